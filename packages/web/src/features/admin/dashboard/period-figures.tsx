import type { ActionOutput } from "@store/contract/calls";
import { upsellById } from "@store/contract/catalogue";
import { formatRupees } from "@store/contract/format";
import type { ReactNode } from "react";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { figure, share } from "../parts/figures.ts";
import { BarChart } from "./bar-chart.tsx";
import { change, type Figures, nameOf, rowsOf, type Stretch, stretchBefore, sumOf } from "./period.ts";
import { ScaleBar } from "./scale-bar.tsx";
import { Waits } from "./waits.tsx";

type Period = Pick<ActionOutput<"admin-dashboard", "period">, "days" | "coupons" | "waits" | "longWaits">;

/** What happened in a stretch of days: two charts, the way to a sale, extras, coupons, refunds, and all of it as a table. */
export function PeriodFigures({
  stretch,
  period,
  before,
}: {
  stretch: Stretch;
  period: Period;
  /** The stretch of as many days before; absent while it is on its way. */
  before: Period | undefined;
}) {
  const rows = rowsOf(stretch, period.days);
  const sum = sumOf(rows);
  const earlierRows = before && rowsOf(stretchBefore(stretch), before.days);
  const earlier = earlierRows && sumOf(earlierRows);
  return (
    <div className="border-[1.5px] border-ink bg-sheet">
      <dl className="grid grid-cols-2 gap-px bg-rule md:grid-cols-4">
        <Total name="Sales" now={sum.completed} before={earlier?.completed} format={figure} />
        <Total name="Sold" now={sum.gross} before={earlier?.gross} format={formatRupees} />
        <Total
          name="Went back"
          now={sum.refundedAmount}
          before={earlier?.refundedAmount}
          format={formatRupees}
        >
          {sum.refunded > 0 ? (
            <small className="mute ml-2 font-text text-xs font-normal whitespace-nowrap">
              {figure(sum.refunded)} {sum.refunded === 1 ? "order" : "orders"} whole
            </small>
          ) : null}
        </Total>
        <Total name="Left after refunds" now={sum.revenue} before={earlier?.revenue} format={formatRupees} />
      </dl>
      <div className="grid gap-px border-t border-rule bg-rule lg:grid-cols-2">
        <Cell>
          <BarChart
            title="Sales"
            bars={rows.map(({ key, completed }, at) => ({
              key,
              value: completed,
              before: earlierRows?.[at]?.completed,
            }))}
            format={figure}
          />
        </Cell>
        <Cell>
          <BarChart
            title="Left after refunds"
            bars={rows.map(({ key, revenue }, at) => ({
              key,
              value: Math.max(0, revenue),
              before: earlierRows && Math.max(0, earlierRows[at]?.revenue ?? 0),
            }))}
            format={formatRupees}
          />
        </Cell>
        <Cell>
          <h3 className="mb-4 text-d4">From cart to sale</h3>
          <Conversion sum={sum} />
        </Cell>
        <Cell>
          <h3 className="mb-4 text-d4">Extras, of all sales</h3>
          <Extras sum={sum} />
        </Cell>
      </div>
      <div className="border-t border-rule px-6 py-5">
        <h3 className="mb-2 text-d4">Coupons</h3>
        <Coupons sum={sum} coupons={period.coupons} />
      </div>
      <div className="border-t border-rule px-6 py-5">
        <h3 className="mb-2 text-d4">From paid to let in</h3>
        <Waits waits={period.waits} longWaits={period.longWaits} />
      </div>
      <details className="acc px-6">
        <summary>All figures as a table</summary>
        <div className="pb-6">
          <DataTable label="Figures" columns={columns} rows={rows} keyOf={({ key }) => key} />
        </div>
      </details>
    </div>
  );
}

interface TotalProps {
  name: string;
  now: number;
  /** In the stretch of as many days before. */
  before: number | undefined;
  format: (value: number) => string;
  children?: ReactNode;
}

