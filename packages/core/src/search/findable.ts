import { type Part, put, remove } from "../lib/table.ts";
import { SearchEntity, type SearchKind } from "./search.entity.ts";
import { type Findable, headOf, tokensOf } from "./tokens.ts";

interface Row {
  id: string;
  /** When it was made. Epoch milliseconds. */
  at: number;
}

type Parts = Record<`find${number}`, Part>;

/** The parts of a transaction that make a row findable. Safe to repeat. */
export function makeFindable(kind: SearchKind, row: Row, who: Findable): Parts {
  return numbered(tokensOf(who).map((token) => put(SearchEntity.put({ ...keysOf(kind, row, token) }))));
}

/** The parts that end it. */
export function unmakeFindable(kind: SearchKind, row: Row, who: Findable): Parts {
  return numbered(tokensOf(who).map((token) => remove(SearchEntity.delete(keysOf(kind, row, token)))));
}

/** The parts that change what a row is found by; what stays is left alone. */
export function refind(kind: SearchKind, row: Row, from: Findable, to: Findable): Parts {
  const [before, after] = [tokensOf(from), tokensOf(to)];
  const gone = before.filter((token) => !after.includes(token));
  const come = after.filter((token) => !before.includes(token));
  return numbered([
    ...gone.map((token) => remove(SearchEntity.delete(keysOf(kind, row, token)))),
    ...come.map((token) => put(SearchEntity.put(keysOf(kind, row, token)))),
  ]);
}

function keysOf(kind: SearchKind, { id, at }: Row, token: string) {
  return { kind, head: headOf(token), token, at, id };
}

function numbered(parts: Part[]): Parts {
  return Object.fromEntries(parts.map((part, index) => [`find${index}`, part]));
}
