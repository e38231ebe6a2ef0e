// Every expected failure: its code for programs, its status, its sentence for people (docs/product.md section 8).

import { adminErrors } from "./admin-errors.ts";
import type { ErrorEntry } from "./error-entry.ts";

export const errors = {
  "input.invalid": { status: 400, message: "{issue}" },
  "body.not_json": { status: 400, message: "The request could not be read. Please try again." },
  "body.too_large": { status: 413, message: "The request is too large." },
  "body.content_type": { status: 415, message: "The request must be JSON." },
  "request.forbidden": { status: 403, message: "This request is not allowed from here." },
  "request.not_found": { status: 404, message: "There is nothing at this address." },
  throttled: { status: 429, message: "Too many attempts. Please try again in {minutes} minutes." },
  "discount.invalid": { status: 400, message: "This discount code is not valid" },
  "discount.other_products": {
    status: 400,
    message: "This discount code is for {products}. Add it to use the code.",
  },
  "discount.owners": { status: 400, message: "This discount code is for owners of {products}." },
  "discount.log_in": {
    status: 400,
    message: "This discount code is for owners of {products}. Log in to use it.",
  },
  "discount.used": {
    status: 400,
    message: "You have used this discount code already: each buyer can use it once.",
  },
  "discount.held": {
    status: 409,
    message:
      "Unpaid orders from your network hold this discount code. Pay one of them, or try again in 40 minutes.",
  },
  "checkout.expired": {
    status: 401,
    message: "Your checkout has been open for a long time. Please press the payment button again.",
  },
  "order.price_changed": {
    status: 409,
    message: "The price of your cart is {total}. Please check the summary and try again.",
  },
  "order.offer_changed": {
    status: 409,
    message: "The price of your cart was {was} and is {total} now.",
  },
  "order.nothing_new": {
    status: 409,
    message: "You own all of this already. Choose something to add; nothing was charged.",
  },
  "order.details_changed": {
    status: 409,
    message: "Your details have changed since this checkout began. Please press the payment button again.",
  },
  "order.conflict": { status: 409, message: "This order has already been placed. Please start a new one." },
  "order.already_paid": {
    status: 409,
    message: "You have already paid for this order. You will not be charged again.",
  },
  "order.not_found": { status: 404, message: "We cannot find this order." },
  "payment.not_found": {
    status: 404,
    message:
      "We found no payment with these three. Check them in the message of your bank or UPI app. A payment of the last hour may still be on its way to us; one that never arrives goes back to you within 7 working days.",
  },
  "payment.unavailable": {
    status: 500,
    message: "The payment page could not be opened. You have not been charged. Please try again.",
  },
  "webhook.signature": { status: 400, message: "The signature of this message is not valid." },
  "login.invalid": { status: 401, message: "Invalid username or password" },
  "login.code_invalid": {
    status: 401,
    message: "This code is wrong, used or over. Codes live ten minutes: ask for a new one.",
  },
  "passkey.invalid": {
    status: 401,
    message:
      "This passkey opens no account here. It may have been removed: use your password or a mailed code.",
  },
  "passkey.not_made": { status: 400, message: "This passkey could not be added. Please try again." },
  "passkey.too_many": { status: 409, message: "An account has at most ten passkeys. Remove one first." },
  "session.log_in_again": {
    status: 403,
    message: "This asks for a login of the last ten minutes. Log in again, then repeat it.",
  },
  "desk.not_bought": {
    status: 403,
    message:
      "Your login is right, but the client desk comes with the checklists, which are not part of your order.",
  },
  "site.not_found": {
    status: 404,
    message: "This site is not on your desk. It may have been removed meanwhile.",
  },
  "site.changed": {
    status: 409,
    message: "This site was changed on another screen. Load it anew to see what stands there.",
  },
  "site.too_many": {
    status: 409,
    message: "Your desk has room for {most} sites. Remove one, or add the agency licence for 50.",
  },
  "point.changed": {
    status: 409,
    message: "This point was changed on another screen meanwhile. See what stands there, then keep yours.",
  },
  "point.not_found": {
    status: 404,
    message: "There is no such point in the checklist. Load the page again.",
  },
  "picture.changed": {
    status: 409,
    message:
      "This picture was changed on another screen meanwhile. Load the page again to see what is there.",
  },
  "picture.too_many": {
    status: 409,
    message: "There is room for {most} pictures {where}. Take one away first.",
  },
  "share.not_found": {
    status: 404,
    message: "There is nothing to see at this address. Its link may have been ended.",
  },
  "share.too_many": { status: 409, message: "A site has room for {most} links. End one of them first." },
  "desk.licence_needed": {
    status: 403,
    message:
      "Pictures of findings, your own name on a report, and links to share it by come with the agency licence.",
  },
  "licence.not_bought": { status: 403, message: "Certificates come with the agency licence." },
  "licence.not_found": { status: 404, message: "There is no licence with this code." },
  "login.not_bought": {
    status: 403,
    message: "Your login is right, but {product} is not part of your order. You can add it at the checkout.",
  },
  "session.invalid": { status: 401, message: "Your session has ended. Please log in again." },
  "reset.invalid": {
    status: 401,
    message: "This link has expired or has already been used. Please ask for a new one.",
  },
  "password.wrong": { status: 403, message: "This is not your present password." },
  "password.common": {
    status: 400,
    message: "This password is easy to guess. Please choose another one.",
  },
  "unsubscribe.invalid": {
    status: 400,
    message: "This link is not complete. Please open it again from the email.",
  },
  "invoice.link": {
    status: 401,
    message: "This link has ended. Write to us, and we send you a new one.",
  },
  "invoice.not_found": { status: 404, message: "We cannot find this invoice." },
  "customer.blocked": { status: 409, message: "This customer is blocked. Unblock them first." },
  "template.not_found": {
    status: 404,
    message: "We cannot find this template. Reload the page and choose it again.",
  },
  "customer.not_found": { status: 404, message: "We cannot find this customer." },
  "order.changed": {
    status: 409,
    message: "This order has just been changed by somebody else. Please reload it.",
  },
  "order.final": { status: 409, message: "A refunded order cannot be changed by hand." },
  ...adminErrors,
  "customer.no_login": {
    status: 409,
    message: "This customer has not paid yet, so there is no login to change.",
  },
  "guarantee.off": { status: 409, message: "Please write to us: a person sends your money back." },
  "guarantee.over": {
    status: 409,
    message: "The time of the guarantee is over for this order. Please write to us if something is wrong.",
  },
  "guarantee.used": {
    status: 409,
    message:
      "The guarantee holds once for each product, and you have used it for {products}. Please write to us.",
  },
  "guarantee.disputed": {
    status: 409,
    message: "Your bank has asked for this payment back already. It decides, and you are not paid twice.",
  },
  "order.not_refundable": { status: 409, message: "There is nothing of this order left to refund." },
  "refund.waits": {
    status: 409,
    message:
      "The payment company failed at this refund. The shop asks again by itself in about an hour; there is nothing to do.",
  },
  "refund.refused": { status: 409, message: "The payment company did not accept this refund: {reason}" },
  "unmatched.not_found": { status: 404, message: "We cannot find this payment." },
  "unmatched.changed": {
    status: 409,
    message: "Something else has been decided about this payment meanwhile. Please reload the list.",
  },
  "unmatched.amount": {
    status: 409,
    message:
      "This payment is of {paid}, but the order is of {due}. Choose another order, or refund the payment.",
  },
  "unmatched.order_paid": {
    status: 409,
    message: "This order has a payment already. Choose another order, or refund this payment.",
  },
  "request.changed": {
    status: 409,
    message: "Something else has been asked or decided meanwhile. Please reload the list.",
  },
  "consent.missing": { status: 403, message: "We keep a cart only for who has ticked the box." },
  "privacy.link": {
    status: 401,
    message: "This link has expired or has already been used. Please ask for a new one.",
  },
  "privacy.expired": { status: 401, message: "Half an hour is over. Please ask for a new link." },
  "privacy.nothing_to_undo": { status: 409, message: "There is no erasure that could be taken back." },
  "privacy.complaints_open": {
    status: 409,
    message:
      "We are still at your last three complaints. Please wait for our answer before you write another.",
  },
  "privacy.request_not_found": { status: 404, message: "We cannot find this request." },
  "privacy.changed": {
    status: 409,
    message: "This request has been changed meanwhile. Please reload the list.",
  },
  "privacy.not_held": { status: 404, message: "Nothing is kept sealed of this order." },
  internal: { status: 500, message: "Something went wrong. Please try again." },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

/** An expected failure. Everything else that is thrown is a bug: 500 and an alarm. */
export class StoreError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;
  /** Seconds until another try makes sense; becomes `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** Input fields at fault, for `input.invalid`. */
  readonly fields: readonly string[] | undefined;

  constructor(
    code: ErrorCode,
    details: Record<string, string | number> = {},
    extra: { retryAfter?: number; fields?: readonly string[]; cause?: unknown } = {},
  ) {
    super(sentence(code, details), { cause: extra.cause });
    this.name = "StoreError";
    this.code = code;
    this.details = details;
    this.retryAfter = extra.retryAfter;
    this.fields = extra.fields;
  }

  get status(): number {
    return errors[this.code].status;
  }
}

function sentence(code: ErrorCode, details: Record<string, string | number>): string {
  return errors[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? ""));
}
