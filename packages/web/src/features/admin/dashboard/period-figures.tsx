import type { CartMailFigures } from "@store/contract/admin-rows";
import type { ActionOutput } from "@store/contract/calls";
import { formatPaise, formatRupees } from "@store/contract/format";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { figure, share } from "../parts/figures.ts";
import { change, type Figures, nameOf, rowsOf, type Stretch, stretchBefore, sumOf } from "./period.ts";
import {
  CouponPlot,
  FunnelPlot,
  ProductsPlot,
  RefundPlot,
  RevenuePlot,
  SalesPlot,
  WaitPlot,
} from "./period-plots.tsx";
import { type SoldProduct, soldProducts } from "./sold-products.ts";
import { sumOfCounts, Waits } from "./waits.tsx";

type Period = Pick<
  ActionOutput<"admin-dashboard", "period">,
  "days" | "coupons" | "cartMails" | "waits" | "longWaits"
>;

/** What happened in a stretch of days, beside the stretch before: as plots, and all of it as a table. */
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
  const products = soldProducts(sum);
  const earlierRows = before && rowsOf(stretchBefore(stretch), before.days);
  const earlier = earlierRows && sumOf(earlierRows);
  return (
    <div className="border-[1.5px] border-ink bg-sheet">
      <dl className="grid grid-cols-2 gap-px bg-rule md:grid-cols-3">
        <Total
          name="Sales"
          to={listOf(stretch, "completed")}
          now={sum.completed}
          before={earlier?.completed}
          format={figure}
        />
        <Total name="Sold" now={sum.gross} before={earlier?.gross} format={formatRupees} />
        <Total
          name="Returned"
          to={listOf(stretch, "refunded")}
          now={sum.refundedAmount}
          before={earlier?.refundedAmount}
          format={formatRupees}
        >
          {sum.refunded > 0 ? (
            <small className="mute font-text max-md:block md:ml-2 text-xs font-normal whitespace-nowrap">
              {figure(sum.refunded)} {sum.refunded === 1 ? "order" : "orders"} whole
            </small>
          ) : null}
        </Total>
        <Total name="After refunds" now={sum.revenue} before={earlier?.revenue} format={formatRupees} />
        <Total
          name="Fees and tax on them"
          now={feesOf(sum)}
          before={earlier && feesOf(earlier)}
          format={formatPaise}
        />
        <Total name="After fees" now={leftOf(sum)} before={earlier && leftOf(earlier)} format={formatPaise} />
      </dl>
      <div className="grid gap-px border-t border-rule bg-rule lg:grid-cols-2">
        <Cell>
          <SalesPlot rows={rows} before={earlierRows} />
        </Cell>
        <Cell>
          <RevenuePlot rows={rows} before={earlierRows} />
        </Cell>
        <Cell>
          <FunnelPlot sum={sum} letIn={sumOfCounts(period.waits)}>
            <p className="mute mt-2 text-sm">
              {figure(sum.recovered)} {sum.recovered === 1 ? "sale" : "sales"} came back by a cart mail.
            </p>
            {period.cartMails.some(({ sent, sales }) => sent + sales > 0) ? (
              <DataTable
                label="Cart mails"
                figures
                columns={cartMailColumns}
                rows={period.cartMails.map((each, place) => ({ ...each, name: cartMailNames[place] ?? "" }))}
                keyOf={({ name }) => name}
              />
            ) : null}
          </FunnelPlot>
        </Cell>
        <Cell>
          <ProductsPlot sum={sum} products={products} />
        </Cell>
        <Cell>
          <CouponPlot rows={rows} />
          <Coupons sum={sum} coupons={period.coupons} />
        </Cell>
        <Cell>
          <RefundPlot rows={rows} />
        </Cell>
        <Cell wide>
          <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
            <WaitPlot waits={period.waits} />
            <Waits waits={period.waits} longWaits={period.longWaits} />
          </div>
        </Cell>
      </div>
      <details className="acc px-6">
        <summary>All figures as a table</summary>
        <div className="pb-6">
          <DataTable
            label="Figures"
            figures
            columns={[...columns, ...products.map(soldColumn)]}
            rows={rows}
            keyOf={({ key }) => key}
          />
        </div>
      </details>
    </div>
  );
}

