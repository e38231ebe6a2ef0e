import { Badge } from "../../ui/badge.tsx";
import type { PlanLine } from "./next-ten.ts";
import { formatSpan } from "./plan-csv.ts";

const costTones = { Low: "ok", Medium: "wait", High: "plain" } as const;

interface PlanLinesProps {
  plan: readonly PlanLine[];
  /** Cost or work. */
  unit: string;
  /** Nothing was marked yet. */
  fresh: boolean;
}

/** How the ten were chosen and ordered, on the screen and on paper. */
export function howChosen(unit: string): string {
  return `Order: six parts effect, four parts urgency, as the list gives them. What was marked Bad counts 40% more, what can be improved 15%; what takes much ${unit === "cost" ? "money" : "work"} counts half. What fits this kind of shop moves up. At most three come from one section, and each gets the days it needs.`;
}

/** The plan as a list: number, dates, task, reasons. */
export function PlanLines({ plan, unit, fresh }: PlanLinesProps) {
  return (
    <div className="grid gap-4">
      {fresh ? (
        <p className="border-l-[6px] border-marigold-400 bg-marigold-100 px-4 py-3 text-sm">
          You have marked nothing yet, so this is the plan for a new shop. Look at each item first: it may be
          done already.
        </p>
      ) : null}
      <ol className="border-[1.5px] border-ink bg-sheet">
        {plan.map(({ item, begin, due, reasons }, at) => (
          <li
            key={item.id}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 border-t border-rule px-4 py-4 first:border-t-0 md:px-5"
          >
            <span
              aria-hidden="true"
              className="num font-display text-d3 leading-none font-extrabold text-ink-3"
            >
              {at + 1}
            </span>
            <div>
              <p className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-xs font-semibold text-mat-700">
                {formatSpan(begin, due)}
                <Badge tone={costTones[item.cost]}>
                  {item.cost} {unit}
                </Badge>
              </p>
              <p className="mt-1.5 leading-snug font-[550]">{item.task}</p>
              <p className="mt-1 text-sm">{reasons.join(" ")}</p>
              <p className="mute mt-1 text-sm">{item.why}</p>
              <p className="mt-1 text-xs text-ink-3">{item.place}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mute max-w-[66ch] text-xs">{howChosen(unit)}</p>
    </div>
  );
}
