import { formatRupees } from "@store/contract/format";
import { percentOff, struckPrice } from "@store/contract/honest/shown";
import { bundle } from "@store/contract/offer/catalogue";
import { Badge } from "../../ui/badge.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { WasPrice } from "../../ui/was-price.tsx";

const struck = struckPrice(bundle());

/** Part 10, phones only: the price and the way to it, and no more under very large letters. Its element lets go of the screen where the page's own buttons are. */
export function StickyBar() {
  return (
    <sticky-bar>
      <aside
        aria-label="Offer"
        className="sticky-offer fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-3 border-t-[1.5px] border-ink bg-sheet px-4 pt-2.5 leading-tight md:hidden"
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 max-[20rem]:[&>:not(.price)]:hidden">
          {struck ? (
            <>
              <WasPrice price={struck} className="text-sm" />
              <Badge tone="offer">{percentOff(bundle().price, struck)}% OFF</Badge>
            </>
          ) : null}
          <span className="price text-[1.75rem] leading-none">{formatRupees(bundle().price)}</span>
          <span className="mute text-xs">One-time • Lifetime</span>
        </p>
        <LinkButton href="/checkout" size="sm" className="flex-none">
          Get Access
        </LinkButton>
      </aside>
    </sticky-bar>
  );
}
