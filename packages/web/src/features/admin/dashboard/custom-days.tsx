import { type FormEvent, useState } from "react";
import { refuseFields } from "../../../lib/refuse.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { daysBetween, mostDays, type Stretch, today } from "./period.ts";

/** Two days of one's own. */
export function CustomDays({
  stretch,
  onChoose,
}: {
  stretch: Stretch;
  onChoose: (from: string, to: string) => void;
}) {
  const [issue, setIssue] = useState<string>();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [from, to] = [`${data.get("from") ?? ""}`, `${data.get("to") ?? ""}`];
    const wrong = wrongDays(from, to);
    setIssue(wrong);
    if (wrong) refuseFields(event.currentTarget, { from: wrong });
    else onChoose(from, to);
  };
  return (
    <form noValidate className="mb-5 flex flex-wrap items-start gap-3" onSubmit={onSubmit}>
      <Field
        id="figures-from"
        name="from"
        label="From"
        type="date"
        max={today()}
        defaultValue={stretch.from}
        error={issue}
        onInput={() => setIssue(undefined)}
      />
      <Field
        id="figures-to"
        name="to"
        label="To"
        type="date"
        max={today()}
        defaultValue={stretch.to}
        onInput={() => setIssue(undefined)}
      />
      <Button type="submit" look="secondary" size="sm" className="mt-8.5">
        Show
      </Button>
    </form>
  );
}

/** What is wrong with two days; nothing, if they make a period. */
function wrongDays(from: string, to: string): string | undefined {
  if (!from || !to) return "Choose both days";
  const length = daysBetween(from, to);
  if (Number.isNaN(length)) return "Choose both days";
  if (length < 1) return "The first day must not be after the last";
  if (length > mostDays) return "Choose at most 366 days";
  return undefined;
}
