// Coupons: few enough for one list. Every mutation answers the coupon as it now is, which goes into the cache.
import type { AdminCoupon } from "@store/contract/admin-rows";
import { queryClient } from "../../../lib/query-client.ts";
import { answerQuery } from "../answers.ts";

export function couponsQuery() {
  return answerQuery("admin-coupons", "list", {}, ({ coupons }) => coupons);
}

/** Puts a coupon into the cached list: in its old place, or first when it is new. */
export function keepCoupon(coupon: AdminCoupon, couponId = coupon.couponId): void {
  queryClient.setQueryData(couponsQuery().queryKey, (coupons) =>
    coupons?.some((each) => each.couponId === couponId)
      ? coupons.map((each) => (each.couponId === couponId ? coupon : each))
      : [coupon, ...(coupons ?? [])],
  );
}

export function dropCoupon(couponId: string): void {
  queryClient.setQueryData(couponsQuery().queryKey, (coupons) =>
    coupons?.filter((each) => each.couponId !== couponId),
  );
}

/** Somebody else was faster: the list as it is now. */
export async function reloadCoupons(): Promise<readonly AdminCoupon[]> {
  return queryClient.fetchQuery({ ...couponsQuery(), staleTime: 0 });
}
