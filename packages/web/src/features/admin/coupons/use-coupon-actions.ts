import type { AdminCoupon } from "@store/contract/admin-rows";
import type { ActionInput } from "@store/contract/calls";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction } from "../use-action.ts";
import { dropCoupon, keepCoupon, reloadCoupons } from "./coupons.queries.ts";

type Form = ActionInput<"admin-coupons", "create">;

/** Makes a coupon, or saves one on the condition that it is still the one the form began with. */
export function useSaveCoupon(
  saved: AdminCoupon | undefined,
  { onDone, onConflict }: { onDone: () => void; onConflict: () => void },
) {
  return useAction({
    run: (form: Form) =>
      saved
        ? callAdmin("admin-coupons", "update", { ...form, couponId: saved.couponId, version: saved.version })
        : callAdmin("admin-coupons", "create", form),
    failed: "Failed to save coupon",
    onDone: ({ coupon }: { coupon: AdminCoupon }) => keepCoupon(coupon, saved?.couponId),
    says: ({ coupon }) => [saved ? adminDone.couponUpdated : adminDone.couponCreated, coupon.code],
    next: onDone,
    onConflict,
  });
}

export function useToggleCoupon() {
  return useAction({
    run: ({ couponId, isActive }: AdminCoupon) =>
      callAdmin("admin-coupons", "toggle", { couponId, isActive: !isActive }),
    failed: "Failed to update coupon",
    onDone: ({ coupon }: { coupon: AdminCoupon }) => keepCoupon(coupon),
    says: ({ coupon: { code, isActive } }) => [
      adminDone.couponStatus,
      `${code} is now ${isActive ? "active" : "inactive"}.`,
    ],
    onConflict: () => void reloadCoupons(),
  });
}

export function useDeleteCoupon(onDeleted: () => void) {
  return useAction({
    run: ({ couponId }: AdminCoupon) => callAdmin("admin-coupons", "delete", { couponId }),
    failed: "Failed to delete coupon",
    onDone: (_none: object, { couponId }) => dropCoupon(couponId),
    says: (_none, { code }) => [adminDone.couponDeleted, code],
    next: onDeleted,
    onConflict: () => void reloadCoupons(),
  });
}
