import type { CouponFigures as Row } from "@store/contract/admin-rows";
import { formatRupees } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { TabPanel, Tabs } from "../../../ui/tabs.tsx";
import { periodQuery, readStretch, rowsOf, type Stretch, spans } from "../dashboard/period.ts";
import { CouponPlot, placesOf } from "../dashboard/period-plots.tsx";
import { figure } from "../parts/figures.ts";
import { ColumnPlot } from "../plots/plot.tsx";
import { usesByPlace } from "./coupon-uses.ts";

const tabs = spans.filter(({ id }) => id !== "custom");

/** What coupons did in a time that is chosen here and kept in the address. */
export function CouponFigures() {
  const [params, setParams] = useSearchParams();
  const stretch = readStretch(params);
  const period = useQuery(periodQuery(stretch.from, stretch.to));
  return (
    <section aria-label="What coupons did" className="mt-4">
      <h2 className="mb-4 text-d4">What they did</h2>
      <Tabs
        name="coupon-period"
        label="Period"
        tabs={tabs}
        active={stretch.span}
        onSelect={(span) => setParams({ span }, { preventScrollReset: true })}
      />
      <TabPanel name="coupon-period" active={stretch.span} className="pt-5">
        <LoadState query={period} failed="Failed to load figures" fetching="Adding up">
          {({ days, coupons }) => <Figures stretch={stretch} days={days} coupons={coupons} />}
        </LoadState>
      </TabPanel>
    </section>
  );
}

interface FiguresProps {
  stretch: Stretch;
  days: Parameters<typeof rowsOf>[1];
  coupons: readonly Row[];
}

function Figures({ stretch, days, coupons }: FiguresProps) {
  const rows = rowsOf(stretch, days);
  return (
    <div className="border-[1.5px] border-ink bg-sheet">
      <div className="grid gap-px bg-rule lg:grid-cols-2">
        <div className="min-w-0 bg-sheet px-6 py-5">
          <ColumnPlot
            title="Uses"
            places={placesOf(rows)}
            series={usesByPlace(
              rows.map(({ key }) => key),
              coupons,
            )}
            format={figure}
            empty="No coupon was used in this time."
          />
        </div>
        <div className="min-w-0 bg-sheet px-6 py-5">
          <CouponPlot rows={rows} />
        </div>
      </div>
      {coupons.length > 0 ? (
        <div className="border-t border-rule px-6 py-5">
          <DataTable
            figures
            label="Coupons in this time"
            columns={columns}
            rows={coupons}
            keyOf={({ code }) => code}
          />
        </div>
      ) : null}
    </div>
  );
}

const columns: Column<Row>[] = [
  { head: "Code", look: "wide", cell: ({ code }) => <span className="code">{code}</span> },
  { head: "Uses", look: "right", cell: ({ uses }) => figure(uses) },
  { head: "After refunds", look: "right", cell: ({ revenue }) => formatRupees(revenue) },
  {
    head: "For each use",
    look: "right",
    cell: ({ uses, revenue }) => (uses > 0 ? formatRupees(Math.round(revenue / uses)) : "None"),
  },
];
