import { libraryNewsOf } from "@store/contract/library-news";
import type { MailKind, MailModel } from "@store/contract/mail-model";
import { privacyMinutes } from "@store/contract/privacy/privacy-terms";
import { linkTimings, startTimings } from "@store/contract/timings";
import { readAdmin } from "../admins/admin.entity.ts";
import { type Customer, mayLogIn, ownedBy } from "../customers/customer.entity.ts";
import { newResetToken, resetMinutes } from "../customers/reset-token.entity.ts";
import { readSealedPassword } from "../orders/sealed-password.entity.ts";
import type { OutboxMessage } from "../outbox/outbox.entity.ts";
import { requireSealedFacts } from "../outbox/sealed-facts.entity.ts";
import type { StartKind } from "../outbox/start-mails.ts";
import { invoiceLink } from "../platform/invoice-link.ts";
import { setting } from "../platform/settings.ts";
import { days, minutes } from "../platform/time.ts";
import { MailRefused } from "../providers/mailer.ts";
import { composeCartReminder, composePaymentFailed } from "./cart-mails.ts";
import {
  accountMail,
  type Composer,
  type Facts,
  orderMail,
  pageUrl,
  sealedMail,
  unlessSuppressed,
} from "./composer.ts";
import { mayReceive, newsDayOf } from "./library-news.ts";

/** How to begin with the templates. A customer who owns none, who has been refunded, blocked or deleted since, or who unsubscribed, does not get it. */
const startMail = unlessSuppressed(
  accountMail((customer, message) =>
    beginsWithTemplates(customer) && !isOvertaken(message) ? {} : undefined,
  ),
);

function beginsWithTemplates(customer: Customer): boolean {
  return mayLogIn(customer) && ownedBy(customer).includes("funnel_templates");
}

/** A day after its time the next mail of the series would overtake it. */
function isOvertaken({ createdAt, kind }: OutboxMessage): boolean {
  return createdAt + startTimings[kind as StartKind] + days(1) <= Date.now();
}

function loginOf(customer: Customer): string {
  return beginsWithTemplates(customer) ? "funnel-templates-login" : "account-login";
}

