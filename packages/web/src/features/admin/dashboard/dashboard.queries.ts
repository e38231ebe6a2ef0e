import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";

export function totalsQuery() {
  return queryOptions({
    queryKey: ["admin", "dashboard", "totals"],
    queryFn: async () => {
      const { totals, done, waiting } = must(await callAdmin("admin-dashboard", "totals", {}));
      return { totals, done, waiting };
    },
    retry: false,
  });
}

/** Figures by day; both days included. */
export function periodQuery(from: string, to: string) {
  return queryOptions({
    queryKey: ["admin", "dashboard", "period", from, to],
    queryFn: async () => {
      const { days, coupons, cartMails, waits, longWaits } = must(
        await callAdmin("admin-dashboard", "period", { from, to }),
      );
      return { days, coupons, cartMails, waits, longWaits };
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}
