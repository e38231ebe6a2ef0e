import { StoreError } from "@store/contract/errors";
import { paymentTimings } from "@store/contract/timings";
import { type Coupon, CouponEntity } from "../../coupons/coupon.entity.ts";
import { findUsableCoupon, redeemUse, returnUse } from "../../coupons/coupon-uses.ts";
import { holdParts } from "../../coupons/hold.entity.ts";
import { type BuyerUse, buyerUseParts } from "../../coupons/redemption.entity.ts";
import { CustomerEntity } from "../../customers/customer.entity.ts";
import { addressHasOrdered } from "../../outbox/cart-address.entity.ts";
import { emailHash } from "../../platform/address-hash.ts";
import { addCounts, addDayCounts } from "../../platform/counter.entity.ts";
import { check, type Part, put, type Refusals, transact, update } from "../../platform/table.ts";
import { monthOf } from "../../platform/time.ts";
import { changed, changeOrder } from "../change-order.ts";
import { type Checkout, pointTo } from "../checkout.entity.ts";
import { orderIndexParts } from "../index-order.ts";
import { type Order, OrderEntity } from "../order.entity.ts";
import { mayBeLate } from "../payment-session.entity.ts";
import type { SeenSession } from "../settlement/assess.ts";
import { difference, orderCounts } from "../settlement/books.ts";
import { closedParts } from "../settlement/payment-sessions.ts";
import { orderLimits } from "./order-limits.ts";
import { releaseHolds } from "./release-holds.ts";

/** An order that another one of the same checkout takes the place of, and its pages, none of which can be paid. */
export interface Superseded {
  order: Order;
  sessions: SeenSession[];
}

interface Placing {
  order: Order;
  coupon: Coupon | null | undefined;
  previous: Superseded | undefined;
  /** The checkout as it was read. */
  checkout: Checkout | null;
  /** Too many unpaid orders of all networks are open. */
  flooded: boolean;
  /** Its customer is known to have ordered before. */
  hasOrdered?: boolean;
  /** Room was made once for a use that this network holds. */
  madeRoom?: boolean;
}

/** `network`: this network's unpaid orders hold as many uses of the coupon as one network may. */
type Outcome = "placed" | "coupon" | "network" | "changed";

/**
 * One transaction: the order, the checkout's pointer, the coupon's use, the end of the order before, and
 * one try of what limits orders. Throws `throttled`, and `order.details_changed` for a customer ID that is taken.
 */
export async function placeOrder(placing: Placing): Promise<Outcome> {
  const { order, coupon, checkout, hasOrdered } = placing;
  const previous = placing.previous?.order.status === "pending" ? placing.previous : undefined;
  const ended = previous && endOf(previous, order);
  const isFirst = !hasOrdered && placing.previous?.order.customerId !== order.customerId;
  const counts = { ...difference(orderCounts(order), {}), ...(isFirst && { users: 1 }) };
  const limits = orderLimits(order, placing.flooded);
  const parts = {
    order: put(OrderEntity.create(order)),
    checkout: update(pointTo(order, checkout)),
    address: update(addressHasOrdered(emailHash(order.email), order.orderId, order.createdAt)),
    customer: isFirst ? firstOrderPart(order) : undefined,
    previous: ended && update(changeOrder(previous.order, ended)),
    ...closedParts(previous?.sessions ?? [], order.createdAt),
    ...couponParts(placing, previous?.order),
    ...buyerUseParts(useBy(order), previous && useBy(previous.order), order.createdAt),
    totals: update(
      addCounts("ALL", order.orderId, {
        ...counts,
        ...(ended && { pending: 0, failed: 1 }),
      }),
    ),
    day: update(addDayCounts(order.createdAt, order.orderId, { orders: 1 })),
    ...limits.parts,
    ...(order.source === "free" && orderIndexParts(order)),
  };
  const refused = await transact(parts, () => foreseeUse(order, previous?.order));
  if (refused.order || refused.checkout || refused.previous || isTakenMeanwhile(refused)) return "changed";
  if (limits.isRefused(refused)) throw limits.refusal(refused);
  // The ID is somebody's, or an admin has deleted whose it was: the page signs up anew.
  if (refused.customer) throw new StoreError("order.details_changed");
  // A coupon that was deleted meanwhile has no use to take back.
  if (refused.given && previous)
    return placeOrder({
      ...placing,
      previous: { ...previous, order: { ...previous.order, couponUse: "none" } },
    });
  if (refused.coupon) return "coupon";
  if (!coupon || !(refused.hold0 || refused.hold1)) return "placed";
  if (placing.madeRoom || !(await releaseHolds(coupon.code))) return "network";
  return placeOrder({ ...placing, madeRoom: true });
}

