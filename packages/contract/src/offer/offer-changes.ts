// What differs between two offers, as a person reads it.
import type { OfferChange } from "../calls/admin-offer.ts";
import type { Offer } from "./offer-shape.ts";

/**
 * Each field that differs, in the order of the offer. Lists of things with ids are compared by id, others as a whole. What
 * the shop itself writes down of the past is no change of anybody's.
 */
export function offerChanges(before: Offer, after: Offer): OfferChange[] {
  return differences({ ...before, priceHistory: [] }, { ...after, priceHistory: [] }, [], []);
}

type Named = { id?: unknown; name?: unknown };

function differences(before: unknown, after: unknown, path: string[], names: string[]): OfferChange[] {
  if (same(before, after)) return [];
  if (isList(before) && isList(after) && [...before, ...after].every(hasId)) {
    const ids = [...new Set([...after, ...before].map(({ id }) => String(id)))];
    const changed = ids.flatMap((id) => {
      const [one, other] = [before, after].map((list) => list.find((item) => item.id === id));
      const name = String((other ?? one)?.name ?? id);
      return differences(one, other, [...path, id], [...names.slice(0, -1), name]);
    });
    return changed.length > 0 ? changed : [change(idsOf(before), idsOf(after), path, [...names, "order"])];
  }
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differences(before[name], after[name], [...path, name], [...names, words(name)]),
    );
  return [change(before, after, path, names)];
}

const isList = (value: unknown): value is Named[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const hasId = (value: unknown): value is Named => isObject(value) && typeof value.id === "string";
const idsOf = (list: readonly Named[]) => list.map(({ id }) => String(id));
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `refundReading` as `refund reading`. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function change(before: unknown, after: unknown, path: string[], names: string[]): OfferChange {
  const what = names.join(": ");
  return {
    path: path.join("."),
    what: what.charAt(0).toUpperCase() + what.slice(1),
    before: shown(before),
    after: shown(after),
  };
}

function shown(value: unknown): string {
  if (value === undefined) return "";
  if (isList(value) && value.every((one) => typeof one !== "object")) return value.join(", ");
  if (isObject(value) && typeof value.name === "string") return value.name;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
