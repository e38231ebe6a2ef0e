import { putNotice } from "../../outbox/notice.entity.ts";
import { log } from "../../platform/log.ts";
import { put, transact, update } from "../../platform/table.ts";
import { PaymentRefused } from "../../providers/payments.ts";
import type { Order } from "../order.entity.ts";
import type { OrderRecord } from "../record.ts";
import { type Refund, RefundEntity } from "../refund.entity.ts";
import { paymentsOf } from "./payment-sessions.ts";
import { furtherPayment } from "./row-parts.ts";

/**
 * Asks the provider for every refund of the order that it is not known to have accepted, under the key that was written down
 * first. A provider forgets keys after a day, so the payment's own refunds are looked at before: one that carries the key
 * is this one, and is never asked for again.
 */
export async function sendBack({ order, sessions, refunds }: OrderRecord): Promise<void> {
  const asked = refunds.filter(({ state }) => state === "asked");
  if (asked.length === 0) return;
  const payments = await paymentsOf(order);
  const paidSessions = sessions.filter(({ state, sessionId }) => state === "paid" && sessionId);
  const seen = await Promise.all(
    paidSessions.map(({ sessionId = "", hints }) => payments.read(sessionId, hints)),
  );
  const made = new Set(
    seen.flatMap(({ captures }) => captures.flatMap((one) => one.refunds.map(({ key }) => key))),
  );
  for (const refund of asked) {
    const { refundKey: key, paymentId, amount, orderId } = refund;
    if (made.has(key)) continue;
    try {
      await payments.refund({ orderId, paymentId, amount, key });
      log("refund.accepted", { orderId, key });
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error;
      log("refund.refused", { orderId, key, error: error.message });
      await refuse(order, refund, error.message);
    }
  }
}

/** The provider will never do it: a person must decide anew. */
async function refuse(order: Order, refund: Refund, said: string): Promise<void> {
  const { orderId, refundKey, amount: paise, paymentId } = refund;
  const why = said.slice(0, 300);
  const facts = { kind: "refund-refused", orderId, paise, why, at: Date.now() } as const;
  const about = { ...facts, ...furtherPayment(order, paymentId) };
  await transact({
    refund: update(
      RefundEntity.patch({ orderId, refundKey })
        .set({ state: "refused", why })
        .where((a, o) => o.eq(a.state, "asked")),
    ),
    notice: put(putNotice(refundKey, about)),
  });
}
