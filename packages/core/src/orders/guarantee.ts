// Which orders the guarantee's button is for, as they stand.
import { guaranteeUntil } from "@store/contract/guarantee";
import { promisesGuarantee } from "@store/contract/honest/shown";
import { offer } from "@store/contract/offer/offer";
import { linesLeft } from "./lines.ts";
import type { Order } from "./order.entity.ts";

/** Who answers the button: `off` where no guarantee is promised. */
export function guaranteeMode() {
  return promisesGuarantee() ? offer.guaranteeButton : "off";
}

/** Until when an order's money goes back on a press, what comes back and what closes; undefined for an order that it is not for. */
export function guaranteeOf(order: Order, now: number) {
  const { status, source, paidAt, duplicate, override, review, deletedAt, claimedAt } = order;
  const isBought = status === "completed" && source === "paid" && paidAt !== undefined;
  const isOfPerson = duplicate || override || review !== undefined || deletedAt !== undefined;
  const amount = order.finalAmount - order.refundedAmount;
  if (!isBought || isOfPerson || claimedAt !== undefined || amount <= 0) return undefined;
  const until = guaranteeUntil(paidAt);
  return now <= until ? { until, amount, closes: linesLeft(order).map(({ name }) => name) } : undefined;
}
