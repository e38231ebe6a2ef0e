// How often each thing may be tried; throttle.ts counts. An admin's password is Cognito's own; what one address or all
// together may send is capped before by stacks/gateway.ts and infra/edge-limit.ts.
import { limits } from "@store/contract/limits";
import { days, hours, minutes } from "./time.ts";

/** Limits of use (docs/product.md section 9). `window` in milliseconds. */
export const rules = {
  // Failed logins. Of an account from one network first; a carrier has many people behind one address.
  "login.account": { limit: 5, window: minutes(15) },
  "login.account-wide": { limit: 20, window: minutes(15) },
  "login.ip": { limit: 300, window: minutes(10) },
  "login.wide": { limit: 1000, window: minutes(10) },
  "discount.checkout": { limit: 20, window: hours(1) },
  "test-mail.admin": { limit: 30, window: hours(1) },
  // Anybody who guesses has the password already. A recovery code can be tried as often as an app's.
  // Of one network first: who guesses must not keep the owner's right code away.
  "code.admin": { limit: 10, window: minutes(15) },
  "code.day": { limit: 100, window: days(1) },
  "code.wide": { limit: 300, window: days(1) },
  /** How often a person is called for it. */
  "code.alarm": { limit: 1, window: days(1) },
  "setup.ip": { limit: 10, window: minutes(10) },
  // Sites added, changed, removed, certified or shared.
  "desk.customer": { limit: 300, window: minutes(10) },
  // Points of a site marked: two a second, for as long as anybody keeps it up.
  "desk.marks": { limit: 1200, window: minutes(10) },
  // Pictures of findings that are sent; and calls that show some, of an account and by one link: what these move costs money.
  "desk.pictures": { limit: 200, window: hours(1) },
  "desk.views": { limit: 1500, window: hours(1) },
  "share.views": { limit: 600, window: hours(1) },
  // A page saves once in 0.8 seconds at the most.
  "progress.customer": { limit: 750, window: minutes(10) },
  // More than a person opens of the library's templates and kits, and less than all of them.
  "template.customer": { limit: limits.templates, window: hours(limits.templateHours) },
  // Files of an owner's products: the first way to a version in an hour counts for the day, each further one only here.
  "file.customer": { limit: limits.files, window: days(1) },
  "file.version": { limit: 1, window: hours(1) },
  "file.again": { limit: 60, window: hours(1) },
  /** How often a person is called for one file that is missing. */
  "file.alarm": { limit: 1, window: days(1) },
  /** How often a person is called for a flood of orders. */
  "order.flood-alarm": { limit: 1, window: hours(1) },
  "free-order.mailbox": { limit: 3, window: days(1) },
  "cart.checkout": { limit: 60, window: hours(1) },
  "recover.ip": { limit: 60, window: hours(1) },
  "recover.wide": { limit: 200, window: hours(1) },
  // What one network asks for one name; then the mails of an account, by what its asker knew.
  "recover.username": { limit: 3, window: days(1) },
  "recover.by-email": { limit: 6, window: days(1) },
  "recover.by-id": { limit: 3, window: days(1) },
  // Codes for a login, and from one network for one name: with five tries each, sixty guesses a day at a million codes.
  "login-code.account": { limit: 12, window: days(1) },
  "login-code.username": { limit: 5, window: hours(1) },
  // Passkeys added, named or removed.
  "passkey.customer": { limit: 60, window: minutes(10) },
  // Each is a mail to the account's address, and a person who is logged in need not read its mailbox.
  "passkey.added": { limit: 20, window: days(1) },
  "password.changed": { limit: 10, window: days(1) },
  "resend.ip": { limit: 10, window: hours(1) },
  "resend.account": { limit: 3, window: days(1) },
  // Payments that are none. Anybody who knows a payment's reference still has to guess its phone number's end.
  "find-payment.ip": { limit: 5, window: hours(1) },
  "find-payment.wide": { limit: 20, window: hours(1) },
  "find-payment.reference": { limit: 10, window: days(1) },
  // Other addresses that the login of one payment is asked for at: each is a mail and a line on the admins' list.
  "access-request.payment": { limit: 3, window: days(7) },
  "invoice.order": { limit: 60, window: hours(1) },
  // A link to what is kept of an address: mails of one network, and of one address.
  "privacy.ip": { limit: 10, window: hours(1) },
  "privacy.wide": { limit: 30, window: hours(1) },
  "privacy.address": { limit: 3, window: days(1) },
  "privacy.open": { limit: 20, window: minutes(10) },
  "privacy.change": { limit: 20, window: hours(1) },
  "reset.ip": { limit: 20, window: minutes(10) },
} as const;

/** Orders of a checkout, and presses for one again: counted in its own row (orders/checkout.entity.ts). */
export const checkoutTries = { limit: 10, window: minutes(10) };

export type ThrottleRule = keyof typeof rules;

/** Limits of one network; the wider network around an IPv6 address has four times as many. */
export const networkRules = {
  /** Codes that are none, asked by somebody who has no checkout. */
  "discount.unnamed": { limit: 60, window: hours(1) },
  /** Codes that are none, no matter who asks. */
  "discount.network": { limit: 600, window: hours(1) },
  /** Of a day: below what calls a person in five minutes, an hour's limit alone would leave tens of thousands. */
  "discount.day": { limit: 2000, window: days(1) },
  /** Codes of licences that are none. */
  "licence.network": { limit: 60, window: minutes(10) },
  /** Links to a site of a client that lead nowhere. */
  "share.network": { limit: 60, window: minutes(10) },
  /** Reports on sites of clients. */
  "share.read": { limit: 120, window: minutes(10) },
  /** Challenges for logins by passkey: each is a row for some minutes. */
  "passkey.network": { limit: 300, window: minutes(10) },
  "order.network": { limit: 320, window: minutes(10) },
  /** Unpaid orders while all networks together have too many open (orders/checkout/order-flood.ts): one, and one with another basket. */
  "order.flood": { limit: 2, window: minutes(10) },
  /** Carts of another address: each may become a mail. Beyond it a basket is sold like any other, and nobody is reminded. */
  "cart.network": { limit: 128, window: days(1) },
} as const;

export type NetworkRule = keyof typeof networkRules;
