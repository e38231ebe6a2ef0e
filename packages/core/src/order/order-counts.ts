import { update } from "../lib/table.ts";
import { addCounts, addCouponDay, addDayCounts, type Counts } from "../stats/counter.entity.ts";
import type { Order, OrderStatus } from "./order.entity.ts";

/** The counters that follow an order into `completed`. `sentBack`: whole rupees, unknown to the order so far. */
export function completionCounts(order: Order, now: number, { users = 0, sentBack = 0 } = {}) {
  const { orderId, discountCode, finalAmount } = order;
  const sold: Counts = {
    completed: 1,
    revenue: finalAmount - order.refundedAmount - sentBack,
    refundedAmount: sentBack,
    discounted: discountCode ? 1 : 0,
  };
  return {
    totals: update(addCounts("ALL", orderId, { ...sold, ...left(order.status), users })),
    day: update(
      addDayCounts(now, orderId, { ...sold, ...upsellCounts(order), recovered: order.cartId ? 1 : 0 }),
    ),
    uses: discountCode ? update(addCounts(`COUPON.${discountCode}`, orderId, { uses: 1 })) : undefined,
    usesThatDay: discountCode ? update(addCouponDay(now, orderId, discountCode)) : undefined,
  };
}

/** The counters that follow an order out of `completed`, to where it then stands. `sentBack` in whole rupees. */
export function leavingCounts(order: Order, to: OrderStatus, now: number, sentBack: number) {
  const { orderId, discountCode } = order;
  const wasSold = order.status === "completed";
  const counts: Counts = {
    ...left(order.status),
    [to]: 1,
    revenue: wasSold ? -(order.finalAmount - order.refundedAmount) : 0,
    refundedAmount: sentBack,
    discounted: wasSold && discountCode ? -1 : 0,
  };
  return {
    totals: update(addCounts("ALL", orderId, counts)),
    day: update(
      addDayCounts(now, orderId, {
        refunded: to === "refunded" ? 1 : 0,
        refundedAmount: sentBack,
        orders: 0,
      }),
    ),
    uses:
      wasSold && discountCode
        ? update(addCounts(`COUPON.${discountCode}`, orderId, { uses: -1 }))
        : undefined,
  };
}

/** The counters that forget an order. What happened on a day has happened. */
export function deletionCounts(order: Order) {
  const { orderId, status, discountCode, finalAmount, refundedAmount } = order;
  const wasSold = status === "completed";
  const counts: Counts = {
    orders: -1,
    ...left(status),
    revenue: wasSold ? -(finalAmount - refundedAmount) : 0,
    refundedAmount: -refundedAmount,
    discounted: wasSold && discountCode ? -1 : 0,
  };
  return {
    totals: update(addCounts("ALL", orderId, counts)),
    uses:
      wasSold && discountCode
        ? update(addCounts(`COUPON.${discountCode}`, orderId, { uses: -1 }))
        : undefined,
  };
}

function left(status: OrderStatus): Counts {
  return { [status]: -1 };
}

function upsellCounts({ upsells }: Order): Counts {
  return {
    adTemplates: upsells.includes("ad-templates") ? 1 : 0,
    seoChecklist: upsells.includes("seo-checklist") ? 1 : 0,
    agencyLicense: upsells.includes("agency-license") ? 1 : 0,
  };
}
