import { returnUse } from "../coupon/usable-coupon.ts";
import { transact, update } from "../lib/table.ts";
import { addCounts } from "../stats/counter.entity.ts";
import { changeOrder } from "./change-order.ts";
import type { Order } from "./order.entity.ts";

/**
 * An order that nobody can pay any more: its coupon use goes back. One that failed before by hand only gives the
 * use back now. With a review, money may have been taken: the use stays held until a person has decided. True when
 * nothing is left to do.
 */
export async function failOrder(order: Order, noted: { review?: string } = {}): Promise<boolean> {
  const byHand = order.override !== undefined && order.status !== "failed";
  if (order.status === "completed" || order.status === "refunded" || byHand) return true;
  const returns = order.couponUse === "held" && noted.review === undefined;
  if (order.status === "failed" && !returns) return true;
  const refused = await transact({
    order: update(
      changeOrder(order, "failed", { ...noted, couponUse: returns ? "returned" : order.couponUse }),
    ),
    coupon: returns ? update(returnUse(order.discountCode ?? "")) : undefined,
    totals:
      order.status === "pending"
        ? update(addCounts("ALL", order.orderId, { pending: -1, failed: 1 }))
        : undefined,
  });
  // A coupon that was deleted meanwhile has no use to take back.
  if (refused.coupon && !refused.order) return failOrder({ ...order, couponUse: "none" }, noted);
  return !refused.order;
}
