import { Calculator } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { type ShelfEntry, toolsOf } from "./formulas/shelf.ts";
import { openTool } from "./open-tool.ts";

type Kind = Parameters<typeof toolsOf>[0];

/** The calculators of a lesson: one line each, with what it answers. */
export function LessonTools({ lessonId }: { lessonId: string }) {
  const entries = toolsOf("lessons", lessonId);
  if (entries.length === 0) return null;
  return (
    <div className="grid gap-px border-[1.5px] border-ink bg-rule print:hidden">
      <p className="bg-paper px-4 py-2 text-xs font-semibold md:px-5">With your own figures</p>
      {entries.map((entry) => (
        <ToolLine key={entry.id} entry={entry} />
      ))}
    </div>
  );
}

/** A row that opens a calculator. */
export function ToolLine({ entry }: { entry: ShelfEntry }) {
  return (
    <button
      type="button"
      onClick={() => openTool(entry.id)}
      className="grid min-h-16 w-full grid-cols-[1.5rem_minmax(0,1fr)] items-start gap-x-3.5 bg-sheet px-4 py-3.5 text-left hover:bg-marigold-100 focus-visible:-outline-offset-4 md:px-5"
    >
      <Icon as={Calculator} className="mt-0.5 text-[1.25rem] text-mat-700" />
      <span className="grid gap-0.5">
        <span className="font-display text-lg leading-tight font-extrabold">{entry.title}</span>
        <span className="mute text-sm">{entry.question}</span>
      </span>
    </button>
  );
}

/** The calculators of a checklist item, as small as its other links. */
export function ItemTools({ kind, itemId }: { kind: Kind; itemId: string }) {
  return toolsOf(kind, itemId).map(({ id, title }) => (
    <button
      key={id}
      type="button"
      onClick={() => openTool(id)}
      className="inline-flex min-h-11 items-center gap-1.5 text-xs font-semibold whitespace-nowrap text-mat-700 underline"
    >
      <Icon as={Calculator} /> {title}
      <span className="sr-only"> calculator</span>
    </button>
  ));
}
