import { buyerFields } from "@store/contract/buyer";
import { formatRupees } from "@store/contract/format";
import type { PricedBasket } from "@store/contract/price-basket";
import { useEffect, useState } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { fieldId, payAreaId, summaryId } from "./checkout-ids.ts";
import type { CheckoutState } from "./checkout-state.ts";

interface PayBarProps {
  basket: PricedBasket;
  form: CheckoutState["form"];
  issues: CheckoutState["issues"];
}

/**
 * The running total at the foot of small screens. Its button leads to the first field that is empty or wrong, then to the
 * summary. Steps aside when the real button is in view.
 */
export function PayBar({ basket, form, issues }: PayBarProps) {
  const hidden = useInView(payAreaId);
  const open = buyerFields.find((field) => form[field].trim() === "" || issues[field]);
  const target = open ? fieldId(open) : summaryId;
  return (
    <aside
      aria-label="Your total"
      className={`fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-3 border-t-[1.5px] border-ink bg-sheet px-gut pt-2.5 pb-[calc(0.6rem+env(safe-area-inset-bottom))] leading-tight transition-[translate,visibility] duration-200 ease-tool md:max-lg:justify-end md:max-lg:gap-8 lg:hidden ${hidden ? "invisible translate-y-full" : ""}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="price text-[1.75rem] leading-none">{formatRupees(basket.total)}</span>
        {basket.totalSavings > 0 ? (
          <span className="num text-xs font-semibold text-mat-700 max-[20rem]:sr-only">
            You save {formatRupees(basket.totalSavings)}
          </span>
        ) : null}
      </p>
      <LinkButton
        size="sm"
        href={`#${target}`}
        className="min-[20rem]:whitespace-nowrap max-[20rem]:text-xs"
        // The link alone scrolls; a field is to be typed into at once.
        onClick={() => document.getElementById(target)?.focus({ preventScroll: true })}
      >
        {open ? "Fill in your details" : "Review and pay"}
      </LinkButton>
    </aside>
  );
}

function useInView(id: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) =>
      // A busy browser tells of several frames at once: the last one counts.
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return inView;
}
