// The hand behind the stand-in, for tests: what people, banks and bad luck do.
import type { PaymentCause } from "@store/contract/payment-causes";
import { type CompanyControl, controlCompany } from "../kit/control.ts";
import { type Deliveries, noDeliveries } from "../kit/deliveries.ts";
import type { Api } from "./api.ts";
import { cancelLink, end, findLink, sweepLinks } from "./links.ts";
import { callbackUrl } from "./page.ts";
import {
  authorise,
  begin,
  capture,
  decideDue,
  fail,
  findPayment,
  type PayOptions,
  pay,
  setCaptureWindow,
  turnDown,
} from "./payments.ts";
import { closeDispute, createRefund, openDispute, refundsOf, settleRefund } from "./refunds.ts";
import type { Dispute, EventRow, Link, Payment, Refund, RefundCourse } from "./rows.ts";

/** Everything that can be done to the stand-in from outside its API. Errors are thrown as `Fault`. */
export interface RazorpayControl extends CompanyControl<EventRow> {
  /** Pays an open link; `redirect` is where its page sends the buyer. */
  pay(linkId: string, options?: PayOptions): { payment: Payment; redirect: string };
  /** A try that fails; the link stays open. */
  fail(linkId: string, cause?: PaymentCause, options?: PayOptions): Payment;
  /** A try that the bank has not decided yet: `authorise`, `capture` or `turnDown` it. */
  begin(linkId: string, options?: PayOptions): Payment;
  /** The bank's yes, also to one that had failed; the money is not taken yet. */
  authorise(paymentId: string): Payment;
  /** The money is taken, also of one that had failed; too late for the capture window, it goes back by itself. */
  capture(paymentId: string): Payment;
  turnDown(paymentId: string, cause: PaymentCause): Payment;
  /** Seconds. */
  setCaptureWindow(seconds: number): void;
  /** Overwrites fields of a link or payment, as a thief or a bug would. */
  tamper(id: string, fields: Record<string, unknown>): Link | Payment;
  /** How later refunds of a payment go. */
  planRefunds(paymentId: string, course: RefundCourse): void;
  /** A refund made by hand in the dashboard; all that is left, when no amount is given. */
  refund(paymentId: string, amount?: number): Refund;
  settleRefund(refundId: string, to: "processed" | "failed"): Refund;
  refunds(paymentId: string): Refund[];
  dispute(paymentId: string): Dispute;
  closeDispute(paymentId: string, outcome: "won" | "lost" | "closed"): Dispute;
  link(linkId: string): Link;
  payments(linkId: string): Payment[];
  cancel(linkId: string): Link;
  expire(linkId: string): Link;
  /** Does at once what the clock does every second. Answers how many. */
  sweep(): number;
}

/** `secret`: what the return of the hosted page is signed with. */
export function makeControl(
  api: Api,
  deliveries: Deliveries = noDeliveries,
  secret = "secret",
): RazorpayControl {
  const { store } = api;
  return {
    ...controlCompany(api, deliveries),
    pay(linkId, options) {
      const { payment } = pay(store, linkId, options);
      return { payment, redirect: callbackUrl(findLink(store, linkId).link, payment.id, secret) };
    },
    fail: (linkId, cause = "declined", options) => fail(store, linkId, cause, options).payment,
    begin: (linkId, options) => store.write(() => begin(store, linkId, options)).payment,
    authorise: (paymentId) => authorise(store, paymentId).payment,
    capture: (paymentId) => capture(store, paymentId).payment,
    turnDown: (paymentId, cause) => turnDown(store, paymentId, cause).payment,
    setCaptureWindow: (seconds) => setCaptureWindow(store, seconds),
    tamper(id, fields) {
      if (id.startsWith("pay_")) {
        const row = findPayment(store, id);
        const payment = { ...row.payment, ...fields };
        store.payments.put(id, { ...row, payment });
        return payment;
      }
      const row = findLink(store, id);
      const link = { ...row.link, ...fields };
      store.links.put(id, { ...row, link });
      return link;
    },
    planRefunds: (paymentId, refunds) =>
      store.payments.put(paymentId, { ...findPayment(store, paymentId), refunds }),
    refund: (paymentId, amount) =>
      store.write(() => createRefund(store, paymentId, amount === undefined ? {} : { amount }, undefined)),
    settleRefund: (refundId, to) => settleRefund(store, refundId, to),
    refunds: (paymentId) => refundsOf(store, paymentId).reverse(),
    dispute: (paymentId) => openDispute(store, paymentId),
    closeDispute: (paymentId, outcome) => closeDispute(store, paymentId, outcome),
    link: (linkId) => findLink(store, linkId).link,
    payments: (linkId) =>
      [...store.payments.values()].filter(({ link }) => link === linkId).map(({ payment }) => payment),
    cancel: (linkId) => cancelLink(store, linkId),
    expire: (linkId) => end(store, findLink(store, linkId), "expired").link,
    sweep: () => store.write(() => decideDue(store) + sweepLinks(store)),
  };
}
