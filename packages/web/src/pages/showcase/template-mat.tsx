import { formatRupees } from "@store/contract/format";
import { bundle } from "@store/contract/offer/catalogue";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { Arrow } from "../../ui/arrow.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { RulerEdge } from "../../ui/ruler.tsx";

/** The showcase, and the mat that a pressed template is laid on: its page as a desktop and a phone show it, and the way to buy. */
export function TemplateMat({ children }: { children: ReactNode }) {
  return (
    <template-mat>
      {children}
      <dialog
        aria-labelledby="h-mat"
        className="m-auto h-[min(100dvh-2rem,56rem)] max-h-none w-[min(100%-2rem,72rem)] max-w-none grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-[5px] border-[1.5px] border-ink bg-paper p-0 text-ink shadow-lift backdrop:bg-[#071f1899] open:grid max-md:h-dvh max-md:w-full max-md:rounded-none max-md:border-0"
      >
        <div className="flex items-center justify-between gap-4 bg-sheet px-4 py-2 sm:px-6">
          <h2 id="h-mat" className="text-d4">
            <span data-name />{" "}
            <span data-place className="num mute font-text text-xs font-semibold whitespace-nowrap" />
          </h2>
          <TurnButton label="Close" data-close>
            <Icon as={X} />
          </TurnButton>
        </div>
        <div className="mat-grid grid min-h-0 grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-x-3 sm:gap-x-6">
          <RulerEdge className="on-mat col-span-2" />
          <Screen part="full" label="Desktop view" />
          <Screen part="phone" label="Phone view" />
        </div>
        <div className="flex items-center justify-between gap-x-3 gap-y-2 max-[22rem]:flex-wrap border-t-[1.5px] border-ink bg-sheet px-4 py-3 sm:px-6">
          <p className="text-sm leading-tight">
            <span className="price text-[1.625rem] leading-none">{formatRupees(bundle().price)}</span> for all
            of them
          </p>
          <span className="flex flex-none items-center sm:gap-2">
            <TurnButton label="Previous template" data-turn={-1}>
              <Icon as={ArrowLeft} />
            </TurnButton>
            <TurnButton label="Next template" data-turn={1}>
              <Icon as={ArrowRight} />
            </TurnButton>
            <LinkButton href="/checkout" size="sm">
              Get Access <Arrow />
            </LinkButton>
          </span>
        </div>
      </dialog>
    </template-mat>
  );
}

interface TurnButtonProps {
  label: string;
  "data-turn"?: number;
  "data-close"?: true;
  children: ReactNode;
}

function TurnButton({ label, children, ...data }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...data}
      className="grid size-11 flex-none place-items-center rounded-control hover:bg-ink/8 disabled:opacity-40"
    >
      {children}
    </button>
  );
}

function Screen({ part, label }: { part: "full" | "phone"; label: string }) {
  return (
    <section
      data-scrolls
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="my-3 min-h-0 self-start max-h-[calc(100%-1.5rem)] overflow-y-auto overscroll-contain border-4 border-sheet bg-sheet shadow-[-4px_8px_16px_#04150f80] first-of-type:ml-3 last-of-type:mr-3 sm:my-6 sm:max-h-[calc(100%-3rem)] sm:first-of-type:ml-6 sm:last-of-type:mr-6"
    >
      <img data-part={part} alt={`The whole page, ${label.toLowerCase()}`} className="block h-auto w-full" />
    </section>
  );
}
