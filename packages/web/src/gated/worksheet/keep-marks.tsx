import { useEffect, useState } from "react";
import { whenIdle } from "../../lib/lay-out-slowly.ts";
import { readLocal, writeLocal } from "../../lib/local.ts";
import { Button } from "../../ui/button.tsx";
import type { Worksheet } from "./worksheet.ts";

const answeredKey = "marks-asked";

/** Asks at the first mark whether marks are to be kept: where the visitor is, and never again in this browser. */
export function KeepMarks({ sheet, onKeep }: { sheet: Worksheet; onKeep: () => void }) {
  const [first] = useState(() => sheet.progress());
  const [marked, setMarked] = useState(false);
  useEffect(() => {
    const look = () => {
      const { ticked, statuses } = sheet.progress();
      setMarked(ticked.length > first.ticked.length || Object.keys(statuses).length > 0);
    };
    // The mark is shown first.
    return sheet.subscribe(() => whenIdle(look));
  }, [sheet, first]);
  const [answered, setAnswered] = useState(() => readLocal(answeredKey) !== undefined);
  if (!marked || answered) return null;
  const answer = (keep: boolean) => {
    setAnswered(true);
    writeLocal(answeredKey, true);
    if (keep) onKeep();
  };
  return (
    <section
      aria-label="Keep your marks"
      className="fixed inset-x-4 bottom-4 z-40 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 max-[20rem]:inset-x-2 max-[20rem]:bottom-2 max-[20rem]:gap-y-0 max-[20rem]:py-1.5 rounded-sheet border-[1.5px] border-ink bg-sheet py-2.5 pr-2.5 pl-4 shadow-lift md:right-auto md:max-w-136"
    >
      <p role="status" className="min-w-0 flex-[1_1_14rem] leading-snug">
        Keep your marks
        {/* Very large letters: the list stays in view. */}
        <span className="max-[20rem]:sr-only"> with your account, for every device</span>?
      </p>
      <span className="flex gap-2">
        <Button size="sm" className="max-[20rem]:min-h-9 max-[20rem]:px-3!" onClick={() => answer(true)}>
          Keep them
        </Button>
        <Button
          look="quiet"
          size="sm"
          className="max-[20rem]:min-h-9 max-[20rem]:px-3!"
          onClick={() => answer(false)}
        >
          Not now
        </Button>
      </span>
    </section>
  );
}
