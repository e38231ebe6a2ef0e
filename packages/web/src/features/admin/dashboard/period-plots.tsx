import { formatRupees } from "@store/contract/format";
import { waitSteps } from "@store/contract/login-waits";
import type { ReactNode } from "react";
import { figure, share } from "../parts/figures.ts";
import { BarPlot, ColumnPlot } from "../plots/plot.tsx";
import type { Series } from "../plots/plot-data.ts";
import { type Figures, nameOf, type sumOf } from "./period.ts";
import type { SoldProduct } from "./sold-products.ts";
import { inWords } from "./waits.tsx";

type Rows = readonly Figures[];
type Sum = ReturnType<typeof sumOf>;
type Name = Exclude<keyof Figures, "key" | "sold">;

interface OverTimeProps {
  rows: Rows;
  /** The stretch of as many days before; absent while it is on its way. */
  before: Rows | undefined;
}

export const placesOf = (rows: Rows) => ({ head: "Date", names: rows.map(({ key }) => nameOf(key)) });

/** Less than nothing is drawn as nothing: on such a day more was returned than sold. */
const valuesOf = (rows: Rows, name: Name) => rows.map((row) => Math.max(0, row[name]));

function beside(rows: Rows, before: Rows | undefined, name: Name, title: string): Series[] {
  const now: Series = { name: title, tone: "marigold", values: valuesOf(rows, name) };
  if (!before) return [now];
  // A month may be cut differently in the stretch before: what has no counterpart is left out.
  const values = rows.map((_, at) => Math.max(0, before[at]?.[name] ?? 0));
  return [now, { name: "Previous period", tone: "mat", values, line: true }];
}

export function SalesPlot({ rows, before }: OverTimeProps) {
  return (
    <ColumnPlot
      title="Sales"
      places={placesOf(rows)}
      series={beside(rows, before, "completed", "Sales")}
      format={figure}
      empty="No sales in this time."
    />
  );
}

export function RevenuePlot({ rows, before }: OverTimeProps) {
  return (
    <ColumnPlot
      title="After refunds"
      places={placesOf(rows)}
      series={beside(rows, before, "revenue", "After refunds")}
      format={formatRupees}
      empty="Nothing in this time."
    />
  );
}

/** Revenue with and without a coupon. */
export function CouponPlot({ rows }: { rows: Rows }) {
  return (
    <ColumnPlot
      title="With and without a coupon"
      places={placesOf(rows)}
      series={[
        {
          name: "Without a coupon",
          tone: "marigold",
          values: rows.map(({ revenue, couponRevenue }) => Math.max(0, revenue - couponRevenue)),
        },
        { name: "With a coupon", tone: "mat", values: valuesOf(rows, "couponRevenue") },
      ]}
      format={formatRupees}
      empty="Nothing was sold in this time."
    />
  );
}

export function RefundPlot({ rows }: { rows: Rows }) {
  return (
    <ColumnPlot
      title="Returned"
      places={placesOf(rows)}
      series={[{ name: "Returned", tone: "vermilion", values: valuesOf(rows, "refundedAmount") }]}
      format={formatRupees}
      empty="Nothing was returned in this period."
    />
  );
}

/**
 * A cart is recorded when somebody fills in the checkout, an order when they press the payment button; a buyer who has paid is let
 * in when their login is made.
 */
export function FunnelPlot({ sum, letIn, children }: { sum: Sum; letIn: number; children?: ReactNode }) {
  const { carts, orders, completed } = sum;
  return (
    <BarPlot
      title="From cart to let in"
      empty="No cart was left and no order begun in this time."
      of={Math.max(carts, orders, completed, letIn)}
      amounts={[
        { name: "Carts", value: carts, told: figure(carts) },
        { name: "Orders", value: orders, told: ofThose(orders, carts, "carts") },
        { name: "Paid", value: completed, told: ofThose(completed, orders, "orders") },
        { name: "Let in", value: letIn, told: ofThose(letIn, completed, "paid") },
      ]}
    >
      {children}
    </BarPlot>
  );
}

/** How many, and their share of the step before; without it where that step does not hold them all. */
function ofThose(part: number, of: number, name: string): string {
  return part > of || of === 0 ? figure(part) : `${figure(part)}, ${share(part, of)} of ${name}`;
}

export function ProductsPlot({ sum, products }: { sum: Sum; products: readonly SoldProduct[] }) {
  return (
    <BarPlot
      title="Products, of all sales"
      empty="Nothing was sold in this time."
      of={sum.completed}
      amounts={products
        .map(({ id, name }) => ({ name, sold: sum.sold[id] ?? 0 }))
        .map(({ name, sold }) => ({
          name,
          value: sold,
          told: `${figure(sold)}, ${share(sold, sum.completed)}`,
        }))}
    />
  );
}

/** How many buyers were let in how soon. */
export function WaitPlot({ waits }: { waits: readonly number[] }) {
  return (
    <ColumnPlot
      title="From paid to let in"
      places={{ head: "Within", names: [...waitSteps.map(inWords), "longer"] }}
      series={[{ name: "Buyers", tone: "marigold", values: waits }]}
      format={figure}
      empty="Nobody has paid in this time."
    />
  );
}
