import { type PricedBasket, priceBasket } from "@store/contract/price-basket";
import { type UpsellId, upsellIds } from "@store/contract/product-ids";
import { useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { clearAccount } from "../../lib/checkout-account.ts";
import { readItem } from "../../lib/storage.ts";
import { clearToasts, dismissAbout, showToast } from "../../lib/toast-store.ts";
import { discountToasts, paymentErrors, paymentToasts, validationError } from "../../lib/toasts.ts";
import type { DiscountAnswer } from "./ask-discount.ts";
import { readAddress } from "./checkout-address.ts";
import { readDraft, writeDraft } from "./checkout-draft.ts";
import { fieldId, upsellInputId } from "./checkout-ids.ts";
import { type CheckoutState, checkoutReducer, emptyCheckout, type Field, fields } from "./checkout-state.ts";
import { late } from "./load-late.ts";
import type { PayOutcome } from "./pay.ts";
import { useCartRecorder } from "./use-cart-recorder.ts";
import { useSecondsUntil } from "./use-countdown.ts";
import { type TaxFields, useTaxFields } from "./use-tax-fields.ts";
import { clearVisit } from "./visit.ts";

export interface Checkout {
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
  type: (field: Field, value: string) => void;
  leave: (field: Field) => void;
  choose: (id: UpsellId, chosen: boolean) => void;
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
  const [ready, setReady] = useState(false);
  const tax = useTaxFields();
  const basket = useMemo(() => priceBasket(state.upsells, state.coupon), [state.upsells, state.coupon]);
  // What a running payment or discount check finds when it comes back, not what it saw when it left.
  const latest = useRef(state);
  latest.current = state;
  const brought = useRef<string>(undefined);

  useLayoutEffect(() => {
    const draft = readDraft() ?? emptyCheckout;
    const link = takeFromAddress();
    brought.current = link.code;
    // What somebody typed or ticked, or the browser filled in, before this page ran counts as well as what was stored.
    const form = { ...draft.form };
    for (const field of fields) form[field] = inputOf(fieldId(field))?.value || form[field];
    const kept = link.upsells ?? draft.upsells;
    const upsells = upsellIds.filter((id) => kept.includes(id) || inputOf(upsellInputId(id))?.checked);
    dispatch({ type: "restored", draft: { ...draft, form, upsells, cart: link.cart ?? draft.cart } });
    setReady(true);
  }, []);

  useEffect(() => {
    if (ready) writeDraft(state);
  }, [ready, state]);
  useEffect(() => {
    if (ready) void late().catch(() => undefined);
  }, [ready]);

  // The browser shows the page as it was left, busy button and all, when somebody comes back to it.
  useEffect(() => {
    const revive = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      clearToasts();
      dispatch({ type: "stopped" });
    };
    addEventListener("pageshow", revive);
    return () => removeEventListener("pageshow", revive);
  }, []);

  const applyCode = useCallback(async (typed: string = latest.current.code) => {
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
      ? await loaded.askDiscount(code, latest.current.upsells, call)
      : { toast: discountToasts.unreachable };
    showToast(answer.toast);
    dispatch(
      answer.coupon
        ? { type: "applied", coupon: answer.coupon }
        : { type: "not-applied", issue: answer.toast.description },
    );
  }, []);

  // A link in a mail or an advertisement may bring its code along; it is used once.
  useEffect(() => {
    if (!ready) return;
    const code = brought.current;
    brought.current = undefined;
    if (code && code !== latest.current.coupon?.code) void applyCode(code);
  }, [ready, applyCode]);

  const left = useSecondsUntil(state.coupon?.endsAt);
  const { paying } = state;
  useEffect(() => {
    if (left === 0 && !paying) dispatch({ type: "coupon-ended" });
  }, [left, paying]);

  const record = useCartRecorder(latest);
  // Not what an earlier visit left, but every change of the basket since.
  const basketOf = useRef<unknown>(undefined);
  useEffect(() => {
    if (!ready) return;
    if (basketOf.current !== undefined) record();
    basketOf.current = [state.upsells, state.coupon];
  }, [ready, record, state.upsells, state.coupon]);

  const settle = useCallback(async (outcome: PayOutcome) => {
    if (outcome.kind === "redirect") {
      // Stays busy: the page is on its way out.
      location.assign(outcome.url);
      return;
    }
    clearToasts();
    if (outcome.kind === "failed") {
      showToast(paymentToasts.failed(outcome.text));
      dispatch({ type: "stopped" });
      return;
    }
    const { code, text } = outcome;
    if (code === "order.already_paid") {
      dispatch({ type: "stopped", notice: { kind: "paid", text } });
    } else if (code === "discount.invalid") {
      showToast(discountToasts.invalid(text));
      dispatch({ type: "coupon-removed" });
      dispatch({ type: "stopped", notice: { kind: "coupon" } });
    } else {
      showToast(paymentToasts.failed(text));
      const { coupon, upsells } = latest.current;
      // The usual reason is a coupon whose percentage has changed: ask what it is worth now.
      const { askDiscount } = await late();
      const now = coupon ? await askDiscount(coupon.code, upsells, call) : undefined;
      if (now?.coupon) dispatch({ type: "applied", coupon: now.coupon });
      else if (now) dispatch({ type: "coupon-removed" });
      dispatch({ type: "stopped", notice: { kind: "price" } });
    }
  }, []);

  const pressed = useRef(false);
  const submit = useCallback(async () => {
    const { form, upsells, coupon, cart, paying, applying } = latest.current;
    if (paying || applying || pressed.current) return;
    clearToasts();
    pressed.current = true;
    const loaded = await late().catch(() => undefined);
    pressed.current = false;
    if (!loaded) {
      showToast(paymentToasts.failed(paymentErrors.account));
      return;
    }
    const checked = loaded.checkBilling(form);
    if (!checked.ok) {
      dispatch({ type: "refused", issues: checked.issues });
      showToast(validationError(checked.first.message));
      inputOf(fieldId(checked.first.field))?.focus();
      return;
    }
    const billed = tax?.check();
    if (billed && !billed.ok) {
      dispatch({ type: "refused", issues: {} });
      showToast(validationError(billed.issue));
      return;
    }
    dispatch({ type: "paying" });
    const { total } = priceBasket(upsells, coupon);
    const request = {
      details: checked.value,
      upsells,
      discountCode: coupon?.code,
      cart,
      billing: billed?.value,
      amount: total,
    };
    await settle(await loaded.pay(request, { call, toast: showToast }));
  }, [settle, tax]);

  const check = useCallback((field: Field, value: string) => {
    void late().then(
      ({ checkBilling }) => {
        // Typed on meanwhile: the next look is on its way.
        if (latest.current.form[field] !== value) return;
        const checked = checkBilling(latest.current.form);
        // What the toast said is corrected: it would contradict the page.
        if (checked.ok || !checked.issues[field]) dismissAbout("form");
        dispatch({ type: "checked", field, issue: checked.ok ? undefined : checked.issues[field] });
      },
      () => undefined,
    );
  }, []);

  return {
    state,
    basket,
    tax,
    left,
    ready,
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
    choose: useCallback((id, chosen) => dispatch({ type: "upsell", id, chosen }), []),
    remind: useCallback(
      (wanted) => {
        dispatch({ type: "reminders", wanted });
        record();
      },
      [record],
    ),
    typeCode: useCallback((value) => {
      dismissAbout("discount");
      dispatch({ type: "code", value });
    }, []),
    applyCode: useCallback((code) => void applyCode(code), [applyCode]),
    removeCode: useCallback(() => {
      if (latest.current.paying) return;
      dispatch({ type: "coupon-removed" });
      showToast(discountToasts.removed);
    }, []),
    submit: useCallback(() => void submit(), [submit]),
    startOver: useCallback(() => {
      clearAccount();
      clearVisit();
      clearToasts();
      dispatch({ type: "notice-closed" });
    }, []),
  };
}

function inputOf(id: string): HTMLInputElement | null {
  return document.getElementById(id) as HTMLInputElement | null;
}

/** What the link brought is taken out of the address: a reload must not bring back what was removed since. */
function takeFromAddress() {
  const { brought, rest } = readAddress(location.href);
  if (rest.href !== location.href) history.replaceState(history.state, "", rest);
  return brought;
}