/**
 * In a rush on a coupon: whether its uses are gone by now. The last one may be this order's own, by a try whose answer
 * was lost, so everything is read again.
 */
async function foreseeUse(order: Order, previous: Order | undefined): Promise<{ order?: string }> {
  const { couponUse, discountCode } = order;
  if (couponUse !== "reserved" || discountCode === undefined || (previous && movesUse(previous, order)))
    return {};
  return (await findUsableCoupon(discountCode)) ? {} : { order: "the coupon is used up" };
}

function endOf({ order: previous, sessions }: Superseded, order: Order): Order {
  const moves = movesUse(previous, order);
  const gives = previous.couponUse === "reserved" && !moves;
  const couponUse = moves ? "moved" : gives ? "returned" : previous.couponUse;
  // Nobody can begin to pay it. What was begun before may still arrive.
  const mayCome = sessions.some(({ session, seen }) => mayBeLate(seen ?? session));
  const dueAt = mayCome ? order.createdAt + paymentTimings.firstLateLook : undefined;
  return changed(
    previous,
    "failed",
    { supersededBy: order.orderId, couponUse, buyerHashes: undefined, dueAt },
    order.createdAt,
  );
}

/** The buyer's use of a coupon that an order has. */
function useBy({ orderId, discountCode: code, buyerHashes: hashes }: Order): BuyerUse | undefined {
  return code !== undefined && hashes ? { code, orderId, hashes } : undefined;
}

function isTakenMeanwhile(refused: Refusals<string>): boolean {
  return refused.buyer0 !== undefined || refused.buyer1 !== undefined;
}

/** Both hold a use of one coupon: it is the same use. */
function movesUse(previous: Order, order: Order): boolean {
  const bothReserve = previous.couponUse === "reserved" && order.couponUse === "reserved";
  return bothReserve && previous.discountCode === order.discountCode;
}

/** The use of a capped coupon: taken, or moved from the superseded order; another coupon's use is given back. */
function couponParts(
  { order, coupon }: Placing,
  previous: Order | undefined,
): { coupon?: Part; given?: Part; hold0?: Part; hold1?: Part } {
  const reserved = previous?.couponUse === "reserved" ? previous.discountCode : undefined;
  const moves = previous !== undefined && movesUse(previous, order);
  return {
    ...(reserved !== undefined && !moves && { given: update(returnUse(reserved)) }),
    ...(coupon &&
      order.couponUse === "reserved" && {
        coupon: moves ? check(stillGood(coupon)) : update(redeemUse(coupon, order.createdAt)),
        ...holdParts(coupon, order.orderId, moves ? previous.orderId : undefined, order.createdAt),
      }),
  };
}

function stillGood(coupon: Coupon) {
  const { code, version } = coupon;
  return CouponEntity.remove({ code }).where((a, o) =>
    [o.eq(a.active, true), version === undefined ? o.notExists(a.version) : o.eq(a.version, version)].join(
      " AND ",
    ),
  );
}

/**
 * Anybody who orders is a user: the row is made with the first order, and found by the order's words. Refused for an ID that is
 * somebody's.
 */
function firstOrderPart({ orderId, customerId, name, email, phone, createdAt }: Order): Part {
  return put(
    CustomerEntity.put({
      customerId,
      state: "reserved",
      banned: false,
      hasPaid: false,
      epoch: 0,
      ...{ email, name, phone, detailsFrom: orderId },
      createdAt,
      month: monthOf(createdAt),
    })
      // A sign-up of release 1.0.0 has a row, with an end, before it has ordered.
      .where((a, o) => `${o.notExists(a.state)} OR (${o.exists(a.ttl)} AND ${o.eq(a.state, "reserved")})`),
  );
}
