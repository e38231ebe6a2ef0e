import { CustomerEntity, grantSets, ownsWithout, readCustomer } from "../customer/customer.entity.ts";
import { endSessions } from "../customer/end-sessions.ts";
import { log } from "../lib/log.ts";
import { put, transact, update } from "../lib/table.ts";
import { changeOrder } from "./change-order.ts";
import { overrideAudit, paymentPart, recordPayment } from "./complete-order.ts";
import type { Verdict } from "./judge-payment.ts";
import type { Order } from "./order.entity.ts";
import { completionCounts, leavingCounts } from "./order-counts.ts";
import { refundMail } from "./refund-mail.ts";

/** Money went back whole, or a dispute was lost: what the order gave is taken, its sessions end. */
export async function refundOrder(
  order: Order,
  verdict: Extract<Verdict, { kind: "refund" }>,
): Promise<boolean> {
  const { reason: refundReason, intent, refundedAmount } = verdict;
  // What an admin has set stays so; the money is counted all the same.
  if (order.override) return order.status === "completed" ? recordPayment(order, verdict) : true;
  const now = Date.now();
  const sentBack = refundedAmount - order.refundedAmount;
  const isNew = order.paymentIntent === undefined;
  return leaveCompleted(order, {
    order: update(
      changeOrder(order, "refunded", {
        refundReason,
        refundedAmount,
        ...(isNew && { paymentIntent: intent }),
      }),
    ),
    payment: isNew ? paymentPart(order, { payment: verdict }, now) : undefined,
    ...leavingCounts(order, "refunded", now, sentBack),
    mail: refundReason === "refund" ? refundMail(order, sentBack, now) : undefined,
  });
}

/** An admin's word that a completed order is not: its grants end as with a refund. */
export async function revokeByHand(order: Order, override: NonNullable<Order["override"]>): Promise<boolean> {
  const to = override.status === "failed" ? "failed" : "pending";
  return leaveCompleted(order, {
    order: update(changeOrder(order, to, { override, dueAt: undefined })),
    ...leavingCounts(order, to, Date.now(), 0),
    audit: put(overrideAudit(order, override)),
  });
}

/** A dispute that was lost has been won after all: the order gives again what it gave. */
export async function restoreOrder(order: Order): Promise<boolean> {
  const holder = await readCustomer(order.customerId);
  if (order.deletedAt !== undefined || holder?.state !== "member") return true;
  const refused = await transact({
    order: update(changeOrder(order, "completed", { refundReason: undefined })),
    customer: update(
      CustomerEntity.patch({ customerId: order.customerId })
        .set({ hasPaid: true })
        .add(grantSets(order.entitlements, order.orderId))
        .where((a, o) => o.eq(a.state, "member")),
    ),
    ...completionCounts(order, Date.now()),
  });
  return Object.keys(refused).length === 0;
}

/** The parts that take an order out of `completed`, and what ends its grants and sessions with them. */
export async function leaveCompleted(order: Order, parts: Parameters<typeof transact>[0]): Promise<boolean> {
  const gave = order.status === "completed";
  const holder = gave ? await readCustomer(order.customerId) : null;
  // Whoever was deleted holds nothing any more.
  const customer = holder?.state === "member" ? holder : null;
  const { orderId } = order;
  const refused = await transact({
    ...parts,
    ...(customer &&
      endSessions(customer, {
        hasPaid: ownsWithout(customer, orderId),
        revoke: grantSets(order.entitlements, orderId),
      })),
  });
  if (Object.keys(refused).length > 0) return false;
  log("order.revoked", { orderId, customerId: order.customerId });
  return true;
}
