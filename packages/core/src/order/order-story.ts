import type { StoryLine } from "@store/contract/admin-rows";
import { AuditEntity } from "../audit/audit.entity.ts";
import { type Customer, readCustomer } from "../customer/customer.entity.ts";
import { OutboxEntity, type OwedMail } from "../mail/outbox.entity.ts";
import { type Order, readOrder } from "./order.entity.ts";

/** What the table knows of one order, oldest first; null for an order that is not there. Never a secret. */
export async function orderStory(orderId: string): Promise<StoryLine[] | null> {
  const order = await readOrder(orderId);
  if (!order) return null;
  const { customerId } = order;
  const [customer, mails, audit] = await Promise.all([
    readCustomer(customerId),
    OutboxEntity.query.byCustomer({ customerId }).go({ pages: "all" }),
    AuditEntity.query.byTarget({ target: orderId }).go({ pages: "all" }),
  ]);
  const own = mails.data.filter((mail) => mail.orderId === orderId);
  return inOrder([
    ...orderLines(order),
    ...own.map(mailLine),
    ...audit.data.map(auditLine),
    ...(customer ? customerLines(customer) : []),
  ]);
}

/** Everything around one customer, oldest first: their orders, mails, logins, and what was done by hand. */
export async function customerStory(customer: Customer, orders: readonly Order[]): Promise<StoryLine[]> {
  const { customerId } = customer;
  const targets = [customerId, ...orders.map(({ orderId }) => orderId)];
  const [mails, ...audits] = await Promise.all([
    OutboxEntity.query.byCustomer({ customerId }).go({ pages: "all" }),
    ...targets.map((target) => AuditEntity.query.byTarget({ target }).go({ pages: "all" })),
  ]);
  return inOrder([
    ...customerLines(customer),
    ...orders.flatMap((order) => orderLines(order, ` ${order.orderId}`)),
    ...mails.data.map(mailLine),
    ...audits.flatMap(({ data }) => data.map(auditLine)),
  ]);
}

function inOrder(lines: StoryLine[]): StoryLine[] {
  return lines.sort((one, other) => one.at - other.at);
}

/** `name` tells the orders of one customer apart. */
function orderLines(order: Order, name = ""): StoryLine[] {
  const { createdAt, paidAt, status, updatedAt, deletedAt } = order;
  const stands = status !== "completed" || deletedAt !== undefined;
  return [
    { at: createdAt, kind: "order", what: `order${name} ${placed(order)}` },
    ...(paidAt
      ? [{ at: paidAt, kind: "payment" as const, what: `completed${name}: ${completed(order)}` }]
      : []),
    ...(stands ? [{ at: updatedAt, kind: "order" as const, what: `stands${name} ${standing(order)}` }] : []),
  ];
}

function customerLines({ customerId, createdAt, state, lastLoginAt }: Customer): StoryLine[] {
  return [
    { at: createdAt, kind: "customer", what: `customer ${customerId} reserved, now ${state}` },
    ...(lastLoginAt ? [{ at: lastLoginAt, kind: "login" as const, what: "last login" }] : []),
  ];
}

interface ByHand {
  at: number;
  by: string;
  action: string;
  before?: string | undefined;
  after?: string | undefined;
}

function auditLine({ at, by, action, before, after }: ByHand): StoryLine {
  const change = before === undefined && after === undefined ? "" : `: ${before ?? "-"} -> ${after ?? "-"}`;
  return { at, kind: "audit", what: `${action} by ${by}${change}` };
}

function placed({ finalAmount, upsells, discountCode, couponUse, source }: Order): string {
  const extras = upsells.length > 0 ? ` with ${upsells.join(", ")}` : "";
  const coupon = discountCode ? `, coupon ${discountCode} (${couponUse})` : "";
  return `placed (${source}): ${finalAmount} rupees${extras}${coupon}`;
}

function completed({ customerId, paymentIntent, joined, duplicate }: Order): string {
  const how = joined ? `joined account ${customerId}` : `new account ${customerId}`;
  return `${how}, payment ${paymentIntent ?? "none"}${duplicate ? ", flagged for refund as a duplicate" : ""}`;
}

function standing(order: Order): string {
  const { status, review, supersededBy, refundReason, refundedAmount, override, deletedAt } = order;
  const why = [
    review && `review: ${review}`,
    supersededBy && `superseded by ${supersededBy}`,
    refundReason && `${refundReason}, ${refundedAmount} rupees back`,
    override && `set by ${override.by}`,
    deletedAt && "deleted",
  ].filter(Boolean);
  return `${status}${why.length > 0 ? ` (${why.join("; ")})` : ""}`;
}

function mailLine(mail: OwedMail): StoryLine {
  const { kind, state, attempts, messageId, lastError, sentAt, createdAt, bounce } = mail;
  const more = [messageId && `id ${messageId}`, lastError, bounce && `bounced ${bounce}`].filter(Boolean);
  const what = [`mail ${kind}: ${state} after ${attempts} tries`, ...more].join(", ");
  return { at: sentAt ?? createdAt, kind: "mail", what };
}
