import { HoldEntity, holders } from "../../coupons/hold.entity.ts";
import { ifUnchanged } from "../../platform/conditions.ts";
import { readOrder } from "../order.entity.ts";

/** Forgets orders that hold nothing unpaid any more. True when that made room. */
export async function releaseHolds(code: string): Promise<boolean> {
  const made = await Promise.all(
    holders(code).map(async (holder) => {
      const { data } = await HoldEntity.get(holder).go({ consistent: true });
      const orders = await Promise.all((data?.orderIds ?? []).map(readOrder));
      const over = orders.flatMap((order) => (order && order.status !== "pending" ? [order.orderId] : []));
      if (over.length === 0) return false;
      return ifUnchanged(HoldEntity.patch(holder).delete({ orderIds: over }));
    }),
  );
  return made.includes(true);
}
