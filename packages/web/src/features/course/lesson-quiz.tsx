import type { Question } from "@store/contract/course-content";
import { Check, CircleHelp, X } from "lucide-react";
import { useId } from "react";
import { useChecked, useDone } from "../../gated/worksheet/use-worksheet.ts";
import type { Worksheet } from "../../gated/worksheet/worksheet.ts";
import { Icon } from "../../ui/icon.tsx";
import { answerIds, rightIds } from "./quiz-marks.ts";

interface LessonQuizProps {
  sheet: Worksheet;
  lessonId: string;
  questions: readonly Question[];
}

/** Questions after a lesson. Each press is answered at once, with why, and kept with the marks. */
export function LessonQuiz({ sheet, lessonId, questions }: LessonQuizProps) {
  const right = useDone(sheet, rightIds(lessonId, questions));
  return (
    <section aria-label="Check yourself" className="border-t-[1.5px] border-ink pt-4 print:hidden">
      <h4 className="flex flex-wrap items-center gap-x-2.5 text-lg leading-tight">
        <Icon as={CircleHelp} /> Check yourself
        <span className="mute num text-sm font-normal" aria-live="polite">
          {right} of {questions.length} right
        </span>
      </h4>
      <ol className="mt-3 grid gap-6">
        {questions.map((question, at) => (
          <li key={question.ask}>
            <Asked sheet={sheet} ids={answerIds(lessonId, at, question)} question={question} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface AskedProps {
  sheet: Worksheet;
  ids: readonly string[];
  question: Question;
}

function Asked({ sheet, ids, question: { ask, answers, right, why } }: AskedProps) {
  const name = useId();
  const choose = (chosen: string) => {
    for (const id of ids) if (id !== chosen) sheet.setChecked(id, false);
    sheet.setChecked(chosen, true);
  };
  return (
    <fieldset>
      <legend className="mb-2 max-w-[60ch] font-semibold">{ask}</legend>
      <div className="grid max-w-[60ch] gap-2">
        {answers.map((answer, at) => (
          <Answer
            key={answer}
            sheet={sheet}
            id={ids[at] ?? ""}
            name={name}
            text={answer}
            isRight={at + 1 === right}
            onChoose={choose}
          />
        ))}
      </div>
      <Why sheet={sheet} ids={ids} right={ids[right - 1] ?? ""} why={why} />
    </fieldset>
  );
}

interface AnswerProps {
  sheet: Worksheet;
  id: string;
  name: string;
  text: string;
  isRight: boolean;
  onChoose: (id: string) => void;
}

function Answer({ sheet, id, name, text, isRight, onChoose }: AnswerProps) {
  const chosen = useChecked(sheet, id);
  const look = chosen
    ? isRight
      ? "border-mat-700 bg-mat-50"
      : "border-vermilion-600 bg-vermilion-100"
    : "border-rule-2 hover:bg-marigold-100";
  return (
    <label
      className={`relative grid min-h-12 grid-cols-[minmax(0,1fr)_1.5rem] items-center gap-3 rounded-control border-[1.5px] px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mat-700 ${look}`}
    >
      <input
        type="radio"
        name={name}
        checked={chosen}
        onChange={() => onChoose(id)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {text}
      {chosen ? (
        <Icon as={isRight ? Check : X} className={isRight ? "text-mat-700" : "text-vermilion-600"} />
      ) : null}
    </label>
  );
}

interface WhyProps {
  sheet: Worksheet;
  ids: readonly string[];
  right: string;
  why: string;
}

function Why({ sheet, ids, right, why }: WhyProps) {
  const answered = useDone(sheet, ids) > 0;
  const isRight = useChecked(sheet, right);
  return (
    <p role="status" className={answered ? "mt-2.5 max-w-[60ch] text-sm" : ""}>
      {answered ? (
        <>
          <b>{isRight ? "Right." : "Not this one."}</b> {why}
        </>
      ) : null}
    </p>
  );
}
