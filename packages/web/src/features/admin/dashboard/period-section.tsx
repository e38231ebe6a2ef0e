import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { LoadState } from "../../../ui/load-state.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { periodQuery, readStretch, spans, stretchBefore } from "./period.ts";
import { PeriodFigures } from "./period-figures.tsx";

/** Comes when somebody chooses days: few do. */
const CustomDays = lazy(async () => ({ default: (await import("./custom-days.tsx")).CustomDays }));

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
          <Suspense>
            <CustomDays
              key={`${stretch.from} ${stretch.to}`}
              stretch={stretch}
              onChoose={(from, to) => select({ span: "custom", from, to })}
            />
          </Suspense>
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
