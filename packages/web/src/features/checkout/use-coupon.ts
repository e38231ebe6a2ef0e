import { type Dispatch, type RefObject, useCallback, useEffect } from "react";
import { call } from "../../lib/api.ts";
import { dismissAbout, showToast } from "../../lib/toast-store.ts";
import { discountToasts } from "../../lib/toasts.ts";
import type { DiscountAnswer } from "./ask-discount.ts";
import type { CheckoutEvent, CheckoutState } from "./checkout-state.ts";
import { late } from "./load-late.ts";
import { useSecondsUntil } from "./use-countdown.ts";

interface CouponOptions {
  state: CheckoutState;
  latest: RefObject<CheckoutState>;
  dispatch: Dispatch<CheckoutEvent>;
  ready: boolean;
  brought: RefObject<string | undefined>;
}

/** The discount code: typed, brought by the link, applied, taken off, and over when its time is. */
export function useCoupon({ state, latest, dispatch, ready, brought }: CouponOptions) {
  const applyCode = useCallback(
    async (typed: string = latest.current.code) => {
      const code = typed.trim().toUpperCase();
      if (latest.current.applying || latest.current.paying) return;
      if (code === "") {
        showToast(discountToasts.empty);
        dispatch({ type: "not-applied", issue: discountToasts.empty.description });
        return;
      }
      dispatch({ type: "applying" });
      const loaded = await late().catch(() => undefined);
      const answer: DiscountAnswer = loaded
        ? await loaded.askDiscount(code, latest.current, call)
        : { toast: discountToasts.unreachable };
      showToast(answer.toast);
      dispatch(
        answer.coupon
          ? { type: "applied", coupon: answer.coupon }
          : { type: "not-applied", issue: answer.issue ?? answer.toast.description },
      );
    },
    [latest, dispatch],
  );

  // A link in a mail or an advertisement may bring its code along; it is used once.
  useEffect(() => {
    if (!ready) return;
    const code = brought.current;
    brought.current = undefined;
    if (code && code !== latest.current.coupon?.code) void applyCode(code);
  }, [ready, brought, latest, applyCode]);

  const left = useSecondsUntil(state.coupon?.endsAt);
  const { paying } = state;
  useEffect(() => {
    if (left === 0 && !paying) dispatch({ type: "coupon-ended" });
  }, [left, paying, dispatch]);

  return {
    /** Seconds until the applied coupon ends. */
    left,
    typeCode: useCallback(
      (value: string) => {
        dismissAbout("discount");
        dispatch({ type: "code", value });
      },
      [dispatch],
    ),
    applyCode: useCallback((code?: string) => void applyCode(code), [applyCode]),
    removeCode: useCallback(() => {
      if (latest.current.paying) return;
      dispatch({ type: "coupon-removed" });
      showToast(discountToasts.removed);
    }, [latest, dispatch]),
  };
}
