import { formatRupees } from "./format.ts";
import { struckPrice } from "./honest/shown.ts";
import { bundle, soldAs } from "./offer/catalogue.ts";
import { offer } from "./offer/offer.ts";
import type { Offer, Product } from "./offer/offer-shape.ts";
import type { ProductId } from "./products.ts";

/** What is taken off: a percentage, or else a sum. */
export interface Reduction {
  /** Whole percent, 1 to 100. */
  percentage?: number | undefined;
  /** Whole rupees. */
  amountOff?: number | undefined;
}

/** A percentage or a sum off a basket, or off some products of it. */
export interface Discount extends Reduction {
  code: string;
  /** The products that it is for; absent for all. */
  products?: readonly string[] | undefined;
}

/** A priced basket. All amounts in whole rupees. */
export interface PricedBasket {
  lines: readonly Product[];
  subtotal: number;
  /** What the discount is taken off, line by line: the price, or 0 for a product that it is not for. */
  discounted: readonly number[];
  discountAmount: number;
  total: number;
  /** Sum of struck price minus price; the discount is not part of it (docs/product.md section 9). */
  totalSavings: number;
}

/** Whether a discount is for something of a basket. */
export function isForAny(
  { products }: Pick<Discount, "products">,
  lines: readonly Pick<Product, "id">[],
): boolean {
  return lines.some(({ id }) => products?.includes(id) ?? true);
}

/** What is taken off an amount, never more than it: a percentage is rounded to the nearest rupee, once, on all that it is for. */
export function discountAmount(subtotal: number, { percentage = 0, amountOff }: Reduction): number {
  return Math.min(subtotal, amountOff ?? Math.round((subtotal * percentage) / 100));
}

/** `20%` or `₹200`. */
export function reductionWords({ percentage, amountOff }: Reduction): string {
  return amountOff === undefined ? `${percentage}%` : formatRupees(amountOff);
}

/** Whether somebody who owns these things has all that a product opens: it is not sold to them again. */
export function isOwned({ opens }: Pick<Product, "opens">, owned: readonly string[]): boolean {
  return opens.length > 0 && opens.every((each) => owned.includes(each));
}

/**
 * The one pricing function: the page shows what it says, the server charges what it says. An amount from a browser is only
 * compared with it: core/orders/checkout/create-payment-order.ts refuses a difference. `owned`: what the account of a buyer
 * who is logged in opens: the rest is bought without it. `from`: another offer than the one that holds. What is sold by itself
 * takes the bundle's place.
 */
export function priceBasket(
  chosen: readonly ProductId[],
  discount?: Discount,
  owned: readonly string[] = [],
  from: Pick<Offer, "products"> = offer,
): PricedBasket {
  const chosenAs = (way: Product["soldAs"]) => soldAs(way, from).filter(({ id }) => chosen.includes(id));
  const alone = chosenAs("alone");
  const lines = [...(alone.length > 0 ? alone : [bundle(from)]), ...chosenAs("extra")].filter(
    (product) => !isOwned(product, owned),
  );
  const subtotal = sum(lines, (line) => line.price);
  const discounted = lines.map(({ id, price }) => (discount && isForAny(discount, [{ id }]) ? price : 0));
  const off = discount ? discountAmount(sum(discounted, Number), discount) : 0;
  return {
    lines,
    subtotal,
    discounted,
    discountAmount: off,
    total: subtotal - off,
    totalSavings: sum(lines, (line) => (struckPrice(line) ?? line.price) - line.price),
  };
}

function sum<Each>(lines: readonly Each[], amount: (line: Each) => number): number {
  return lines.reduce((total, line) => total + amount(line), 0);
}
