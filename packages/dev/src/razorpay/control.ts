// The hand behind the stand-in, for tests: what people, banks and bad luck do.
import type { PaymentCause } from "@store/contract/payment-causes";
import { controlCompany } from "../kit/control.ts";
import type { Deliveries } from "../kit/deliveries.ts";
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
import type { Link, Payment, RefundCourse } from "./rows.ts";

export type RazorpayControl = ReturnType<typeof makeControl>;

/**
 * Everything that can be done to the stand-in from outside its API. Errors are thrown as `Fault`. `secret`: what the
 * return of the hosted page is signed with.
 */
export function makeControl(api: Api, deliveries?: Deliveries, secret = "secret") {
  const { store } = api;
  return {
    ...controlCompany(api, deliveries),
    /** Pays an open link; `redirect` is where its page sends the buyer. */
    pay(linkId: string, options?: PayOptions) {
      const { payment } = pay(store, linkId, options);
      return { payment, redirect: callbackUrl(findLink(store, linkId).link, payment.id, secret) };
    },
    /** A try that fails; the link stays open. */
    fail: (linkId: string, cause: PaymentCause = "declined", options?: PayOptions) =>
      fail(store, linkId, cause, options).payment,
    /** A try that the bank has not decided yet: `authorise`, `capture` or `turnDown` it. */
    begin: (linkId: string, options?: PayOptions) => store.write(() => begin(store, linkId, options)).payment,
    /** The bank's yes, also to one that had failed; the money is not taken yet. */
    authorise: (paymentId: string) => authorise(store, paymentId).payment,
    /** The money is taken, also of one that had failed; too late for the capture window, it goes back by itself. */
    capture: (paymentId: string) => capture(store, paymentId).payment,
    turnDown: (paymentId: string, cause: PaymentCause) => turnDown(store, paymentId, cause).payment,
    setCaptureWindow: (seconds: number) => setCaptureWindow(store, seconds),
    /** How many links test mode makes: Razorpay's thirty, or as many as are asked for while nothing was said. */
    limitLinks: (most: number | undefined) => store.facts.put("linkLimit", most),
    /** Overwrites fields of a link or payment, as a thief or a bug would. */
    tamper(id: string, fields: Record<string, unknown>): Link | Payment {
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
    /** How later refunds of a payment go. */
    planRefunds: (paymentId: string, refunds: RefundCourse) =>
      store.payments.put(paymentId, { ...findPayment(store, paymentId), refunds }),
    /** A refund made by hand in the dashboard; all that is left, when no amount is given. */
    refund: (paymentId: string, amount?: number) =>
      store.write(() => createRefund(store, paymentId, amount === undefined ? {} : { amount }, undefined)),
    settleRefund: (refundId: string, to: "processed" | "failed") => settleRefund(store, refundId, to),
    refunds: (paymentId: string) => refundsOf(store, paymentId).reverse(),
    dispute: (paymentId: string) => openDispute(store, paymentId),
    closeDispute: (paymentId: string, outcome: "won" | "lost" | "closed") =>
      closeDispute(store, paymentId, outcome),
    link: (linkId: string) => findLink(store, linkId).link,
    payments: (linkId: string): Payment[] =>
      store.payments.list(({ link }) => link === linkId).map(({ payment }) => payment),
    cancel: (linkId: string) => cancelLink(store, linkId),
    expire: (linkId: string) => end(store, findLink(store, linkId), "expired").link,
    /** Does at once what the clock does every second. Answers how many. */
    sweep: () => store.write(() => decideDue(store) + sweepLinks(store)),
  };
}
