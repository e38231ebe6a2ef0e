// A tax paper that has no number yet: written in the transaction that changes the order's money, removed in the one that
// numbers it.
// Access patterns: an order's, with its papers (readPapers); all of them, the oldest first (due).
import { CustomAttributeType, type EntityItem } from "electrodb";
import { Entity } from "../../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../../platform/table.ts";
import type { InvoiceFacts } from "./invoice-facts.ts";

export const DueInvoiceEntity = new Entity({
  model: { entity: "dueInvoice", version: "1", service: "store" },
  attributes: {
    orderId: { type: "string", required: true, readOnly: true },
    /** The order's version by which it came: papers of one order are numbered in this order. */
    turn: { type: "string", required: true, readOnly: true },
    facts: { type: CustomAttributeType<InvoiceFacts>("any"), required: true },
    /** As in the numbered paper. */
    sealedBuyer: { type: "string" },
    /** There is one list of all. */
    list: { type: "string", required: true, readOnly: true, default: "invoice" },
    dueAt: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byOrder: primaryIndex("INVOICE#${orderId}", "DUE#${turn}"),
    due: secondaryIndex(2, "DUE#${list}", "${dueAt}#${orderId}"),
  },
});

export type DueInvoice = EntityItem<typeof DueInvoiceEntity>;

/** Sorts as the version counts. */
export function turnOf(version: number): string {
  return String(version).padStart(8, "0");
}
