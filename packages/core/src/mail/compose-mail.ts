import { bundle, upsellById } from "@store/contract/catalogue";
import { newResetToken, resetMinutes } from "../access/reset-token.entity.ts";
import { composeCartMail } from "../cart/compose-cart-mail.ts";
import { type Customer, readCustomer } from "../customer/customer.entity.ts";
import { setting } from "../lib/settings.ts";
import { type Order, readOrder } from "../order/order.entity.ts";
import { readSealedPassword } from "../order/sealed-password.entity.ts";
import type { MailModel, OrderFacts } from "./mail-model.ts";
import { MailRefused } from "./mailer.ts";
import type { OwedMail } from "./outbox.entity.ts";
import { readSealedFacts, type SealedKind } from "./sealed-facts.entity.ts";

/** A mail that can go out: to whom, what it says, headers of its own. */
export interface Composed {
  to: string;
  model: MailModel;
  headers?: Record<string, string>;
}

/** What there is to say now; undefined when the mail is no longer wanted. Throws MailRefused when it cannot be said. */
export async function composeMail(mail: OwedMail): Promise<Composed | undefined> {
  switch (mail.kind) {
    case "credentials":
    case "added":
    case "duplicate":
    case "refund":
      return orderMail(mail, mail.kind);
    case "cart-1":
    case "cart-2":
    case "cart-3":
      return composeCartMail(mail, mail.kind);
    case "recovery":
    case "password-changed":
    case "help":
      return accountMail(mail, mail.kind);
    case "admin-invite":
    case "welcome-test":
    case "cart-test":
      return sealedMail(mail, mail.kind);
  }
}

type Kind<Names extends MailModel["kind"]> = Extract<MailModel["kind"], Names>;

async function orderMail(
  mail: OwedMail,
  kind: Kind<"credentials" | "added" | "duplicate" | "refund">,
): Promise<Composed> {
  const order = await readOrder(mail.orderId ?? mail.about);
  if (!order) throw new MailRefused("The order is gone");
  const customer = await readCustomer(order.customerId);
  // The address on record, which may have been mended since the order.
  const to = customer?.state === "member" ? customer.email : order.email;
  const facts = { ...factsOf(order), email: to };
  if (kind === "refund") {
    const { refundedAmount = 0, whole = false } = mail.facts ?? {};
    return { to, model: { kind, refundedAmount, whole, ...facts } };
  }
  if (kind !== "credentials") return { to, model: { kind, ...facts } };
  // Whoever has a password of their own by now keeps it: the mail is then a receipt.
  if (customer?.passwordChangedAt !== undefined) return { to, model: { kind: "added", ...facts } };
  const password = await readSealedPassword(order.orderId);
  if (password === undefined) throw new MailRefused("The password's day is over");
  return { to, model: { kind, password, ...facts } };
}

async function accountMail(
  mail: OwedMail,
  kind: Kind<"recovery" | "password-changed" | "help">,
): Promise<Composed | undefined> {
  const customer = await readCustomer(mail.customerId ?? mail.about);
  if (!customer) throw new MailRefused("The customer is gone");
  const { name, customerId, email: to } = customer;
  const siteUrl = setting("siteUrl");
  const facts = { name, customerId, siteUrl };
  const recoverUrl = `${siteUrl}/lost-access`;
  if (kind === "password-changed") {
    const { changedAt = mail.createdAt, byAdmin = false } = mail.facts ?? {};
    return { to, model: { kind, changedAt, byAdmin, recoverUrl, ...facts } };
  }
  if (!mayEnter(customer)) return undefined;
  if (kind === "help") {
    if (customer.lastLoginAt !== undefined) return undefined;
    return { to, model: { kind, loginUrl: `${siteUrl}/funnel-templates-login`, recoverUrl, ...facts } };
  }
  // Made here, so that it never rests but as a hash, and its half hour begins when the mail leaves.
  const token = await newResetToken(customer);
  return {
    to,
    model: { kind, resetUrl: `${siteUrl}/reset-password#${token}`, minutes: resetMinutes, ...facts },
  };
}

function mayEnter({ state, banned, hasPaid }: Customer): boolean {
  return state === "member" && !banned && hasPaid;
}

async function sealedMail(mail: OwedMail, kind: SealedKind): Promise<Composed> {
  const siteUrl = setting("siteUrl");
  const gone = new MailRefused("What it was to say is no longer kept");
  if (kind !== "admin-invite") {
    const facts = await readSealedFacts(kind, mail.mailId);
    if (!facts) throw gone;
    return { to: facts.email, model: { kind, siteUrl } };
  }
  const facts = await readSealedFacts(kind, mail.mailId);
  if (!facts) throw gone;
  return { to: facts.email, model: { kind, loginUrl: `${siteUrl}/admin/login`, siteUrl, ...facts } };
}

function factsOf(order: Order): OrderFacts {
  const { name, email, customerId, orderId, subtotal, discountCode, discountAmount, upsells } = order;
  return {
    name,
    email,
    customerId,
    orderId,
    lines: [bundle, ...upsells.map(upsellById)].map((product) => ({
      name: product.name,
      price: product.price,
    })),
    subtotal,
    discountCode,
    discountAmount,
    total: order.finalAmount,
    upsells,
    siteUrl: setting("siteUrl"),
    paidAt: order.paidAt ?? order.updatedAt,
  };
}
