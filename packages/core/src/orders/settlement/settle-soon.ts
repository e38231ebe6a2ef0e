import { isDeepStrictEqual } from "node:util";
import { ifUnchanged } from "../../platform/conditions.ts";
import { ContentionError } from "../../platform/contention.ts";
import { retryOnConflict } from "../../platform/retry.ts";
import { hours } from "../../platform/time.ts";
import { changeOrder } from "../change-order.ts";
import { indexOrder } from "../index-order.ts";
import { changeSession } from "../payment-session.entity.ts";
import { readRecord } from "../record.ts";
import type { Notified } from "./payment-sessions.ts";

/** How long a closed page that a message named is looked at. */
const lookedAt = hours(1);

/** Leaves an order to the next run of the schedule, with what the message told of its page. */
export async function settleSoon(orderId: string, named: Notified | undefined): Promise<void> {
  const isLeft = await retryOnConflict(5, async () => {
    const record = await readRecord(orderId);
    if (!record) return true;
    const { order, sessions } = record;
    const now = Date.now();
    const session = sessions.find((one) => one.attempt === named?.attempt);
    // Of many messages about one page the first leaves it; the others find it left.
    const isNew = session && (session.state === "closed" || !sameHints(session.hints, named?.hints));
    if (!isNew && order.dueAt !== undefined && order.dueAt <= now) return true;
    if (session) {
      const { lateUntil = 0, hints } = session;
      const isClosed = session.state === "closed";
      if (session.unwritten) await indexOrder(order);
      const noted = {
        hints: { ...hints, ...named?.hints },
        ...(isClosed && { lateUntil: Math.max(lateUntil, now + lookedAt) }),
      };
      if (!(await ifUnchanged(changeSession(session, noted)))) return false;
    }
    // Others left it there at the same moment.
    if (order.dueAt !== undefined && order.dueAt <= now) return true;
    const due = {
      ...order,
      version: order.version + 1,
      dueAt: Math.min(order.dueAt ?? now, now),
      updatedAt: now,
    };
    return ifUnchanged(changeOrder(order, due));
  });
  if (!isLeft) throw new ContentionError(`Order ${orderId} kept changing while it was left to the schedule`);
}

function sameHints(known: Notified["hints"] = {}, told: Notified["hints"] = {}): boolean {
  return isDeepStrictEqual({ ...known, ...told }, known);
}
