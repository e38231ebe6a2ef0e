import { StoreError } from "@store/contract/errors";
import { productNames } from "@store/contract/offer/catalogue";
import { offer } from "@store/contract/offer/offer";
import { isForAny, isOwned, type PricedBasket, reductionWords } from "@store/contract/price-basket";
import { type Coupon, CouponEntity } from "./coupon.entity.ts";

/** The coupon, if a basket could use it now; undefined for one that is unknown, inactive, expired, not begun or used up. */
export async function findUsableCoupon(code: string): Promise<Coupon | undefined> {
  const { data } = await CouponEntity.get({ code }).go({ consistent: true });
  return data && isUsable(data, Date.now()) ? data : undefined;
}

export function isUsable(coupon: Coupon, now: number): boolean {
  const early = coupon.startsAt !== undefined && coupon.startsAt > now;
  const expired = coupon.expiresAt !== undefined && coupon.expiresAt <= now;
  const usedUp = coupon.usageLimit !== undefined && coupon.redemptions >= maxRedemptions(coupon);
  return coupon.active && coupon.deletedAt === undefined && !early && !expired && !usedUp;
}

/** Whether any buyer may use it on any basket, as often as they like. */
export function isForEverybody({ products, owners, oncePerBuyer }: Coupon): boolean {
  return !products && !owners && !oncePerBuyer;
}

/** Throws `discount.other_products` for a coupon that takes nothing off a basket, since it is for other products. */
export function requireProducts({ products }: Coupon, { lines }: Pick<PricedBasket, "lines">): void {
  if (products && !isForAny({ products }, lines))
    throw new StoreError("discount.other_products", { products: productNames(products).join(" or ") });
}

/** Throws unless what a buyer owns lets them use a coupon. Nothing is said of an address: `owned` is known of a session alone. */
export function requireOwner({ owners }: Coupon, owned: readonly string[] | undefined): void {
  if (!owners) return;
  const products = productNames(owners).join(" or ");
  if (!owned) throw new StoreError("discount.log_in", { products });
  const named = offer.products.filter(({ id }) => owners.includes(id));
  if (!named.some((product) => isOwned(product, owned)))
    throw new StoreError("discount.owners", { products });
}

/** What the toast of an applied code calls it. */
export function describe(coupon: Coupon): string {
  return coupon.description || `${reductionWords(coupon)} off`;
}

/** What a limit leaves for reservations: uses from before the limit are gone from it. */
function maxRedemptions({ usageLimit = 0, uncounted = 0 }: Coupon): number {
  return usageLimit - uncounted;
}

/** Takes one use of a coupon with a limit, if it still is the coupon that was priced: part of the order's own transaction (place-order.ts). */
export function redeemUse(coupon: Coupon, now: number) {
  const { code, usageLimit = 0, uncounted, version } = coupon;
  return CouponEntity.patch({ code })
    .add({ redemptions: 1 })
    .where((a, o) =>
      [
        o.eq(a.active, true),
        // Every change of an admin raises it, so that it says what the coupon takes off.
        version === undefined ? o.notExists(a.version) : o.eq(a.version, version),
        o.eq(a.usageLimit, usageLimit),
        uncounted === undefined ? o.notExists(a.uncounted) : o.eq(a.uncounted, uncounted),
        o.notExists(a.deletedAt),
        o.lt(a.redemptions, maxRedemptions(coupon)),
        `(${o.notExists(a.expiresAt)} OR ${o.gt(a.expiresAt, now)})`,
      ].join(" AND "),
    );
}

/** Gives one use back. */
export function returnUse(code: string) {
  return CouponEntity.patch({ code })
    .add({ redemptions: -1 })
    .where((a, o) => o.gt(a.redemptions, 0));
}
