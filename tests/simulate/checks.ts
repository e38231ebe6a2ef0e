// What must be true of a simulated shop when everything has come to rest, beside the invariants that all tests share.
import type { Item } from "@store/dev/table/values";
import { expectSettled, expectSound } from "../support/invariants.ts";
import { type Rows, readTable } from "../support/table-rows.ts";
import { servers, table } from "./servers.ts";
import type { Stage } from "./story/stage.ts";
import type { World } from "./world/world.ts";

const isKind = (kind: string) => (item: Item) => item.__edb_e__ === kind;
const orders = (): Item[] => table.items().filter(isKind("order"));

/**
 * I10: anybody who has paid is in, or a person was told, ten minutes after the weather turned fair. Slow payments are looked
 * at once an hour, should their message be lost: those `isSlow` leaves out.
 */
export function checkNoBuyerWaits(world: World, isSlow: (order: Item) => boolean): void {
  for (const order of waitingOrders())
    if (!isSlow(order)) world.problem(`I10 ${order.orderId} is paid, but still pending in fair weather`);
}

/** Orders that are paid at the provider, and pending. */
export function waitingOrders(): Item[] {
  const taken = servers().provider.companies.flatMap((company) => company.taken());
  const paid = new Set(taken.map(({ orderId }) => orderId));
  return orders().filter(
    ({ orderId, status, review, override }) =>
      status === "pending" && !review && !override && paid.has(String(orderId)),
  );
}

/** What must hold at every moment, whatever is half done. */
export async function checkMeanwhile(world: World): Promise<void> {
  await expectSound().catch((error: Error) => tell(world, error));
}

/** Everything that must hold at rest. */
export async function checkAtRest(world: World, { told, site }: Stage): Promise<void> {
  await expectSettled({ twiceMailed: true }).catch((error: Error) => tell(world, error));
  const rows = await readTable();
  for (const problem of toldProblems(rows, told)) world.problem(problem);
  const [current] = rows.currentOffer;
  if (current?.rev !== site().rev)
    world.problem(`P6 the pages show revision ${site().rev}, and ${current?.rev} holds`);
  if (Number(current?.nextAt) <= world.now)
    world.problem(`P6 the time of revision ${current?.nextRev} has come, and ${current?.rev} holds`);
  checkRevisions(world, rows);
  checkNoBuyerWaits(world, () => false);
  checkMoney(world);
  for (const { name, dead, ended } of world.processes)
    if (!dead && !ended) world.problem(`H ${name} never ended`);
}

function tell(world: World, { message }: Error): void {
  for (const problem of message.split("\n")) world.problem(problem);
}

/** P8: no order is priced by a revision before its second, nor by one that never came to hold. */
function checkRevisions(world: World, { order, offerRevision }: Rows): void {
  const begun = new Map(offerRevision.map(({ rev, at }) => [rev, at]));
  for (const { orderId, offerRev = 1, createdAt } of order) {
    const at = offerRev === 1 ? 0 : begun.get(offerRev);
    if (at === undefined || createdAt < at)
      world.problem(`P8 ${orderId} is priced by revision ${offerRev}, which did not hold`);
  }
}

/** R2: what an admin was told is what a refund of just these products sends. */
function toldProblems({ refund }: Rows, told: Stage["told"]): string[] {
  return told.flatMap(({ orderId, items, rupees }) => {
    const sends = refund.some(
      (one) =>
        one.orderId === orderId &&
        Math.round(one.amount / 100) === rupees &&
        (one.items === undefined || one.items.join() === items?.join()),
    );
    return sends ? [] : [`R2 ${orderId}: an admin is told that ${rupees} went back for ${items ?? "all"}`];
  });
}

/**
 * P2: every payment that was taken, and was not sent back whole on the company's own pages, is in the books, or a person was told of its order, or finds it among the money without one.
 * I8: what the books say went back is what the provider says, failed refunds left out.
 * R: under one key, money goes back once.
 */
function checkMoney(world: World): void {
  const { companies, untold } = servers().provider;
  const rows = table.items();
  const known = new Set(rows.filter(isKind("payment")).map(({ paymentId }) => paymentId));
  // Money without an order: the books have found it, and an admin decides.
  const found = new Map(rows.filter(isKind("unmatched")).map((row) => [row.paymentId, row.state]));
  const byId = new Map(orders().map((order) => [order.orderId, order]));
  const noticed = new Set(rows.filter(isKind("notice")).map(({ orderId }) => orderId));
  const isTold = (order: Item | undefined) => order?.review !== undefined && noticed.has(order.orderId);
  for (const { paymentId, orderId, back, paise } of companies.flatMap((company) => company.taken())) {
    const order = byId.get(orderId);
    if (!known.has(paymentId)) {
      if (back < paise && !isTold(order) && !found.has(paymentId))
        world.problem(`P2 ${orderId}: a payment that was taken is in nobody's books`);
      if (found.get(paymentId) === "refunded" && back !== paise)
        world.problem(`U ${paymentId}: ${back} of ${paise} paise without an order went back`);
      continue;
    }
    if (order?.paymentId === paymentId && Number(order.finalAmount) * 100 !== paise)
      world.problem(`L ${order.orderId}: ${paise} paise were taken for ${order.finalAmount}`);
    if (order?.paymentId !== paymentId || untold.has(paymentId) || isTold(order)) continue;
    if (Number(order.refundedAmount) !== Math.round(back / 100))
      world.problem(`I8 ${order.orderId}: ${order.refundedAmount} went back by the books, ${back} paise did`);
  }
  const keys = companies.flatMap((company) => company.refundKeys());
  for (const key of new Set(keys))
    if (keys.filter((other) => other === key).length > 1)
      world.problem(`R ${key.split(":")[1]}: one refund was paid twice`);
}
