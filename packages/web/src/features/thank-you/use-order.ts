import { returnParameters } from "@store/contract/providers";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { readAccount } from "../../lib/checkout-account.ts";
import { readItem, removeItem, writeJson } from "../../lib/storage.ts";
import { trackPurchase } from "../../lib/tracking.ts";
import { type OrderAnswer, type Watched, watchOrder } from "./watch-order.ts";

/** The order this page is about, as it stands; `askAgain` starts asking anew. */
export function useOrder(): { watched: Watched; askAgain: () => void } {
  const [watched, setWatched] = useState<Watched>({ kind: "asking" });
  const stop = useRef(() => {});
  const watch = useCallback(() => {
    stop.current();
    stop.current = startWatching(setWatched);
  }, []);

  useEffect(() => {
    watch();
    return () => stop.current();
  }, [watch]);

  // A phone that was in the bank's app comes back here: the answer is probably there now.
  const open = watched.kind !== "lost" && (watched.kind !== "known" || mayChange(watched.order));
  useEffect(() => {
    if (!open) return;
    const look = () => {
      if (document.visibilityState === "visible") watch();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [open, watch]);

  const askAgain = () => {
    setWatched((last) => (last.kind === "known" ? { ...last, waiting: true } : { kind: "asking" }));
    watch();
  };
  return { watched, askAgain };
}

/** Watches the order of the address, or else the one this tab placed last. Answers how to stop. */
function startWatching(report: (watched: Watched) => void): () => void {
  const orderId = new URLSearchParams(location.search).get("order") || readItem("pendingOrderId");
  clearProvider();
  const checkoutToken = readAccount()?.checkoutToken;
  if (!orderId || !checkoutToken) {
    report({ kind: "lost", reason: "none" });
    return () => {};
  }
  let left = false;
  void watchOrder({
    ask: () => call("order-status", { checkoutToken, orderId }),
    now: () => performance.now(),
    sleep: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
    report: (next) => {
      if (next.kind === "known") keep(next.order);
      report(next);
    },
    over: () => left,
  });
  return () => {
    left = true;
  };
}

/** What a payment company adds to the address says nothing that is believed: a reload or a shared link need not carry it. */
function clearProvider(): void {
  const url = new URL(location.href);
  const added = [...url.searchParams.keys()].filter((name) =>
    returnParameters.some((prefix) => name.startsWith(prefix)),
  );
  for (const name of added) url.searchParams.delete(name);
  if (added.length > 0) history.replaceState(history.state, "", url);
}

function mayChange({ status }: Pick<OrderAnswer, "status">): boolean {
  return status === "pending" || status === "processing";
}

/** The master credentials go to session storage when the server shows them, and leave it when it does not any more. */
function keep({ status, credentials, orderId, finalAmount }: OrderAnswer): void {
  if (mayChange({ status })) return;
  if (credentials?.password) {
    const { email, password, customerId } = credentials;
    writeJson("userCredentials", { email, password, customerId });
  } else {
    removeItem("userCredentials");
  }
  if (status !== "completed") return;
  // Bought: the next visit of the checkout starts with an empty basket.
  removeItem("checkoutDraft");
  removeItem("checkoutVisit");
  trackPurchase({ orderId, total: finalAmount });
}
