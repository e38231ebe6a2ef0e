// What Stripe paid out in a month. Stripe API: Payouts, Balance Transactions ("payout"), "Reporting categories".
import type Stripe from "stripe";
import { nextMonth, startOfDay } from "../platform/time.ts";
import type { Payments, SettledLine } from "./payments.ts";
import { feesOf } from "./stripe-view.ts";

/** The most that a list answers at once. */
const most = 100;

const kinds: Record<string, SettledLine["kind"]> = {
  charge: "payment",
  refund: "refund",
  refund_failure: "refund-failed",
  dispute: "dispute",
  dispute_reversal: "dispute-won",
  payout: "payout",
};

/** A page is the lines of one pay-out, or a part of them; it is found again by the pay-out and the last line. */
export async function settled(
  client: Stripe,
  month: string,
  after?: string,
): Promise<Awaited<ReturnType<Payments["settled"]>>> {
  const payouts = await payoutsOf(client, month);
  const [payoutId, last] = after?.split(" ") ?? [];
  const place = Math.max(
    0,
    payouts.findIndex(({ id }) => id === payoutId),
  );
  const payout = payouts[place];
  if (!payout) return { lines: [] };
  const { data, has_more } = await client.balanceTransactions.list({
    payout: payout.id,
    limit: most,
    expand: ["data.source"],
    ...(last && { starting_after: last }),
  });
  const following = has_more ? `${payout.id} ${data.at(-1)?.id}` : payouts[place + 1]?.id;
  return { lines: data.map((one) => lineOf(payout, one)), ...(following && { next: following }) };
}

/** The bank's day is the date of its arrival. */
async function payoutsOf(client: Stripe, month: string): Promise<Stripe.Payout[]> {
  const firstOf = (each: string) => startOfDay(`${each}-01`) / 1000;
  const all = await client.payouts
    .list({ arrival_date: { gte: firstOf(month), lt: firstOf(nextMonth(month)) }, limit: most })
    .autoPagingToArray({ limit: 1000 });
  return all.filter(({ status }) => status !== "failed" && status !== "canceled");
}

function lineOf(payout: Stripe.Payout, transaction: Stripe.BalanceTransaction): SettledLine {
  const { id, amount, created, reporting_category, source } = transaction;
  const about = source === null || typeof source === "string" ? undefined : source;
  const intent = about && "payment_intent" in about ? about.payment_intent : undefined;
  const paymentId = typeof intent === "string" ? intent : intent?.id;
  const kind = kinds[reporting_category] ?? "own";
  return {
    kind,
    ref: (kind === "payment" ? paymentId : about?.id) ?? id,
    ...(paymentId !== undefined && { paymentId }),
    amount,
    ...feesOf(transaction),
    at: created * 1000,
    payout: payout.id,
    ...(payout.trace_id?.value && { bankReference: payout.trace_id.value }),
    paidAt: payout.arrival_date * 1000,
  };
}
