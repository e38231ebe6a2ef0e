// One payment at a provider, put if absent: it belongs to one order, once.
// Access patterns: the order of a payment (byPayment), for what is told of it later.
import { Entity } from "../platform/entity.ts";
import { primaryIndex } from "../platform/table.ts";
import { type ProviderId, providerIds } from "../providers/payments.ts";

export const PaymentEntity = new Entity({
  model: { entity: "payment", version: "1", service: "store" },
  attributes: {
    provider: { type: providerIds, required: true, readOnly: true },
    paymentId: { type: "string", required: true, readOnly: true },
    orderId: { type: "string", required: true, readOnly: true },
    /** `duplicate`: the order had been paid already; it goes back. */
    what: { type: ["sale", "duplicate"] as const, required: true },
    /** Paise. */
    amount: { type: "number", required: true },
    createdAt: { type: "number", required: true },
  },
  indexes: {
    byPayment: primaryIndex("PAYMENT#${provider}:${paymentId}"),
  },
});

/** The order that a payment belongs to, or undefined. */
export async function orderOfPayment(provider: ProviderId, paymentId: string): Promise<string | undefined> {
  const { data } = await PaymentEntity.get({ provider, paymentId }).go({ consistent: true });
  return data?.orderId;
}
