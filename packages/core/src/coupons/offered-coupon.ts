// The coupon that the checkout offers by itself: a percentage off the whole order, for everybody. It exists before any page
// names it.
import { quickCouponWords } from "@store/contract/honest/shown";
import type { Offer } from "@store/contract/offer/offer-shape";
import { ifUnchanged } from "../platform/conditions.ts";
import { CouponEntity } from "./coupon.entity.ts";

/** Of an empty shop. One that is there stays as it is: an admin may have changed it. */
export function createOfferedCoupon(of: Pick<Offer, "quickCoupon">, now: number): Promise<boolean> {
  const { code, percentage } = of.quickCoupon;
  const description = quickCouponWords(of);
  return ifUnchanged(
    CouponEntity.create({ code, percentage, description, active: true, redemptions: 0, createdAt: now }),
  );
}

/** Takes off from now on what an offer says, also where it was another coupon before. Safe to repeat. */
export async function offerCoupon(of: Pick<Offer, "quickCoupon">, now: number): Promise<void> {
  if (await createOfferedCoupon(of, now)) return;
  const { code, percentage } = of.quickCoupon;
  await CouponEntity.patch({ code })
    .set({ percentage, description: quickCouponWords(of), active: true })
    .remove(["amountOff", "products", "owners", "oncePerBuyer", "startsAt", "expiresAt", "deletedAt"])
    .add({ version: 1 })
    .go();
}
