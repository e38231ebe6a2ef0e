// An order, from the press of the payment button on.
// Access patterns: one order (byOrderId), or with its pages, refunds and ledger (readRecord); newest first by status, a
// month at a time (byStatus) in as many shards as the month needs; those that are due to be settled (due, sparse, by the
// same shard); a customer's orders (byCustomer).
import { forEachBuyerField } from "@store/contract/buyer";
import type { Billing } from "@store/contract/gst/billing";
import type { KeptLine } from "@store/contract/order-line";
import { manualStatuses, orderSources, orderStatuses } from "@store/contract/order-statuses";
import { paymentCauses } from "@store/contract/payment-causes";
import { CustomAttributeType, type EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { listShards } from "../platform/list-shards.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";
import { providerIds } from "../providers/payments.ts";
import type { TaxTerms } from "./tax-terms.ts";

const buyerAttributes = forEachBuyerField(() => ({ type: "string", required: true }) as const);

export const OrderEntity = new Entity({
  model: { entity: "order", version: "1", service: "store" },
  attributes: {
    orderId: { type: "string", required: true, readOnly: true },
    /** Every write raises it, on the condition that it was the one read. */
    version: { type: "number", required: true },
    status: { type: orderStatuses, required: true },
    source: { type: orderSources, required: true, readOnly: true },
    /** The admin who gave a gift: should the process die before it is given, the schedule gives it. */
    giftedBy: { type: "string", readOnly: true },
    /** Who is asked for its money: chosen before anybody is asked. */
    provider: { type: providerIds, readOnly: true },
    checkoutId: { type: "string", readOnly: true },
    /** The checkout whose cart the reminder was about that led here. */
    cartId: { type: "string", readOnly: true },
    /** Which reminder of the series it was: 1 for the first. */
    reminder: { type: "number", readOnly: true },
    /** The account it belongs to: the one that its sign-up named until it joins another. */
    customerId: { type: "string", required: true },
    ...buyerAttributes,
    /** What was sold, as it was sold. */
    lines: {
      type: "list",
      items: { type: CustomAttributeType<KeptLine>("any") },
      required: true,
      readOnly: true,
    },
    /** The revision of the offer that it was priced by; absent of a gift. */
    offerRev: { type: "number", readOnly: true },
    /** What it gives, where that is less than its lines open: a free order repeats nothing that its account had. */
    entitlements: { type: "list", items: { type: "string" } },
    /** Whole rupees. */
    subtotal: { type: "number", required: true },
    discountAmount: { type: "number", required: true },
    finalAmount: { type: "number", required: true },
    refundedAmount: { type: "number", required: true },
    discountCode: { type: "string" },
    /** `reserved`: one use of a capped coupon is taken. It goes back only when no page of it can be paid any more. */
    couponUse: { type: ["none", "reserved", "returned", "moved"] as const, required: true },
    /** Under what hashes it has its buyer's one use of a coupon that each may use once; absent when it has none. */
    buyerHashes: { type: "list", items: { type: "string" } },
    /** Hash of what was asked for: the same order id with another basket is refused. */
    fingerprint: { type: "string", required: true },
    /** Payment pages that were ever asked for. Raised in the transaction that puts the next. */
    sessions: { type: "number", required: true },
    /** The provider's id of the payment that completed it. */
    paymentId: { type: "string" },
    /** What the buyer's bank calls the payment, the best known name first. */
    references: { type: "list", items: { type: "string" } },
    /** What the provider keeps of all its payments and takes for disputes, and the tax on that; absent while unknown. Paise. */
    fee: { type: "number" },
    feeTax: { type: "number" },
    /** From the payment to the login, in milliseconds. */
    waited: { type: "number" },
    processing: { type: "boolean" },
    /** Why the last try to pay failed, when it came to nothing. */
    cause: { type: paymentCauses },
    paidAt: { type: "number" },
    /** Why a payment was not accepted as one; an alarm has been raised. */
    review: { type: "string" },
    /** The payment added nothing to what the customer owns: flagged for refund. */
    duplicate: { type: "boolean" },
    /** Placed from the account that it belongs to, by its session: that account has it, whatever its address is by then. */
    inAccount: { type: "boolean", readOnly: true },
    /** It was added to an account that existed before. */
    joined: { type: "boolean" },
    /** Part of what is sent back that the bank has not taken yet. Whole rupees. */
    refundPending: { type: "number" },
    /** Why it stands refunded: money sent back, or a dispute lost. */
    refundReason: { type: ["refund", "dispute"] as const },
    supersededBy: { type: "string" },
    /** When its buyer asked for the money under the guarantee. */
    claimedAt: { type: "number" },
    /** What of it was paid back, product by product. */
    refundedItems: { type: "list", items: { type: "string" } },
    /** Since then nothing in the row is of a person. What tax law wants of its buyer is sealed elsewhere. */
    erasedAt: { type: "number" },
    /** Deleted by an admin: in no list, in no counter. The row stays, for anybody who pays late. */
    deletedAt: { type: "number" },
    /** A status set by hand, which settle leaves alone. */
    override: {
      type: "map",
      properties: {
        by: { type: "string", required: true },
        at: { type: "number", required: true },
        status: { type: manualStatuses, required: true },
      },
    },
    /** For its tax papers: what the buyer said of themself, and the terms as they were when it was placed. */
    billing: { type: CustomAttributeType<Billing>("any") },
    tax: { type: CustomAttributeType<TaxTerms>("any"), readOnly: true },
    /** When it is to be settled next, no matter who else asks for it. */
    dueAt: { type: "number" },
    createdAt: { type: "number", required: true, readOnly: true },
    month: { type: "string", required: true, readOnly: true },
    shard: { type: listShards, required: true, readOnly: true },
    updatedAt: { type: "number", required: true },
  },
  indexes: {
    byOrderId: primaryIndex("ORDER#${orderId}"),
    byStatus: secondaryIndex(1, "ORDERS#${status}#${month}#${shard}", "${createdAt}#${orderId}"),
    due: {
      ...secondaryIndex(2, "DUE#order#${shard}", "${dueAt}#${orderId}"),
      condition: (order: { dueAt?: number | undefined }) => order.dueAt !== undefined,
    },
    byCustomer: secondaryIndex(3, "CUSTOMER#${customerId}", "ORDER#${createdAt}#${orderId}"),
  },
});

export type Order = EntityItem<typeof OrderEntity>;

/** The order as it is now, or null. */
export async function readOrder(orderId: string): Promise<Order | null> {
  return (await OrderEntity.get({ orderId }).go({ consistent: true })).data;
}
