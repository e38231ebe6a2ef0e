// The one file that names the shop's own modules: what the simulation calls, sets and reads.

import { firstOffer } from "@store/contract/offer/first-offer";
import { offer, setOffer } from "@store/contract/offer/offer";
import type { GstSettings, PaymentRule } from "@store/contract/offer/settings";
import type { ManualStatus } from "@store/contract/order-statuses";
import { bootstrap } from "@store/core/bootstrap";
import { abandonedCarts } from "@store/core/carts/abandoned-carts";
import { sendAbandonedCartEmail } from "@store/core/carts/send-abandoned-cart-email";
import { adminCoupons } from "@store/core/coupons/admin-coupons";
import { CouponEntity } from "@store/core/coupons/coupon.entity";
import { setBlocked } from "@store/core/customers/block-customer";
import { changePassword } from "@store/core/customers/change-password";
import { changeProfile } from "@store/core/customers/change-profile";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { passkeys } from "@store/core/customers/passkeys";
import { sendLoginCode } from "@store/core/customers/send-login-code";
import { signUp } from "@store/core/customers/sign-up";
import { startPasskeyLogin } from "@store/core/customers/start-passkey-login";
import { validateLogin } from "@store/core/customers/validate-login";
import { validateLoginCode } from "@store/core/customers/validate-login-code";
import { validatePasskeyLogin } from "@store/core/customers/validate-passkey-login";
import { checkLicence } from "@store/core/desk/check-licence";
import { clientDesk } from "@store/core/desk/client-desk";
import { carryInvoices } from "@store/core/invoices/carry-invoices";
import { NumberingEntity } from "@store/core/invoices/numbering.entity";
import { sweepInvoices } from "@store/core/invoices/sweep-invoices";
import { deliverMail } from "@store/core/mail/deliver-mail";
import { noteMailEvent } from "@store/core/mail/note-mail-event";
import { sweepMail } from "@store/core/mail/sweep-mail";
import { clearOffers, useCurrentOffer } from "@store/core/offer/current-offer";
import { settlementFile } from "@store/core/orders/admin/settlement-file";
import { createPaymentOrder } from "@store/core/orders/checkout/create-payment-order";
import { startCheckout } from "@store/core/orders/checkout/start-checkout";
import { attachPayment, dismissPayment } from "@store/core/orders/payments/attach-payment";
import { claimGuarantee } from "@store/core/orders/payments/claim-guarantee";
import { findUnmatched, listUnmatched } from "@store/core/orders/payments/find-unmatched";
import { paymentWebhook } from "@store/core/orders/payments/payment-webhook";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { refundUnmatched } from "@store/core/orders/payments/refund-unmatched";
import { stuckBuyers } from "@store/core/orders/payments/stuck-buyers";
import { syncPayments } from "@store/core/orders/payments/sync-payments";
import { readAccount } from "@store/core/orders/read-account";
import { deleteOrder } from "@store/core/orders/settlement/delete-order";
import { giveAsGift } from "@store/core/orders/settlement/give-as-gift";
import { orderStatus } from "@store/core/orders/settlement/order-status";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import { clearShards, noticeThrottling } from "@store/core/platform/list-shards";
import { runAs } from "@store/core/platform/request";
import { configure, type Settings } from "@store/core/platform/settings";
import { documents, table, waitForTransactions } from "@store/core/platform/table";
import { minutes } from "@store/core/platform/time";
import { privacyChange } from "@store/core/privacy/privacy-change";
import { privacyRequests } from "@store/core/privacy/privacy-requests";
import { replayErasures } from "@store/core/privacy/replay";
import type { Request } from "@store/core/privacy/request.entity";
import { retention } from "@store/core/privacy/retention";
import type { Mailer, OutgoingMail } from "@store/core/providers/mailer";
import type { Payments, ProviderId } from "@store/core/providers/payments";
import { razorpayPayments } from "@store/core/providers/razorpay";
import type { SitePages as Site } from "@store/core/providers/site-pages";
import { stripePayments } from "@store/core/providers/stripe";
import { adminOffer } from "@store/core/publishing/admin-offer";
import { renderPages } from "@store/core/publishing/render-pages";
import type { Item } from "@store/dev/table/values";
import { renderPlain } from "../support/render-plain.ts";
import { fetchOf } from "./company/razorpay.ts";
import { httpClientOf, webhookSecret } from "./company/stripe.ts";
import type { Provider } from "./provider.ts";
import type { Around } from "./table/client.ts";

export type GuaranteeMode = typeof offer.guaranteeButton;

export type { Mailer, ManualStatus, OutgoingMail, ProviderId };

export const tableClient = documents;
export const aroundSend: Around = (next, context) =>
  waitForTransactions(noticeThrottling(next, context), context);
export const tableName = table.table;

/** Everything that anybody can do to the shop. */
export const shop = {
  bootstrap,
  signUp,
  press: async (input: Parameters<typeof createPaymentOrder>[0]) => {
    await useCurrentOffer();
    return createPaymentOrder(input);
  },
  status: orderStatus,
  /** Razorpay waits five seconds, and its function four. */
  webhook: (company: ProviderId, body: string, header: string) =>
    paymentWebhook(company, body, header, company === "razorpay" ? 4000 : undefined),
  startCheckout,
  leave: sendAbandonedCartEmail,
  logIn: validateLogin,
  sendCode: sendLoginCode,
  logInByCode: validateLoginCode,
  startPasskeyLogin,
  enterByPasskey: validatePasskeyLogin,
  passkeys,
  desk: clientDesk(async () => undefined),
  checkLicence,
  /** Of an owner whose switch stands so. */
  claim: async (guaranteeButton: GuaranteeMode, input: Parameters<typeof claimGuarantee>[0]) => {
    setOffer({ ...offer, guaranteeButton });
    return claimGuarantee(input);
  },
  account: readAccount(async () => undefined),
  offer: adminOffer,
  renderPages,
  coupons: adminCoupons,
  refund: refundByHand,
  override: overrideOrder,
  deleteOrder,
  deleteCustomer,
  block: setBlocked,
  changeProfile,
  changePassword,
  gift: giveAsGift,
  sync: syncPayments,
  reconcile,
  sweepMail: () => sweepMail(renderPlain),
  deliverMail: (mailId: string) => deliverMail(mailId, renderPlain),
  numberInvoices: sweepInvoices,
  abandonedCarts,
  stuckBuyers,
  readBooks: findUnmatched,
  stray: { list: listUnmatched, attach: attachPayment, dismiss: dismissPayment, refund: refundUnmatched },
  noteMailEvent,
  privacy: privacyChange,
  privacyRequests,
  retention,
  restore,
  settlement: settlementFile,
};

