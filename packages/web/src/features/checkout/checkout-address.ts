// What a link to the checkout may bring along: a basket, a code, and the token of the reminder it came in.
import { choosableIds } from "@store/contract/offer/catalogue";
import type { ProductId } from "@store/contract/products";

interface BroughtAlong {
  /** The basket of the link takes the place of what this tab had. */
  upsells?: readonly ProductId[];
  /** Joins what this tab had. */
  add?: readonly ProductId[];
  code?: string;
  cart?: string;
}

/** Reads `?upsells=a,b&add=c&code=X&cart=TOKEN`, and answers the address without them. What is not known counts as absent. */
export function readAddress(href: string): { brought: BroughtAlong; rest: URL } {
  const rest = new URL(href);
  const take = (name: string) => {
    const value = rest.searchParams.get(name)?.trim();
    rest.searchParams.delete(name);
    return value;
  };
  const [chosen, add] = [take("upsells")?.split(","), take("add")?.split(",")];
  const [code, cart] = [take("code")?.toUpperCase(), take("cart")];
  // A reminder of the bundle alone names no upsells.
  const upsells = chosen ?? (isToken(cart) ? [] : undefined);
  return {
    brought: {
      ...(upsells && { upsells: choosableIds().filter((id) => upsells.includes(id)) }),
      ...(add && { add: choosableIds().filter((id) => add.includes(id)) }),
      ...(code && { code }),
      ...(isToken(cart) && { cart }),
    },
    rest,
  };
}

/** As our own tokens look. A damaged one must not stand in the way of paying, so it is left behind. */
export function isToken(value: unknown): value is string {
  return typeof value === "string" && /^[\w.~-]{1,600}$/.test(value);
}
