import { numbered, type Part, put, remove } from "../platform/table.ts";
import { SearchEntity, type SearchKind } from "./search.entity.ts";
import { headOf, type IndexedFields, tokensOf } from "./tokens.ts";

interface Row {
  id: string;
  /** When it was made. Epoch milliseconds. */
  at: number;
}

type Parts = Record<`find${number}`, Part>;

/** The parts of a transaction that index a row. Safe to repeat. */
export function indexRow(kind: SearchKind, row: Row, who: IndexedFields): Parts {
  return numbered(
    "find",
    tokensOf(who).map((token) => put(SearchEntity.put({ ...keysOf(kind, row, token) }))),
  );
}

/** The parts that take it out of the index. */
export function unindexRow(kind: SearchKind, row: Row, who: IndexedFields): Parts {
  return numbered(
    "find",
    tokensOf(who).map((token) => remove(SearchEntity.delete(keysOf(kind, row, token)))),
  );
}

/** The parts that change what a row is found by; what stays is left alone. */
export function reindexRow(kind: SearchKind, row: Row, from: IndexedFields, to: IndexedFields): Parts {
  const [before, after] = [tokensOf(from), tokensOf(to)];
  const gone = before.filter((token) => !after.includes(token));
  const come = after.filter((token) => !before.includes(token));
  return numbered("find", [
    ...gone.map((token) => remove(SearchEntity.delete(keysOf(kind, row, token)))),
    ...come.map((token) => put(SearchEntity.put(keysOf(kind, row, token)))),
  ]);
}

function keysOf(kind: SearchKind, { id, at }: Row, token: string) {
  return { kind, head: headOf(token), token, at, id };
}
