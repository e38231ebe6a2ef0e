// The coupon that the checkout offers by itself: a percentage off the whole order, for everybody. It exists before any page
// names it.
import { quickCouponWords } from "@store/contract/honest/shown";
import type { Offer } from "@store/contract/offer/offer-shape";
import { auditRow } from "../platform/audit.entity.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { type Part, put, update } from "../platform/table.ts";
import { CouponEntity } from "./coupon.entity.ts";

/** Of an empty shop. One that is there stays as it is: an admin may have changed it. */
export function createOfferedCoupon(of: Pick<Offer, "quickCoupon">, now: number): Promise<boolean> {
  return ifUnchanged(CouponEntity.create(newCoupon(of, now)));
}

interface OfferedParts {
  /** Refused where an admin has changed the coupon meanwhile: read it again. */
  coupon: Part;
  couponAudit: Part;
}

/** What makes the coupon take off what an offer says, also where it was another coupon before; for a transaction. */
export async function offeredCouponParts(
  of: Pick<Offer, "quickCoupon">,
  by: string,
  now: number,
): Promise<OfferedParts> {
  const { code, percentage } = of.quickCoupon;
  const { data: before } = await CouponEntity.get({ code }).go({ consistent: true });
  if (!before) {
    const coupon = newCoupon(of, now);
    const after = JSON.stringify(coupon);
    return {
      coupon: put(CouponEntity.create(coupon)),
      couponAudit: put(auditRow({ by, action: "coupon.create", target: code, after })),
    };
  }
  const terms = { percentage, description: quickCouponWords(of), active: true };
  const { amountOff, products, owners, oncePerBuyer, startsAt, expiresAt, deletedAt, version, ...kept } =
    before;
  const change = CouponEntity.patch({ code })
    .set(terms)
    .remove(["amountOff", "products", "owners", "oncePerBuyer", "startsAt", "expiresAt", "deletedAt"])
    .add({ version: 1 })
    .where((a, o) => (version === undefined ? o.notExists(a.version) : o.eq(a.version, version)));
  return {
    coupon: update(change),
    couponAudit: put(
      auditRow({
        by,
        action: "coupon.update",
        target: code,
        before: JSON.stringify(before),
        after: JSON.stringify({ ...kept, ...terms }),
      }),
    ),
  };
}

function newCoupon(of: Pick<Offer, "quickCoupon">, now: number) {
  const { code, percentage } = of.quickCoupon;
  const description = quickCouponWords(of);
  return { code, percentage, description, active: true, redemptions: 0, createdAt: now };
}
