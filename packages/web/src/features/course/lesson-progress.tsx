import { Check } from "lucide-react";
import { useDone } from "../../gated/worksheet/use-worksheet.ts";
import type { Worksheet } from "../../gated/worksheet/worksheet.ts";
import { Icon } from "../../ui/icon.tsx";

interface LessonProgressProps {
  sheet: Worksheet;
  /** Under which its lines are ticked. */
  ids: readonly string[];
}

/** How many lines of a lesson's checklist are ticked: one cell each, and the same in words. */
export function LessonProgress({ sheet, ids }: LessonProgressProps) {
  const done = useDone(sheet, ids);
  if (ids.length === 0) return null;
  const all = done === ids.length;
  return (
    <span className="num inline-flex flex-wrap items-center gap-2 text-xs">
      {all ? (
        <span className="grid size-4 place-items-center rounded-full bg-mat-700 text-[0.7rem] text-sheet">
          <Icon as={Check} />
        </span>
      ) : (
        <span aria-hidden="true" className="inline-flex gap-0.5">
          {ids.map((id, at) => (
            <span key={id} className={`h-2 w-1.5 ${at < done ? "bg-mat-600" : "bg-rule"}`} />
          ))}
        </span>
      )}
      <span className={all ? "font-semibold text-mat-700" : "mute"}>
        {all ? "Done" : `${done} of ${ids.length} done`}
      </span>
    </span>
  );
}
