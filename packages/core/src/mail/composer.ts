import type { MailKind, MailOf } from "@store/contract/mail-model";
import { type Customer, readCustomer } from "../customers/customer.entity.ts";
import { openedBy } from "../orders/lines.ts";
import { type Order, readOrder } from "../orders/order.entity.ts";
import type { OutboxMessage } from "../outbox/outbox.entity.ts";
import { requireSealedFacts, type SealedFacts } from "../outbox/sealed-facts.entity.ts";
import { suppressionOf } from "../outbox/suppression.entity.ts";
import { invoiceLink } from "../platform/invoice-link.ts";
import { unsubscribeParts } from "../platform/mail-links.ts";
import { setting } from "../platform/settings.ts";
import { MailRefused } from "../providers/mailer.ts";

/** A mail that can go out: to whom, what it says, headers of its own. */
export interface Composed<Facts> {
  to: string;
  facts: Facts;
  headers?: Record<string, string>;
}

/** What a kind of mail says. Any mail may turn out to be that of an order that joined an account. */
export type Facts<Kind extends MailKind> =
  | Omit<MailOf<Kind>, "kind" | "siteUrl">
  | Omit<MailOf<"added">, "siteUrl">;

/**
 * What there is to say now; undefined when the mail is no longer wanted. Throws MailRefused when it can no longer be
 * said.
 */
export type Composer<Facts> = (message: OutboxMessage) => Promise<Composed<Facts> | undefined>;

type Extra<Source, More> = (source: Source, message: OutboxMessage) => More | Promise<More>;

/** About an order, to the address on record, which may have been corrected since. Throws MailRefused when the order is gone. */
export function orderMail<More>(extra: Extra<{ order: Order; customer: Customer | null }, More>) {
  return async (message: OutboxMessage) => {
    const order = await readOrder(message.orderId ?? message.about);
    if (!order) throw new MailRefused("The order is gone");
    const customer = await readCustomer(order.customerId);
    const to = customer?.state === "member" ? customer.email : order.email;
    const more = await extra({ order, customer }, message);
    return { to, facts: { ...orderFacts(order), email: to, ...more } };
  };
}

function orderFacts(order: Order) {
  const { name, customerId, orderId, subtotal, discountCode, discountAmount, lines } = order;
  return {
    name,
    customerId,
    orderId,
    lines: lines.map((line) => ({ name: line.name, price: line.price })),
    subtotal,
    discountCode,
    discountAmount,
    total: order.finalAmount,
    opens: openedBy(lines),
    paidAt: order.paidAt ?? order.updatedAt,
    ...(order.tax && order.finalAmount > 0 && { invoiceUrl: invoiceLink(orderId) }),
  };
}

/** About an account as it is now, unless `extra` says that it is no longer wanted. Throws MailRefused when there is none. */
export function accountMail<More>(extra: Extra<Customer, More | undefined>) {
  return async (message: OutboxMessage) => {
    const customer = await readCustomer(message.customerId ?? message.about);
    if (!customer) throw new MailRefused("The customer is gone");
    const more = await extra(customer, message);
    const { name, customerId, email } = customer;
    return more && { to: email, facts: { name, customerId, ...more } };
  };
}

/** Made of its sealed facts, to the address among them. */
export function sealedMail<Kind extends keyof SealedFacts, More>(
  kind: Kind,
  extra: Extra<SealedFacts[Kind], More | undefined>,
) {
  return async (message: OutboxMessage) => {
    const facts = await requireSealedFacts(kind, message.mailId);
    const more = await extra(facts, message);
    return more && { to: facts.email, facts: { ...facts, ...more } };
  };
}

/** The mail with its ways to unsubscribe. */
export function withUnsubscribe<More>({ to, facts }: Composed<More>) {
  const { unsubscribeUrl, headers } = unsubscribeParts(to);
  return { to, facts: { ...facts, unsubscribeUrl }, headers };
}

/** As the composer, but undefined for somebody who has unsubscribed. */
export function unlessSuppressed<More>(composer: Composer<More>) {
  return async (message: OutboxMessage) => {
    const composed = await composer(message);
    return composed && !(await suppressionOf(composed.to)) ? withUnsubscribe(composed) : undefined;
  };
}

/** The address of a page of the shop. */
export function pageUrl(path: string): string {
  return `${setting("siteUrl")}/${path}`;
}
