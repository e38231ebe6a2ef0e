import { csvLines } from "@store/contract/csv";
import { formatDay } from "../calculators/formulas/units.ts";
import type { PlanLine } from "./next-ten.ts";

/** The plan as a file for spreadsheets and task lists. The mark at its beginning says UTF-8. */
export function planCsv(plan: readonly PlanLine[], owner: string, measure: "Cost" | "Work"): string {
  const head = [
    "No.",
    "Begin",
    "Due",
    "Task",
    "Where",
    "Why now",
    "What it does",
    measure,
    "Owner",
    "Done on",
  ];
  const rows = plan.map(({ item, begin, due, reasons }, at) => [
    String(at + 1),
    begin,
    due,
    item.task,
    item.place,
    reasons.join(" "),
    item.why,
    item.cost,
    owner,
    "",
  ]);
  return `\uFEFF${csvLines([head, ...rows])}`;
}

/** `Mon, 23 Nov 2026`, or `Mon, 23 Nov to Wed, 25 Nov 2026`. */
export function formatSpan(begin: string, due: string): string {
  if (begin === due) return formatDay(due);
  return `${formatDay(begin).replace(/ \d{4}$/, "")} to ${formatDay(due)}`;
}
