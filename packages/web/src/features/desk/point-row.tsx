import type { ActionInput } from "@store/contract/calls";
import type { SitePicture } from "@store/contract/desk/site-picture";
import { type Mark, marks, openPoint, type SitePoint } from "@store/contract/desk/site-point";
import type { OutlineItem } from "@store/contract/desk/site-report";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { formatDay } from "../../gated/calculators/formulas/units.ts";
import { HowToFix } from "../../gated/recipes/how-to-fix.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/select.tsx";
import { markWords } from "./mark-words.ts";
import { PointForm } from "./point-form.tsx";
import { PointPictures } from "./point-pictures.tsx";
import { useMark } from "./use-mark.ts";

const tints: Readonly<Record<Mark, string>> = { open: "", done: "bg-mat-100!", "not-needed": "bg-paper!" };

interface PointRowProps {
  item: OutlineItem;
  /** What is kept of it; undefined for nothing yet. */
  point: SitePoint | undefined;
  pictures: readonly SitePicture[];
  /** Whether the agency licence is owned now. */
  licence: boolean;
  /** What the site runs on. */
  platform: string;
  asked: Omit<ActionInput<"client-desk", "mark">, "change">;
}

/** A point of a checklist, as it is at one site. */
export function PointRow({ item, point, pictures, licence, platform, asked }: PointRowProps) {
  const [open, setOpen] = useState(false);
  const detail = useId();
  const change = useMark(asked);
  const kept = point ?? openPoint;
  const mark = (change.isPending ? change.variables.mark?.to : undefined) ?? kept.mark;
  const look = { open: "font-[550]", done: "text-ink-2", "not-needed": "text-ink-3" };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-x-3 gap-y-1 border-t border-rule px-4 py-2 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_11rem_2.75rem] sm:px-5">
      <div className="grid gap-1">
        <p className={`text-sm leading-snug ${look[mark]}`}>{item.task}</p>
        <Facts kept={kept} pictures={pictures.length} />
      </div>
      <Select
        className="w-full max-w-44 max-sm:col-start-1 max-sm:row-start-2"
        aria-label={`Mark of: ${item.task}`}
        tint={tints[mark]}
        value={mark}
        onChange={({ currentTarget }) => {
          const to = marks.find((one) => one === currentTarget.value);
          if (to && to !== kept.mark && !change.isPending) change.mutate({ mark: { from: kept.mark, to } });
        }}
        options={marks.map((one) => [one, markWords[one]])}
      />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={detail}
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-control hover:bg-marigold-100 max-sm:col-start-2 max-sm:row-start-1"
      >
        <Icon
          as={ChevronDown}
          className={`transition-transform duration-200 ease-tool ${open ? "rotate-180" : ""}`}
        />
        <span className="sr-only">Notes and findings: {item.task}</span>
      </button>
      <div id={detail} hidden={!open} className="col-span-full pt-1 pb-3">
        {open ? (
          <>
            <p className="mute mb-4 max-w-[76ch] text-sm">{item.why}</p>
            {item.recipe ? (
              <HowToFix area={asked.list} itemId={item.id} of={item.task} platform={platform} />
            ) : null}
            <PointPictures
              asked={asked}
              pictures={pictures}
              licence={licence}
              texts={{ before: kept.before || item.task, after: kept.after || item.task }}
            >
              <PointForm kept={kept} asked={asked} />
            </PointPictures>
          </>
        ) : null}
      </div>
    </li>
  );
}

function Facts({
  kept: { who, due, before, after, note },
  pictures,
}: {
  kept: Pick<SitePoint, "who" | "due" | "before" | "after" | "note">;
  pictures: number;
}) {
  const facts = [
    who,
    due && `by ${formatDay(due)}`,
    (before || after) && "finding",
    pictures > 0 ? `${pictures} ${pictures === 1 ? "picture" : "pictures"}` : "",
    note && "note",
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p dir="auto" className="mute flex flex-wrap gap-x-3 text-xs">
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
