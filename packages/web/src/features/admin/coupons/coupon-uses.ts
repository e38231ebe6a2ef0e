import type { CouponFigures } from "@store/contract/admin-rows";
import { type Series, tones } from "../plots/plot-data.ts";

/** Uses by place: `yyyy-mm-dd` or `yyyy-mm`. Each of the most used codes by itself, the rest together. */
export function usesByPlace(places: readonly string[], coupons: readonly CouponFigures[]): Series[] {
  const own = coupons.length > tones.length ? tones.length - 1 : coupons.length;
  const rest = coupons.slice(own);
  const groups = [
    ...coupons.slice(0, own).map((coupon) => ({ name: coupon.code, of: [coupon] })),
    ...(rest.length > 0 ? [{ name: "All others", of: rest }] : []),
  ];
  if (groups.length === 0) groups.push({ name: "Uses", of: [] });
  return groups.map(({ name, of }, at) => ({
    name,
    tone: tones[at] ?? "grey",
    values: places.map((place) => usesAt(place, of)),
  }));
}

/** A use that was taken back on a later day is no less than nothing on that day. */
function usesAt(place: string, coupons: readonly CouponFigures[]): number {
  const days = coupons.flatMap((coupon) => coupon.days.filter(({ day }) => day.startsWith(place)));
  return Math.max(
    0,
    days.reduce((sum, { uses }) => sum + uses, 0),
  );
}
