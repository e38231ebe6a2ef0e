// From a checked form to the address of the payment page: sign-up, then the order. Every refusal that a second try
// can put right is put right here, so that the buyer presses the button once.

import { type BuyerDetails, buyerFields, forEachBuyerField } from "@store/contract/buyer";
import type { Billing } from "@store/contract/gst/billing";
import { shownRev } from "@store/contract/offer/rev";
import type { ProductId } from "@store/contract/products";
import { CallError, type call, isUnanswered, type RemoteFailure } from "../../lib/api.ts";
import { type CheckoutAccount, clearAccount, readAccount, writeAccount } from "../../lib/checkout-account.ts";
import { writeItem, writeJson } from "../../lib/storage.ts";
import { paymentErrors, paymentToasts, type ToastText } from "../../lib/toasts.ts";
import { newOrderId } from "./order-id.ts";
import { knownVisit } from "./visit.ts";

export interface PayRequest {
  details: BuyerDetails;
  upsells: readonly ProductId[];
  discountCode: string | undefined;
  /** The token of the reminder that led here. */
  cart?: string | undefined;
  /** For the tax invoice; absent while the shop makes none. */
  billing?: Billing | undefined;
  /** Of a buyer who is logged in: the order joins that account. */
  sessionToken?: string | undefined;
  /** Whole rupees, as the page shows it; the server checks. */
  amount: number;
}

const refusals = [
  "discount.invalid",
  "order.price_changed",
  "order.offer_changed",
  "order.already_paid",
  "session.invalid",
] as const;

/** `refused` carries the server's code where the page has more to do than show the sentence. */
export type PayOutcome =
  | { kind: "redirect"; url: string }
  | { kind: "refused"; code: (typeof refusals)[number]; text: string }
  /** Without a text: the common sentence for all else. */
  | { kind: "failed"; text?: string }
  /** Nobody answered. */
  | { kind: "unreachable" };

interface PayTools {
  call: typeof call;
  toast: (text: ToastText) => unknown;
}

/** A stop with a sentence for the buyer. */
class PaymentError extends Error {}

/** Two of them: a checkout that expired, and then an order id that is used up. */
const mostRecoveries = 2;

/** Never throws: whatever happens becomes an outcome. */
export async function pay(request: PayRequest, tools: PayTools): Promise<PayOutcome> {
  try {
    for (let tries = 0; ; tries += 1) {
      const account = await accountFor(request.details, tools);
      tools.toast(paymentToasts.initializing);
      const answer = await placeOrder(request, account, tools);
      if (answer.success) return { kind: "redirect", url: answer.url };
      if (tries >= mostRecoveries || !recover(answer.code)) return refusal(answer);
    }
  } catch (error) {
    if (isUnanswered(error)) return { kind: "unreachable" };
    return error instanceof PaymentError ? { kind: "failed", text: error.message } : { kind: "failed" };
  }
}

/** Sets right what the next round will then do differently; `false` when another round would end the same. */
function recover(code: string): boolean {
  const account = readAccount();
  if (!account) return false;
  const { order: _, ...rest } = account;
  if (code === "checkout.expired") clearAccount();
  else if (code === "order.details_changed") writeAccount({ ...rest, details: forEachBuyerField(() => "") });
  else if (code === "order.conflict") writeAccount(rest);
  else return false;
  return true;
}

function refusal({ code, error, status, from }: RemoteFailure): PayOutcome {
  if (code === "order.already_paid") {
    // The basket may have changed since: the thank-you page must ask for the order that was paid.
    const placed = readAccount()?.placed;
    if (placed) writeItem("pendingOrderId", placed);
  }
  // The basket, or who buys, is another than when the code was applied.
  if (code.startsWith("discount.") && code !== "discount.held")
    return { kind: "refused", code: "discount.invalid", text: error };
  const known = refusals.find((each) => each === code);
  if (known) return { kind: "refused", code: known, text: error };
  const silent = error === "" || (from === "gateway" && status >= 500);
  return { kind: "failed", text: silent ? paymentErrors.status(status) : error };
}

