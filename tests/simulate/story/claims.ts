// Buyers who press the guarantee's button of an owner who sends money back by it, is asked, or has it off; logged in by password or by a mailed code, beside whatever else happens to their
// order at that moment; and licences of clients' sites that must end with the purchase.
import type { Item } from "@store/dev/table/values";
import { table } from "../servers.ts";
import { type GuaranteeMode, shop } from "../shop.ts";
import { Chance } from "../world/chance.ts";
import { type Buyer, passwordOf, type Stage } from "./stage.ts";
import { day, hour, minute, second } from "./times.ts";

type By = "password" | "code";
interface Claim {
  do: "claim the guarantee";
  buyer: number;
  order: number;
  by: By;
  mode: GuaranteeMode;
  presses: number;
  /** Milliseconds between them. */
  apart: number;
}
interface AtMidnight {
  do: "claim at midnight";
  buyer: number;
  mode: GuaranteeMode;
  /** Milliseconds after the guarantee's last one. */
  after: number;
}
interface Certify {
  do: "certify a site";
  buyer: number;
}

export const claimActs = {
  "claim the guarantee": (stage: Stage, { buyer, order, by, mode, presses, apart }: Claim): void => {
    const who = stage.buyers[buyer];
    const orderId = who?.orders[order]?.orderId;
    if (!who || orderId === undefined) return;
    void enter(stage, who, by, (sessionToken) => {
      for (let i = 0; i < presses; i++)
        stage.world.outside(i * apart, "claim", () => void press(stage, mode, sessionToken, orderId));
    });
  },
  "claim at midnight": (stage: Stage, { buyer, mode, after }: AtMidnight): void => {
    const who = stage.buyers[buyer];
    const orderId = who?.orders[0]?.orderId ?? "";
    const { paidAt } = orderRow(orderId) ?? {};
    if (!who || typeof paidAt !== "number") return;
    const left = lastOf(paidAt) + after - stage.world.now;
    if (left < minute) return;
    stage.world.outside(left - minute, "enter before midnight", () => {
      void enter(stage, who, "password", (sessionToken) => {
        const wait = lastOf(paidAt) + after - stage.world.now;
        stage.world.outside(Math.max(0, wait), "claim", () => void press(stage, mode, sessionToken, orderId));
      });
    });
  },
  "certify a site": (stage: Stage, { buyer }: Certify): void => {
    const who = stage.buyers[buyer];
    if (who) void enter(stage, who, "password", (sessionToken) => void certify(stage, who, sessionToken));
  },
  "look at what has closed": (
    stage: Stage,
    { mode }: { do: "look at what has closed"; mode: GuaranteeMode },
  ): void => {
    lookAtSwitch(stage, mode);
    void look(stage);
  },
};

/** The last millisecond of the 30th day after the day of a payment in India, reckoned apart from the shop's own way. */
function lastOf(paidAt: number): number {
  const india = 5.5 * hour;
  return (Math.floor((paidAt + india) / day) + 31) * day - india - 1;
}

const isKind = (kind: string) => (item: Item) => item.__edb_e__ === kind;
const orderRow = (orderId: string) =>
  table.items().find((item) => isKind("order")(item) && item.orderId === orderId);

async function enter(stage: Stage, who: Buyer, by: By, then: (sessionToken: string) => void): Promise<void> {
  const { calls, world, mails, sessions } = stage;
  const entered = (sessionToken: string) => {
    sessions.push(sessionToken);
    then(sessionToken);
  };
  const logIn = async (work: () => Promise<{ sessionToken: string }>) => {
    const answer = await calls.call(`${who.name} logs in by ${by}`, work, { viewerIp: who.ip });
    if (answer.kind === "answered") entered(answer.value.sessionToken);
  };
  if (by === "password") {
    const password = passwordOf(mails(), who.email);
    if (password !== undefined) await logIn(() => shop.logIn({ username: who.email, password }));
    return;
  }
  const asked = await calls.call(
    `${who.name} asks for a code`,
    () => shop.sendCode({ username: who.email }),
    { viewerIp: who.ip },
  );
  if (asked.kind !== "answered") return;
  const { attempt } = asked.value;
  world.outside(90 * second, "read the code", () => {
    const mail = mails().find(({ to, tags }) => to === who.email && tags.kind === "login-code");
    const { code } = mail ? (JSON.parse(mail.text) as { code: string }) : {};
    if (code !== undefined) void logIn(() => shop.logInByCode({ attempt, code }));
  });
}

