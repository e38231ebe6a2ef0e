import type { GuaranteeAnswer } from "@store/contract/calls/claim-guarantee";
import { StoreError } from "@store/contract/errors";
import { type GuaranteeReason, guaranteeReasonWords, guaranteeUntil } from "@store/contract/guarantee";
import type { Customer } from "../../customers/customer.entity.ts";
import { requireSession } from "../../customers/session.ts";
import { putNotice } from "../../outbox/notice.entity.ts";
import { buyerHashes } from "../../platform/buyer-hash.ts";
import { log } from "../../platform/log.ts";
import { put } from "../../platform/table.ts";
import type { UseCase } from "../../platform/use-case.ts";
import { guaranteeMode, guaranteeOf } from "../guarantee.ts";
import { claimedBefore, claimParts } from "../guarantee-claim.entity.ts";
import { linesLeft } from "../lines.ts";
import { type Order, readOrder } from "../order.entity.ts";
import type { OrderRecord } from "../record.ts";
import { commit, type Extra } from "../settlement/commit.ts";
import { decision } from "../settlement/decision.ts";
import { byHand } from "../settlement/override-order.ts";
import { settleInTurn } from "../settlement/settle-in-turn.ts";
import { refundByHand } from "./refund-by-hand.ts";

/**
 * A buyer's press on the guarantee's button: the money of an order goes back, or its owner is asked. A press that is repeated is the
 * same press. Throws `order.not_found`, `guarantee.off`, `guarantee.over`, `guarantee.used`, `guarantee.disputed`.
 */
export const claimGuarantee: UseCase<"claim-guarantee"> = async ({ sessionToken, orderId, reason }) => {
  const { customer } = await requireSession(sessionToken);
  const order = await readOrder(orderId);
  if (order?.customerId !== customer.customerId) throw new StoreError("order.not_found");
  // What the first press began may not be finished.
  if (order.claimedAt !== undefined) return answerOf(await settleInTurn(order));
  const mode = guaranteeMode();
  if (mode === "off") throw new StoreError("guarantee.off");
  const claim = (record: OrderRecord) => claimOf(record, customer, reason);
  if (mode === "auto") return sendBack(orderId, claim);
  await byHand(orderId, async (record) =>
    record.order.claimedAt === undefined ? ask(record, await claim(record), reason) : record.order,
  );
  log("guarantee.asked", { orderId });
  return { outcome: "asked", amount: order.finalAmount - order.refundedAmount };
};

/** What an earlier press has come to. */
function answerOf({ finalAmount, refundedAmount }: Order): GuaranteeAnswer {
  return refundedAmount >= finalAmount
    ? { outcome: "sent", amount: refundedAmount }
    : { outcome: "asked", amount: finalAmount - refundedAmount };
}

/** What a claim writes with the refund or the question. Throws for an order that has no claim to it. */
async function claimOf(
  { order, ledger }: OrderRecord,
  { email, customerId }: Customer,
  reason: GuaranteeReason | undefined,
): Promise<Extra> {
  const at = Date.now();
  if (!guaranteeOf(order, at))
    throw new StoreError(isOver(order, at) ? "guarantee.over" : "order.not_refundable");
  const disputes = (kind: string) => ledger.filter((row) => row.kind === kind).length;
  if (disputes("dispute-opened") > disputes("dispute-won")) throw new StoreError("guarantee.disputed");
  const lines = linesLeft(order);
  const products = lines.map(({ product }) => product);
  const hashes = buyerHashes("guarantee", email, customerId);
  const used = await claimedBefore(products, hashes);
  const names = lines.filter(({ product }) => used.includes(product)).map(({ name }) => name);
  if (names.length > 0) throw new StoreError("guarantee.used", { products: names.join(", ") });
  const parts = claimParts(products, hashes, { orderId: order.orderId, reason, at });
  return { set: { claimedAt: at }, parts };
}

function isOver({ paidAt }: Order, now: number): boolean {
  return paidAt !== undefined && now > guaranteeUntil(paidAt);
}

/** A refund that the payment company refuses is put before the owner by a notice of its own. */
async function sendBack(
  orderId: string,
  claim: (record: OrderRecord) => Promise<Extra>,
): Promise<GuaranteeAnswer> {
  try {
    const amount = await refundByHand(orderId, undefined, "guarantee", claim);
    log("guarantee.sent", { orderId });
    return { outcome: "sent", amount };
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== "refund.refused") throw error;
    const order = await readOrder(orderId);
    return { outcome: "asked", amount: (order?.finalAmount ?? 0) - (order?.refundedAmount ?? 0) };
  }
}

/** Puts it before the owner, who refunds the order from its drawer. */
function ask(record: OrderRecord, extra: Extra, reason: GuaranteeReason | undefined) {
  const { order } = record;
  const { orderId } = order;
  const at = Date.now();
  const paise = (order.finalAmount - order.refundedAmount) * 100;
  const why = reason ? guaranteeReasonWords[reason] : undefined;
  const notice = putNotice(orderId, { kind: "guarantee", orderId, paise, at, ...(why && { why }) });
  return commit(
    record,
    { ...decision(order), audit: [{ by: "the buyer", action: "order.claim" }] },
    { ...extra, parts: { ...extra.parts, claimNotice: put(notice) } },
  );
}
