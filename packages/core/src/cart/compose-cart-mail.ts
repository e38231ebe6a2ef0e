import { brand } from "@store/contract/brand";
import { priceBasket } from "@store/contract/price-basket";
import { type Coupon, CouponEntity } from "../coupon/coupon.entity.ts";
import { isUsable } from "../coupon/usable-coupon.ts";
import { LoginEntity } from "../customer/login.entity.ts";
import { setting } from "../lib/settings.ts";
import { days } from "../lib/time.ts";
import type { Composed } from "../mail/compose-mail.ts";
import { cartToken, unsubscribeToken } from "../mail/mail-links.ts";
import type { CartFacts } from "../mail/mail-model.ts";
import type { MailKind, OwedMail } from "../mail/outbox.entity.ts";
import { suppressionOf } from "../mail/suppression.entity.ts";
import { readOrder } from "../order/order.entity.ts";
import { type Cart, readCart } from "./cart.entity.ts";

type CartKind = Extract<MailKind, `cart-${1 | 2 | 3}`>;

/** Longer than this in the queue, and a reminder is none. */
const tooLate = days(1);

/**
 * A reminder with the catalogue's names and prices. Undefined, when between the schedule's look and this one somebody
 * has bought, began to pay, or unsubscribed. RFC 8058: the headers let a mail program unsubscribe with one click.
 */
export async function composeCartMail(mail: OwedMail, kind: CartKind): Promise<Composed | undefined> {
  const emailHash = mail.emailHash ?? "";
  const [cart, login, suppressed] = await Promise.all([
    readCart(emailHash),
    LoginEntity.get({ loginKey: emailHash }).go({ consistent: true }),
    suppressionOf(emailHash),
  ]);
  const isStale = mail.createdAt + tooLate <= Date.now();
  if (!cart?.email || login.data || suppressed || isStale || (await isPaying(cart))) return undefined;
  const unsubscribe = `unsubscribe?token=${unsubscribeToken(emailHash)}`;
  const siteUrl = setting("siteUrl");
  return {
    to: cart.email,
    model: { kind, ...(await factsOf(cart, kind)), unsubscribeUrl: `${siteUrl}/${unsubscribe}` },
    headers: {
      "List-Unsubscribe": `<${siteUrl}/api/${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

async function isPaying({ orderId }: Cart): Promise<boolean> {
  if (orderId === undefined) return false;
  return !setting("cartMailsAfterFailedPayment") || (await readOrder(orderId))?.status !== "failed";
}

async function factsOf(cart: Cart, kind: CartKind): Promise<Omit<CartFacts, "unsubscribeUrl">> {
  const { upsells = [], discountCode, name = "" } = cart;
  const [own, offered] = await Promise.all([
    discountCode === undefined ? undefined : readUsable(discountCode),
    kind === "cart-3" ? readUsable(brand.quickCoupon.code) : undefined,
  ]);
  const better = offered && offered.percentage > (own?.percentage ?? 0) ? offered : undefined;
  const coupon = better ?? own;
  const { lines, subtotal, discountAmount, total } = priceBasket(upsells, coupon);
  const siteUrl = setting("siteUrl");
  const query = new URLSearchParams({
    ...(upsells.length > 0 && { upsells: upsells.join(",") }),
    ...(coupon && { code: coupon.code }),
    cart: cartToken(cart.cartId ?? ""),
  });
  return {
    name,
    lines: lines.map((line) => ({ name: line.name, price: line.price })),
    subtotal,
    ...(coupon && { discountCode: coupon.code }),
    discountAmount,
    total,
    restoreUrl: `${siteUrl}/checkout?${query}`,
    siteUrl,
    ...(better && { coupon: { code: better.code, percentage: better.percentage } }),
  };
}

/** A code that a visitor typed is in the mail only while it is a coupon of the shop. */
async function readUsable(code: string): Promise<Coupon | undefined> {
  const { data } = await CouponEntity.get({ code }).go({ consistent: true });
  return data && isUsable(data, Date.now()) ? data : undefined;
}
