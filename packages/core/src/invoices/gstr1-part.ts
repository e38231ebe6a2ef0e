// What papers bring to a month's return. Pure; amounts in paise.
import {
  addTo,
  type CodeSums,
  joinRuns,
  type ReturnPart,
  type SmallSales,
  type Told,
} from "@store/contract/gst/gstr1-part";
import { numberOf } from "@store/contract/gst/invoice-number";
import { isSale, signed } from "../orders/settlement/invoice-facts.ts";
import { placeOfRow, type Row, type TableName, tableOf } from "./gstr1-tables.ts";

/** Collects a part, paper by paper: what it tells one by one is kept, of the rest only the sums. */
export interface Gathered {
  told: Told[];
  small: Map<string, SmallSales>;
  withGstin: Map<string, CodeSums>;
  withoutGstin: Map<string, CodeSums>;
  sales: ReturnPart["sales"];
  credits: ReturnPart["credits"];
  /** Of the last paper that names one. */
  gstin?: string;
}

export function newGathered(): Gathered {
  return {
    ...{ told: [], small: new Map(), withGstin: new Map(), withoutGstin: new Map() },
    ...{ sales: [], credits: [] },
  };
}

export function gather(into: Gathered, row: Row): void {
  const { facts, series, count } = row;
  if (facts.seller.gstin) into.gstin = facts.seller.gstin;
  const table = tableOf(row);
  if (table === undefined) return;
  const number = Number(count);
  (isSale(facts) ? into.sales : into.credits).push({ series, from: number, to: number });
  // Its number is given out, and more is not told before a person has said where the buyer is.
  if (table === "doubt") return;
  if (table === "b2cs") addSmallSale(into.small, row);
  else into.told.push(toldOf(table, row));
  addCodes(facts.buyer.billing?.gstin === undefined ? into.withoutGstin : into.withGstin, row);
}

/** The part as it is sent; `gstin` of a part in which no paper names one. */
export function partOf(all: Gathered, gstin: string): ReturnPart {
  return {
    told: all.told,
    small: [...all.small.values()],
    withGstin: [...all.withGstin.values()],
    withoutGstin: [...all.withoutGstin.values()],
    sales: joinRuns(all.sales),
    credits: joinRuns(all.credits),
    gstin: all.gstin ?? gstin,
  };
}

function toldOf(table: Exclude<TableName, "b2cs" | "doubt">, row: Row): Told {
  const { day, total, place, rate, buyer, taxable, cgst, sgst, igst } = row.facts;
  const gstin = buyer.billing?.gstin;
  return {
    ...{ table, number: numberOf(row), day, rate, total, taxable, cgst, sgst, igst },
    ...(gstin === undefined
      ? { place: placeOfRow(row) }
      : { place, gstin, name: buyer.billing?.business ?? buyer.name }),
  };
}

function addSmallSale(all: Gathered["small"], row: Row): void {
  const { rate, seller } = row.facts;
  const place = placeOfRow(row) ?? "";
  addTo(all, `${place} ${rate}`, {
    ...{ place, rate, intraState: place === seller.state },
    ...signed(row.facts),
  });
}

function addCodes(all: Gathered["withGstin"], { facts: { kind, rate, lines } }: Row): void {
  for (const line of lines)
    addTo(all, `${line.code} ${rate}`, {
      ...{ code: line.code, rate },
      ...signed({ ...line, kind, total: line.net }),
    });
}
