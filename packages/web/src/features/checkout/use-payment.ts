import { isForAny, priceBasket } from "@store/contract/price-basket";
import { type Dispatch, type RefObject, useCallback, useRef } from "react";
import { call } from "../../lib/api.ts";
import { clearToasts, showToast } from "../../lib/toast-store.ts";
import { discountToasts, paymentToasts } from "../../lib/toasts.ts";
import { billingFormId, fieldId, inputOf, payAreaId } from "./checkout-ids.ts";
import type { CheckoutEvent, CheckoutState } from "./checkout-state.ts";
import { late } from "./load-late.ts";
import type { PayOutcome } from "./pay.ts";
import type { TaxFields } from "./use-tax-fields.ts";
import { taxFieldId } from "./use-tax-fields.ts";

interface PaymentOptions {
  latest: RefObject<CheckoutState>;
  dispatch: Dispatch<CheckoutEvent>;
  tax: TaxFields | undefined;
}

/** What the payment button does: looks at the form, asks for the payment page, and goes there or says why not. */
export function usePayment({ latest, dispatch, tax }: PaymentOptions): () => void {
  const settle = useCallback(
    async (outcome: PayOutcome) => {
      if (outcome.kind === "redirect") {
        // Stays busy: the page is on its way out.
        location.assign(outcome.url);
        return;
      }
      clearToasts();
      const { askDiscount, refuseWith } = await late();
      if (outcome.kind === "failed" || outcome.kind === "unreachable") {
        refuseWith(
          inputOf(payAreaId),
          outcome.kind === "failed" ? paymentToasts.failed(outcome.text) : paymentToasts.unreachable,
        );
        dispatch({ type: "stopped" });
        return;
      }
      const { code, text } = outcome;
      if (code === "order.already_paid") {
        dispatch({ type: "stopped", notice: { kind: "paid", text } });
      } else if (code === "session.invalid") {
        const token = latest.current.owner?.sessionToken;
        if (token) void import("./owner.ts").then(({ endSessionOf }) => endSessionOf(token));
        dispatch({ type: "left", why: "ended" });
      } else if (code === "discount.invalid") {
        showToast(discountToasts.invalid(text));
        dispatch({ type: "coupon-removed" });
        dispatch({ type: "stopped", notice: { kind: "coupon", text } });
      } else {
        refuseWith(inputOf(payAreaId), paymentToasts.failed(text));
        if (code === "order.offer_changed") {
          // Its button loads the page of the offer that holds; what was typed is kept.
          dispatch({ type: "stopped", notice: { kind: "price" } });
          return;
        }
        const { coupon } = latest.current;
        // The usual reason is a coupon that has changed: ask what it is worth now.
        const now = coupon ? await askDiscount(coupon.code, latest.current, call) : undefined;
        if (now?.coupon) dispatch({ type: "applied", coupon: now.coupon });
        else if (now) dispatch({ type: "coupon-removed" });
        dispatch({ type: "stopped", notice: { kind: "price" } });
      }
    },
    [latest, dispatch],
  );

  const pressed = useRef(false);
  const submit = useCallback(async () => {
    const { form, upsells, owner, coupon, cart, paying, applying } = latest.current;
    if (paying || applying || pressed.current) return;
    clearToasts();
    pressed.current = true;
    const loaded = await late().catch(() => undefined);
    pressed.current = false;
    if (!loaded) {
      showToast(paymentToasts.unreachable);
      return;
    }
    const checked = loaded.checkBilling(form);
    const billed = tax?.check();
    const issues = checked.ok ? {} : checked.issues;
    dispatch({ type: "refused", issues });
    if (!checked.ok || billed?.ok === false) {
      const wrong = (issues: object, idOf: (field: never) => string) =>
        Object.entries(issues).map(([field, says]) => ({ says, at: inputOf(idOf(field as never)) }));
      loaded.refuse(inputOf(billingFormId), [
        ...wrong(issues, fieldId),
        ...(billed?.ok === false ? wrong(billed.issues, taxFieldId) : []),
      ]);
      return;
    }
    const basket = priceBasket(upsells, coupon, owner?.owned);
    if (basket.lines.length === 0) {
      dispatch({ type: "stopped", notice: { kind: "nothing" } });
      return;
    }
    dispatch({ type: "paying" });
    const request = {
      details: checked.value,
      upsells,
      // What it is for may have been taken off again: then it is no part of the price that the page shows.
      discountCode: coupon && isForAny(coupon, basket.lines) ? coupon.code : undefined,
      cart,
      billing: billed?.value,
      sessionToken: owner?.sessionToken,
      amount: basket.total,
    };
    await settle(await loaded.pay(request, { call, toast: showToast }));
  }, [latest, dispatch, settle, tax]);

  return useCallback(() => void submit(), [submit]);
}
