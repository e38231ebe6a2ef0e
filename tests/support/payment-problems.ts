// I1, I6, I8, I9: payments, their pages and their ledger.
import type { Order } from "@store/core/orders/order.entity";
import { difference, figuresOf, sumOfFigures } from "@store/core/orders/settlement/books";
import { minutes } from "@store/core/platform/time";
import { standIns } from "./stand-ins.ts";
import type { Rows } from "./table-rows.ts";

const isCompleted = ({ status }: Order) => status === "completed";

/** I9: no order has two payment sessions that the shop takes for open. */
export function sessionProblems({ paymentSession: sessions }: Rows): string[] {
  const open = new Map<string, number>();
  for (const { orderId, state } of sessions)
    if (state === "open" || state === "asked") open.set(orderId, (open.get(orderId) ?? 0) + 1);
  return [...open].flatMap(([orderId, count]) =>
    count > 1 ? [`I9 ${orderId} has ${count} open sessions`] : [],
  );
}

/** I8: what an order adds to the figures is what its ledger says, and each payment that was taken is in it. */
export function ledgerProblems({ order: orders, ledger, payment: payments }: Rows): string[] {
  const problems = orders.flatMap((order) => {
    const rows = ledger.filter(({ orderId }) => orderId === order.orderId);
    const off = difference(figuresOf(order), sumOfFigures(rows));
    return Object.keys(off).length === 0
      ? []
      : [`I8 ${order.orderId}: figures are off by ${JSON.stringify(off)}`];
  });
  const noted = new Set(ledger.map(({ paymentId }) => paymentId));
  for (const { paymentId } of payments)
    if (!noted.has(paymentId)) problems.push(`I8 payment ${paymentId} is in no ledger`);
  return problems;
}

/** I1: an order stands completed by a payment of its own, or is free, or an admin's word stands beside it. */
export function paymentProblems({ order: orders, payment: payments, audit }: Rows): string[] {
  const problems: string[] = [];
  const byId = new Map(payments.map((payment) => [payment.paymentId, payment]));
  for (const order of orders) {
    const { orderId, paymentId, source, status, override } = order;
    if (paymentId && byId.get(paymentId)?.orderId !== orderId) problems.push(`I1 ${orderId}: no payment row`);
    if (isCompleted(order) && source === "paid" && !paymentId && override?.status !== "completed")
      problems.push(`I1 ${orderId} is completed without a payment`);
    if (source === "free" && order.finalAmount !== 0) problems.push(`I1 ${orderId} is free but costs`);
    if (override && override.status !== status && !order.supersededBy)
      problems.push(`I1 ${orderId} is ${status}, but was set to ${override.status} by hand`);
    if (override && !audit.some(({ target }) => target === orderId))
      problems.push(`I1 ${orderId}: override without audit`);
  }
  const sales = new Map(orders.map(({ paymentId, orderId }) => [paymentId, orderId]));
  const ids = new Set(orders.map(({ orderId }) => orderId));
  for (const { paymentId, orderId, what } of payments)
    if (what === "sale" ? sales.get(paymentId) !== orderId : !ids.has(orderId))
      problems.push(`I1 payment ${paymentId} has no order`);
  return problems;
}

/** I6, and every payment that Stripe took is an order's, or a person has been told. */
export function unsettled(rows: Rows): string[] {
  const { order: orders } = rows;
  const now = Date.now();
  const problems: string[] = [];
  for (const { orderId, status, createdAt, processing, dueAt, override } of orders) {
    if (status === "pending" && createdAt < now - minutes(50) && !processing && !override)
      problems.push(`I6 ${orderId} is still pending`);
    if (dueAt !== undefined && dueAt <= now) problems.push(`I6 ${orderId} is still due after reconcile`);
  }
  const known = new Map(orders.map((order) => [order.orderId, order]));
  for (const { type, data } of standIns.stripe.control.events()) {
    if (
      !type.startsWith("checkout.session.") ||
      !("payment_status" in data.object) ||
      data.object.payment_status !== "paid"
    )
      continue;
    const order = known.get(data.object.client_reference_id ?? "");
    if (
      order &&
      order.status !== "completed" &&
      order.status !== "refunded" &&
      !order.review &&
      !order.override
    )
      problems.push(`I1 ${order.orderId} is paid, but stands ${order.status}`);
  }
  return [...problems, ...uncaptured(rows)];
}

/** Those that Razorpay captured and that their payer does not have again are an order's, or a person has been told. */
function uncaptured({ order: orders, payment: payments, unmatched }: Rows): string[] {
  const owned = new Set([...payments, ...unmatched].map(({ paymentId }) => paymentId));
  const waits = new Set(
    orders.filter(({ review, override }) => review || override).map(({ orderId }) => orderId),
  );
  const known = new Set(orders.map(({ orderId }) => orderId));
  return [...(standIns.razorpay?.api.store.payments.values() ?? [])].flatMap(({ payment }) => {
    const { id, captured, notes, amount, amount_refunded } = payment;
    const orderId = Array.isArray(notes) ? "" : (notes.order_id ?? "");
    const isHeld = captured && amount_refunded < amount;
    const isLost = isHeld && known.has(orderId) && !owned.has(id) && !waits.has(orderId);
    return isLost ? [`I1 ${id} was captured for ${orderId}, which does not have it`] : [];
  });
}
