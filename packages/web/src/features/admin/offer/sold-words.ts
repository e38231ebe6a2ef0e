import { formatRupees } from "@store/contract/format";
import { figure } from "../parts/figures.ts";
import type { Revision } from "./publish.queries.ts";

/** What was sold by the prices of a revision: an order counts for the one that its checkout showed. */
export function soldWords({ orders, gross, returned }: Revision["sold"]): string {
  const back = returned > 0 ? `, of which ${formatRupees(returned)} went back` : "";
  if (orders === 0) return "No order by its prices";
  return `${figure(orders)} ${orders === 1 ? "order" : "orders"} by its prices, ${formatRupees(gross)}${back}`;
}
