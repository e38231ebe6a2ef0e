import type { Extra } from "@store/contract/course-content";
import { memo } from "react";
import { FoldedCard } from "./folded-card.tsx";
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

/** Memoised: it holds a text as long as a lesson's, and the page around it is drawn anew at every press. */
const ExtraCard = memo(function ExtraCard({ extra }: { extra: Extra }) {
  const { id, title, summary, minutes, checked, body, sources } = extra;
  return (
    <FoldedCard address={id} mark={`Extra · ${minutes} min read`} title={title} summary={summary}>
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
    </FoldedCard>
  );
});

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
