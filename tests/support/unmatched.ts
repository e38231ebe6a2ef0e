// Payments at Stripe that the shop did not ask for, and the nights that find them.
import { findUnmatched } from "@store/core/orders/payments/find-unmatched";
import { days } from "@store/core/platform/time";
import { basket, rupees, sdk } from "@store/dev/stripe/testing";
import { travel } from "./clock.ts";
import { stripe } from "./shop.ts";
import { readTable } from "./table-rows.ts";

/** A payment of another product, or one that names an order. `amount` in rupees. */
export async function strayPayment(amount = 999, orderId?: string, currency = "inr"): Promise<string> {
  const client = sdk(process.env.STRIPE_ENDPOINT ?? "");
  const metadata: Record<string, string> = orderId === undefined ? {} : { orderId };
  const session = await client.checkout.sessions.create(
    basket({
      line_items: [rupees("A lamp", amount, currency)],
      client_reference_id: orderId ?? "LAMP_1",
      metadata,
      payment_intent_data: { metadata, description: "One lamp, brass" },
    }),
  );
  return String(stripe.control.pay(session.id).session.payment_intent);
}

/** The night after: the day before is over. */
export async function night() {
  travel(days(1));
  return findUnmatched();
}

/** A payment that was found, and is on the admins' list. */
export async function foundPayment(amount = 999, currency = "inr"): Promise<string> {
  const paymentId = await strayPayment(amount, undefined, currency);
  await night();
  return paymentId;
}

/** Who did what to a payment, by the audit. */
export const auditsOf = async (target: string) =>
  (await readTable()).audit.filter((row) => row.target === target).map(({ action, by }) => `${action} ${by}`);

/** What Stripe sent back of a payment, in paise. */
export const refundsOf = (paymentId: string) => stripe.control.refunds(paymentId).map(({ amount }) => amount);
