import type { Walkthrough } from "@store/contract/walkthrough-content";
import { MousePointerClick, RotateCcw } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useDone } from "../../../gated/worksheet/use-worksheet.ts";
import type { Worksheet } from "../../../gated/worksheet/worksheet.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { stepMarks, whereLeft } from "./click-marks.ts";
import { ClickedStep } from "./clicked-step.tsx";

interface ClickedLessonProps {
  sheet: Worksheet;
  lessonId: string;
  walkthrough: Walkthrough;
}

/** The steps of a lesson on screens drawn anew: one press each, answered at once, kept with the marks. */
export function ClickedLesson({ sheet, lessonId, walkthrough }: ClickedLessonProps) {
  const { title, intro, checked, steps } = walkthrough;
  const marks = stepMarks(lessonId, steps.length);
  const [at, setAt] = useState(() => whereLeft(sheet, marks));
  const done = useDone(
    sheet,
    marks.map((mark) => mark.done),
  );
  const head = useRef<HTMLParagraphElement>(null);
  /** The words of the step are where reading goes on. */
  const goTo = (next: number) => {
    flushSync(() => setAt(next));
    head.current?.focus();
  };
  const startAgain = () => {
    for (const mark of marks) {
      sheet.setChecked(mark.done, false);
      sheet.setChecked(mark.missed, false);
    }
    goTo(0);
  };
  const step = steps[at];
  const mark = marks[at];
  return (
    <section aria-label="Click it through" className="border-t-[1.5px] border-ink pt-4 print:hidden">
      <h4 className="flex flex-wrap items-center gap-x-2.5 text-lg leading-tight">
        <Icon as={MousePointerClick} /> Click it through: {title}
        <span className="mute num text-sm font-normal" aria-live="polite">
          {done} of {steps.length} steps done
        </span>
      </h4>
      <p className="mute mt-1.5 max-w-[60ch] text-sm">
        {intro} The screens are drawings; names and places as of {checked}.
      </p>
      {step && mark ? (
        <ClickedStep
          key={at}
          head={head}
          step={step}
          at={at}
          of={steps.length}
          onRight={() => sheet.setChecked(mark.done, true)}
          onMiss={() => sheet.isChecked(mark.done) || sheet.setChecked(mark.missed, true)}
          onBack={at > 0 ? () => goTo(at - 1) : undefined}
          onNext={() => goTo(at + 1)}
        />
      ) : (
        <Summary sheet={sheet} walkthrough={walkthrough} marks={marks} head={head} onAgain={startAgain} />
      )}
    </section>
  );
}

interface SummaryProps {
  sheet: Worksheet;
  walkthrough: Walkthrough;
  marks: ReturnType<typeof stepMarks>;
  head: React.RefObject<HTMLParagraphElement | null>;
  onAgain: () => void;
}

function Summary({ sheet, walkthrough: { steps, summary }, marks, head, onAgain }: SummaryProps) {
  const missed = useDone(
    sheet,
    marks.map((mark) => mark.missed),
  );
  return (
    <div className="mt-4 max-w-[60ch] border-[1.5px] border-ink bg-mat-50 p-4 md:p-6">
      <p ref={head} tabIndex={-1} className="font-semibold focus-visible:outline-offset-4">
        All {steps.length} steps done, {steps.length - missed} of them at the first press.
      </p>
      <p className="mt-3">What is set up now:</p>
      <ul className="mt-1 grid list-disc gap-1.5 pl-5">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {missed > 0 ? (
        <>
          <p className="mt-3">Look at these once more:</p>
          <ul className="mt-1 grid list-disc gap-1.5 pl-5">
            {steps.map(({ task }, at) =>
              sheet.isChecked(marks[at]?.missed ?? "") ? <li key={task}>{task}</li> : null,
            )}
          </ul>
        </>
      ) : null}
      <Button look="quiet" size="sm" className="mt-4" onClick={onAgain}>
        <Icon as={RotateCcw} /> Start again
      </Button>
    </div>
  );
}
