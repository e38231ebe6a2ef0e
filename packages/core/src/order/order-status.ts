import type { CallOutput, OrderState } from "@store/contract/calls";
import { StoreError } from "@store/contract/errors";
import { readCustomer } from "../customer/customer.entity.ts";
import { isRefusal } from "../lib/table.ts";
import { hours, seconds } from "../lib/time.ts";
import { useCase } from "../lib/use-case.ts";
import { readCheckoutToken } from "./checkout-token.ts";
import { type Order, OrderEntity, readOrder } from "./order.entity.ts";
import { readSealedPassword } from "./sealed-password.entity.ts";
import { settle } from "./settle.ts";

/**
 * How an order stands, to the browser that placed it and to no other. While it waits, Stripe itself is asked, at
 * most once in three seconds. Once paid, the master credentials, for a day.
 */
export const orderStatus = useCase("order-status", async ({ checkoutToken, orderId }) => {
  // As long as the credentials can be read: paying may wait two hours, looking at what was paid for a day.
  const claim = readCheckoutToken(checkoutToken, hours(24));
  const order = await readOrder(orderId);
  if (!order || order.checkoutId !== claim.checkoutId) throw new StoreError("order.not_found");
  const mayAsk = order.status === "pending" && (await takeTurn(order));
  return answer((mayAsk ? await settle(orderId) : order) ?? order);
});

/** True for one caller in three seconds. */
async function takeTurn({ orderId }: Order): Promise<boolean> {
  const now = Date.now();
  try {
    await OrderEntity.patch({ orderId })
      .set({ askedAt: now })
      .where((a, o) => `${o.notExists(a.askedAt)} OR ${o.lte(a.askedAt, now - seconds(3))}`)
      .go();
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

async function answer(order: Order): Promise<CallOutput<"order-status">> {
  const { orderId, upsells, subtotal, discountCode, discountAmount, finalAmount, paidAt, joined } = order;
  const base = {
    orderId,
    upsells,
    subtotal,
    discountCode,
    discountAmount,
    finalAmount,
    status: stateOf(order),
  };
  if (order.status !== "completed") return base;
  const [password, customer] = await Promise.all([
    joined ? undefined : readSealedPassword(orderId),
    readCustomer(order.customerId),
  ]);
  // Since a password of the buyer's own, the first one opens nothing.
  const isCurrent = customer?.passwordChangedAt === undefined;
  return {
    ...base,
    paidAt,
    joined,
    credentials: { email: order.email, customerId: order.customerId, ...(isCurrent && { password }) },
  };
}

function stateOf(order: Order): OrderState {
  if (order.status === "completed" || order.status === "refunded") return order.status;
  if (order.review) return "review";
  return order.processing ? "processing" : order.status;
}
