import * as z from "zod/mini";
import { lazyObject, Rupees, SoldProduct } from "./schemas.ts";

/** Some products of an order. */
export const SoldProducts = /* @__PURE__ */ z.lazy(() =>
  z.array(SoldProduct).check(z.minLength(1), z.maxLength(50)),
);

/** One line of an order, as it was sold. Whole rupees. */
export const OrderLine = /* @__PURE__ */ lazyObject(() => ({
  product: SoldProduct,
  name: z.string(),
  price: Rupees,
  /** Its share of the order's discount. */
  discount: Rupees,
}));
export type OrderLine = z.infer<typeof OrderLine>;

/** A line as the shop keeps it. */
export interface KeptLine extends OrderLine {
  opens: readonly string[];
  /** Service accounting code, for its tax papers. */
  taxCode?: string | undefined;
}

/** Whether an order holds a product. */
export function holds(lines: readonly Pick<OrderLine, "product">[], product: string): boolean {
  return lines.some((line) => line.product === product);
}

/** `Complete Funnel Bundle, SEO Checklist`. */
export function lineNames(lines: readonly Pick<OrderLine, "name">[]): string {
  return lines.map(({ name }) => name).join(", ");
}
