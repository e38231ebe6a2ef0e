// Razorpay's messengers, and people who buy through it.

import { offer } from "@store/contract/offer/offer";
import { triedRules } from "@store/contract/offer/settings";
import { paymentWebhook } from "@store/core/orders/payments/payment-webhook";
import { signature } from "@store/dev/razorpay/webhooks";
import { type Basket, type Buyer, newBuyer, type Placed, place, theOrder } from "./buyers.ts";
import { configureShop, webhookSecret } from "./settings.ts";
import { razorpay } from "./shop.ts";

/** New orders of Indian buyers are paid through Razorpay from here on. */
export function sellByRazorpay(): void {
  configureShop({ paymentRules: triedRules("both") ?? offer.payments });
}

type Message = ReturnType<typeof razorpay.control.events>[number];

export async function deliverMessage({ body }: Message, patience?: number): Promise<void> {
  const text = JSON.stringify(body);
  await paymentWebhook("razorpay", text, signature(webhookSecret, text), patience);
}

/** All that has happened about a link so far, the oldest first. */
export function messagesOf(linkId: string): Message[] {
  const names = new Set(razorpay.control.payments(linkId).map(({ id }) => id));
  return razorpay.control
    .events()
    .reverse()
    .filter(({ body: { payload } }) => {
      const link = payload.payment_link?.entity as { id: string } | undefined;
      const payment = payload.payment?.entity as { id: string } | undefined;
      return link?.id === linkId || (payment !== undefined && names.has(payment.id));
    });
}

export async function deliverAll(linkId: string): Promise<void> {
  for (const message of messagesOf(linkId)) await deliverMessage(message);
}

/** Presses the payment button; an Indian number, so Razorpay's page opens. */
export async function placeAtRazorpay(buyer?: Buyer, basket?: Basket): Promise<Placed> {
  sellByRazorpay();
  return place(buyer ?? (await newBuyer()), basket);
}

export async function payAtRazorpay(placed: Placed) {
  const { payment } = razorpay.control.pay(placed.sessionId);
  await deliverAll(placed.sessionId);
  return { payment, order: await theOrder(placed.orderId) };
}
