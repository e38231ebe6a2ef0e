import { isObserved } from "@store/contract/honest/shown";
import { ShoppingBag, X } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";

/** The same in both modes: an offer that changes its mode keeps the page's style in two parts (prerender/render-site.ts). */
const ring =
  "mt-0.5 grid size-9 place-items-center rounded-pill border-[1.5px] border-ink font-display leading-none font-[750]";

/**
 * Part 11: the frame of the purchase pop-up; its element fills in who bought (docs/product.md section 4). Quiet, without
 * motion, and closed for the rest of the visit when closed once.
 */
export function PurchasePopup() {
  return (
    <purchase-popup>
      <aside
        hidden
        aria-label="Recent purchase"
        className="purchase-popup fixed z-20 grid w-[min(100%-2rem,22rem)] grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-sheet border border-ink border-l-[6px] border-l-mat-600 bg-sheet py-3 pr-1.5 pl-3.5 text-sm leading-snug shadow-lift"
      >
        {isObserved() ? (
          <>
            <span aria-hidden="true" data-initial className={ring} />
            <p>
              <b data-name /> from <span data-city />
              <br />
              <span className="mute">bought the Complete Funnel Bundle</span>
            </p>
          </>
        ) : (
          <>
            <span className={ring}>
              <Icon as={ShoppingBag} />
            </span>
            <p>
              <b data-purchase />
              <br />
              <span className="mute">A purchase of the last three days</span>
            </p>
          </>
        )}
        <button
          type="button"
          aria-label="Close and do not show again"
          className="-my-1.5 grid size-11 place-items-center rounded-control hover:bg-ink/7"
        >
          <Icon as={X} />
        </button>
      </aside>
    </purchase-popup>
  );
}
