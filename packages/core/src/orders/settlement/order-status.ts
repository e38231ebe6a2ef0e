import type { CallOutput } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { linkTimings } from "@store/contract/timings";
import { readCustomer } from "../../customers/customer.entity.ts";
import { readCheckoutToken } from "../../platform/checkout-token.ts";
import type { UseCase } from "../../platform/use-case.ts";
import { linesView, openedBy } from "../lines.ts";
import { type Order, readOrder } from "../order.entity.ts";
import { stateOf } from "../order-state.ts";
import { readSealedPassword } from "../sealed-password.entity.ts";
import { settleInTurn } from "./settle-in-turn.ts";

/**
 * How an order stands, to the browser that placed it and to no other. While it waits, the provider itself is asked,
 * at most once in three seconds. Once paid, the master credentials, for a day; those of a free order, and of one that
 * joined an account, go to the mailbox alone.
 */
export const orderStatus: UseCase<"order-status"> = async ({ checkoutToken, orderId }) => {
  // As long as the credentials can be read: paying may wait two hours, looking at what was paid for a day.
  const claim = readCheckoutToken(checkoutToken, linkTimings.checkoutGrace);
  const order = await readOrder(orderId);
  if (!order || order.checkoutId !== claim.checkoutId) throw new StoreError("order.not_found");
  return answer(order.status === "pending" ? await settleInTurn(order) : order);
};

async function answer(order: Order): Promise<CallOutput<"order-status">> {
  const { orderId, subtotal, discountCode, discountAmount, finalAmount, paidAt } = order;
  const base = {
    orderId,
    lines: linesView(order.lines),
    opens: openedBy(order.lines),
    subtotal,
    discountCode,
    discountAmount,
    finalAmount,
    status: stateOf(order),
    ...(order.status === "failed" && order.cause && { cause: order.cause }),
  };
  if (order.status !== "completed") return base;
  const paymentReference = order.references?.[0] ?? order.paymentId;
  const completed = { ...base, paidAt, paymentReference };
  if (order.inAccount) return { ...completed, inAccount: true };
  // Anybody who typed an address need not be the reader of its mail, and must not learn whether it had an account.
  if (order.source === "free" || order.joined)
    return { ...completed, byMailOnly: true, credentials: { email: order.email } };
  const [password, customer] = await Promise.all([
    readSealedPassword(orderId),
    readCustomer(order.customerId),
  ]);
  // Since a password of the buyer's own, the first one opens nothing.
  const isCurrent = customer?.passwordOrderId === orderId;
  const credentials = { email: order.email, customerId: order.customerId, ...(isCurrent && { password }) };
  return { ...completed, credentials };
}
