import { offer } from "@store/contract/offer/offer";
import { useEffect } from "react";
import { readShownCredentials } from "../../lib/shown-credentials.ts";
import { Toaster } from "../../lib/toast.tsx";
import { Kept } from "../../ui/kept.tsx";
import { built } from "./built.ts";
import { Completed } from "./completed.tsx";
import { Pointer } from "./pointer.tsx";
import { StatusScreen } from "./status-screen.tsx";
import { isOnItsWay, statusText } from "./status-texts.ts";
import { useOrder } from "./use-order.ts";
import type { Watched } from "./watch-order.ts";

/** The thank-you page (docs/product.md section 2): 'Payment Successful!' only for an order that is completed. */
export function ThankYouPage() {
  const { watched, askAgain } = useOrder();
  const title = titleOf(watched);
  useEffect(() => {
    document.title = `${title} | ${offer.name}`;
  }, [title]);
  return (
    <>
      <Kept name="skip" className="print:hidden">
        {built ? <built.SkipLink /> : null}
      </Kept>
      <p role="status" className="sr-only print:hidden">
        {title}
      </p>
      <Kept name="top" className="print:hidden">
        {built ? <built.MatHeader /> : null}
      </Kept>
      <main id="main" tabIndex={-1} className="paper paper-page min-h-svh focus:outline-0">
        <Screen watched={watched} onAskAgain={askAgain} />
        <Kept name="outline" className={isOnItsWay(watched) ? "" : "hidden"}>
          {built ? <built.Outline /> : null}
        </Kept>
      </main>
      <Kept name="foot" className="print:hidden">
        {built ? <built.Footer /> : null}
      </Kept>
      <Toaster />
    </>
  );
}

function Screen({ watched, onAskAgain }: { watched: Watched; onAskAgain: () => void }) {
  const text = statusText(watched);
  const order = watched.kind === "known" ? watched.order : undefined;
  if (text)
    return <StatusScreen text={text} order={order} onItsWay={isOnItsWay(watched)} onAskAgain={onAskAgain} />;
  if (order) return <Completed order={order} />;
  const reason = watched.kind === "lost" ? watched.reason : "none";
  // This tab was shown them before, and they are its own: a reload hours later need not take them away.
  const kept = reason === "expired" ? readShownCredentials() : undefined;
  return <Pointer reason={reason} credentials={kept} />;
}

function titleOf(watched: Watched): string {
  const text = statusText(watched);
  if (text) return text.title;
  return watched.kind === "known" ? "Payment Successful!" : "Looking for your login?";
}
