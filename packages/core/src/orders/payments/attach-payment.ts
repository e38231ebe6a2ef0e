import { StoreError } from "@store/contract/errors";
import { formatPaise } from "@store/contract/format";
import { auditRow } from "../../platform/audit.entity.ts";
import { log } from "../../platform/log.ts";
import { put, transact } from "../../platform/table.ts";
import { leftOf, type ProviderId } from "../../providers/payments.ts";
import type { Order } from "../order.entity.ts";
import { PaymentSessionEntity } from "../payment-session.entity.ts";
import type { OrderRecord } from "../record.ts";
import { commit } from "../settlement/commit.ts";
import { decision } from "../settlement/decision.ts";
import { byHand } from "../settlement/override-order.ts";
import { settle } from "../settlement/settle.ts";
import { orderThatHas } from "./find-unmatched.ts";
import { captureOf } from "./refund-unmatched.ts";
import { changeUnmatched, readUnmatched, type Unmatched } from "./unmatched.entity.ts";

/**
 * Gives a payment without an order to an order of the same amount that has none: the payment becomes one of the order's
 * pages, and `settle` takes it for the sale. Answers the order as it then is. The same again is the same. Throws
 * `unmatched.not_found`, `unmatched.changed`, `unmatched.amount`, `unmatched.order_paid`, `order.not_found`,
 * `order.changed`.
 */
export async function attachPayment(
  provider: ProviderId,
  paymentId: string,
  orderId: string,
  by: string,
): Promise<Order> {
  await byHand(orderId, async (record) => {
    const row = await readUnmatched(provider, paymentId);
    if (!row) throw new StoreError("unmatched.not_found");
    if (row.state === "attached" && row.orderId === orderId) return record.order;
    if (row.state !== "open") throw new StoreError("unmatched.changed");
    if (await orderThatHas(provider, paymentId)) throw new StoreError("unmatched.changed");
    await checkFit(record.order, row);
    return attach(record, row, by);
  });
  // Should this be interrupted: the order is due, and the schedule does it.
  const settled = await settle(orderId);
  if (!settled) throw new StoreError("order.not_found");
  log("unmatched.attached", { provider, paymentId, orderId, status: settled.status });
  return settled;
}

async function checkFit(order: Order, row: Unmatched): Promise<void> {
  if (order.paymentId !== undefined) throw new StoreError("unmatched.order_paid");
  const fits = order.provider === row.provider && row.currency === "inr";
  if (!fits || order.finalAmount * 100 !== row.amount)
    throw new StoreError("unmatched.amount", {
      paid: formatPaise(row.amount, row.currency),
      due: formatPaise(order.finalAmount * 100),
    });
  const capture = await captureOf(row);
  if (leftOf(capture) < capture.amount) throw new StoreError("unmatched.changed");
}

/** Undefined when the order or the payment has changed since it was read. An admin's earlier status no longer stands in the way. */
async function attach(record: OrderRecord, row: Unmatched, by: string): Promise<Order | undefined> {
  const { order } = record;
  const { provider, paymentId, amount } = row;
  const now = Date.now();
  const attempt = order.sessions + 1;
  const session = {
    orderId: order.orderId,
    attempt,
    provider,
    state: "paid",
    sessionId: paymentId,
    attachedBy: by,
    amount,
    expiresAt: now,
    createdAt: now,
  } as const;
  return commit(
    record,
    {
      ...decision(order),
      set: { sessions: attempt, override: undefined, dueAt: now },
      audit: [{ by, action: "payment.attach", after: paymentId }],
    },
    {
      parts: {
        attached: put(PaymentSessionEntity.create(session)),
        unmatched: put(changeUnmatched(row, { state: "attached", orderId: order.orderId, note: undefined })),
      },
    },
  );
}

/**
 * Leaves a payment alone, as one that is no business of the shop. Throws `unmatched.not_found`, and `unmatched.changed`
 * when something else was decided.
 */
export async function dismissPayment(
  provider: ProviderId,
  paymentId: string,
  reason: string,
  by: string,
): Promise<void> {
  const row = await readUnmatched(provider, paymentId);
  if (!row) throw new StoreError("unmatched.not_found");
  if (row.state === "dismissed") return;
  if (row.state !== "open") throw new StoreError("unmatched.changed");
  const refused = await transact({
    row: put(changeUnmatched(row, { state: "dismissed", note: undefined })),
    audit: put(auditRow({ by, action: "payment.dismiss", target: paymentId, after: reason })),
  });
  if (refused.row && (await readUnmatched(provider, paymentId))?.state !== "dismissed")
    throw new StoreError("unmatched.changed");
}
