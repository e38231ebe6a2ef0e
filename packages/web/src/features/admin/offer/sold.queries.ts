import type { DayFigures } from "@store/contract/admin-rows";
import { dayInIndia } from "@store/contract/format";
import { periodQuery, sumOf } from "../dashboard/period.ts";

const thirtyDays = 29 * 86_400_000;

/** How often each product was sold in the last 30 days, today included. */
export function soldQuery() {
  const now = Date.now();
  return {
    ...periodQuery(dayInIndia(now - thirtyDays), dayInIndia(now)),
    select: ({ days }: { days: readonly DayFigures[] }) => sumOf(days).sold,
  };
}