/** What is done with a restored table before it serves, and after: scripts/replay-erasures.ts and scripts/carry-invoices.ts. */
async function restore(former: readonly Item[], rows: readonly Item[]): Promise<void> {
  const isKind = (kind: string) => (item: Item) => item.__edb_e__ === kind;
  await NumberingEntity.put({ name: "this", tableName: "the former one" }).go();
  const requests = former.filter(isKind("privacyRequest")) as unknown as Request[];
  const erased = requests
    .filter(({ kind, state }) => kind === "erasure" && state !== "undone" && state !== "cooling")
    .map(({ closedAt, ...request }) => ({ ...request, erasedAt: closedAt ?? Date.now() }));
  await replayErasures(
    erased,
    rows.flatMap(({ email }) => (typeof email === "string" ? [email] : [])),
  );
  const series = former.filter(isKind("series"));
  await carryInvoices({
    invoices: former.filter(isKind("invoice")),
    last: new Map(series.map((row) => [String(row.series), Number(row.last)])),
  });
}

let provider: () => Provider = () => {
  throw new Error("No world is running");
};
let shownRev = () => 1;
let mayWait = false;

/** From now on a time may have come that no page tells of. */
export function offersMayWait(): void {
  mayWait = true;
}

let payments: Record<ProviderId, Payments> | undefined;

/** Gives the domain its settings, and the two others it speaks with. */
export function configureShop(of: {
  provider: () => Provider;
  mailer: Mailer;
  gst: GstSettings;
  rules: readonly PaymentRule[];
  site: Site & { now: () => { rev: number } };
}): void {
  shownRev = () => of.site.now().rev;
  provider = of.provider;
  payments ??= {
    stripe: stripePayments({
      secretKey: "sk_test_shop",
      webhookSecret,
      endpoint: "http://pay.test",
      httpClient: httpClientOf(() => provider()),
    }),
    razorpay: razorpayPayments({
      keyId: "rzp_test_shop",
      keySecret: "rzp_secret",
      webhookSecret,
      endpoint: "http://rzp.test",
      fetch: fetchOf(() => provider()),
    }),
  };
  const asked = payments;
  configure({
    siteUrl: "http://shop.test",
    checkoutKey: "checkout-key",
    sealKey: Buffer.alloc(32, 7).toString("base64"),
    privacyKey: Buffer.alloc(32, 5).toString("base64"),
    addressKey: "address-key",
    licenceKey: Buffer.alloc(32, 3).toString("base64"),
    counterKey: "counter-key",
    reminderConsent: "notice",
    liveMode: false,
    paymentRules: of.rules,
    cartMails: 1,
    cartMailsAfterFailedPayment: false,
    startMails: false,
    newsMails: false,
    gst: of.gst,
    sitePages: of.site,
    mailsPerSecond: 500,
    orderFlood: Number.POSITIVE_INFINITY,
    payments: async (company) => asked[company],
    mailer: async () => of.mailer,
  } satisfies Partial<Settings>);
}

/** Runs one call as the edge would: the actor comes from the request. */
export function asCaller<T>(viewerIp: string, requestId: string, work: () => Promise<T>): Promise<T> {
  return runAs({ viewerIp, requestId }, async () => {
    // As the edge does; a shop that has published nothing, and set no time, has nothing to read.
    if (shownRev() > 1 || mayWait) await useCurrentOffer();
    return work();
  });
}

const admin = { adminId: "admin", email: "admin@shop.example" };

/** Runs what an admin does, who has given the code of a second factor. */
export function asAdmin<T>(work: () => Promise<T>): Promise<T> {
  return runAs({ viewerIp: "10.1.0.1", requestId: "admin", admin }, work);
}

/** No process knows an offer yet, nor which months are busy. */
export function startWithoutMemory(): void {
  clearShards();
  clearOffers();
  mayWait = false;
  setOffer(firstOffer);
}

/** Coupons of the stories: story/coupons.ts tells them. */
export async function makeCoupons(): Promise<void> {
  const coupon = { active: true, redemptions: 0, createdAt: Date.now() };
  await CouponEntity.put({ ...coupon, code: "RARE", percentage: 20, usageLimit: 2 }).go();
  await CouponEntity.put({ ...coupon, code: "GIFT", percentage: 100, usageLimit: 1 }).go();
  await CouponEntity.put({ ...coupon, code: "CARE", percentage: 33, products: ["seo-checklist"] }).go();
  await CouponEntity.put({ ...coupon, code: "ONCE", amountOff: 150, oncePerBuyer: true }).go();
  // Half of the stories' first hour.
  const [startsAt, expiresAt] = [coupon.createdAt + minutes(0.5), coupon.createdAt + minutes(35)];
  await CouponEntity.put({ ...coupon, code: "DAYS", percentage: 15, startsAt, expiresAt }).go();
}
