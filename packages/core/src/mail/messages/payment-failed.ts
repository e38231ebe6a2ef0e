import { plainName } from "../../carts/plain-name.ts";
import { findUsableCoupon } from "../../coupons/coupon-uses.ts";
import { readCurrentOrderId } from "../../orders/checkout.entity.ts";
import { type Order, readOrder } from "../../orders/order.entity.ts";
import { mayTellOfFailure, readCartAddress } from "../../outbox/cart-address.entity.ts";
import { suppressionOf } from "../../outbox/suppression.entity.ts";
import { emailHash } from "../../platform/address-hash.ts";
import { unsubscribeParts } from "../../platform/mail-links.ts";
import { setting } from "../../platform/settings.ts";
import { days } from "../../platform/time.ts";
import { basketFacts } from "./basket-facts.ts";
import type { Composer } from "./composed.ts";

/** Anybody who has not been told by then has found another way. */
const tooLate = days(1);

/**
 * Why a payment failed, to a buyer who has left. Undefined when they have bought or tried again since, want no such
 * mails, or were told of another one today. Anybody can type anybody's address: one mail a day, and no words of theirs.
 */
export const composePaymentFailed: Composer = async ({ orderId = "", createdAt }) => {
  const now = Date.now();
  const order = await readOrder(orderId);
  if (!order?.cause || !hasFailed(order) || createdAt + tooLate <= now) return undefined;
  const { checkoutId = "", email, cause, upsells, discountCode } = order;
  const [current, address, suppressed, coupon] = await Promise.all([
    readCurrentOrderId(checkoutId),
    readCartAddress(email),
    suppressionOf(email),
    discountCode === undefined ? undefined : findUsableCoupon(discountCode),
  ]);
  const isLast = current === orderId && (address?.orderId ?? orderId) === orderId;
  if (!isLast || suppressed || !(await mayTellOfFailure(emailHash(email), orderId, now))) return undefined;
  const { unsubscribeUrl, headers } = unsubscribeParts(email);
  const basket = basketFacts({ checkoutId, upsells, name: plainName(order.name) ?? "", coupon });
  const findUrl = `${setting("siteUrl")}/lost-access#payment`;
  return {
    to: email,
    model: { kind: "payment-failed", cause, ...basket, unsubscribeUrl, findUrl },
    headers,
  };
};

function hasFailed({ status, review, override, deletedAt, supersededBy }: Order): boolean {
  const byHand = override !== undefined || deletedAt !== undefined;
  return status === "failed" && review === undefined && !byHand && supersededBy === undefined;
}
