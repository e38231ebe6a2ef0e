// What an order is made of, and what each part of it gives.
import { bundle, type Product, upsellById } from "@store/contract/catalogue";
import { allocate } from "@store/contract/gst/split-tax";
import { entitlementsOf, type ProductId } from "@store/contract/products";
import type { Order } from "./order.entity.ts";

/**
 * The products of an order, their prices in whole rupees adding up to its subtotal: the list prices, or where the owner
 * has changed those since, shares of the subtotal in proportion.
 */
export function productsOf({ upsells, subtotal }: Pick<Order, "upsells" | "subtotal">): Product[] {
  const products: Product[] = [bundle, ...upsells.map(upsellById)];
  const list = products.map(({ price }) => price);
  const prices = allocate(subtotal, list);
  return products.map((product, index) => ({ ...product, price: prices[index] ?? 0 }));
}

/** The order's items and grants after the money of some products went back, and that of others did not after all. */
export function withItems(order: Order, gone: readonly ProductId[], back: readonly ProductId[]) {
  const refundedItems = [...(order.refundedItems ?? []), ...gone].filter((item) => !back.includes(item));
  const kept = (["bundle", ...order.upsells] as const).filter((item) => !refundedItems.includes(item));
  return { refundedItems, entitlements: entitlementsOf(kept) };
}
