import type { Block } from "@store/contract/course-content";
import { CopyWords } from "../../ui/copy-words.tsx";

/** Lines to copy, each with its own button. */
export function Swipe({ block: { title, items, lang } }: { block: Extract<Block, { type: "swipe" }> }) {
  return (
    <section aria-label={title} className="max-w-[74ch] border border-rule bg-paper">
      <h4 className="border-b border-rule px-4 py-2.5 text-base leading-tight font-semibold">{title}</h4>
      <ul>
        {items.map((item) => (
          <li
            key={item}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-rule py-1.5 pr-1 pl-4 text-sm first:border-t-0"
          >
            <p lang={lang} className="py-1 whitespace-pre-line">
              {item}
            </p>
            <span className="text-xs font-semibold">
              <CopyWords what={item} words={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
