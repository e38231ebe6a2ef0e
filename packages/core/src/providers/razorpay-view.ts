// What Razorpay's entities mean to the shop. Razorpay API: Payment Link, Payment, Refund, Dispute; "Late Authorization".
import type { PaymentCause } from "@store/contract/payment-causes";
import { hours } from "../platform/time.ts";
import type { Capture, Captured, DisputeState, Hints, ProviderRefund, ProviderSession } from "./payments.ts";
import {
  type Ask,
  type Collection,
  type Link,
  noteOf,
  type RazorpayDispute,
  type RazorpayPayment,
  type RazorpayRefund,
} from "./razorpay-api.ts";
import { causeOf } from "./razorpay-causes.ts";

export interface View {
  ask: Ask;
  live: boolean;
  /** Milliseconds. */
  captureWindow: number;
}

const over = new Set(["paid", "expired", "cancelled"]);
const tookMoney = new Set(["captured", "refunded"]);

/** A payment link with all that was tried on it. Its tries are listed with the order behind it, once that is known. */
export async function sessionOf(view: View, link: Link, known: Hints = {}): Promise<ProviderSession> {
  const captured = [link.payments ?? []].flat().map(({ payment_id }) => payment_id);
  const first = captured[0];
  const orderOf = async () => (first === undefined ? undefined : (await payment(view, first)).order_id);
  const providerOrderId = link.order_id ?? known.providerOrderId ?? (await orderOf()) ?? undefined;
  const tries = providerOrderId === undefined ? undefined : await triesOf(view, providerOrderId);
  const paid = (tries ?? []).filter(({ status }) => tookMoney.has(status));
  const unlisted = captured.filter((id) => !paid.some((one) => one.id === id));
  const all = [...paid, ...(await Promise.all(unlisted.map((id) => payment(view, id))))];
  const capture = await Promise.all(all.map((one) => captureOf(view, one, known)));
  // A status that we do not know is not an end.
  const open = !over.has(link.status) && Date.now() < link.expire_by * 1000;
  const failed = tries
    ?.filter(({ status }) => status === "failed")
    .sort(byAge)
    .at(-1);
  const late = open || capture.length > 0 ? undefined : lateUntil(view, link, tries);
  return {
    id: link.id,
    url: open ? link.short_url : null,
    orderId: noteOf(link.notes, "order_id") ?? null,
    amount: link.amount,
    currency: link.currency.toLowerCase(),
    live: view.live,
    open,
    underWay: capture.length === 0 && tries?.some(({ status }) => status === "authorized") === true,
    captures: capture,
    lateUntil: late,
    cause: failed && causeOf(failed),
    hints: { ...known, ...(providerOrderId !== undefined && { providerOrderId }) },
  };
}

/** A payment by its own id, whatever page it was made on. */
export async function sessionOfPayment(view: View, id: string, known: Hints = {}): Promise<ProviderSession> {
  const found = await payment(view, id);
  return {
    id,
    url: null,
    orderId: noteOf(found.notes, "order_id") ?? null,
    amount: found.amount,
    currency: found.currency.toLowerCase(),
    live: view.live,
    open: false,
    underWay: found.status === "authorized",
    captures: tookMoney.has(found.status) ? [await captureOf(view, found, known)] : [],
    hints: known,
  };
}

function payment({ ask }: View, id: string): Promise<RazorpayPayment> {
  return ask("GET", `/payments/${id}`);
}

async function triesOf({ ask }: View, orderId: string): Promise<RazorpayPayment[]> {
  return (await ask<Collection<RazorpayPayment>>("GET", `/orders/${orderId}/payments`)).items;
}

/**
 * A bank that has not answered may do so for as long as the account captures late payments. Of a page whose tries nobody
 * has told us, the last try may have begun in its last moment.
 */
function lateUntil({ captureWindow }: View, link: Link, tries: RazorpayPayment[] | undefined) {
  const end = link.cancelled_at || link.expired_at || link.expire_by;
  const begun = tries ? tries.filter(mayStillCome).map(({ created_at }) => created_at) : [end];
  const latest = Math.max(...begun) * 1000 + captureWindow + hours(1);
  return begun.length > 0 && latest > Date.now() ? latest : undefined;
}

const undecided: readonly PaymentCause[] = ["timed_out", "bank_down"];

function mayStillCome(one: RazorpayPayment): boolean {
  return one.status === "created" || (one.status === "failed" && undecided.includes(causeOf(one)));
}

async function captureOf(view: View, one: RazorpayPayment, { disputeId }: Hints): Promise<Capture> {
  const { id, amount, method, fee, tax, created_at } = one;
  const [listed, dispute] = await Promise.all([refundsOf(view, id), disputeOf(view, id, disputeId)]);
  const refunds = [...listed, ...returned(one, listed)];
  return {
    paymentId: id,
    amount,
    at: created_at * 1000,
    refunds,
    method,
    ...payerOf(one),
    ...(dispute && { dispute }),
    ...(fee !== null && { fee: fee - (tax ?? 0), feeTax: tax ?? 0 }),
  };
}

/** What the payer can tell it by. Banks and UPI apps show the twelve digits of `rrn`. */
function payerOf({ acquirer_data: bank, contact }: RazorpayPayment): Pick<Capture, "references" | "phone"> {
  const names = [bank?.rrn, bank?.upi_transaction_id, bank?.bank_transaction_id];
  const references = names.filter((name) => typeof name === "string" && name !== "") as string[];
  return { references, ...(contact && { phone: contact }) };
}

/** One that was authorised too late to be captured ends as refunded, and no refund is listed for it. */
function returned(
  { id, amount, status, created_at }: RazorpayPayment,
  listed: ProviderRefund[],
): ProviderRefund[] {
  const back = listed.filter(({ state }) => state !== "failed").reduce((sum, one) => sum + one.amount, 0);
  if (status !== "refunded" || back >= amount) return [];
  return [{ id: `${id}-returned`, amount: amount - back, state: "done", at: created_at * 1000 }];
}

async function refundsOf({ ask }: View, paymentId: string): Promise<ProviderRefund[]> {
  const { items } = await ask<Collection<RazorpayRefund>>("GET", `/payments/${paymentId}/refunds?count=100`);
  return items.sort(byAge).map(({ id, amount, status, notes, created_at }) => ({
    id,
    amount,
    state: status === "processed" ? "done" : status === "failed" ? "failed" : "pending",
    key: noteOf(notes, "key"),
    at: created_at * 1000,
  }));
}

/** Disputes cannot be asked for by payment: a message has named it. */
async function disputeOf(
  { ask }: View,
  paymentId: string,
  disputeId: string | undefined,
): Promise<{ id: string; state: DisputeState } | undefined> {
  if (disputeId === undefined) return undefined;
  const { id, payment_id, status } = await ask<RazorpayDispute>("GET", `/disputes/${disputeId}`);
  if (payment_id !== paymentId) return undefined;
  // `closed`: the buyer's bank took its question back.
  if (status === "lost") return { id, state: "lost" };
  return { id, state: status === "won" || status === "closed" ? "won" : "open" };
}

/** A payment of the books. */
export function capturedOf(one: RazorpayPayment): Captured {
  return {
    paymentId: one.id,
    amount: one.amount,
    currency: one.currency.toLowerCase(),
    at: one.created_at * 1000,
    returned: one.amount_refunded,
    orderId: noteOf(one.notes, "order_id"),
    description: one.description ?? undefined,
    ...payerOf(one),
  };
}

function byAge(one: { created_at: number }, other: { created_at: number }): number {
  return one.created_at - other.created_at;
}
