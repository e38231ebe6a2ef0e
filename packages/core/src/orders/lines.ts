// What an order is made of: its lines, as they were sold. Prices, names and what a product opens may change later; refunds,
// invoices, mails and figures read these and nothing else.
import { allocate } from "@store/contract/gst/split-tax";
import type { KeptLine, OrderLine } from "@store/contract/order-line";
import type { PricedBasket } from "@store/contract/price-basket";
import type { Order } from "./order.entity.ts";
import type { TaxCodes } from "./tax-terms.ts";

/** The lines of a basket that is sold now: the discount in whole rupees by largest remainder over what it is for, so that all adds up. */
export function linesOf(basket: PricedBasket, taxCodes: TaxCodes | undefined): KeptLine[] {
  const discounts = allocate(basket.discountAmount, basket.discounted);
  return basket.lines.map(({ id, name, price, opens }, index) => {
    const taxCode = taxCodes?.codes?.[id] ?? taxCodes?.code;
    return {
      product: id,
      ...{ name, price, discount: discounts[index] ?? 0 },
      opens,
      ...(taxCode !== undefined && { taxCode }),
    };
  });
}

/** What was paid for a line. Whole rupees. */
export function paidFor({ price, discount }: Pick<OrderLine, "price" | "discount">): number {
  return price - discount;
}

/** What lines open, each thing once. */
export function openedBy(lines: readonly Pick<KeptLine, "opens">[]): string[] {
  return [...new Set(lines.flatMap(({ opens }) => opens))];
}

/** The lines whose money has not gone back one by one. */
export function linesLeft({ lines, refundedItems = [] }: Pick<Order, "lines" | "refundedItems">): KeptLine[] {
  return lines.filter(({ product }) => !refundedItems.includes(product));
}

/** What an order gives while it is completed: what is left of it opens this. */
export function grantsOf(order: Pick<Order, "lines" | "refundedItems" | "entitlements">): readonly string[] {
  return order.entitlements ?? openedBy(linesLeft(order));
}

/** The refunded items after the money of some products went back, and that of others did not after all. */
export function itemsAfter(
  { refundedItems = [] }: Order,
  gone: readonly string[],
  back: readonly string[],
): string[] {
  return [...refundedItems, ...gone].filter((item) => !back.includes(item));
}

/** Lines as they leave the shop: without what they open. */
export function linesView(lines: readonly KeptLine[]): OrderLine[] {
  return lines.map(({ product, name, price, discount }) => ({ product, name, price, discount }));
}
