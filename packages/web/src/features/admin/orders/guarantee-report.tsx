import type { ActionOutput } from "@store/contract/calls";
import { dayInIndia } from "@store/contract/format";
import { guaranteeReasonWords } from "@store/contract/guarantee";
import { productName } from "@store/contract/offer/catalogue";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { DayFilter } from "../lists/list-tools.tsx";
import { figure } from "../parts/figures.ts";
import { guaranteeQuery } from "./orders.queries.ts";

type Row = ActionOutput<"admin-orders", "guarantee">["products"][number];

const modes: Record<ActionOutput<"admin-orders", "guarantee">["mode"], string> = {
  off: "Buyers have no button: they write to you.",
  ask: "Buyers have a button in their account, and you are asked each time.",
  auto: "Buyers have a button in their account, and the money goes back at once.",
};

const columns: Column<Row>[] = [
  { head: "Product", look: "wide", cell: ({ product }) => productName(product) },
  { head: "Asked back", look: "right", cell: ({ claims }) => <b>{figure(claims)}</b> },
  { head: "Sold in the month", look: "right", cell: ({ sold }) => figure(sold) },
  {
    head: "Share",
    look: "right",
    cell: ({ claims, sold }) => (sold > 0 ? `${Math.round((claims / sold) * 100)}%` : "—"),
  },
  {
    head: "Reasons",
    cell: ({ reasons }) =>
      reasons.map(({ reason, count }) => (
        <span key={reason} className="block text-sm">
          {reason === "none" ? "No reason" : guaranteeReasonWords[reason]}: {figure(count)}
        </span>
      )),
  },
];

/** What buyers asked back under the guarantee, product by product, and why. */
export function GuaranteeReport() {
  const thisMonth = dayInIndia(Date.now()).slice(0, 7);
  const [month, setMonth] = useState(thisMonth);
  const report = useQuery(guaranteeQuery(month));
  // A shop without the button has nothing to see here, until it had one.
  const isIdle = report.data?.mode === "off" && report.data.products.length === 0;
  if (!report.data || (isIdle && month === thisMonth)) return null;
  return (
    <section aria-labelledby="guarantee-title" className="mt-12 grid gap-4 border-t border-rule pt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h2 id="guarantee-title" className="text-d4">
            Money-back guarantee
          </h2>
          <p className="mute max-w-[65ch] text-sm">{modes[report.data.mode]}</p>
        </div>
        <div className="min-w-44">
          <DayFilter
            type="month"
            id="guarantee-month"
            label="Month of the guarantee"
            value={month}
            max={thisMonth}
            onChange={(chosen = thisMonth) => setMonth(chosen)}
          />
        </div>
      </div>
      {report.data.products.length > 0 ? (
        <DataTable
          label="Asked back under the guarantee"
          columns={columns}
          rows={report.data.products}
          keyOf={({ product }) => product}
        />
      ) : (
        <p className="mute text-sm">Nothing was asked back in this month.</p>
      )}
    </section>
  );
}