async function accountFor(details: BuyerDetails, tools: PayTools): Promise<CheckoutAccount> {
  const kept = readAccount();
  if (kept && sameDetails(kept.details, details)) return kept;
  tools.toast(paymentToasts.creatingAccount);
  // The visit first: its cart is closed by the order of the same checkout.
  const answer = await signUp(details, knownVisit() ?? kept?.checkoutToken, tools);
  if (!answer.success) throw new PaymentError(answer.error || paymentErrors.account);
  const { customerId, checkoutToken } = answer;
  if (!customerId) throw new PaymentError(paymentErrors.profile);
  if (!checkoutToken) throw new PaymentError(paymentErrors.account);
  const account: CheckoutAccount = {
    checkoutToken,
    customerId,
    details,
    ...(kept?.placed ? { placed: kept.placed } : {}),
  };
  writeAccount(account);
  return account;
}

async function signUp({ name, email, phone }: BuyerDetails, token: string | undefined, tools: PayTools) {
  const input = { full_name: name, email, phone };
  try {
    if (token === undefined) return await tools.call("sign-up", input);
    const answer = await tools.call("sign-up", { ...input, checkoutToken: token });
    // A checkout that is over is no reason to stop somebody who wants to pay.
    const over = !answer.success && answer.code === "checkout.expired";
    return over ? await tools.call("sign-up", input) : answer;
  } catch (error) {
    throw isUnanswered(error) ? error : new PaymentError(paymentErrors.account);
  }
}

async function placeOrder(request: PayRequest, account: CheckoutAccount, tools: PayTools) {
  const basket = basketKey(request, account.customerId);
  const orderId = account.order?.basket === basket ? account.order.orderId : newOrderId();
  const withOrder = { ...account, order: { orderId, basket } };
  writeAccount(withOrder);
  // Before the call: should its answer be lost, the next try and the thank-you page know which order it was.
  writeItem("pendingOrderId", orderId);
  const { details, upsells, discountCode, cart, billing, sessionToken, amount } = request;
  const rev = shownRev();
  const answer = await tools
    .call("create-payment-order", {
      checkoutToken: account.checkoutToken,
      orderId,
      amount,
      ...(rev === undefined ? {} : { rev }),
      ...details,
      customerId: account.customerId,
      upsells: [...upsells],
      ...(discountCode === undefined ? {} : { discountCode }),
      ...(cart === undefined ? {} : { cart }),
      ...(billing === undefined ? {} : { billing }),
      ...(sessionToken === undefined ? {} : { sessionToken }),
    })
    .catch((error: unknown) => {
      writeAccount({ ...withOrder, placed: orderId });
      throw unanswered(error);
    });
  if (answer.success || answer.status >= 500) writeAccount({ ...withOrder, placed: orderId });
  if (!answer.success) return answer;
  if (!answer.sessionId || !isPayPage(answer.url)) throw new PaymentError(paymentErrors.session);
  writeJson("selectedUpsells", upsells);
  return answer;
}

function unanswered(error: unknown): unknown {
  if (!(error instanceof CallError) || error.status === undefined) return error;
  return new PaymentError(error.status < 400 ? paymentErrors.session : paymentErrors.status(error.status));
}

/** Where a browser may be sent: a web page, not a `javascript:` of somebody else's making. */
function isPayPage(url: string): boolean {
  return typeof url === "string" && /^(https?:\/\/|\/(?!\/))/.test(url);
}

/** One text per basket and buyer: the same text, the same order id. */
function basketKey(request: PayRequest, customerId: string): string {
  const { details, upsells, discountCode, amount, billing, sessionToken } = request;
  const fields = buyerFields.map((field) => details[field]);
  const asked = [customerId, ...fields, [...upsells].sort(), discountCode ?? null, amount];
  const inAccount = sessionToken === undefined ? [] : ["account"];
  return JSON.stringify([...asked, ...(billing === undefined ? [] : [billing]), ...inAccount]);
}

function sameDetails(a: BuyerDetails, b: BuyerDetails): boolean {
  return buyerFields.every((field) => a[field] === b[field]);
}
