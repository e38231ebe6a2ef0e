// Every expected failure: its code for programs, its status, its sentence for people (docs/product.md section 8).

import { adminErrors } from "./admin-errors.ts";
import { withStatus } from "./error-entry.ts";

export const errors = {
  ...adminErrors,
  ...withStatus(400, {
    "input.invalid": "{issue}",
    "body.not_json": "The request could not be read. Please try again.",
    "discount.invalid": "This discount code is not valid",
    "discount.other_products": "This discount code is for {products}. Add it to use the code.",
    "discount.owners": "This discount code is for owners of {products}.",
    "discount.log_in": "This discount code is for owners of {products}. Log in to use it.",
    "discount.used": "You have used this discount code already: each buyer can use it once.",
    "webhook.signature": "The signature of this message is not valid.",
    "passkey.not_made": "This passkey could not be added. Please try again.",
    "password.common": "This password is easy to guess. Please choose another one.",
    "unsubscribe.invalid": "This link is not complete. Please open it again from the email.",
  }),
  ...withStatus(401, {
    "checkout.expired": "Your checkout has been open for a long time. Please press the payment button again.",
    "login.invalid": "Invalid username or password",
    "login.code_invalid": "This code is wrong, used or over. Codes live ten minutes: ask for a new one.",
    "passkey.invalid":
      "This passkey opens no account here. It may have been removed: use your password or a mailed code.",
    "session.invalid": "Your session has ended. Please log in again.",
    "reset.invalid": "This link has expired or has already been used. Please ask for a new one.",
    "invoice.link": "This link has ended. Write to us, and we send you a new one.",
    "privacy.link": "This link has expired or has already been used. Please ask for a new one.",
    "privacy.expired": "Half an hour is over. Please ask for a new link.",
  }),
  ...withStatus(403, {
    "request.forbidden": "This request is not allowed from here.",
    "session.log_in_again": "This asks for a login of the last ten minutes. Log in again, then repeat it.",
    "desk.not_bought":
      "Your login is right, but the client desk comes with the checklists, which are not part of your order.",
    "desk.licence_needed":
      "Pictures of findings, your own name on a report, and links to share it by come with the agency licence.",
    "licence.not_bought": "Certificates come with the agency licence.",
    "login.not_bought":
      "Your login is right, but {product} is not part of your order. You can add it at the checkout.",
    "password.wrong": "This is not your present password.",
    "consent.missing": "We keep a cart only for who has ticked the box.",
  }),
  ...withStatus(404, {
    "request.not_found": "There is nothing at this address.",
    "order.not_found": "We cannot find this order.",
    "payment.not_found":
      "We found no payment with these three. Check them in the message of your bank or UPI app. A payment of the last hour may still be on its way to us; one that never arrives goes back to you within 7 working days.",
    "site.not_found": "This site is not on your desk. It may have been removed meanwhile.",
    "point.not_found": "There is no such point in the checklist. Load the page again.",
    "share.not_found": "There is nothing to see at this address. Its link may have been ended.",
    "licence.not_found": "There is no licence with this code.",
    "invoice.not_found": "We cannot find this invoice.",
    "template.not_found": "We cannot find this template. Reload the page and choose it again.",
    "customer.not_found": "We cannot find this customer.",
    "unmatched.not_found": "We cannot find this payment.",
    "privacy.request_not_found": "We cannot find this request.",
    "privacy.not_held": "Nothing is kept sealed of this order.",
  }),
  ...withStatus(409, {
    "discount.held":
      "Unpaid orders from your network hold this discount code. Pay one of them, or try again in 40 minutes.",
    "order.price_changed": "The price of your cart is {total}. Please check the summary and try again.",
    "order.offer_changed": "The price of your cart was {was} and is {total} now.",
    "order.nothing_new": "You own all of this already. Choose something to add; nothing was charged.",
    "order.details_changed":
      "Your details have changed since this checkout began. Please press the payment button again.",
    "order.conflict": "This order has already been placed. Please start a new one.",
    "order.already_paid": "You have already paid for this order. You will not be charged again.",
    "passkey.too_many": "An account has at most ten passkeys. Remove one first.",
    "site.changed": "This site was changed on another screen. Load it anew to see what stands there.",
    "site.too_many": "Your desk has room for {most} sites. Remove one, or add the agency licence for 50.",
    "point.changed":
      "This point was changed on another screen meanwhile. See what stands there, then keep yours.",
    "picture.changed":
      "This picture was changed on another screen meanwhile. Load the page again to see what is there.",
    "picture.too_many": "There is room for {most} pictures {where}. Take one away first.",
    "share.too_many": "A site has room for {most} links. End one of them first.",
    "customer.blocked": "This customer is blocked. Unblock them first.",
    "order.changed": "This order has just been changed by somebody else. Please reload it.",
    "order.final": "A refunded order cannot be changed by hand.",
    "customer.no_login": "This customer has not paid yet, so there is no login to change.",
    "guarantee.off": "Please write to us: a person sends your money back.",
    "guarantee.over":
      "The time of the guarantee is over for this order. Please write to us if something is wrong.",
    "guarantee.used":
      "The guarantee holds once for each product, and you have used it for {products}. Please write to us.",
    "guarantee.disputed":
      "Your bank has asked for this payment back already. It decides, and you are not paid twice.",
    "order.not_refundable": "There is nothing of this order left to refund.",
    "refund.waits":
      "The payment company failed at this refund. The shop asks again by itself in about an hour; there is nothing to do.",
    "refund.refused": "The payment company did not accept this refund: {reason}",
    "unmatched.changed":
      "Something else has been decided about this payment meanwhile. Please reload the list.",
    "unmatched.amount":
      "This payment is of {paid}, but the order is of {due}. Choose another order, or refund the payment.",
    "unmatched.order_paid": "This order has a payment already. Choose another order, or refund this payment.",
    "request.changed": "Something else has been asked or decided meanwhile. Please reload the list.",
    "privacy.nothing_to_undo": "There is no erasure that could be taken back.",
    "privacy.complaints_open":
      "We are still at your last three complaints. Please wait for our answer before you write another.",
    "privacy.changed": "This request has been changed meanwhile. Please reload the list.",
  }),
  ...withStatus(413, {
    "body.too_large": "The request is too large.",
  }),
  ...withStatus(415, {
    "body.content_type": "The request must be JSON.",
  }),
  ...withStatus(429, {
    throttled: "Too many attempts. Please try again in {minutes} minutes.",
  }),
  ...withStatus(500, {
    "payment.unavailable":
      "The payment page could not be opened. You have not been charged. Please try again.",
    internal: "Something went wrong. Please try again.",
  }),
};

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
