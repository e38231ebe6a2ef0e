// The parts of a month's return as one. Pure.
import { groupBy } from "../group-by.ts";
import { addTo, joinRuns, type ReturnPart, type Sums, type Told } from "./gstr1-part.ts";

/** A month's return, whole. `told` by its table, in the order in which the papers came. */
export interface Return extends Omit<ReturnPart, "told"> {
  told: Map<Told["table"], Told[]>;
}

export function joinParts(parts: readonly ReturnPart[]): Return {
  const codeOf = ({ code, rate }: { code: string; rate: number }) => `${code} ${rate}`;
  return {
    told: groupBy(
      parts.flatMap(({ told }) => told),
      ({ table }) => table,
    ),
    small: joinSums(
      parts.flatMap(({ small }) => small),
      ({ place, rate }) => `${place} ${rate}`,
    ),
    withGstin: joinSums(
      parts.flatMap(({ withGstin }) => withGstin),
      codeOf,
    ),
    withoutGstin: joinSums(
      parts.flatMap(({ withoutGstin }) => withoutGstin),
      codeOf,
    ),
    sales: joinRuns(parts.flatMap(({ sales }) => sales)),
    credits: joinRuns(parts.flatMap(({ credits }) => credits)),
    gstin: parts.at(-1)?.gstin ?? "",
  };
}

/** Rows of the same key as one, in the order in which the keys first come. */
export function joinSums<Row extends Sums>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const all = new Map<string, Row>();
  for (const row of rows) addTo(all, keyOf(row), row);
  return [...all.values()];
}
