import { type Dispatch, useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { holdsSession } from "../../lib/storage.ts";
import type { CheckoutEvent } from "./checkout-state.ts";

/** Finds who is logged in; answers whether that is known. Until then nothing can be paid for. */
export function useOwner(ready: boolean, dispatch: Dispatch<CheckoutEvent>): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const look = async () => {
      if (!holdsSession()) return;
      const found = await import("./owner.ts").then(
        ({ findOwner }) => findOwner(call),
        () => ({ kind: "unread" as const }),
      );
      if (found.kind === "owner") dispatch({ type: "entered", owner: found.owner });
      else if (found.kind !== "none") dispatch({ type: "left", why: found.kind });
    };
    void look().then(() => setKnown(true));
  }, [ready, dispatch]);
  return known;
}
