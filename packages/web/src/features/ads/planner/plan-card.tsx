import { CopyWords } from "../../../ui/copy-words.tsx";
import { type Planned, stepNames } from "./plan.ts";
import { briefOf, dayInWords, inRupees } from "./words.ts";

/** One occasion: its days on a line, its money as columns, its brief to copy. */
export function PlanCard({ plan, today }: { plan: Planned; today: string }) {
  const { occasion, day, steps, curve } = plan;
  const most = Math.max(1, ...curve.map(({ rupees }) => rupees));
  const first = curve[0];
  const last = curve.at(-1);
  return (
    <article
      aria-labelledby={`plan-${occasion.id}-${day}`}
      className="grid border-[1.5px] border-ink bg-sheet lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]"
    >
      <div className="p-[clamp(1rem,3vw,1.75rem)]">
        <h3 id={`plan-${occasion.id}-${day}`} className="text-d4">
          {occasion.name}
        </h3>
        <p className="mute text-sm">
          {dayInWords(day)}
          {occasion.certain === "expected" ? ", expected: ask again before you print it" : ""}
        </p>
        <ol className="mt-4 border-l-[1.5px] border-ink">
          {steps.map((step) => (
            <li
              key={step.id}
              className="relative grid gap-x-4 py-1.5 pl-5 text-sm before:absolute before:top-3.5 before:-left-[5px] before:size-2 before:bg-marigold-400 sm:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <b className="num">{dayInWords(step.day)}</b>
              <span>
                {stepNames[step.id]}
                {step.day < today ? <span className="text-vermilion-600"> (has passed)</span> : null}
              </span>
            </li>
          ))}
        </ol>
        <figure className="mt-5">
          <figcaption className="mb-1.5 text-xs font-semibold text-ink-3">
            Money by day, from {inRupees(first?.rupees ?? 0)} to {inRupees(most)}
          </figcaption>
          <div className="flex h-20 items-end gap-px border-b border-ink" aria-hidden="true">
            {curve.map(({ day: on, rupees }) => (
              <span
                key={on}
                className="min-w-0 flex-1 bg-mat-600"
                style={{ height: `${(rupees / most) * 100}%` }}
              />
            ))}
          </div>
          <p className="mute mt-1 flex justify-between gap-3 text-xs">
            <span>{first ? dayInWords(first.day) : ""}</span>
            <span className="text-right">{last ? dayInWords(last.day) : ""}</span>
          </p>
        </figure>
      </div>
      <div className="grid content-start gap-3 border-t border-rule bg-paper p-[clamp(1rem,3vw,1.75rem)] lg:border-t-0 lg:border-l">
        <p className="flex items-center justify-between gap-3 text-sm font-semibold">
          The brief
          <CopyWords what={`Brief for ${occasion.name}`} words={briefOf(plan)} />
        </p>
        <p className="text-sm">{occasion.angle}</p>
        <dl className="grid gap-2 text-sm">
          <div>
            <dt className="text-xs font-semibold text-ink-3">Sells</dt>
            <dd>{occasion.sells}</dd>
          </div>
          <div>
            <dt className="text-xs font-semibold text-ink-3">Mind</dt>
            <dd>{occasion.mind}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
