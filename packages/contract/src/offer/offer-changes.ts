// What differs between two offers, as a person reads it.
import type { OfferChange } from "../calls/admin-offer.ts";
import { isPictureFile, pictureSource } from "../content/picture-name.ts";
import type { Offer } from "./offer-shape.ts";

/**
 * Each field that differs, in the order of the offer. Lists of things with ids are compared by id, others as a whole. What
 * the shop itself writes down of the past is no change of anybody's.
 */
export function offerChanges(before: Offer, after: Offer): OfferChange[] {
  return differences({ ...before, priceHistory: [] }, { ...after, priceHistory: [] }, [], []);
}

export type Named = { id?: unknown; name?: unknown };

function differences(before: unknown, after: unknown, path: string[], names: string[]): OfferChange[] {
  if (same(before, after)) return [];
  const lists: readonly unknown[] = [before, after];
  if (areNamed(lists)) {
    const [before = [], after = []] = lists;
    const changed = idsOfBoth(after, before).flatMap((id) => {
      const [one, other] = lists.map((list) => list.find((item) => item.id === id));
      const name = String((other ?? one)?.name ?? id);
      return differences(one, other, [...path, id], [...names.slice(0, -1), name]);
    });
    const order = sameOrder(before, after)
      ? []
      : [change(namesOf(before), namesOf(after), path, [...names, "order"])];
    return [...changed, ...order];
  }
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differences(before[name], after[name], [...path, name], [...names, words(name)]),
    );
  return [change(before, after, path, names)];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isList = (value: unknown): value is readonly Named[] => Array.isArray(value);
const hasId = (value: unknown) => isObject(value) && typeof value.id === "string";
const namesOf = (list: readonly Named[]) => list.map(({ id, name }) => String(name ?? id));

/** Lists of things that are compared one by one. */
export function areNamed(lists: readonly unknown[]): lists is readonly (readonly Named[])[] {
  return lists.every((list) => isList(list) && list.every(hasId));
}

/** All ids of two lists, in the order of the first. */
export function idsOfBoth(first: readonly Named[], second: readonly Named[]): string[] {
  return [...new Set([...first, ...second].map(({ id }) => String(id)))];
}

/** Whether what both lists have stands in the same order. */
function sameOrder(before: readonly Named[], after: readonly Named[]): boolean {
  const common = (list: readonly Named[], other: readonly Named[]) =>
    list.map(({ id }) => id).filter((id) => other.some((one) => one.id === id));
  return same(common(before, after), common(after, before));
}

/** `refundReading` as `refund reading`. */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function change(before: unknown, after: unknown, path: string[], names: string[]): OfferChange {
  const what = names.join(": ");
  return {
    path: path.join("."),
    what: what.charAt(0).toUpperCase() + what.slice(1),
    before: shown(lacking(before, after)),
    after: shown(lacking(after, before)),
  };
}

/** Of a long list what the other has not; all of it where only the order differs. */
function lacking(list: unknown, other: unknown): unknown {
  if (!isList(list) || !isList(other)) return list;
  const left = list.filter((item) => !other.some((one) => same(one, item)));
  return left.length === 0 && list.length === other.length ? list : left;
}

/** As a person reads it: things of a list each on a line of its own. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (isList(value))
    return value.map(shown).join(value.every((one) => typeof one !== "object") ? ", " : "\n");
  if (typeof value === "string" && isPictureFile(value)) return pictureWords(value);
  if (!isObject(value)) return String(value);
  const { kind: _, ...said } = value;
  return typeof value.id === "string" && typeof value.name === "string"
    ? value.name
    : Object.values(said).map(shown).filter(Boolean).join(" · ");
}

/** Its size, and enough of its name to tell it from another. */
function pictureWords(file: string): string {
  const { width, height } = pictureSource(file);
  return `Picture ${file.slice(0, 6)}, ${width} by ${height} pixels`;
}
