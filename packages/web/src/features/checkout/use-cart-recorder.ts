import { currentNotice } from "@store/contract/privacy/notices";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { call } from "../../lib/api.ts";
import { readAccount } from "../../lib/checkout-account.ts";
import type { CheckoutState } from "./checkout-state.ts";
import { late } from "./load-late.ts";
import type { CartNote, CartRecorder } from "./record-cart.ts";
import { clearVisit, visitToken } from "./visit.ts";

/** Known when the site is built: a shop that asks by a note carries no text of a box. */
const asksByBox = import.meta.env.STORE_REMINDER_CONSENT === "box";

/** Answers what to call after each change of the checkout. */
export function useCartRecorder(latest: RefObject<CheckoutState>): () => void {
  const recorder = useRef<CartRecorder>(undefined);
  useEffect(() => () => recorder.current?.stop(), []);
  return useCallback(() => {
    void late().then(
      ({ makeCartRecorder }) => {
        recorder.current ??= makeCartRecorder({
          now: () => latest.current,
          // Who is logged in owns something: a reminder would sell them the bundle again.
          started: () => latest.current.owner !== undefined || readAccount()?.placed !== undefined,
          send,
          noticeVersion: asksByBox ? currentNotice("cart-reminder").version : undefined,
        });
        recorder.current.look();
      },
      () => undefined,
    );
  }, [latest]);
}

async function send(cart: CartNote): Promise<void> {
  const checkoutToken = await visitToken(call);
  if (checkoutToken === undefined) return;
  const answer = await call("send-abandoned-cart-email", { ...cart, checkoutToken });
  // A tab that was open for a week: the next change begins another visit.
  if (!answer.success && answer.code === "checkout.expired") clearVisit();
}
