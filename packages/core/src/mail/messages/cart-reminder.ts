import { brand } from "@store/contract/brand";
import type { CartFacts, CartMail } from "@store/contract/mail-model";
import { type Cart, readCart } from "../../carts/cart.entity.ts";
import { isLeft, readCartOrders } from "../../carts/cart-orders.ts";
import { findUsableCoupon } from "../../coupons/coupon-uses.ts";
import { readLogin } from "../../customers/login.entity.ts";
import type { OutboxMessage } from "../../outbox/outbox.entity.ts";
import { suppressionOf } from "../../outbox/suppression.entity.ts";
import { emailHash } from "../../platform/address-hash.ts";
import { unsubscribeParts } from "../../platform/mail-links.ts";
import { days } from "../../platform/time.ts";
import { basketFacts } from "./basket-facts.ts";
import type { Composed, Composer } from "./composed.ts";

type CartKind = CartMail["kind"];

/** Longer than this in the queue, and a reminder is none. */
const tooLate = days(1);

/**
 * A reminder with the catalogue's names and prices. Undefined, when between the schedule's look and this one somebody
 * has bought, began to pay, or unsubscribed.
 */
export function composeCartReminder(kind: CartKind): Composer {
  return (message) => compose(message, kind);
}

async function compose(message: OutboxMessage, kind: CartKind): Promise<Composed | undefined> {
  const cart = await readCart(message.about);
  const isStale = message.createdAt + tooLate <= Date.now();
  // A corrected address is not the one that this mail is for.
  if (!cart?.email || isStale || message.emailHash !== emailHash(cart.email)) return undefined;
  const { email } = cart;
  const reasonsAgainst = await Promise.all([readLogin(email), suppressionOf(email), isPaying(cart)]);
  if (reasonsAgainst.some(Boolean)) return undefined;
  const { unsubscribeUrl, headers } = unsubscribeParts(email);
  return { to: email, model: { kind, ...(await factsOf(cart, kind)), unsubscribeUrl }, headers };
}

async function isPaying(cart: Cart): Promise<boolean> {
  const { orders } = await readCartOrders(cart, Date.now());
  return orders.some((order) => !isLeft(order));
}

async function factsOf(cart: Cart, kind: CartKind): Promise<Omit<CartFacts, "unsubscribeUrl">> {
  const { upsells = [], discountCode, name = "" } = cart;
  // A code that a visitor typed is in the mail only while it is a coupon of the shop.
  const [own, offered] = await Promise.all([
    discountCode === undefined ? undefined : findUsableCoupon(discountCode),
    kind === "cart-3" ? findUsableCoupon(brand.quickCoupon.code) : undefined,
  ]);
  const better = offered && offered.percentage > (own?.percentage ?? 0) ? offered : undefined;
  return {
    ...basketFacts({ checkoutId: cart.checkoutId, upsells, name, coupon: better ?? own }),
    ...(better && { coupon: { code: better.code, percentage: better.percentage } }),
  };
}
