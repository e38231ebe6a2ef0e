import type { BuyerField } from "@store/contract/buyer";
import { type PricedBasket, priceBasket } from "@store/contract/price-basket";
import type { ProductId } from "@store/contract/products";
import { useCallback, useEffect, useMemo, useReducer, useRef } from "react";
import { clearAccount } from "../../lib/checkout-account.ts";
import { readItem } from "../../lib/storage.ts";
import { clearToasts, dismissAbout } from "../../lib/toast-store.ts";
import { type CheckoutState, checkoutReducer, emptyCheckout } from "./checkout-state.ts";
import { late } from "./load-late.ts";
import { useCartRecorder } from "./use-cart-recorder.ts";
import { useCoupon } from "./use-coupon.ts";
import { useDraft } from "./use-draft.ts";
import { useOwner } from "./use-owner.ts";
import { usePayment } from "./use-payment.ts";
import { type TaxFields, useTaxFields } from "./use-tax-fields.ts";
import { clearVisit } from "./visit.ts";

interface Checkout {
  state: CheckoutState;
  basket: PricedBasket;
  /** Seconds until the applied coupon ends. */
  left: number | undefined;
  /** What a tax invoice needs; undefined while the shop makes none. */
  tax: TaxFields | undefined;
  /** What an earlier visit left is in place, and the buttons work. */
  ready: boolean;
  /** The order that a payment of this checkout would show. */
  orderHref: string;
  type: (field: BuyerField, value: string) => void;
  leave: (field: BuyerField) => void;
  choose: (id: ProductId, chosen: boolean) => void;
  remind: (wanted: boolean) => void;
  typeCode: (code: string) => void;
  applyCode: (code?: string) => void;
  removeCode: () => void;
  submit: () => void;
  startOver: () => void;
}

/** Everything the checkout page does (docs/product.md sections 2, 4, 5 and 8). */
export function useCheckout(): Checkout {
  const [state, dispatch] = useReducer(checkoutReducer, emptyCheckout);
  const tax = useTaxFields();
  const basket = useMemo(
    () => priceBasket(state.upsells, state.coupon, state.owner?.owned),
    [state.upsells, state.coupon, state.owner],
  );
  // What a running payment or discount check finds when it comes back, not what it saw when it left.
  const latest = useRef(state);
  latest.current = state;
  const { ready: restored, brought } = useDraft(state, dispatch);
  const ready = useOwner(restored, dispatch);
  const coupon = useCoupon({ state, latest, dispatch, ready, brought });
  const submit = usePayment({ latest, dispatch, tax });

  const record = useCartRecorder(latest);
  // Not what an earlier visit left, but every change of the basket since.
  const basketOf = useRef<unknown>(undefined);
  useEffect(() => {
    if (!ready) return;
    if (basketOf.current !== undefined) record();
    basketOf.current = [state.upsells, state.coupon];
  }, [ready, record, state.upsells, state.coupon]);

  const check = useCallback((field: BuyerField, value: string) => {
    void late().then(
      ({ checkBilling }) => {
        // Typed on meanwhile: the next look is on its way.
        if (latest.current.form[field] !== value) return;
        const checked = checkBilling(latest.current.form);
        dispatch({ type: "checked", field, issue: checked.ok ? undefined : checked.issues[field] });
      },
      () => undefined,
    );
  }, []);

  return {
    state,
    basket,
    tax,
    ready,
    ...coupon,
    orderHref: `/thank-you?order=${encodeURIComponent((ready && readItem("pendingOrderId")) || "")}`,
    type: useCallback(
      (field, value) => {
        dispatch({ type: "typed", field, value });
        // Only what is already marked is looked at while it is being written.
        if (latest.current.issues[field]) check(field, value);
      },
      [check],
    ),
    leave: useCallback(
      (field) => {
        const value = latest.current.form[field];
        if (value.trim() !== "") check(field, value);
        record();
      },
      [check, record],
    ),
    choose: useCallback((id, chosen) => {
      // It told what the code takes off another basket.
      dismissAbout("discount");
      dispatch({ type: "upsell", id, chosen });
    }, []),
    remind: useCallback(
      (wanted) => {
        dispatch({ type: "reminders", wanted });
        record();
      },
      [record],
    ),
    submit,
    startOver: useCallback(() => {
      clearAccount();
      clearVisit();
      clearToasts();
      dispatch({ type: "notice-closed" });
    }, []),
  };
}