/** Who gets each kind of mail, and what it says besides the shop's address. */
const composers: { [Kind in MailKind]: Composer<Facts<Kind>> } = {
  /** Welcome, login and receipt. Anybody who has another password by now keeps it: the mail is then a receipt. */
  credentials: orderMail(async ({ order: { orderId, joined = false }, customer }) => {
    if (customer?.passwordOrderId !== orderId) return { kind: "added" };
    const password = await readSealedPassword(orderId);
    if (password === undefined) throw new MailRefused("The password's day is over");
    return { password, renewed: joined };
  }),
  /** An order joined an account that keeps its password. */
  added: orderMail(() => ({})),
  /** An order gave its buyer nothing new: it waits for a person to refund it. */
  duplicate: orderMail(() => ({})),
  /** One order was paid twice, and the shop has sent the second payment back. */
  "duplicate-refunded": orderMail((_, { facts: { refundedAmount } = {} }) => {
    if (refundedAmount === undefined) throw new MailRefused("The sum that was refunded is not known");
    return { refundedAmount };
  }),
  /** Money went back, all of it or a part. */
  refund: orderMail((_, { facts: { refundedAmount = 0, whole = false } = {} }) => ({
    refundedAmount,
    whole,
  })),
  /** Sent again by an admin: a new link to the order's papers. */
  invoice: orderMail(({ order }) => ({ invoiceUrl: invoiceLink(order.orderId) })),
  "cart-1": composeCartReminder,
  "cart-2": composeCartReminder,
  "cart-3": composeCartReminder,
  "payment-failed": composePaymentFailed,
  /** A way to a new password. Its link is made here: it never rests but as a hash, and its time begins when it leaves. */
  recovery: accountMail(async (customer) => {
    if (!mayLogIn(customer)) return undefined;
    const resetUrl = pageUrl(`reset-password#${await newResetToken(customer)}`);
    return { resetUrl, minutes: resetMinutes };
  }),
  /** Nothing once the code is over: a mail that cannot help any more only puzzles. */
  "login-code": sealedMail("login-code", ({ name, code }, { createdAt }) =>
    createdAt + linkTimings.loginCode > Date.now()
      ? { name, code, minutes: linkTimings.loginCode / minutes(1) }
      : undefined,
  ),
  /** Told after every change, no matter who made it. */
  "password-changed": accountMail(
    (_, { createdAt, facts: { changedAt = createdAt, byAdmin = false } = {} }) => ({
      changedAt,
      byAdmin,
      recoverUrl: pageUrl("lost-access"),
    }),
  ),
  /** Told whenever one is added. */
  "passkey-added": accountMail((_, { createdAt }) => ({
    changedAt: createdAt,
    recoverUrl: pageUrl("lost-access"),
  })),
  /** Goes to the address that an account had before. */
  "address-changed": sealedMail("address-changed", (_, { createdAt }) => ({ changedAt: createdAt })),
  /** To the address that an order has, when its payer asks for the login at another one. */
  "access-request": sealedMail("access-request", (_, { orderId = "", createdAt }) => ({
    orderId,
    askedAt: createdAt,
  })),
  /** For buyers who have paid and never logged in. */
  help: accountMail((customer) => {
    if (!mayLogIn(customer) || customer.lastLoginAt !== undefined) return undefined;
    return { loginUrl: pageUrl(loginOf(customer)), recoverUrl: pageUrl("lost-access") };
  }),
  "start-1": startMail,
  "start-3": startMail,
  "start-7": startMail,
  /** A customer who has been refunded, blocked or deleted since it was queued, or who unsubscribed, does not get it. */
  "library-news": unlessSuppressed(
    accountMail((customer, message) => {
      const news = libraryNewsOf(newsDayOf(message));
      return news && mayReceive(customer, news) ? { news } : undefined;
    }),
  ),
  // Mails about somebody's own data go to the address that asked, whatever became of its rows.
  /**
   * The link is made here: it never rests but as a hash. Nothing for an address of which nothing is kept, and to the present
   * one of what was asked for by a former.
   */
  "privacy-link": async ({ mailId }) => {
    const { email } = await requireSealedFacts("privacy-link", mailId);
    const link = await setting("privacyLink")(email);
    return (
      link && { to: link.to, facts: { email: link.to, name: "", url: link.url, minutes: privacyMinutes } }
    );
  },
  "erasure-begun": sealedMail("erasure-begun", () => ({ centreUrl: pageUrl("privacy-centre") })),
  "erasure-done": sealedMail("erasure-done", () => ({ centreUrl: pageUrl("privacy-centre") })),
  "complaint-opened": sealedMail("complaint-opened", () => ({})),
  "complaint-answered": sealedMail("complaint-answered", () => ({})),
  /** A new admin's first login. */
  "admin-invite": sealedMail("admin-invite", () => ({ loginUrl: pageUrl("admin/login") })),
  /** What became of an admin's second factor. */
  "admin-security": async ({ adminId = "", createdAt, facts }) => {
    const admin = await readAdmin(adminId);
    if (!admin?.active || facts?.event === undefined) throw new MailRefused("The admin is gone");
    const { changedAt = createdAt, event } = facts;
    const accountUrl = pageUrl("admin/account");
    return { to: admin.email, facts: { name: admin.fullName, event, changedAt, accountUrl } };
  },
  /** Mails of samples, to the address an admin typed. */
  "welcome-test": sealedMail("welcome-test", () => ({})),
  "cart-test": sealedMail("cart-test", () => ({})),
};

/** What a queued mail says now, and to whom; undefined when it is no longer wanted. */
export async function composeMail(message: OutboxMessage) {
  const { kind } = message;
  const composer = composers[kind] as Composer<Omit<MailModel, "siteUrl" | "kind">>;
  const composed = await composer(message);
  if (!composed) return undefined;
  const { to, headers = {}, facts } = composed;
  return { to, headers, model: { kind, siteUrl: setting("siteUrl"), ...facts } as MailModel };
}
