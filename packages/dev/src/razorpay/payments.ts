// What happens on the payment page and at the banks: tries that are made, captured, turned down, or decided days later.
import type { PaymentCause } from "@store/contract/payment-causes";
import { refused, the } from "./errors.ts";
import { findLink, told } from "./links.ts";
import { type LinkRow, newRrn, type Payment, type PaymentRow, type RefundCourse, reasons } from "./rows.ts";
import { book } from "./settlements.ts";
import { emit, newId, type Store } from "./store.ts";

export type Method = "upi" | "card" | "netbanking";

export interface PayOptions {
  method?: Method;
  refunds?: RefundCourse;
}

/** How long the account captures a payment that was authorised late: the shortest and the default of Razorpay. */
const defaultWindow = 3 * 24 * 3600;

/** A try on an open link, which the bank has not decided yet. */
export function begin(
  store: Store,
  linkId: string,
  { method = "upi", refunds = "succeeds" }: PayOptions = {},
): PaymentRow {
  const row = findLink(store, linkId);
  const { link } = row;
  if (link.status !== "created") throw refused(`This payment link is ${link.status}.`);
  const payment: Payment = {
    id: newId("pay"),
    entity: "payment",
    amount: link.amount,
    currency: link.currency,
    status: "created",
    order_id: row.orderId,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: `#${link.id.slice("plink_".length)}`,
    email: link.customer.email,
    contact: link.customer.contact ?? "",
    notes: link.notes,
    fee: null,
    tax: null,
    ...noError,
    acquirer_data: method === "netbanking" ? { bank_transaction_id: newRrn() } : { rrn: newRrn() },
    created_at: store.seconds(),
  };
  const begun: PaymentRow = { payment, link: link.id, refunds, decides: null };
  store.payments.put(payment.id, begun);
  return begun;
}

/** Pays an open link at once. */
export function pay(store: Store, linkId: string, options?: PayOptions): PaymentRow {
  return store.write(() => capture(store, begin(store, linkId, options).payment.id));
}

/** A try that the bank turns down, or does not answer. */
export function fail(store: Store, linkId: string, cause: PaymentCause, options?: PayOptions): PaymentRow {
  return store.write(() => failed(store, begin(store, linkId, options), cause));
}

/** The bank turns a try down that it had left open. */
export function turnDown(store: Store, paymentId: string, cause: PaymentCause): PaymentRow {
  const row = findPayment(store, paymentId);
  if (row.payment.status !== "created") throw refused(`This payment is ${row.payment.status}.`);
  return store.write(() => failed(store, row, cause));
}

/** The bank says yes, at last, but the money is not taken yet. */
export function authorise(store: Store, paymentId: string): PaymentRow {
  const row = findPayment(store, paymentId);
  if (row.payment.status !== "created" && row.payment.status !== "failed")
    throw refused(`This payment is ${row.payment.status}.`);
  const after: PaymentRow = { ...row, payment: { ...row.payment, ...noError, status: "authorized" } };
  return store.write(() => {
    store.payments.put(paymentId, after);
    emit(store, "payment.authorized", { payment: after.payment });
    return after;
  });
}

/** The money is taken. Too late for the account's capture window it goes back to the buyer by itself. */
export function capture(store: Store, paymentId: string): PaymentRow {
  return store.write(() => {
    const before = findPayment(store, paymentId);
    const row = before.payment.status === "authorized" ? before : authorise(store, paymentId);
    const { payment } = row;
    const isLate = store.seconds() > payment.created_at + captureWindow(store);
    if (isLate) return giveBack(store, row);
    const tax = Math.round(payment.amount * 0.02 * 0.18);
    const fee = Math.round(payment.amount * 0.02) + tax;
    const after: PaymentRow = {
      ...row,
      decides: null,
      payment: { ...payment, status: "captured", captured: true, fee, tax },
    };
    store.payments.put(paymentId, after);
    book(store, "payment", payment.amount, { fee, tax }, { entity_id: paymentId });
    const link = noteOnLink(store, after.payment, row.link);
    emit(store, "payment.captured", { payment: after.payment });
    if (link) emit(store, "payment_link.paid", { payment_link: told(link), payment: after.payment });
    return after;
  });
}

export function setCaptureWindow(store: Store, seconds: number): void {
  store.facts.put("captureWindow", seconds);
}

function captureWindow(store: Store): number {
  return Number(store.facts.get("captureWindow") ?? defaultWindow);
}

/** Never captured: it goes back whole, and ends as refunded without ever having been the shop's. */
function giveBack(store: Store, row: PaymentRow): PaymentRow {
  const { payment } = row;
  const after: PaymentRow = {
    ...row,
    decides: null,
    payment: { ...payment, status: "refunded", amount_refunded: payment.amount, refund_status: "full" },
  };
  store.payments.put(payment.id, after);
  return after;
}

/** Every payment by its id. */
export function findPayment(store: Store, id: string): PaymentRow {
  return the(store.payments, id);
}

/** Decides every try whose time has come. A person waits for this: it goes by real time. */
export function decideDue(store: Store): number {
  const due = store.payments.list(({ decides }) => decides && decides.at <= Date.now());
  for (const row of due) {
    if (row.decides?.well) capture(store, row.payment.id);
    else store.write(() => failed(store, { ...row, decides: null }, "declined"));
  }
  return due.length;
}

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

function failed(store: Store, row: PaymentRow, cause: PaymentCause): PaymentRow {
  const { reason, source, label } = reasons[cause];
  const after: PaymentRow = {
    ...row,
    decides: null,
    payment: {
      ...row.payment,
      status: "failed",
      error_code: "BAD_REQUEST_ERROR",
      error_description: label,
      error_source: source,
      error_step: "payment_authorization",
      error_reason: reason,
    },
  };
  store.payments.put(after.payment.id, after);
  emit(store, "payment.failed", { payment: after.payment });
  return after;
}

/** The link is paid by its first payment; one that comes when it is over stays over, and lists the payment. */
function noteOnLink(store: Store, payment: Payment, linkId: string): LinkRow | undefined {
  const row = store.links.get(linkId);
  if (!row) return undefined;
  const { link } = row;
  const { amount, created_at, method, id: payment_id } = payment;
  const turnsPaid = link.status === "created";
  const after: LinkRow = {
    ...row,
    link: {
      ...link,
      ...(turnsPaid && { status: "paid" as const }),
      amount_paid: link.amount_paid + amount,
      payments: [...(link.payments ?? []), { amount, created_at, method, payment_id, status: "captured" }],
    },
  };
  store.links.put(linkId, after);
  return turnsPaid ? after : undefined;
}
