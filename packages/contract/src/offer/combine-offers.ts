// One offer out of two that two people made of the same one.
import { areNamed, idsOfBoth, isObject, offerChanges, same } from "./offer-changes.ts";
import type { Offer } from "./offer-shape.ts";

/** The first offer, with what `keepsMine` says by its path (as `offerChanges` names it) from the second. */
export function combineOffers(theirs: Offer, mine: Offer, keepsMine: (path: string) => boolean): Offer {
  const { priceHistory } = theirs;
  return combined({ ...theirs }, { ...mine, priceHistory }, [], keepsMine) as Offer;
}

function combined(
  theirs: unknown,
  mine: unknown,
  path: string[],
  keepsMine: (path: string) => boolean,
): unknown {
  if (same(theirs, mine)) return theirs;
  const lists: readonly unknown[] = [theirs, mine];
  if (areNamed(lists)) {
    const [theirs = [], mine = []] = lists;
    const ids = keepsMine(path.join(".")) ? idsOfBoth(mine, theirs) : idsOfBoth(theirs, mine);
    return ids
      .map((id) => {
        const [one, other] = lists.map((list) => list.find((item) => item.id === id));
        return combined(one, other, [...path, id], keepsMine);
      })
      .filter((item) => item !== undefined);
  }
  if (isObject(theirs) && isObject(mine))
    return Object.fromEntries(
      [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((name) => [
        name,
        combined(theirs[name], mine[name], [...path, name], keepsMine),
      ]),
    );
  return keepsMine(path.join(".")) ? mine : theirs;
}

/** Whether something that is named by `path` is part of what differs between two offers, or has such a part. */
export function touchedBetween(before: Offer, after: Offer): (path: string) => boolean {
  const touched = offerChanges(before, after).map(({ path }) => path);
  return (path) =>
    touched.some((one) => one === path || one.startsWith(`${path}.`) || path.startsWith(`${one}.`));
}
