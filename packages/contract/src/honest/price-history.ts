// Prices at which something was really sold. Only these may be struck out, or called what a thing is worth.
import type { PriceSpan } from "../offer/settings.ts";

/** India names no number; 30 days is the rule of the European Union (Directive 98/6/EC, article 6a). */
export const leastDays = 30;

/** How long ago such a price may have ended when a site is built for production. */
export const oldestDays = 180;

const day = 86_400_000;

export function daysOf({ from, to }: Pick<PriceSpan, "from" | "to">): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / day) + 1;
}

/** The price that stood before the present one, if it stood long enough to be called a price. */
export function formerPrice(
  history: readonly PriceSpan[],
  of: PriceSpan["of"],
  price: number,
): number | undefined {
  const last = history
    .filter((span) => span.of === of)
    .sort((a, b) => Date.parse(a.to) - Date.parse(b.to))
    .at(-1);
  return last && last.price > price && daysOf(last) >= leastDays ? last.price : undefined;
}
