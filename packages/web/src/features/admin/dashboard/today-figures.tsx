import { formatRupees } from "@store/contract/format";
import { useQuery } from "@tanstack/react-query";
import { Sums } from "../../../ui/sums.tsx";
import { figure } from "../parts/figures.ts";
import { periodQuery } from "./dashboard.queries.ts";
import { addDays, today } from "./period.ts";

/** What has been sold since midnight in India, beside the whole of yesterday. */
export function TodayFigures() {
  const [yesterday, now] = useQuery(periodQuery(addDays(today(), -1), today())).data?.days ?? [];
  return (
    <section aria-label="Today" className="mt-12">
      <h2 className="mb-4 text-d3">Today</h2>
      <Sums
        sums={[
          {
            name: "Sales today",
            figure: now && figure(now.completed),
            note: yesterday && `Yesterday ${figure(yesterday.completed)}`,
          },
          {
            name: "Sold today",
            figure: now && formatRupees(now.gross),
            note: yesterday && `Yesterday ${formatRupees(yesterday.gross)}, before refunds`,
          },
          {
            name: "Carts today",
            figure: now && figure(now.carts),
            note: yesterday && `Yesterday ${figure(yesterday.carts)}`,
          },
        ]}
      />
    </section>
  );
}
