// Periods that move with the calendar, for filters that are opened again another day. Days in India. Pure.
import { addDays, today } from "../dashboard/period.ts";

export const periods = [
  { id: "today", label: "Today" },
  { id: "7d", label: "Last 7 days" },
  { id: "30d", label: "Last 30 days" },
  { id: "month", label: "This month" },
  { id: "last-month", label: "Last month" },
] as const;
type PeriodId = (typeof periods)[number]["id"];

interface Days {
  from: string;
  to: string;
}

/** The days of a period as it is now, both included; undefined for what is none. */
export function daysOfPeriod(id: string | undefined, now = today()): Days | undefined {
  const first = `${now.slice(0, 7)}-01`;
  const lastOfLast = addDays(first, -1);
  const days: Record<PeriodId, Days> = {
    today: { from: now, to: now },
    "7d": { from: addDays(now, -6), to: now },
    "30d": { from: addDays(now, -29), to: now },
    month: { from: first, to: now },
    "last-month": { from: `${lastOfLast.slice(0, 7)}-01`, to: lastOfLast },
  };
  return Object.hasOwn(days, id ?? "") ? days[id as PeriodId] : undefined;
}
