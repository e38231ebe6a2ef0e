// What Stripe's objects mean to the shop. Stripe API: Checkout Session, Charge, Refund, Dispute.
import type Stripe from "stripe";
import type { Capture, Captured, ProviderRefund, ProviderSession } from "./payments.ts";
import { causeOf } from "./stripe-causes.ts";

/** A session with its payment expanded, as a page. */
export async function sessionOf(client: Stripe, session: Stripe.Checkout.Session): Promise<ProviderSession> {
  const paid = session.payment_status === "paid";
  const intent = typeof session.payment_intent === "string" ? null : session.payment_intent;
  const failed = intent?.status === "requires_payment_method" || intent?.status === "canceled";
  return {
    id: session.id,
    url: session.url,
    orderId: session.client_reference_id,
    amount: session.amount_total ?? 0,
    // What is no payment is not one in our currency.
    currency: session.mode === "payment" ? (session.currency ?? "") : "",
    live: session.livemode,
    // A status that we do not know is not an end.
    open: session.status !== "complete" && session.status !== "expired",
    underWay: session.status === "complete" && !paid && !failed,
    cause: paid ? undefined : causeOf(intent?.last_payment_error ?? null),
    captures: paid
      ? [
          await captureOf(
            client,
            {
              id: session.payment_intent as string | null,
              amount: session.amount_total,
              at: session.created,
            },
            intent,
          ),
        ]
      : [],
  };
}

/** A payment by its own id, whatever page it was made on. */
export async function sessionOfPayment(
  client: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<ProviderSession> {
  const { id, amount, currency, livemode, metadata, status, created } = intent;
  return {
    id,
    url: null,
    orderId: metadata.orderId ?? null,
    amount,
    currency,
    live: livemode,
    open: false,
    underWay: status === "processing",
    captures: status === "succeeded" ? [await captureOf(client, { id, amount, at: created }, intent)] : [],
  };
}

/** `said`: by what the payment was reached through, should the payment itself not be there. */
async function captureOf(
  client: Stripe,
  said: { id: string | null; amount: number | null; at: number },
  intent: Stripe.PaymentIntent | null,
): Promise<Capture> {
  const paymentId = intent?.id ?? said.id ?? "";
  const charge = intent === null || typeof intent.latest_charge === "string" ? null : intent.latest_charge;
  const [refunds, dispute] = await Promise.all([
    paymentId === "" ? [] : refundsOf(client, paymentId, charge),
    charge?.disputed ? disputeOf(client, charge.id) : undefined,
  ]);
  const fees = typeof charge?.balance_transaction === "string" ? null : charge?.balance_transaction;
  return {
    paymentId,
    amount: said.amount ?? 0,
    at: (charge?.created ?? said.at) * 1000,
    refunds,
    ...(dispute && { dispute }),
    ...(fees && feesOf(fees)),
  };
}

/** Stripe's `fee` holds the tax on it. */
export function feesOf({ fee, fee_details }: Pick<Stripe.BalanceTransaction, "fee" | "fee_details">) {
  const taxes = fee_details.filter(({ type }) => type === "tax");
  const feeTax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  return { fee: fee - feeTax, feeTax };
}

/** Failed ones too. The charge lists the last ten with it; more are asked for. */
async function refundsOf(
  client: Stripe,
  paymentId: string,
  charge: Stripe.Charge | null,
): Promise<ProviderRefund[]> {
  const listed = charge?.refunds;
  const { data } =
    listed && !listed.has_more
      ? listed
      : await client.refunds.list({ payment_intent: paymentId, limit: 100 });
  return data.map(({ id, amount, status, metadata, created }) => ({
    id,
    amount,
    state: refundState(status),
    key: metadata?.key,
    at: created * 1000,
  }));
}

function refundState(status: string | null): ProviderRefund["state"] {
  if (status === "succeeded") return "done";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
}

/** What it costs comes with the money that the bank takes back. */
async function disputeOf(client: Stripe, charge: string): Promise<NonNullable<Capture["dispute"]>> {
  const { data } = await client.disputes.list({ charge, limit: 1 });
  const [dispute] = data;
  const status: string | undefined = dispute?.status;
  const taken = dispute?.balance_transactions?.find(({ amount }) => amount < 0);
  const state = status === "lost" || status === "won" ? status : "open";
  return { id: dispute?.id ?? charge, state, ...(taken && feesOf(taken)) };
}

/** A charge of the books. */
export function capturedOf(charge: Stripe.Charge): Captured {
  const { payment_intent, amount, amount_refunded, currency, created, metadata, description } = charge;
  return {
    paymentId: typeof payment_intent === "string" ? payment_intent : (payment_intent?.id ?? charge.id),
    amount,
    currency,
    at: created * 1000,
    returned: amount_refunded,
    orderId: metadata.orderId,
    description: description ?? undefined,
  };
}