/** The orders of these days in this state. */
const listOf = ({ from, to }: Stretch, status: string) =>
  `/admin/orders?from=${from}&to=${to}&status=${status}`;

interface TotalProps {
  name: string;
  now: number;
  /** In the stretch of as many days before. */
  before: number | undefined;
  format: (value: number) => string;
  /** The list that stands behind the figure. */
  to?: string;
  children?: ReactNode;
}

function Total({ name, now, before, format, to, children }: TotalProps) {
  const by = before === undefined ? undefined : change(now, before);
  return (
    <div className="grid content-start gap-1 bg-sheet px-4 py-3 md:px-5">
      <dt className="mute text-sm font-semibold">
        {to ? (
          <Link to={to} className="-my-2.5 inline-flex min-h-11 items-center">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd>
        <span className="num font-display text-[1.5rem] leading-none font-extrabold">
          {format(now)}
          {children}
        </span>
        <small className="mute num mt-1 block min-h-5 text-xs">
          {before === undefined ? null : (
            <>
              {by ? <b className="text-ink">{by} </b> : null}
              {by ? "on" : "after"} {format(before)} in the previous period
            </>
          )}
        </small>
      </dd>
    </div>
  );
}

function Cell({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={`min-w-0 bg-sheet px-6 py-5 ${wide ? "lg:col-span-2" : ""}`}>{children}</div>;
}

type Sum = ReturnType<typeof sumOf>;
type Name = Exclude<keyof Sum, "sold">;

/** Paise. */
const feesOf = ({ fees, feeTax }: Sum) => fees + feeTax;
const leftOf = (sum: Sum) => sum.revenue * 100 - feesOf(sum);

const cartMailNames = ["First", "Second", "Third"];
const cartMailColumns: Column<CartMailFigures & { name: string }>[] = [
  { head: "Cart mail", look: "wide", cell: ({ name }) => <b>{name}</b> },
  { head: "Sent", look: "right", cell: ({ sent }) => figure(sent) },
  { head: "Sales", look: "right", cell: ({ sales }) => figure(sales) },
  { head: "Brought", look: "right", cell: ({ revenue }) => formatRupees(revenue) },
];

function Coupons({ sum, coupons }: { sum: Sum; coupons: Period["coupons"] }) {
  const used = coupons.filter(({ uses }) => uses > 0);
  return (
    <>
      <p className="mt-2 text-sm">
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

const columnIn =
  (format: (value: number) => string) =>
  (head: string, name: Name): Column<Figures> => ({ head, look: "right", cell: (row) => format(row[name]) });
const count = columnIn(figure);
const money = columnIn(formatRupees);
const paise = columnIn(formatPaise);
const soldColumn = ({ id, name }: SoldProduct): Column<Figures> => ({
  head: name,
  look: "right",
  cell: ({ sold }) => figure(sold[id] ?? 0),
});
const columns: Column<Figures>[] = [
  { head: "Date", look: "wide", cell: ({ key }) => <b className="whitespace-nowrap">{nameOf(key)}</b> },
  count("Carts", "carts"),
  count("Orders", "orders"),
  count("Paid", "completed"),
  money("Sold", "gross"),
  money("Returned", "refundedAmount"),
  money("After refunds", "revenue"),
  paise("Fees", "fees"),
  paise("Tax on fees", "feeTax"),
  count("Refunded whole", "refunded"),
  count("With coupon", "discounted"),
  money("Of these after refunds", "couponRevenue"),
  count("Recovered", "recovered"),
];
