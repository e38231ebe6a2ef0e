// The table of the privacy page against what the entities can hold. A new attribute is either told there or is known to
// say nothing of a person.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { stored } from "@store/contract/privacy/stored";
import { expect, test } from "vitest";

/** Attributes that say nothing of a person: ids that only other rows explain, states, times of work, sums of many. */
const impersonal: Record<string, string> = {
  accessRequest: "orderId state version why",
  progress: "customerId resource",
  clientSite: "customerId siteId version",
  licence: "customerId siteId endedAt",
  sitePoint: "customerId siteId list pointId",
  sitePicture: "customerId siteId list pointId side uploadId",
  pictureOwner: "customerId closedSince",
  siteShare: "customerId siteId",
  deskBrand: "customerId",
  loginCode: "customerId epoch expiresAt tries ttl",
  passkey: "customerId place epoch",
  passkeyChallenge: "challengeHash expiresAt ttl",
  resetToken: "customerId epoch expiresAt ttl",
  adminSignIn: "signInId adminId factorId ttl",
  admin: "adminId active factorId createdAt",
  secondFactor: "adminId factorId usedStep stamp createdAt",
  setupLock: "name claim claimEnds shutAt admins",
  shop: "name openSince mailTriedAt oneShardFrom spread",
  audit: "auditId month at action target",
  cartAddress: "checkoutId orderId toldOrderId ttl",
  cart: "checkoutId version shard reminders seriesAt dueAt ttl",
  consent: "language ttl",
  contentFile: "product fileId revision position live draft",
  coupon:
    "code percentage amountOff description active usageLimit redemptions uncounted version deletedAt startsAt expiresAt products owners oncePerBuyer createdAt",
  hold: "code orderIds ttl",
  redemption: "code orderId ttl",
  guaranteeClaim: "product orderId month counted",
  askedPrice: "product at price rev",
  currentOffer: "name rev since honoured pagesRev pagesBuild busyUntil nextRev nextAt",
  offerDraft: "name baseRev version offer at",
  waitingOffer: "name rev at offer changes note endsNow place files build setAt",
  offerRevision: "rev offer sha256 changes at note",
  customer: "state hasPaid epoch createdAt month shard mergedInto ttl erasedAt helpShard grants passkeyEpoch",
  login: "customerId epoch",
  session: "customerId place epoch expiresAt ttl",
  dueInvoice: "orderId turn list dueAt",
  invoice: "orderId turn series count month against decidedPlace keepUntil numberedAt",
  series: "series last",
  numbering: "name tableName",
  ledger: "orderId kind ref paise provider fee feeTax tax at day shard discountCode offerRev figures",
  checkout: "checkoutId orderId tries triesEnd ttl",
  longWait: "month at orderId waited",
  order:
    "orderId version status source provider checkoutId cartId reminder customerId offerRev couponUse sessions fee feeTax waited processing duplicate joined inAccount refundPending supersededBy erasedAt deletedAt tax dueAt month shard updatedAt",
  paymentSession: "orderId attempt provider state lateUntil amount expiresAt createdAt",
  payment: "provider orderId what amount createdAt",
  poll: "orderId askedAt ttl",
  proof: "provider orderId",
  refund: "orderId refundKey amount state items why keysSpent askAgainAt createdAt",
  sealedPassword: "orderId expiresAt ttl",
  outbox:
    "mailId kind about orderId customerId adminId listedAs state shard attempts leaseUntil dueAt messageId createdAt ttl",
  sealedFacts: "mailId expiresAt ttl",
  notice: "noticeId kind state orderId paise mail why at ttl",
  unmatched:
    "provider state version amount currency at saysOrder orderId refundKey refundAmount refundCount keysSpent foundAt refundedAt list",
  throttle: "count ttl",
  held: "orderId keepUntil ttl",
  privacyLink: "tokenHash expiresAt ttl",
  privacyRequest:
    "requestId kind state version list listedAt askedAt dueAt customerIds orderIds checkoutIds closedAt alarmedAt",
  retentionMark: "list month part cursor found",
  migration: "name cursor run busyUntil doneAt",
  messageArrival: "provider at booksUntil",
  search: "kind at id customerId",
  counter:
    "scope part shard sales returns gross returned fees feeTax discounted recovered cartSales1 cartSales2 cartSales3 cartLeft1 cartLeft2 cartLeft3 waited0 waited1 waited2 waited3 waited4 waited5 waited6 waited7 waited8 waited9 waited10 users orders pending failed uses carts cartMails1 cartMails2 cartMails3",
};

interface Loaded {
  model: { entity: string; schema: { attributes: Record<string, unknown> } };
}

/** The attributes of every entity, without the keys of table and indexes. */
async function allAttributes(): Promise<Map<string, string[]>> {
  const core = join(import.meta.dirname, "..");
  const files = readdirSync(core, { recursive: true, encoding: "utf8" });
  const found = new Map<string, string[]>();
  for (const file of files.filter((name) => name.endsWith(".entity.ts"))) {
    const exported: Record<string, unknown> = await import(join(core, file));
    for (const [name, entity] of Object.entries(exported)) {
      if (!name.endsWith("Entity")) continue;
      const { model } = entity as Loaded;
      const names = Object.keys(model.schema.attributes);
      found.set(
        model.entity,
        names.filter((attribute) => !/^(g\d)?[ps]k$/.test(attribute)),
      );
    }
  }
  return found;
}

function told(entity: string): string[] {
  return stored.flatMap(({ holds }) => holds[entity] ?? []);
}

test("every personal attribute of an entity is in the privacy page's table", async () => {
  const untold = [...(await allAttributes())].flatMap(([entity, attributes]) => {
    const known = new Set([...told(entity), ...(impersonal[entity]?.split(" ") ?? [])]);
    return attributes.filter((name) => !known.has(name)).map((name) => `${entity}.${name}`);
  });
  expect(untold, "Tell of these in packages/contract/src/privacy/stored.ts").toEqual([]);
});

test("the privacy page's table names only attributes that an entity has", async () => {
  const attributes = await allAttributes();
  const entities = new Set([
    ...stored.flatMap(({ holds }) => Object.keys(holds)),
    ...Object.keys(impersonal),
  ]);
  for (const entity of entities) {
    const harmless = impersonal[entity]?.split(" ") ?? [];
    const names = [...told(entity), ...harmless];
    const gone = names.filter((name) => !attributes.get(entity)?.includes(name));
    expect(gone.map((name) => `${entity}.${name}`)).toEqual([]);
    expect(harmless.filter((name) => told(entity).includes(name))).toEqual([]);
  }
});

test("the privacy page leaves out invoice data if the shop makes no invoices", () => {
  expect(stored.filter(({ onlyWithTax }) => onlyWithTax).map(({ holds }) => Object.keys(holds))).toEqual([
    ["order", "dueInvoice", "invoice"],
  ]);
});
