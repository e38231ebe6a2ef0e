import type { Extra } from "@store/contract/course-content";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { showAddress, useAddressed } from "../../lib/addressed.ts";
import { Icon } from "../../ui/icon.tsx";
import { LessonBlocks } from "./lesson-blocks.tsx";
import { Words } from "./words.tsx";

interface ExtraCardsProps {
  /** Over the cards. */
  title: string;
  intro: string;
  extras: readonly Extra[];
}

/** Cards beside the lessons: folded, not counted, and told apart from them by their frame. */
export function ExtraCards({ title, intro, extras }: ExtraCardsProps) {
  return (
    <section aria-label={title} className="print:hidden">
      <h2 className="text-d3">{title}</h2>
      <p className="mute mt-1.5 mb-5 max-w-[60ch]">{intro}</p>
      <div className="border-[1.5px] border-dashed border-ink bg-sheet">
        {extras.map((extra) => (
          <ExtraCard key={extra.id} extra={extra} />
        ))}
      </div>
    </section>
  );
}

function ExtraCard({ extra: { id, title, summary, minutes, checked, body, sources } }: { extra: Extra }) {
  const card = useRef<HTMLDetailsElement>(null);
  useAddressed((wanted) => {
    if (wanted !== id || !card.current) return;
    card.current.open = true;
    card.current.scrollIntoView();
    card.current.querySelector("summary")?.focus({ preventScroll: true });
  });
  return (
    <details
      ref={card}
      onToggle={({ currentTarget }) => showAddress(currentTarget.open ? id : undefined)}
      className="group/extra scroll-mt-4 border-t border-rule-2 first:border-t-0"
    >
      <summary className="grid list-none grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-x-4 px-4 py-4 hover:bg-marigold-100 focus-visible:-outline-offset-4 md:px-6 [&::-webkit-details-marker]:hidden">
        <div>
          <p className="text-xs font-semibold text-marigold-700">Extra · {minutes} min read</p>
          <h3 className="mt-0.5 text-[1.5rem] leading-tight">{title}</h3>
          <p className="mute mt-1 text-sm">{summary}</p>
        </div>
        <Icon
          as={ChevronDown}
          className="transition-transform duration-200 ease-tool group-open/extra:rotate-180"
        />
      </summary>
      <div className="grid gap-5 border-t border-rule px-4 py-6 md:px-6 md:py-8">
        <LessonBlocks blocks={body} checklist={({ items }) => <Points items={items} />} />
        <footer className="mute grid gap-1 border-t border-rule pt-4 text-xs">
          <p>Facts checked in {checked}. Platforms and rules change: look again before you rely on one.</p>
          {sources.length > 0 ? (
            <ul className="grid gap-0.5">
              {sources.map((source) => (
                <li key={source.url}>
                  <a
                    href={source.url}
                    target="_blank"
                    rel="noopener"
                    className="inline-flex min-h-8 items-center font-semibold text-mat-700 underline"
                  >
                    {source.title}
                    <span className="sr-only"> (opens in a new tab)</span>
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </footer>
      </div>
    </details>
  );
}

/** A list of things to be true. Extras keep no ticks. */
function Points({ items }: { items: readonly string[] }) {
  return (
    <div className="border-t-[1.5px] border-ink pt-4">
      <h4 className="mb-2 text-lg leading-tight">Done when</h4>
      <ul className="grid list-[square] gap-1.5 pl-5 marker:text-ink-3">
        {items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
