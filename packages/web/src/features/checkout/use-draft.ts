import { buyerFields } from "@store/contract/buyer";
import { choosableIds } from "@store/contract/offer/catalogue";
import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { clearToasts } from "../../lib/toast-store.ts";
import { readAddress } from "./checkout-address.ts";
import { readDraft, writeDraft } from "./checkout-draft.ts";
import { fieldId, inputOf, upsellInputId } from "./checkout-ids.ts";
import { type CheckoutEvent, type CheckoutState, emptyCheckout } from "./checkout-state.ts";
import { late } from "./load-late.ts";

interface Restored {
  /** What an earlier visit left is in place, and the buttons work. */
  ready: boolean;
  /** The code that the link to the checkout brought along. */
  brought: RefObject<string | undefined>;
}

/** Puts what an earlier visit, the link and the browser brought into the checkout, and keeps what it is now. */
export function useDraft(state: CheckoutState, dispatch: Dispatch<CheckoutEvent>): Restored {
  const [ready, setReady] = useState(false);
  const brought = useRef<string | undefined>(undefined);

  useLayoutEffect(() => {
    const draft = readDraft() ?? emptyCheckout;
    const link = takeFromAddress();
    brought.current = link.code;
    // What somebody typed or ticked, or the browser filled in, before this page ran counts as well as what was stored.
    const form = { ...draft.form };
    for (const field of buyerFields) form[field] = inputOf(fieldId(field))?.value || form[field];
    const kept = [...(link.upsells ?? draft.upsells), ...(link.add ?? [])];
    const upsells = choosableIds().filter((id) => kept.includes(id) || inputOf(upsellInputId(id))?.checked);
    dispatch({ type: "restored", draft: { ...draft, form, upsells, cart: link.cart ?? draft.cart } });
    setReady(true);
  }, [dispatch]);

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
  }, [dispatch]);

  return { ready, brought };
}

/** What the link brought is taken out of the address: a reload must not bring back what was removed since. */
function takeFromAddress() {
  const { brought, rest } = readAddress(location.href);
  if (rest.href !== location.href) history.replaceState(history.state, "", rest);
  return brought;
}
