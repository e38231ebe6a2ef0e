// What three scenarios change, and which figure of one calculator comes from another. Pure data.
import type { ToolId } from "../formulas/shelf.ts";

export const scenarios = ["Careful", "Expected", "Good"] as const;

/** The calculators of the workbook in the order of its sheets; links have a sheet of their own kind. */
export const inWorkbook = [
  "break-even",
  "cash-gap",
  "marginal-order",
  "new-people",
  "ab-verdict",
  "speed-budget",
  "delivery-promise",
] as const satisfies readonly ToolId[];

/** Of a field: what the careful and the good scenario make of the expected figure `{x}`. */
export const changes: Partial<
  Record<ToolId, Readonly<Record<string, readonly [careful: string, good: string]>>>
> = {
  "break-even": {
    goods: ["{x}*1.05", "{x}"],
    freight: ["{x}*1.1", "{x}"],
    codReturned: ["MIN(1,{x}*1.3)", "{x}*0.8"],
    cost: ["{x}*1.2", "{x}*0.9"],
  },
  "cash-gap": { wait: ["ROUNDUP({x}*1.3,0)", "ROUNDUP({x}*0.8,0)"] },
  "marginal-order": { ordersAfter: ["ROUND({x}*0.93,0)", "ROUND({x}*1.05,0)"] },
  "new-people": {
    reachAfter: ["{x}-ROUND(({x}-{reachBefore})*0.2,0)", "{x}+ROUND(({x}-{reachBefore})*0.2,0)"],
  },
  "speed-budget": { firstByte: ["{x}*1.5", "{x}*0.6"], speed: ["{x}*0.6", "{x}*2"] },
  "delivery-promise": { slowest: ["ROUNDUP({x}*1.5,0)", "{x}"] },
};

/** Of a field: the formula over figures of other calculators; `{break_even__cost}` is `cost` of the calculator `break-even`. */
export const joins: Partial<Record<ToolId, Readonly<Record<string, { formula: string; from: string }>>>> = {
  "cash-gap": {
    parcels: { formula: "ROUND({spend}/{break_even__cost},0)", from: "Budget ÷ your cost per purchase" },
    goods: { formula: "{break_even__goods}", from: "From Break-even return" },
  },
  "marginal-order": { kept: { formula: "MAX(0,{break_even__kept})", from: "From Break-even return" } },
  "new-people": { spend: { formula: "{cash_gap__spend}*7", from: "Seven days of the budget in Cash gap" } },
};

/** What the first sheet reckons of the calculators' figures: one month. */
export const month = [
  {
    id: "orders",
    label: "Orders in 30 days",
    unit: "orders",
    formula: "ROUND({cash_gap__spend}*30/{break_even__cost},0)",
  },
  { id: "adSpend", label: "Spent on ads, without GST", unit: "rupees", formula: "{cash_gap__spend}*30" },
  {
    id: "sales",
    label: "Sales as Ads Manager counts them",
    unit: "rupees",
    formula: "{orders}*{break_even__price}",
  },
  { id: "before", label: "Left before advertising", unit: "rupees", formula: "{orders}*{break_even__kept}" },
  {
    id: "after",
    label: "Left after advertising",
    unit: "rupees",
    formula: "{before}-{orders}*{break_even__cost}",
  },
  { id: "cash", label: "Cash that is away meanwhile", unit: "rupees", formula: "{cash_gap__needed}" },
] as const;
