// A month's return, gathered paper by paper. Pure; amounts in paise.

import { listIn } from "@store/contract/group-by";
import { countOf } from "@store/contract/gst/invoice-number";
import { isSale, signed } from "../orders/settlement/invoice-facts.ts";
import {
  noSums,
  placeOfRow,
  plus,
  type Row,
  type Sums,
  type TableName,
  type Told,
  tableOf,
  toldOf,
} from "./gstr1-tables.ts";

/** What it tells one by one is kept, of the rest only the sums. */
export interface Return {
  /** Of all tables but `b2cs`, in the order in which they came. */
  told: Map<TableName, Told[]>;
  small: Map<string, SmallSale>;
  withGstin: Map<string, CodeSum>;
  withoutGstin: Map<string, CodeSum>;
  /** The numbers given out, of sales and of credit notes. */
  sales: Map<string, number[]>;
  credits: Map<string, number[]>;
  /** Of the last paper that names one. */
  gstin?: string;
}

interface SmallSale extends Sums {
  place: string;
  rate: number;
  intraState: boolean;
}

interface CodeSum extends Sums {
  code: string;
  rate: number;
}

export function newReturn(): Return {
  return {
    told: new Map(),
    small: new Map(),
    ...{ withGstin: new Map(), withoutGstin: new Map(), sales: new Map(), credits: new Map() },
  };
}

export function addToReturn(into: Return, row: Row): void {
  const { facts, series, count } = row;
  if (facts.seller.gstin) into.gstin = facts.seller.gstin;
  const table = tableOf(row);
  if (table === undefined) return;
  const numbers = isSale(facts) ? into.sales : into.credits;
  listIn(numbers, series).push(Number(count));
  if (table === "b2cs") addSmallSale(into.small, row);
  else listIn(into.told, table).push(toldOf(row));
  if (table !== "doubt")
    addCodes(facts.buyer.billing?.gstin === undefined ? into.withoutGstin : into.withGstin, row);
}

export function gatherReturn(rows: readonly Row[]): Return {
  const all = newReturn();
  for (const row of rows) addToReturn(all, row);
  return all;
}

/** Adds to the sums of a key, which stand in the order in which the keys first come. */
function sumUp<Sum extends Sums>(
  all: Map<string, Sum>,
  key: string,
  first: () => Omit<Sum, keyof Sums>,
  sums: Sums,
) {
  const known = all.get(key);
  all.set(key, { ...(known ?? first()), ...plus(known ?? noSums, sums) } as Sum);
}

/** Table 7: the rest, net of credit notes, by place and rate. */
function addSmallSale(all: Return["small"], row: Row): void {
  const { rate, seller } = row.facts;
  const place = placeOfRow(row) ?? "";
  sumUp(
    all,
    `${place} ${rate}`,
    () => ({ place, rate, intraState: place === seller.state }),
    signed(row.facts),
  );
}

/** Table 12: by service code and rate, for buyers with and without GSTIN apart, net of credit notes. */
function addCodes(all: Return["withGstin"], { facts: { kind, rate, lines } }: Row): void {
  for (const line of lines)
    sumUp(
      all,
      `${line.code} ${rate}`,
      () => ({ code: line.code, rate }),
      signed({ ...line, kind, total: line.net }),
    );
}

export interface Run {
  from: Pick<Row, "series" | "count">;
  to: Pick<Row, "series" | "count">;
  count: number;
}

/** Table 13: runs of numbers without a gap. A month begins and ends where a payment's date falls, so there may be several. */
export function runsOf(numbers: Return["sales"]): Run[] {
  return [...numbers]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([series, given]) =>
      rangesOf(given).map(([from, to]) => ({
        from: { series, count: countOf(from) },
        to: { series, count: countOf(to) },
        count: to - from + 1,
      })),
    );
}

function rangesOf(numbers: readonly number[]): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (const number of Float64Array.from(numbers).sort()) {
    const range = ranges.at(-1);
    if (range && number === range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges;
}
