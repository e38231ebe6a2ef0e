import type { CartFacts } from "@store/contract/mail-model";
import { priceBasket } from "@store/contract/price-basket";
import type { UpsellId } from "@store/contract/products";
import type { Coupon } from "../../coupons/coupon.entity.ts";
import { cartToken } from "../../platform/mail-links.ts";
import { setting } from "../../platform/settings.ts";

interface Basket {
  checkoutId: string;
  upsells: readonly UpsellId[];
  name: string;
  /** One that can be used now. */
  coupon: Coupon | undefined;
}

/** What a basket holds today, and the link that puts it back: with the catalogue's names and prices. */
export function basketFacts({
  checkoutId,
  upsells,
  name,
  coupon,
}: Basket): Omit<CartFacts, "unsubscribeUrl"> {
  const { lines, subtotal, discountAmount, total } = priceBasket(upsells, coupon);
  const siteUrl = setting("siteUrl");
  const query = new URLSearchParams({
    ...(upsells.length > 0 && { upsells: upsells.join(",") }),
    ...(coupon && { code: coupon.code }),
    cart: cartToken(checkoutId),
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
  };
}
