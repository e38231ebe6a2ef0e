import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { refuseFields } from "../../../lib/refuse.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import {
  daysBetween,
  mostDays,
  periodQuery,
  readStretch,
  type Stretch,
  spans,
  stretchBefore,
  today,
} from "./period.ts";
import { PeriodFigures } from "./period-figures.tsx";

/** Figures of a time that is chosen here and kept in the address. */
export function PeriodSection() {
  const [params, setParams] = useSearchParams();
  const stretch = readStretch(params);
  const period = useQuery(periodQuery(stretch.from, stretch.to));
  const earlier = stretchBefore(stretch);
  const before = useQuery(periodQuery(earlier.from, earlier.to));
  const select = (next: Record<string, string>) => setParams(next, { preventScrollReset: true });
  return (
    <section aria-label="Figures of a period" className="mt-9">
      <h2 className="mb-2.5 text-d4">Figures</h2>
      <Tabs
        name="period"
        label="Period"
        tabs={spans}
        active={stretch.span}
        onSelect={(span) =>
          select(span === "custom" ? { span, from: stretch.from, to: stretch.to } : { span })
        }
      />
      <TabPanel name="period" active={stretch.span} className="pt-5">
        {stretch.span === "custom" ? (
          <CustomDays
            key={`${stretch.from} ${stretch.to}`}
            stretch={stretch}
            onChoose={(from, to) => select({ span: "custom", from, to })}
          />
        ) : null}
        <LoadState query={period} failed="Failed to load figures" fetching="Adding up">
          {(data) => (
            <PeriodFigures
              stretch={stretch}
              period={data}
              // Figures of another stretch stay on the screen while newer are on their way: no comparison with them.
              before={before.isPlaceholderData ? undefined : before.data}
            />
          )}
        </LoadState>
      </TabPanel>
    </section>
  );
}

function CustomDays({
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
