import type { Order } from "./order.entity.ts";
import type { PaymentSession } from "./payments.ts";

/** What Stripe's truth means for an order. Amounts in whole rupees. */
export type Verdict =
  | { kind: "wait"; processing: boolean }
  | { kind: "fail" }
  | { kind: "review"; reason: string }
  | { kind: "complete"; intent: string; refundedAmount: number; disputeWon: boolean }
  | { kind: "refund"; intent: string; refundedAmount: number; reason: "refund" | "dispute" };

/** Pure: the same session always means the same. `undefined` is a session that was never opened. */
export function judgePayment(order: Order, session: PaymentSession | undefined, liveMode: boolean): Verdict {
  if (!session) return { kind: "fail" };
  const { payment } = session;
  if (!session.paid) {
    // A declined card leaves the session open: the buyer may try another.
    const over = session.status === "expired" || (session.status === "complete" && payment?.failed === true);
    if (over) return { kind: "fail" };
    return { kind: "wait", processing: session.status === "complete" };
  }
  const reason = mismatch(order, session, liveMode);
  if (reason !== undefined || !payment) return { kind: "review", reason: reason ?? "paid without a payment" };
  const refundedAmount = Math.round(payment.amountRefunded / 100);
  const known = { intent: payment.intent, refundedAmount };
  if (payment.fullyRefunded) return { kind: "refund", reason: "refund", ...known };
  if (payment.dispute === "lost") return { kind: "refund", reason: "dispute", ...known };
  return { kind: "complete", disputeWon: payment.dispute === "won", ...known };
}

/** Why something that claims to be paid is not the payment of this order. */
function mismatch(order: Order, session: PaymentSession, liveMode: boolean): string | undefined {
  if (session.orderId !== order.orderId) return "order id";
  if (session.mode !== "payment") return "mode";
  if (session.currency !== "inr") return "currency";
  if (session.amountTotal !== order.finalAmount * 100) return "amount";
  if (session.liveMode !== liveMode) return "live mode";
  return undefined;
}
