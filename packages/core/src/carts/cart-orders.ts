import { cartTimings } from "@store/contract/timings";
import { readCurrentOrderId } from "../orders/checkout.entity.ts";
import { type Order, readOrder } from "../orders/order.entity.ts";
import { type CartAddress, readCartAddress } from "../outbox/cart-address.entity.ts";
import { setting } from "../platform/settings.ts";
import type { Cart } from "./cart.entity.ts";

/** A cart's surroundings: payment pages that were opened in its checkout, or elsewhere for its address. */
export interface CartOrders {
  /** The order that the checkout points to. */
  current: string | undefined;
  address: CartAddress | null;
  orders: Order[];
}

/** Reads them as they are now. An order of long ago is no payment page of today. */
export async function readCartOrders({ checkoutId, email = "" }: Cart, now: number): Promise<CartOrders> {
  const [current, address] = await Promise.all([readCurrentOrderId(checkoutId), readCartAddress(email)]);
  const isRecent = address?.orderedAt !== undefined && address.orderedAt + cartTimings.seriesEvery > now;
  const ids = new Set([current, isRecent ? address.orderId : undefined]);
  const orders = await Promise.all([...ids].map((id) => (id === undefined ? null : readOrder(id))));
  return { current, address, orders: orders.filter((order) => order !== null) };
}

/**
 * Nobody can pay it any more, and the owner wants such carts to be reminded. Whose payment failed for a reason is told
 * of that, and gets no reminder besides.
 */
export function isLeft({ status, review, cause }: Order): boolean {
  const isOver = status === "failed" && review === undefined && cause === undefined;
  return isOver && setting("cartMailsAfterFailedPayment");
}
