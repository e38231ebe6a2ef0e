// What tax and company law want kept of an order, and until when.

import { dayInIndia } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import type { Order } from "../orders/order.entity.ts";
import { keptForBooks, keptUntil } from "../platform/financial-year.ts";

/** The last day (`yyyy-mm-dd`) on which the buyer must be told; undefined for an order that brought no money. */
export function keepUntilOf(
  order: Pick<Order, "status" | "finalAmount" | "paidAt" | "createdAt" | "tax">,
): string | undefined {
  const { status, finalAmount, paidAt, createdAt, tax } = order;
  const sold = (status === "completed" || status === "refunded") && finalAmount > 0;
  if (!sold) return undefined;
  const day = dayInIndia(paidAt ?? createdAt);
  const dates = [...(tax ? [keptUntil(day)] : []), ...(offer.cin ? [keptForBooks(day)] : [])];
  return dates.sort().at(-1);
}
