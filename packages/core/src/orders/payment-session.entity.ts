// A payment session of an order: one hosted page at the provider, from before the provider is asked for it. One order has as many as were ever asked for;
// at most one is open. Access patterns: all sessions of an order, with the order (readRecord).
import { paymentSessionStates } from "@store/contract/money-rows";
import { CustomAttributeType, type EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { primaryIndex, table } from "../platform/table.ts";
import { type Hints, providerIds } from "../providers/payments.ts";

/**
 * `asked`: written before the provider is asked; nobody has its address. `open`: its address may be handed out.
 * `paid`: money was taken on it. `closed`: nobody can pay on it any more, and nobody has. `refused`: there never was one.
 */
export type PaymentSessionState = (typeof paymentSessionStates)[number];

export const PaymentSessionEntity = new Entity(
  {
    model: { entity: "paymentSession", version: "1", service: "store" },
    attributes: {
      orderId: { type: "string", required: true, readOnly: true },
      /** 1 for the first. */
      attempt: { type: "number", required: true, readOnly: true },
      provider: { type: providerIds, required: true, readOnly: true },
      state: { type: paymentSessionStates, required: true },
      /** The provider's id, and the address to pay at. */
      sessionId: { type: "string" },
      url: { type: "string" },
      /** Closed, and money may come on it all the same until then. Epoch milliseconds. */
      lateUntil: { type: "number" },
      /** What the provider's messages told and its answers leave out. */
      hints: { type: CustomAttributeType<Hints>("any") },
      /** The admin who said that a payment made elsewhere is this order's. Its page is the payment itself. */
      attachedBy: { type: "string", readOnly: true },
      /** Paise. */
      amount: { type: "number", required: true, readOnly: true },
      /** Its own, so that an order outlives an outage. Epoch milliseconds. */
      expiresAt: { type: "number", required: true, readOnly: true },
      createdAt: { type: "number", required: true, readOnly: true },
    },
    indexes: {
      byOrder: primaryIndex("ORDER#${orderId}", "PAYMENT_SESSION#${attempt}"),
    },
  },
  table,
);

export type PaymentSession = EntityItem<typeof PaymentSessionEntity>;

/**
 * Whether money may still come on a page that nobody can begin to pay, or may have come since it was last looked at: the
 * look after its end says that there is none, and takes this away.
 */
export function mayBeLate({ lateUntil = 0 }: { lateUntil?: number | undefined }): boolean {
  return lateUntil > 0;
}

/** The provider's idempotency key of a page. */
export function referenceOf({ orderId, attempt }: Pick<PaymentSession, "orderId" | "attempt">): string {
  return `${orderId}:${attempt}`;
}
