// What an order is made of, and what each part of it gives.
import { bundle, grantsOf, type Product, upsellById } from "@store/contract/catalogue";
import { allocate } from "@store/contract/gst/split-tax";
import type { UpsellId } from "@store/contract/product-ids";
import type { Entitlement } from "../customers/customer.entity.ts";
import type { Order, RefundItem } from "./order.entity.ts";

/** Everything that a paid order with these upsells gives. */
export function entitlementsOf(upsells: readonly UpsellId[]): Entitlement[] {
  const licence: Entitlement[] = upsells.includes("agency-license") ? ["agency-license"] : [];
  return [...grantsOf(upsells), ...licence];
}

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

/** What one product gives by itself. */
export function entitlementsOfItem(item: RefundItem): readonly Entitlement[] {
  if (item === "bundle") return bundle.grants;
  const base: readonly Entitlement[] = bundle.grants;
  return entitlementsOf([item]).filter((entitlement) => !base.includes(entitlement));
}

/** The order's items and grants after the money of some products went back, and that of others did not after all. */
export function withItems(order: Order, gone: readonly RefundItem[], back: readonly RefundItem[]) {
  const refundedItems = [...(order.refundedItems ?? []), ...gone].filter((item) => !back.includes(item));
  const ended = refundedItems.flatMap(entitlementsOfItem);
  const entitlements = entitlementsOf(order.upsells).filter((entitlement) => !ended.includes(entitlement));
  return { refundedItems, entitlements };
}
