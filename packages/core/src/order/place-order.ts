import { cartIsOrdered } from "../cart/cart.entity.ts";
import type { Coupon } from "../coupon/coupon.entity.ts";
import { CouponEntity } from "../coupon/coupon.entity.ts";
import { returnUse, takeUse } from "../coupon/usable-coupon.ts";
import { emailHash } from "../customer/login.entity.ts";
import { check, type Part, put, transact, update } from "../lib/table.ts";
import { days, ttlOf } from "../lib/time.ts";
import { makeFindable } from "../search/findable.ts";
import { addCounts, addDayCounts } from "../stats/counter.entity.ts";
import { changeOrder } from "./change-order.ts";
import { CheckoutEntity } from "./checkout.entity.ts";
import { type Order, OrderEntity } from "./order.entity.ts";

interface Placing {
  order: Order;
  coupon: Coupon | null | undefined;
  /** The order it supersedes, closed at Stripe. */
  previous: Order | undefined;
  /** The order the checkout pointed to when it was read. */
  current: string | undefined;
}

/** One transaction: the order, the checkout's pointer, the coupon's use, the end of the order before. */
export async function placeOrder(placing: Placing): Promise<"placed" | "coupon" | "changed"> {
  const { order, current } = placing;
  const previous = placing.previous?.status === "pending" ? placing.previous : undefined;
  const refused = await transact({
    order: put(OrderEntity.create(order)),
    checkout: update(pointTo(order, current)),
    cart: update(cartIsOrdered(emailHash(order.email), order.orderId, order.createdAt)),
    previous: previous && update(endSuperseded(previous, order)),
    ...couponParts(placing, previous),
    totals: update(
      addCounts("ALL", order.orderId, { orders: 1, pending: previous ? 0 : 1, failed: previous ? 1 : 0 }),
    ),
    day: update(addDayCounts(order.createdAt, order.orderId, { orders: 1 })),
    ...makeFindable("order", { id: order.orderId, at: order.createdAt }, order),
  });
  if (refused.order || refused.checkout || refused.previous) return "changed";
  // A coupon that was deleted meanwhile has no use to take back.
  if (refused.given && previous)
    return placeOrder({ ...placing, previous: { ...previous, couponUse: "none" } });
  return refused.coupon ? "coupon" : "placed";
}

function pointTo(order: Order, current: string | undefined) {
  return CheckoutEntity.update({ checkoutId: order.checkoutId ?? "" })
    .set({ orderId: order.orderId, ttl: ttlOf(order.createdAt + days(3)) })
    .where((a, o) => (current === undefined ? o.notExists(a.orderId) : o.eq(a.orderId, current)));
}

function endSuperseded(previous: Order, order: Order) {
  const moves = movesUse(previous, order);
  const gives = previous.couponUse === "held" && !moves;
  return changeOrder(previous, "failed", {
    supersededBy: order.orderId,
    couponUse: moves ? "moved" : gives ? "returned" : previous.couponUse,
  });
}

/** Both hold a use of one coupon: it is the same use. */
function movesUse(previous: Order, order: Order): boolean {
  const bothHold = previous.couponUse === "held" && order.couponUse === "held";
  return bothHold && previous.discountCode === order.discountCode;
}

/** The use of a capped coupon: taken, or moved from the superseded order; another coupon's use is given back. */
function couponParts(
  { order, coupon }: Placing,
  previous: Order | undefined,
): { coupon?: Part; given?: Part } {
  const held = previous?.couponUse === "held" ? previous.discountCode : undefined;
  const moves = previous !== undefined && movesUse(previous, order);
  return {
    ...(held !== undefined && !moves && { given: update(returnUse(held)) }),
    ...(coupon &&
      order.couponUse === "held" && {
        coupon: moves ? check(stillGood(coupon)) : update(takeUse(coupon, order.createdAt)),
      }),
  };
}

function stillGood(coupon: Coupon) {
  return CouponEntity.remove({ code: coupon.code }).where(
    (a, o) => `${o.eq(a.active, true)} AND ${o.eq(a.percentage, coupon.percentage)}`,
  );
}
