// In which table of the return GSTR-1 each paper of a month goes. Pure; amounts in paise.

import type { TaxSplit } from "@store/contract/gst/split-tax";
import { abroad } from "@store/contract/gst/states";
import { isSale } from "../orders/settlement/invoice-facts.ts";
import type { Invoice } from "./invoice.entity.ts";

/** Above this, an invoice to a buyer without GSTIN in another State is told by itself: one lakh rupees since August 2024. */
const largeInvoice = 1_00_000 * 100;

/** `doubt`: in none of them before a person has said where the buyer is. */
export const tableNames = ["b2b", "b2cl", "b2cs", "exp", "cdnr", "cdnur", "doubt"] as const;
export type TableName = (typeof tableNames)[number];

/** What the tables are made of. */
export type Row = Pick<Invoice, "series" | "count" | "facts" | "against" | "decidedPlace">;

/** What is told of a paper that is told one by one. A month may have many, so that no more of each is kept. */
export interface Told extends Pick<Row, "series" | "count"> {
  decidedPlace?: string | undefined;
  facts: Pick<Invoice["facts"], "day" | "total" | "rate" | "buyer" | keyof TaxSplit> & {
    place?: string | undefined;
  };
}

export function toldOf({ series, count, decidedPlace, facts }: Row): Told {
  const { day, total, place, rate, buyer, taxable, cgst, sgst, igst } = facts;
  return {
    ...{ series, count, decidedPlace },
    facts: { day, total, place, rate, buyer, taxable, cgst, sgst, igst },
  };
}

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
export function placeOfRow({
  facts,
  decidedPlace,
}: Pick<Told, "facts" | "decidedPlace">): string | undefined {
  return decidedPlace ?? facts.place;
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

export const businessOf = ({ facts }: Told) => ({
  gstin: facts.buyer.billing?.gstin ?? "",
  name: facts.buyer.billing?.business ?? facts.buyer.name,
});

export function exportType({ facts }: Told): "WPAY" | "WOPAY" {
  return facts.rate === 0 ? "WOPAY" : "WPAY";
}

export function noteType(row: Told): "EXPWP" | "EXPWOP" | "B2CL" {
  if (placeOfRow(row) !== abroad) return "B2CL";
  return row.facts.rate === 0 ? "EXPWOP" : "EXPWP";
}
