import { StoreError } from "@store/contract/errors";
import type { OrderRecord } from "../record.ts";
import { closeSessions } from "../settlement/payment-sessions.ts";
import { settle } from "../settlement/settle.ts";
import type { Superseded } from "./place-order.ts";
import { unlessAway } from "./session-to-pay.ts";

/**
 * The checkout's last order, made sure that nobody can pay it any more: all its pages are closed at the provider first.
 * Throws `order.already_paid` if somebody has, or is about to.
 */
export async function supersede(record: OrderRecord): Promise<Superseded | undefined> {
  const { order, sessions } = record;
  if (order.status === "completed" || order.processing) throw new StoreError("order.already_paid");
  const unseen = sessions.map((session) => ({ session, seen: undefined }));
  if (order.status !== "pending" || order.source !== "paid") return { order, sessions: unseen };
  const seen = await unlessAway(() => closeSessions(record));
  const over = seen.every(
    (one) => !one.seen || !(one.seen.open || one.seen.underWay || one.seen.captures.length > 0),
  );
  if (over) return { order, sessions: seen };
  const settled = await settle(order.orderId);
  if (settled?.status === "completed" || settled?.processing) throw new StoreError("order.already_paid");
  return settled ? { order: settled, sessions: unseen } : undefined;
}
