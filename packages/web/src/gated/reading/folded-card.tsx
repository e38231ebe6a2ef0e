import { ChevronDown } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { showAddress, useAddressed } from "../../lib/addressed.ts";
import { Icon } from "../../ui/icon.tsx";

interface FoldedCardProps {
  /** Behind the hash of the page's address: it opens the card, and is shown while the card is open. */
  address: string;
  /** Above the title, in the colour of what is marked. */
  mark?: ReactNode;
  title: string;
  summary: ReactNode;
  children: ReactNode;
}

/** One card of a list of folded ones, with an address of its own. */
export function FoldedCard({ address, mark, title, summary, children }: FoldedCardProps) {
  const card = useRef<HTMLDetailsElement>(null);
  useAddressed((wanted) => {
    if (wanted !== address || !card.current) return;
    card.current.open = true;
    card.current.scrollIntoView();
    card.current.querySelector("summary")?.focus({ preventScroll: true });
  });
  return (
    <details
      ref={card}
      onToggle={({ currentTarget }) => showAddress(currentTarget.open ? address : undefined)}
      className="group/card scroll-mt-4 border-t border-rule-2 first:border-t-0"
    >
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-4 px-4 py-4 hover:bg-marigold-100 focus-visible:-outline-offset-4 md:px-6 [&::-webkit-details-marker]:hidden">
        <div>
          {mark ? <p className="mb-0.5 text-xs font-semibold text-marigold-700">{mark}</p> : null}
          <h3 className="text-[1.5rem] leading-tight">{title}</h3>
          <p className="mute mt-1 text-sm">{summary}</p>
        </div>
        <Icon
          as={ChevronDown}
          className="transition-transform duration-200 ease-tool group-open/card:rotate-180"
        />
      </summary>
      <div className="grid gap-6 border-t border-rule px-4 py-6 md:px-6 md:py-8">{children}</div>
    </details>
  );
}
