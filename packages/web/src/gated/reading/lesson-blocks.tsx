import type { Block } from "@store/contract/course-content";
import { Check, Lightbulb, X } from "lucide-react";
import type { ReactNode } from "react";
import { CopyWords } from "../../ui/copy-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ChartView } from "../figures/charts/chart-view.tsx";
import { FigureView } from "../figures/figure-view.tsx";
import { TreeView } from "../figures/tree-view.tsx";
import { Example, FigureTable } from "./lesson-figures.tsx";
import { Words } from "./words.tsx";

type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;

/** The body of a lesson, block by block. The closing checklist comes from outside, because its ticks are kept there. */
export function LessonBlocks({
  blocks,
  checklist,
}: {
  blocks: readonly Block[];
  checklist: (block: BlockOf<"checklist">) => ReactNode;
}) {
  return blocks.map((block, at) => {
    const key = `${at}`;
    switch (block.type) {
      case "heading":
        return (
          <h4 key={key} className="mt-3 max-w-[66ch] text-lg leading-tight">
            {block.text}
          </h4>
        );
      case "text":
        return (
          <p key={key} className="max-w-[66ch]">
            <Words text={block.text} />
          </p>
        );
      case "steps":
        return <Steps key={key} items={block.items} />;
      case "list":
        return <List key={key} items={block.items} />;
      case "example":
        return <Example key={key} block={block} />;
      case "table":
        return <FigureTable key={key} block={block} />;
      case "mistakes":
        return <Mistakes key={key} items={block.items} />;
      case "note":
        return <Note key={key} text={block.text} />;
      case "figure":
        return <Drawing key={key} block={block} />;
      case "chart":
        return <ChartView key={key} block={block} />;
      case "tree":
        return <TreeView key={key} title={block.title} root={block.root} />;
      case "swipe":
        return <Swipe key={key} block={block} />;
      case "checklist":
        return <div key={key}>{checklist(block)}</div>;
      default:
        return null;
    }
  });
}

function Steps({ items }: { items: readonly string[] }) {
  return (
    <ol className="grid max-w-[66ch] gap-3">
      {items.map((item, at) => (
        <li key={item} className="grid grid-cols-[2rem_1fr] gap-x-3.5">
          <span
            aria-hidden="true"
            className="num grid size-8 place-items-center rounded-pill border-[1.5px] border-ink font-display text-sm leading-none font-extrabold"
          >
            {at + 1}
          </span>
          <p className="pt-0.5">
            <Words text={item} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-[66ch] gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="relative pl-6 before:absolute before:top-[0.72em] before:left-0 before:h-[1.5px] before:w-3.5 before:bg-ink"
        >
          <Words text={item} />
        </li>
      ))}
    </ul>
  );
}

function Mistakes({ items }: { items: BlockOf<"mistakes">["items"] }) {
  return (
    <div className="border-[1.5px] border-ink bg-sheet">
      <h4 className="border-b border-rule px-4 py-3 text-lg leading-tight md:px-5">
        Mistakes, and what to do instead
      </h4>
      <ul>
        {items.map(({ mistake, instead }) => (
          <li
            key={mistake}
            className="grid gap-x-8 gap-y-2 border-t border-rule px-4 py-3 text-sm first:border-t-0 md:grid-cols-2 md:px-5"
          >
            <p className="grid grid-cols-[1.25rem_1fr] gap-2.5">
              <Icon as={X} className="mt-0.5 text-vermilion-600" />
              <span>
                <span className="sr-only">Mistake: </span>
                <Words text={mistake} />
              </span>
            </p>
            <p className="grid grid-cols-[1.25rem_1fr] gap-2.5">
              <Icon as={Check} className="mt-0.5 text-mat-600" />
              <span>
                <span className="sr-only">Instead: </span>
                <Words text={instead} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Note({ text }: { text: string }) {
  return (
    <div className="grid max-w-[70ch] grid-cols-[1.25rem_1fr] gap-3 border-l-[6px] border-marigold-400 bg-marigold-100 px-4 py-3 text-sm">
      <Icon as={Lightbulb} className="mt-0.5 text-marigold-700" />
      <p>
        <Words text={text} />
      </p>
    </div>
  );
}

function Drawing({ block: { title, figure } }: { block: BlockOf<"figure"> }) {
  return (
    <section aria-label={`Drawing: ${title}`} className="grid gap-4">
      <h4 className="text-lg leading-tight">{title}</h4>
      <FigureView figure={figure} />
    </section>
  );
}

/** Lines to copy, each with its own button. */
function Swipe({ block: { title, items, lang } }: { block: Extract<Block, { type: "swipe" }> }) {
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
