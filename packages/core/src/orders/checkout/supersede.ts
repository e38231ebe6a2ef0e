import { StoreError } from "@store/contract/errors";
import { readRecord } from "../record.ts";
import { closePages } from "../settlement/pages.ts";
import { settle } from "../settlement/settle.ts";
import { unlessAway } from "./page-to-pay.ts";
import type { Superseded } from "./place-order.ts";

/**
 * The checkout's last order, made sure that nobody can pay it any more: all its pages are closed at the provider first.
 * Throws `order.already_paid` if somebody has, or is about to.
 */
export async function supersede(orderId: string): Promise<Superseded | undefined> {
  const record = await readRecord(orderId);
  if (!record) return undefined;
  const { order, pages } = record;
  if (order.status === "completed" || order.processing) throw new StoreError("order.already_paid");
  const unseen = pages.map((page) => ({ page, seen: undefined }));
  if (order.status !== "pending" || order.source !== "paid") return { order, pages: unseen };
  const seen = await unlessAway(() => closePages(record));
  const over = seen.every(
    (one) => !one.seen || !(one.seen.open || one.seen.underWay || one.seen.taken.length > 0),
  );
  if (over) return { order, pages: seen };
  const settled = await settle(orderId);
  if (settled?.status === "completed" || settled?.processing) throw new StoreError("order.already_paid");
  return settled ? { order: settled, pages: unseen } : undefined;
}
