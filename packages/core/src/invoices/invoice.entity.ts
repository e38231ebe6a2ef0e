// A numbered tax paper. Never deleted before `keepUntil`, and never changed but that an erased buyer is sealed: a mistake is
// corrected by a further paper.
// Access patterns: an order's (readPapers); a month's (byMonth); one by its number, or a series whole (bySeries).
import { CustomAttributeType, type EntityItem } from "electrodb";
import type { InvoiceFacts } from "../orders/settlement/invoice-facts.ts";
import { Entity } from "../platform/entity.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";

export const InvoiceEntity = new Entity({
  model: { entity: "invoice", version: "1", service: "store" },
  attributes: {
    orderId: { type: "string", required: true, readOnly: true },
    turn: { type: "string", required: true, readOnly: true },
    /** `FW/2627` and `000001`; together the number on the paper. */
    series: { type: "string", required: true, readOnly: true },
    count: { type: "string", required: true, readOnly: true },
    /** `yyyy-mm` of the paper's date. */
    month: { type: "string", required: true, readOnly: true },
    facts: { type: CustomAttributeType<InvoiceFacts>("any"), required: true },
    /** Who the facts named before the buyer was erased: sealed-buyer.ts. */
    sealedBuyer: { type: "string" },
    /** The sale that a credit note is about. */
    against: {
      type: "map",
      readOnly: true,
      properties: { number: { type: "string", required: true }, day: { type: "string", required: true } },
    },
    /** Where its buyer is, said by a person where two signs disagreed: two digits. */
    decidedPlace: { type: "string" },
    keepUntil: { type: "string", required: true, readOnly: true },
    numberedAt: { type: "number", required: true, readOnly: true },
  },
  indexes: {
    byOrder: primaryIndex("INVOICE#${orderId}", "NUMBERED#${turn}"),
    byMonth: secondaryIndex(1, "INVOICES#${month}", "${series}/${count}"),
    bySeries: secondaryIndex(3, "SERIES#${series}", "${count}"),
  },
});

export type Invoice = EntityItem<typeof InvoiceEntity>;
