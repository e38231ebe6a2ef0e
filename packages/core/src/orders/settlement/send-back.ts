import { paymentTimings } from "@store/contract/timings";
import { putNotice } from "../../outbox/notice.entity.ts";
import { ifUnchanged } from "../../platform/conditions.ts";
import { alarm, log } from "../../platform/log.ts";
import { put, transact, update } from "../../platform/table.ts";
import { PaymentRefused } from "../../providers/payments.ts";
import { KeySpent, keyAfter } from "../../providers/spent-keys.ts";
import type { Order } from "../order.entity.ts";
import type { OrderRecord } from "../record.ts";
import { type Refund, RefundEntity } from "../refund.entity.ts";
import { paymentsOf } from "./payment-sessions.ts";
import { furtherPayment } from "./row-parts.ts";

/**
 * Asks the provider for every refund of the order that it is not known to have accepted, under the key that was written down
 * first. A provider forgets keys after a day, so the payment's own refunds are looked at before: one that carries the key
 * is this one, and is never asked for again. A key that the provider answers with its own failure for ever is followed by
 * another one, an hour later (docs/decisions/0100).
 */
export async function sendBack({ order, sessions, refunds }: OrderRecord): Promise<void> {
  const asked = refunds.filter((refund) => refund.state === "asked" && !waits(refund));
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
    const { refundKey: key, paymentId, amount, orderId, keysSpent = 0 } = refund;
    if (made.has(key)) continue;
    const idempotencyKey = keyAfter(key, keysSpent);
    try {
      await payments.refund({ orderId, paymentId, amount, key, idempotencyKey });
      log("refund.accepted", { orderId, key });
    } catch (error) {
      if (error instanceof KeySpent) {
        await askLater(refund, error.message);
        continue;
      }
      if (!(error instanceof PaymentRefused)) throw error;
      log("refund.refused", { orderId, key, error: error.message });
      await refuse(order, refund, error.message);
    }
  }
}

/** Whether its last key is spent, and the provider may still show that money went back under it. */
export function waits({ state, askAgainAt = 0 }: Refund): boolean {
  return state === "asked" && Date.now() < askAgainAt;
}

/** How many keys in a row may be spent before somebody is called. */
const silentKeys = 2;

async function askLater({ orderId, refundKey, keysSpent }: Refund, error: string): Promise<void> {
  const spent = (keysSpent ?? 0) + 1;
  const isNoted = await ifUnchanged(
    RefundEntity.patch({ orderId, refundKey })
      .set({ keysSpent: spent, askAgainAt: Date.now() + paymentTimings.refundAskAgain })
      .where((a, o) => (keysSpent === undefined ? o.notExists(a.keysSpent) : o.eq(a.keysSpent, keysSpent))),
  );
  if (!isNoted) return;
  log("refund.waits", { orderId, key: refundKey, spent, error });
  if (spent > silentKeys) alarm("payment.review", { reason: "the provider fails at a refund", orderId });
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