/** G: a claim is taken until its last millisecond and not after, and what is said to have gone back was asked for. */
async function press(
  { calls, world, handled }: Stage,
  mode: GuaranteeMode,
  sessionToken: string,
  orderId: string,
): Promise<void> {
  if (mode === "auto") handled.add(orderId);
  const paidAt = Number(orderRow(orderId)?.paidAt);
  const answer = await calls.call("the buyer claims the guarantee", () =>
    shop.claim(mode, { sessionToken, orderId, reason: "other" }),
  );
  const { claimedAt } = orderRow(orderId) ?? {};
  if (Number(claimedAt) > lastOf(paidAt)) world.problem(`G ${orderId} was claimed after its guarantee`);
  if (answer.kind === "refused" && answer.error.code === "guarantee.over" && world.now <= lastOf(paidAt))
    world.problem(`G ${orderId} was refused before its guarantee ended`);
  if (answer.kind !== "answered") return;
  const { outcome, amount: told } = answer.value;
  if (mode === "ask" && outcome === "asked" && !isBeforeOwner(orderId))
    world.problem(`G ${orderId} was claimed, and no owner is told of it`);
  if (outcome !== "sent") return;
  const asked = table.items().filter((item) => isKind("refund")(item) && item.orderId === orderId);
  if (asked.reduce((sum, { amount }) => sum + Number(amount), 0) < told * 100)
    world.problem(`G ${orderId}: the buyer is told of ${told} that nobody sends`);
}

/** Whether a notice of the claim was written. */
function isBeforeOwner(orderId: string): boolean {
  return table.items().some((item) => isKind("notice")(item) && item.noticeId === `guarantee.${orderId}`);
}

/** G: a switch that asks sends nothing by itself, and one that is off takes no claim. */
function lookAtSwitch({ world }: Stage, mode: GuaranteeMode): void {
  const sent = table.items().filter((item) => isKind("refund")(item) && item.by === "guarantee");
  if (mode !== "auto")
    for (const { orderId } of sent)
      world.problem(`G ${orderId}: money went back by a switch that is ${mode}`);
  const claimed = table.items().filter((item) => isKind("order")(item) && item.claimedAt !== undefined);
  if (mode === "off")
    for (const { orderId } of claimed) world.problem(`G ${orderId} was claimed by a switch that is off`);
}

async function certify({ calls, licences }: Stage, who: Buyer, sessionToken: string): Promise<void> {
  const fields = {
    name: "Kesar",
    address: "kesar.example",
    platform: "Shopify",
    note: "",
    summary: "",
  } as const;
  const answer = await calls.call(`${who.name} certifies a site`, async () => {
    const { site } = await shop.desk.add({ sessionToken, fields });
    return shop.desk.certify({ sessionToken, siteId: site.siteId });
  });
  const code = answer.kind === "answered" ? answer.value.site.licence?.code : undefined;
  if (code !== undefined) licences.push({ code, customerId: sessionToken.split(".")[0] ?? "" });
}

/** Whether a completed order gives something to this customer: anything, or this. */
function owns(customerId: string, what?: string): boolean {
  const bought = table
    .items()
    .filter(
      (item) =>
        isKind("order")(item) &&
        item.customerId === customerId &&
        item.status === "completed" &&
        item.deletedAt === undefined,
    );
  return bought.some((order) => what === undefined || given(order).includes(what));
}

/** What an order gives, reckoned apart from the shop's own way. */
function given({ entitlements, lines, refundedItems }: Item): readonly string[] {
  if (entitlements !== undefined) return entitlements as string[];
  const gone = (refundedItems as string[] | undefined) ?? [];
  const left = (lines as { product: string; opens: string[] }[]).filter(
    ({ product }) => !gone.includes(product),
  );
  return left.flatMap(({ opens }) => opens);
}

