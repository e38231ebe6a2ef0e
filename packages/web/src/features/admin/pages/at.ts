// Reads and writes one field of the offer by its place, as problems name it: `words.questions.2.answer`.
import type { Offer } from "@store/contract/offer/offer-shape";

type Node = Record<string, unknown>;

export function valueAt(offer: Offer, path: string): unknown {
  return path.split(".").reduce<unknown>((node, name) => (node as Node | undefined)?.[name], offer);
}

/** The offer with another value there; undefined takes the field away. */
export function withValueAt(offer: Offer, path: string, value: unknown): Offer {
  return put(offer, path.split("."), value) as Offer;
}

function put(node: unknown, [name = "", ...rest]: string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : put((node as Node)[name], rest, value);
  if (Array.isArray(node)) return node.map((one, at) => (at === Number(name) ? inner : one));
  const { [name]: _before, ...others } = (node ?? {}) as Node;
  // In its old place: what is compared as text must not differ by the order of its names.
  if (inner === undefined) return others;
  return { ...(node as Node), [name]: inner };
}
