import { ifUnchanged } from "../../platform/conditions.ts";
import { hours } from "../../platform/time.ts";
import { changeOrder } from "../change-order.ts";
import { PaymentSessionEntity } from "../payment-session.entity.ts";
import { readRecord } from "../record.ts";
import type { Notified } from "./payment-sessions.ts";

const tries = 5;
/** How long a closed page that a message named is looked at. */
const lookedAt = hours(1);

/** Leaves an order to the next run of the schedule, with what the message told of its page. */
export async function settleSoon(orderId: string, named: Notified | undefined): Promise<void> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const record = await readRecord(orderId);
    if (!record) return;
    const { order, sessions } = record;
    const now = Date.now();
    const session = sessions.find((one) => one.attempt === named?.attempt);
    if (session) {
      const { lateUntil = 0, hints } = session;
      const isClosed = session.state === "closed";
      await PaymentSessionEntity.patch({ orderId, attempt: session.attempt })
        .set({
          hints: { ...hints, ...named?.hints },
          ...(isClosed && { lateUntil: Math.max(lateUntil, now + lookedAt) }),
        })
        .go();
    }
    const due = {
      ...order,
      version: order.version + 1,
      dueAt: Math.min(order.dueAt ?? now, now),
      updatedAt: now,
    };
    if (await ifUnchanged(changeOrder(order, due))) return;
  }
  throw new Error(`Order ${orderId} kept changing while it was left to the schedule`);
}
