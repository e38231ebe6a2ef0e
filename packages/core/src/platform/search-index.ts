import { SearchEntity } from "./search.entity.ts";
import { headOf, type IndexedFields, type IndexedRow, type SearchKind, tokensOf } from "./search-tokens.ts";
import { numbered, type Part, put, remove } from "./table.ts";

type Parts = Record<`find${number}`, Part>;

/** The parts of a transaction that index a row. Safe to repeat. */
export function indexRow(kind: SearchKind, row: IndexedRow, who: IndexedFields): Parts {
  return numbered(
    "find",
    tokensOf(kind, row, who).map((token) => put(SearchEntity.put(itemOf(kind, row, token)))),
  );
}

/** The same by single writes, side by side: half of the units. Safe to repeat. */
export async function writeIndexRow(kind: SearchKind, row: IndexedRow, who: IndexedFields): Promise<void> {
  await Promise.all(tokensOf(kind, row, who).map((token) => SearchEntity.put(itemOf(kind, row, token)).go()));
}

/** The parts that take it out of the index. */
export function unindexRow(kind: SearchKind, row: IndexedRow, who: IndexedFields): Parts {
  return numbered(
    "find",
    tokensOf(kind, row, who).map((token) => remove(SearchEntity.delete(keysOf(kind, row, token)))),
  );
}

/** The parts that change what a row is found by; what stays is left alone. */
export function reindexRow(kind: SearchKind, row: IndexedRow, from: IndexedFields, to: IndexedFields): Parts {
  const [before, after] = [tokensOf(kind, row, from), tokensOf(kind, row, to)];
  const gone = before.filter((token) => !after.includes(token));
  const come = after.filter((token) => !before.includes(token));
  return numbered("find", [
    ...gone.map((token) => remove(SearchEntity.delete(keysOf(kind, row, token)))),
    ...come.map((token) => put(SearchEntity.put(itemOf(kind, row, token)))),
  ]);
}

function itemOf(kind: SearchKind, row: IndexedRow, token: string) {
  const { customerId } = row;
  return { ...keysOf(kind, row, token), ...(customerId !== undefined && { customerId }) };
}

function keysOf(kind: SearchKind, { id, at }: IndexedRow, token: string) {
  return { kind, head: headOf(token), token, at, id };
}
