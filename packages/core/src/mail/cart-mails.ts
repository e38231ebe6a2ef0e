// Mails about a basket that was not bought: its reminders, and why its payment failed.

import { choosableIds } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { holds } from "@store/contract/order-line";
import { isForAny, priceBasket } from "@store/contract/price-basket";
import type { ProductId } from "@store/contract/products";
import { cartTimings } from "@store/contract/timings";
import { type Cart, readCart } from "../carts/cart.entity.ts";
import { isLeft, readCartOrders } from "../carts/cart-orders.ts";
import { greetingName } from "../carts/plain-name.ts";
import type { Coupon } from "../coupons/coupon.entity.ts";
import { findUsableCoupon, isForEverybody } from "../coupons/coupon-uses.ts";
import { readLogin } from "../customers/login.entity.ts";
import { revInUse } from "../offer/current-offer.ts";
import { readCurrentOrderId } from "../orders/checkout.entity.ts";
import { type Order, readOrder } from "../orders/order.entity.ts";
import { mayTellOfFailure, readCartAddress } from "../outbox/cart-address.entity.ts";
import type { OutboxMessage } from "../outbox/outbox.entity.ts";
import { reminderNumber, reminders } from "../outbox/reminders.ts";
import { suppressionOf } from "../outbox/suppression.entity.ts";
import { emailHash } from "../platform/address-hash.ts";
import { cartToken, type MailedCart } from "../platform/mail-links.ts";
import { pageUrl, withUnsubscribe } from "./composer.ts";

/**
 * A reminder with the catalogue's names and prices. Undefined, when between the schedule's look and this one somebody
 * has bought, began to pay, or unsubscribed.
 */
export async function composeCartReminder({ about, kind, ...message }: OutboxMessage) {
  const cart = await readCart(about);
  const isStale = message.createdAt + cartTimings.tooLate <= Date.now();
  // A corrected address is not the one that this mail is for.
  if (!cart?.email || isStale || message.emailHash !== emailHash(cart.email)) return undefined;
  const { email } = cart;
  const reasonsAgainst = await Promise.all([readLogin(email), suppressionOf(email), isPaying(cart)]);
  if (reasonsAgainst.some(Boolean)) return undefined;
  return withUnsubscribe({ to: email, facts: await reminderFacts(cart, reminderNumber(kind)) });
}

async function isPaying(cart: Cart): Promise<boolean> {
  const { orders } = await readCartOrders(cart, Date.now());
  return orders.some((order) => !isLeft(order));
}

async function reminderFacts(
  { checkoutId: cartId, upsells = [], discountCode, name = "" }: Cart,
  reminder: number | undefined,
) {
  // A code that a visitor typed is in the mail only while it is a coupon of the shop.
  const [own, offered] = await Promise.all([
    findTypedCoupon(discountCode),
    reminder === reminders.length ? findUsableCoupon(offer.quickCoupon.code) : undefined,
  ]);
  const off = (coupon: Coupon | undefined) => priceBasket(upsells, coupon).discountAmount;
  // The mail says that it is for the whole basket.
  const percentage = offered && isForEverybody(offered) ? offered.percentage : undefined;
  const better = percentage !== undefined && off(offered) > off(own) ? offered : undefined;
  return {
    ...basketFacts({ cartId, reminder }, upsells, name, better ?? own),
    ...(better && percentage !== undefined && { coupon: { code: better.code, percentage } }),
  };
}

/**
 * Why a payment failed, to a buyer who has left. Undefined when they have bought or tried again since, want no such
 * mails, or were told of another one today. Anybody can type anybody's address: one mail a day, and no words of theirs.
 */
export async function composePaymentFailed({ orderId = "", createdAt }: OutboxMessage) {
  const now = Date.now();
  const order = await readOrder(orderId);
  if (!order?.cause || !hasFailed(order) || createdAt + cartTimings.tooLate <= now) return undefined;
  const { checkoutId = "", email, cause, lines, discountCode } = order;
  const upsells = choosableIds().filter((id) => holds(lines, id));
  const [current, address, suppressed, coupon] = await Promise.all([
    readCurrentOrderId(checkoutId),
    readCartAddress(email),
    suppressionOf(email),
    findTypedCoupon(discountCode),
  ]);
  const isLast = current === orderId && (address?.orderId ?? orderId) === orderId;
  if (!isLast || suppressed || !(await mayTellOfFailure(emailHash(email), orderId, now))) return undefined;
  const basket = basketFacts({ cartId: checkoutId }, upsells, greetingName(order.name) ?? "", coupon);
  return withUnsubscribe({ to: email, facts: { cause, ...basket, findUrl: pageUrl("lost-access#payment") } });
}

function hasFailed({ status, review, override, deletedAt, supersededBy }: Order): boolean {
  const byHand = override !== undefined || deletedAt !== undefined;
  return status === "failed" && review === undefined && !byHand && supersededBy === undefined;
}

/** A mail proves nothing of who reads it: a coupon for owners is not in it. */
async function findTypedCoupon(code: string | undefined): Promise<Coupon | undefined> {
  const coupon = code === undefined ? undefined : await findUsableCoupon(code);
  return coupon?.owners ? undefined : coupon;
}

/** What a basket holds today, and the link that puts it back: with the catalogue's names and prices. */
function basketFacts(
  mailed: MailedCart,
  upsells: readonly ProductId[],
  name: string,
  usableCoupon: Coupon | undefined,
) {
  const { lines, subtotal, discountAmount, total } = priceBasket(upsells, usableCoupon);
  const coupon = usableCoupon && isForAny(usableCoupon, lines) ? usableCoupon : undefined;
  const query = new URLSearchParams({
    ...(upsells.length > 0 && { upsells: upsells.join(",") }),
    ...(coupon && { code: coupon.code }),
    cart: cartToken({
      ...mailed,
      prices: { rev: revInUse(), until: Date.now() + cartTimings.pricesHold },
    }),
  });
  return {
    name,
    lines: lines.map((line) => ({ name: line.name, price: line.price })),
    subtotal,
    ...(coupon && { discountCode: coupon.code }),
    discountAmount,
    total,
    restoreUrl: pageUrl(`checkout?${query}`),
  };
}
