import { type RefObject, useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { readAccount } from "../../lib/checkout-account.ts";
import type { CheckoutState } from "./checkout-state.ts";
import { makeCartRecorder } from "./record-cart.ts";

/** Answers what to call after each change of the checkout. */
export function useCartRecorder(latest: RefObject<CheckoutState>): () => void {
  const [recorder] = useState(() =>
    makeCartRecorder({
      now: () => latest.current,
      started: () => readAccount()?.placed !== undefined,
      send: (cart) => call("send-abandoned-cart-email", cart),
    }),
  );
  useEffect(() => recorder.stop, [recorder]);
  return recorder.look;
}
