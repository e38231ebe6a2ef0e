import type { ActionOutput } from "@store/contract/calls";
import { formatRupees } from "@store/contract/format";
import type { Sum } from "../../../ui/sums.tsx";
import { figure, share } from "../parts/figures.ts";

/** The figures above the orders; without `stats` their names. `unknown`: what stands in their place, where they did not arrive. */
export function orderSums(stats?: ActionOutput<"admin-orders", "stats">["stats"], unknown?: string): Sum[] {
  return [
    { name: "Total Orders", figure: stats ? figure(stats.total) : unknown },
    { name: "Total Revenue", figure: stats ? formatRupees(stats.revenue) : unknown, note: "After refunds" },
    {
      name: "Completed Orders",
      figure: stats ? figure(stats.completed) : unknown,
      // Its line is there before its words, so that nothing moves.
      note: stats
        ? `${share(stats.completed, stats.total)} of all, ${figure(stats.pending)} pending`
        : (unknown ?? "\u00a0"),
    },
  ];
}
