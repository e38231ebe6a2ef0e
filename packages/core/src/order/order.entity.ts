// An order, from the press of the payment button on.
// Access patterns: one order (byOrderId); newest first by status, a month at a time (byStatus); pending ones that
// are due to be settled (due, sparse); a customer's orders (byCustomer).
import type { Product, UpsellId } from "@store/contract/catalogue";
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { Entitlement } from "../customer/customer.entity.ts";
import { alone, key, table } from "../lib/table.ts";

export const orderStatuses = ["pending", "failed", "completed", "refunded"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A product of an order that can be paid back by itself. */
export type RefundItem = Product["id"];

export const OrderEntity = new Entity(
  {
    model: { entity: "order", version: "1", service: "store" },
    attributes: {
      orderId: { type: "string", required: true, readOnly: true },
      /** Every write raises it, on the condition that it was the one read; but for `askedAt` and `attempt`. */
      version: { type: "number", required: true },
      status: { type: orderStatuses, required: true },
      /** `gift`: granted by an admin. `free`: a coupon took the whole price. */
      source: { type: ["stripe", "free", "gift"] as const, required: true, readOnly: true },
      checkoutId: { type: "string", readOnly: true },
      /** The cart whose reminder led here. */
      cartId: { type: "string", readOnly: true },
      /** The account it belongs to: the one reserved at sign-up until it joins another. */
      customerId: { type: "string", required: true },
      name: { type: "string", required: true },
      email: { type: "string", required: true },
      phone: { type: "string", required: true },
      upsells: { type: "list", items: { type: CustomAttributeType<UpsellId>("string") }, required: true },
      entitlements: {
        type: "list",
        items: { type: CustomAttributeType<Entitlement>("string") },
        required: true,
      },
      /** Whole rupees. */
      subtotal: { type: "number", required: true },
      discountAmount: { type: "number", required: true },
      finalAmount: { type: "number", required: true },
      refundedAmount: { type: "number", required: true },
      discountCode: { type: "string" },
      /** `held`: one use of a capped coupon is taken. It goes back only when Stripe can no longer be paid. */
      couponUse: { type: ["none", "held", "returned", "moved"] as const, required: true },
      /** Hash of what was asked for: the same order id with another basket is refused. */
      fingerprint: { type: "string", required: true, readOnly: true },
      /** Part of Stripe's idempotency key; a new one is needed after Stripe stored an error under the old. */
      attempt: { type: "number", required: true },
      sessionId: { type: "string" },
      sessionUrl: { type: "string" },
      /** Stored before Stripe is asked, so that a repeated request is the same request. Epoch milliseconds. */
      sessionExpiresAt: { type: "number", required: true },
      paymentIntent: { type: "string" },
      processing: { type: "boolean" },
      paidAt: { type: "number" },
      /** Why a payment was not accepted as one; an alarm has been raised. */
      review: { type: "string" },
      /** The payment added nothing to what the customer owns: flagged for refund. */
      duplicate: { type: "boolean" },
      /** It was added to an account that existed before. */
      joined: { type: "boolean" },
      /** Why it stands refunded: money sent back, or a dispute lost. */
      refundReason: { type: ["refund", "dispute"] as const },
      supersededBy: { type: "string" },
      /** What of it was paid back, product by product; its entitlements are those that are left. */
      refundedItems: { type: "list", items: { type: CustomAttributeType<RefundItem>("string") } },
      /** A refund that is under way, as it was decided: whoever finds it here finishes it. */
      refundPlan: {
        type: "map",
        properties: {
          key: { type: "string", required: true },
          /** Paise; without it all that is left. */
          amount: { type: "number" },
          items: { type: "list", items: { type: CustomAttributeType<RefundItem>("string") } },
          by: { type: "string", required: true },
        },
      },
      /** Deleted by an admin: in no list, in no counter. The row stays, for whoever pays late. */
      deletedAt: { type: "number" },
      /** A status set by hand, which settle leaves alone. */
      override: {
        type: "map",
        properties: {
          by: { type: "string", required: true },
          at: { type: "number", required: true },
          status: { type: ["pending", "completed", "failed"] as const, required: true },
        },
      },
      /** When Stripe was last asked on behalf of a waiting page. */
      askedAt: { type: "number" },
      dueAt: { type: "number" },
      createdAt: { type: "number", required: true, readOnly: true },
      month: { type: "string", required: true, readOnly: true },
      updatedAt: { type: "number", required: true },
    },
    indexes: {
      byOrderId: { pk: key("pk", "ORDER#${orderId}", ["orderId"]), sk: alone },
      byStatus: {
        index: "gsi1",
        pk: key("g1pk", "ORDERS#${status}#${month}", ["status", "month"]),
        sk: key("g1sk", "${createdAt}#${orderId}", ["createdAt", "orderId"]),
      },
      due: {
        index: "gsi2",
        condition: (order: { dueAt?: number | undefined }) => order.dueAt !== undefined,
        pk: key("g2pk", "DUE#order", []),
        sk: key("g2sk", "${dueAt}#${orderId}", ["dueAt", "orderId"]),
      },
      byCustomer: {
        index: "gsi3",
        pk: key("g3pk", "CUSTOMER#${customerId}", ["customerId"]),
        sk: key("g3sk", "ORDER#${createdAt}#${orderId}", ["createdAt", "orderId"]),
      },
    },
  },
  table,
);

export type Order = EntityItem<typeof OrderEntity>;

/** The order as it is now, or null. */
export async function readOrder(orderId: string): Promise<Order | null> {
  return (await OrderEntity.get({ orderId }).go({ consistent: true })).data;
}