function Total({ name, now, before, format, children }: TotalProps) {
  const by = before === undefined ? undefined : change(now, before);
  return (
    <div className="grid content-start gap-1 bg-sheet px-6 py-4">
      <dt className="mute text-sm font-semibold">{name}</dt>
      <dd>
        <span className="num font-display text-[1.75rem] leading-none font-extrabold">
          {format(now)}
          {children}
        </span>
        <small className="mute num mt-1 block min-h-5 text-xs">
          {before === undefined ? null : (
            <>
              {by ? <b className="text-ink">{by} </b> : null}
              {by ? "on" : "after"} {format(before)} in the days before
            </>
          )}
        </small>
      </dd>
    </div>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <div className="bg-sheet px-6 py-5">{children}</div>;
}

type Sum = ReturnType<typeof sumOf>;

/** A cart is recorded when somebody fills in the checkout; an order when they press the payment button. */
function Conversion({ sum: { carts, orders, completed, recovered } }: { sum: Sum }) {
  const widest = Math.max(carts, orders, completed);
  return (
    <>
      <ul className="grid gap-4">
        <ScaleBar name="Carts" value={carts} of={widest}>
          {figure(carts)}
        </ScaleBar>
        <ScaleBar name="Orders" value={orders} of={widest}>
          {ofThose(orders, carts, "carts")}
        </ScaleBar>
        <ScaleBar name="Paid" value={completed} of={widest}>
          {ofThose(completed, orders, "orders")}
        </ScaleBar>
      </ul>
      <p className="mute mt-4 text-sm">
        {figure(recovered)} {recovered === 1 ? "sale" : "sales"} came back by a cart mail.
      </p>
    </>
  );
}

/** How many, and their share of the step before; without it where that step does not hold them all. */
function ofThose(part: number, of: number, name: string): string {
  return part > of || of === 0 ? figure(part) : `${figure(part)}, ${share(part, of)} of ${name}`;
}

function Extras({ sum }: { sum: Sum }) {
  const extras = [
    ["ad-templates", sum.adTemplates],
    ["seo-checklist", sum.seoChecklist],
    ["agency-license", sum.agencyLicense],
  ] as const;
  return (
    <ul className="grid gap-4">
      {extras.map(([id, count]) => (
        <ScaleBar key={id} name={upsellById(id).name} value={count} of={sum.completed}>
          {figure(count)}, {share(count, sum.completed)}
        </ScaleBar>
      ))}
    </ul>
  );
}

function Coupons({ sum, coupons }: { sum: Sum; coupons: Period["coupons"] }) {
  const used = coupons.filter(({ uses }) => uses > 0);
  return (
    <>
      <p className="text-sm">
        {figure(sum.discounted)} {sum.discounted === 1 ? "sale" : "sales"} with a coupon,{" "}
        {share(sum.discounted, sum.completed)} of all.
      </p>
      {used.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {used.map(({ code, uses }) => (
            <li key={code}>
              <span className="code">{code}</span> <b className="num">{figure(uses)}</b>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const count = (head: string, name: keyof Sum): Column<Figures> => ({
  head,
  look: "right",
  cell: (row) => figure(row[name]),
});
const money = (head: string, name: keyof Sum): Column<Figures> => ({
  head,
  look: "right",
  cell: (row) => formatRupees(row[name]),
});
const columns: Column<Figures>[] = [
  { head: "Date", look: "wide", cell: ({ key }) => <b className="whitespace-nowrap">{nameOf(key)}</b> },
  count("Carts", "carts"),
  count("Orders", "orders"),
  count("Paid", "completed"),
  money("Sold", "gross"),
  money("Went back", "refundedAmount"),
  money("Left", "revenue"),
  count("Refunded whole", "refunded"),
  count("With coupon", "discounted"),
  count("Recovered", "recovered"),
  count("Ad Templates", "adTemplates"),
  count("SEO Checklist", "seoChecklist"),
  count("Agency License", "agencyLicense"),
];
