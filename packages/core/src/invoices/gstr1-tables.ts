// In which table of the return GSTR-1 each paper of a month goes. Pure; amounts in paise.

import type { TaxSplit } from "@store/contract/gst/split-tax";
import { abroad } from "@store/contract/gst/states";
import { isSale, signed } from "../orders/settlement/invoice-facts.ts";
import type { Invoice } from "./invoice.entity.ts";

/** Above this, an invoice to a buyer without GSTIN in another State is told by itself: one lakh rupees since August 2024. */
const largeInvoice = 1_00_000 * 100;

/** `doubt`: in none of them before a person has said where the buyer is. */
export const tableNames = ["b2b", "b2cl", "b2cs", "exp", "cdnr", "cdnur", "doubt"] as const;
export type TableName = (typeof tableNames)[number];

/** What the tables are made of. */
export type Row = Pick<Invoice, "series" | "count" | "facts" | "against" | "decidedPlace">;

/** Undefined for papers of an unregistered seller, who files no return. */
export function tableOf(row: Pick<Row, "facts" | "decidedPlace">): TableName | undefined {
  const { facts, decidedPlace } = row;
  const { seller, buyer, orderTotal } = facts;
  const place = placeOfRow(row);
  if (place === undefined) return undefined;
  const sale = isSale(facts);
  if (buyer.billing?.gstin !== undefined) return sale ? "b2b" : "cdnr";
  if (facts.export === "doubt" && decidedPlace === undefined) return "doubt";
  if (place === abroad) return sale ? "exp" : "cdnur";
  const large = place !== seller.state && orderTotal > largeInvoice;
  if (large) return sale ? "b2cl" : "cdnur";
  return "b2cs";
}

/** The place of supply, as a person decided it where it was in doubt. */
export function placeOfRow({ facts, decidedPlace }: Pick<Row, "facts" | "decidedPlace">): string | undefined {
  return decidedPlace ?? facts.place;
}

/** Whether a return has it now. */
function isFiled(row: Row): boolean {
  const table = tableOf(row);
  return table !== undefined && table !== "doubt";
}

export interface Sums extends TaxSplit {
  total: number;
}

export const noSums: Sums = { total: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };

export function plus(one: Sums, other: Sums): Sums {
  return {
    total: one.total + other.total,
    taxable: one.taxable + other.taxable,
    cgst: one.cgst + other.cgst,
    sgst: one.sgst + other.sgst,
    igst: one.igst + other.igst,
  };
}

/** Sums by a key, in the order in which the keys first come. */
function sumBy<Item>(items: readonly Item[], keyOf: (item: Item) => string, sumsOf: (item: Item) => Sums) {
  const all = new Map<string, { first: Item; sums: Sums }>();
  for (const item of items) {
    const known = all.get(keyOf(item)) ?? { first: item, sums: noSums };
    all.set(keyOf(item), { ...known, sums: plus(known.sums, sumsOf(item)) });
  }
  return [...all.values()];
}

/** Table 7: the rest, net of credit notes, by place and rate. */
export function smallSales(rows: readonly Row[]) {
  const own = rows.filter((row) => tableOf(row) === "b2cs");
  const key = (row: Row) => `${placeOfRow(row)} ${row.facts.rate}`;
  return sumBy(own, key, ({ facts }) => signed(facts)).map(({ first, sums }) => ({
    place: placeOfRow(first) ?? "",
    rate: first.facts.rate,
    intraState: placeOfRow(first) === first.facts.seller.state,
    ...sums,
  }));
}

/** Table 12: by service code and rate, for buyers with and without GSTIN apart, net of credit notes. */
export function byCode(rows: readonly Row[], withGstin: boolean) {
  const lines = rows
    .filter(isFiled)
    .filter(({ facts }) => (facts.buyer.billing?.gstin !== undefined) === withGstin)
    .flatMap(({ facts }) => facts.lines.map((line) => ({ facts, line })));
  return sumBy(
    lines,
    ({ line, facts }) => `${line.code} ${facts.rate}`,
    ({ line, facts }) => signed({ ...line, kind: facts.kind, total: line.net }),
  ).map(({ first, sums }) => ({ code: first.line.code, rate: first.facts.rate, ...sums }));
}

/** Table 13: runs of numbers without a gap. A month begins and ends where a payment's date falls, so there may be several. */
export function runsOf(rows: readonly Row[], sales: boolean) {
  const own = rows
    .filter((row) => tableOf(row) !== undefined && isSale(row.facts) === sales)
    .sort((one, other) => `${one.series}/${one.count}`.localeCompare(`${other.series}/${other.count}`));
  const runs: { from: Row; to: Row; count: number }[] = [];
  for (const row of own) {
    const run = runs.at(-1);
    const follows = run && run.to.series === row.series && Number(run.to.count) + 1 === Number(row.count);
    if (follows) Object.assign(run, { to: row, count: run.count + 1 });
    else runs.push({ from: row, to: row, count: 1 });
  }
  return runs;
}

export const businessOf = ({ facts }: Row) => ({
  gstin: facts.buyer.billing?.gstin ?? "",
  name: facts.buyer.billing?.business ?? facts.buyer.name,
});

export function exportType({ facts }: Row): "WPAY" | "WOPAY" {
  return facts.rate === 0 ? "WOPAY" : "WPAY";
}

export function noteType(row: Row): "EXPWP" | "EXPWOP" | "B2CL" {
  if (placeOfRow(row) !== abroad) return "B2CL";
  return row.facts.rate === 0 ? "EXPWOP" : "EXPWP";
}
