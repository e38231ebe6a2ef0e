import { dayInIndia } from "@store/contract/format";
import { queryOptions } from "@tanstack/react-query";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";

const thirtyDays = 29 * 86_400_000;

/** How often each product was sold in the last 30 days, today included. */
export function soldQuery() {
  const now = Date.now();
  const [from, to] = [dayInIndia(now - thirtyDays), dayInIndia(now)];
  return queryOptions({
    queryKey: ["admin", "offer", "sold", from, to],
    queryFn: async () => {
      const { days } = must(await callAdmin("admin-dashboard", "period", { from, to }));
      const sums: Record<string, number> = {};
      for (const { sold } of days)
        for (const [id, count] of Object.entries(sold)) sums[id] = (sums[id] ?? 0) + count;
      return sums;
    },
    retry: false,
  });
}
