import { isObserved, promisesGuarantee } from "@store/contract/honest/shown";
import { ShieldCheck } from "lucide-react";
import { Arrow } from "../../ui/arrow.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { checkoutBenefits } from "./copy.ts";
import { SheetDrawing } from "./sheet-drawing.tsx";

/** Part 8: where every button of the page leads. */
export function CheckoutCall() {
  return (
    <section
      id="checkout-section"
      aria-labelledby="h-checkout"
      className="on-mat mat-grid relative overflow-hidden pb-sec text-center"
    >
      <SheetDrawing
        id="bob"
        viewBox="0 0 88 282"
        className="mx-auto mb-8 block h-auto w-14 max-[20rem]:w-6 md:w-22"
      />
      <div className="wrap">
        <h2 id="h-checkout" className="mx-auto max-w-[16ch] text-[clamp(2.5rem,1.6rem+4.4vw,5rem)]">
          Ready to Launch Your{" "}
          {isObserved() ? (
            <>
              <span className="whitespace-nowrap">High-Converting</span>{" "}
            </>
          ) : null}
          Funnel?
        </h2>
        <LinkButton href="/checkout" size="lg" className="mt-9">
          Get Instant Access Now
          <Arrow />
        </LinkButton>
        {promisesGuarantee() ? (
          <p className="mt-4 flex items-center justify-center gap-2 font-semibold">
            <Icon as={ShieldCheck} className="text-marigold-400" />
            30-Day Money-Back Guarantee
          </p>
        ) : null}
        <ul className="mt-[clamp(2.5rem,5vw,4rem)] grid border-t border-[#ffb92080] text-left md:grid-cols-3">
          {checkoutBenefits.map(({ title, text }) => (
            <li
              key={title}
              className="border-b border-white/15 py-5 md:border-b-0 md:border-l md:px-8 md:py-6 md:first:border-l-0 md:first:pl-0"
            >
              <h3>{title}</h3>
              <p className="mute mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
