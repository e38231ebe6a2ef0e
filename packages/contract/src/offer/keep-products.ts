import type { Offer } from "./offer-shape.ts";

/** The most that an offer holds: its shape says so too. */
const most = 50;

/** The next offer, with what it leaves out of the one before as ended: who bought it still reads its name, and opens it. */
export function keepProducts({ products: before }: Offer, next: Offer): Offer {
  const left = before.filter(({ id }) => !next.products.some((one) => one.id === id));
  if (left.length === 0) return next;
  const ended = left.map((product) => ({ ...product, state: "ended" as const }));
  return { ...next, products: [...next.products, ...ended].slice(0, most) };
}
