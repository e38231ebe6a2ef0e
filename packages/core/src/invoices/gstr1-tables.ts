// In which table of the return GSTR-1 each paper of a month goes. Pure; amounts in paise.

import type { gstTables } from "@store/contract/gst/admin-gst";
import { abroad } from "@store/contract/gst/states";
import { isSale } from "../orders/settlement/invoice-facts.ts";
import type { Invoice } from "./invoice.entity.ts";

/** Above this, an invoice to a buyer without GSTIN in another State is told by itself: one lakh rupees since August 2024. */
const largeInvoice = 1_00_000 * 100;

/** `doubt`: in none of them before a person has said where the buyer is. */
export type TableName = Exclude<(typeof gstTables)[number], "receipts">;

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
