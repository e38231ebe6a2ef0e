// What happened to the money of an order: rows that are only ever added, in the transaction that changes the order.
// Access patterns: an order's rows, with the order (readRecord); the rows of a day (byDay), to rebuild figures.
import { ledgerKinds } from "@store/contract/money-rows";
import { CustomAttributeType, type EntityItem } from "electrodb";
import type { Figures } from "../platform/counter.entity.ts";
import { Entity } from "../platform/entity.ts";
import { listShards } from "../platform/list-shards.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";
import { providerIds } from "../providers/payments.ts";

export type { LedgerKind } from "@store/contract/money-rows";

export const LedgerEntity = new Entity({
  model: { entity: "ledger", version: "1", service: "store" },
  attributes: {
    orderId: { type: "string", required: true, readOnly: true },
    kind: { type: ledgerKinds, required: true, readOnly: true },
    /** The provider's id of the thing, or the order's version: the same event is one row. */
    ref: { type: "string", required: true, readOnly: true },
    /** What moved, in paise; the kind tells which way. */
    paise: { type: "number", required: true, readOnly: true },
    /** Absent when no provider holds this money. */
    provider: { type: providerIds, readOnly: true },
    paymentId: { type: "string", readOnly: true },
    /** Paise. Absent while the provider has not told them: not known is not nothing. */
    fee: { type: "number", readOnly: true },
    feeTax: { type: "number", readOnly: true },
    /** GST in it, in paise; absent while no tax papers are made. */
    tax: { type: "number", readOnly: true },
    by: { type: "string", readOnly: true },
    /** When the shop learned of it, and its day in Asia/Kolkata. */
    at: { type: "number", required: true, readOnly: true },
    day: { type: "string", required: true, readOnly: true },
    shard: { type: listShards, required: true, readOnly: true },
    discountCode: { type: "string", readOnly: true },
    /** The revision of the offer that the order was priced by; absent of a gift. */
    offerRev: { type: "number", readOnly: true },
    /** What this row adds to the figures of its day, of its coupon, of its revision, and of all: they are the sums of their rows. */
    figures: { type: CustomAttributeType<Figures>("any"), readOnly: true, required: true },
  },
  indexes: {
    byOrder: primaryIndex("ORDER#${orderId}", "LEDGER#${kind}#${ref}"),
    byDay: secondaryIndex(1, "LEDGER#${day}#${shard}", "${at}#${orderId}#${kind}#${ref}"),
  },
});

export type LedgerRow = EntityItem<typeof LedgerEntity>;