/** A: what a purchase opened is closed once no order stands behind it: each login, and each licence of a site. */
async function look({ calls, world, sessions, licences }: Stage): Promise<void> {
  for (const sessionToken of sessions) {
    const customerId = sessionToken.split(".")[0] ?? "";
    if (owns(customerId)) continue;
    const answer = await calls.call("a former buyer looks in", () => shop.account({ sessionToken }));
    if (answer.kind === "answered" && !owns(customerId))
      world.problem(`A ${customerId} is let in, and no order stands behind it`);
  }
  for (const { code, customerId } of licences) {
    if (owns(customerId, "agency-license")) continue;
    const answer = await calls.call("somebody checks a licence", () => shop.checkLicence({ code }));
    if (answer.kind === "answered" && answer.value.valid && !owns(customerId, "agency-license"))
      world.problem(`A the licence ${code} holds, and no order stands behind it`);
  }
}

/** Claims in a part of the runs, most of them beside something else that happens to the order within seconds. */
export function drawClaims(seed: number, buyers: number, within: number, lookAt: number) {
  const chance = new Chance(seed, "claims");
  if (!chance.strikes(0.35)) return [];
  const mode = drawMode(seed);
  const answers = new Chance(seed, "answers to claims");
  const claims = Array.from({ length: chance.pick([1, 1, 2]) }, () => {
    const where = { buyer: chance.below(buyers), order: chance.pick([0, 0, 0, 1]) };
    const at = chance.between(2, within / minute) * minute;
    const presses = { presses: chance.pick([1, 2, 3]), apart: chance.pick([1, 40, 300, 3000]) };
    const by = chance.pick(["password", "password", "code"] as const);
    // By code it takes a mail longer.
    const near = at + (by === "code" ? 90 * second : 0) + chance.between(0, 3) * second;
    const beside = chance.pick([
      () => [],
      () => [{ do: "refund" as const, share: chance.pick(["all", "bundle"] as const), ...where, at: near }],
      () => [{ do: "refund at the provider" as const, share: "all" as const, ...where, at: near }],
      () => [
        { do: "dispute" as const, ...where, at: near },
        {
          ...{ do: "close the dispute" as const, outcome: chance.pick(["won", "lost"] as const), ...where },
          at: near + chance.between(0.1, 10) * minute,
        },
      ],
      () => [{ do: chance.pick(["block", "delete the customer"] as const), buyer: where.buyer, at: near }],
      () => [{ do: "ask to be erased" as const, buyer: where.buyer, at: near }],
    ])();
    const claim = { do: "claim the guarantee" as const, ...where, ...presses, by, mode, at };
    return [claim, ...beside, ...drawAnswer(answers, mode, where, near)];
  }).flat();
  const sites = Array.from({ length: buyers }, (_, buyer) => ({
    ...{ do: "certify a site" as const, buyer, at: chance.between(1, within / minute) * minute },
  }));
  return [...claims, ...sites, { do: "look at what has closed" as const, mode, at: lookAt }];
}

/** How the owner's switch stands in all of a run: by itself, asking, or off. Of a chance of its own, which moves nothing else. */
function drawMode(seed: number): GuaranteeMode {
  return new Chance(seed, "guarantee switch").pick(["auto", "auto", "auto", "ask", "ask", "off"] as const);
}

/** An owner who was asked sends the money back, sometimes while the buyer still presses. */
function drawAnswer(
  chance: Chance,
  mode: GuaranteeMode,
  where: { buyer: number; order: number },
  near: number,
) {
  if (mode !== "ask" || !chance.strikes(0.7)) return [];
  const at = near + chance.pick([second, 10 * second, chance.between(1, 20) * minute]);
  return [{ do: "refund" as const, share: "all" as const, ...where, at }];
}

/** Claims around the end of the 30th day, of each who came on one of these days. */
export function drawMidnights(seed: number, days: readonly number[]) {
  const chance = new Chance(seed, "midnights");
  const mode = drawMode(seed);
  return days.flatMap((on, buyer) =>
    chance.strikes(0.6)
      ? [
          {
            ...{ do: "claim at midnight" as const, buyer, mode, at: (on + 25) * day },
            after: chance.pick([-999, -5 * second, 0, 1, second, -hour, hour]),
          },
        ]
      : [],
  );
}
