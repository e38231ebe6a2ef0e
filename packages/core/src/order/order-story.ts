import { AuditEntity } from "../audit/audit.entity.ts";
import { readCustomer } from "../customer/customer.entity.ts";
import { OutboxEntity } from "../mail/outbox.entity.ts";
import { type Order, readOrder } from "./order.entity.ts";

/** One thing that happened to an order. */
export interface StoryLine {
  /** Epoch milliseconds. */
  at: number;
  what: string;
}

/** What the table knows of one order, oldest first; null for an order that is not there. Never a secret. */
export async function orderStory(orderId: string): Promise<StoryLine[] | null> {
  const order = await readOrder(orderId);
  if (!order) return null;
  const [customer, mails, audit] = await Promise.all([
    readCustomer(order.customerId),
    OutboxEntity.query.byCustomer({ customerId: order.customerId }).go({ pages: "all" }),
    AuditEntity.query.byTarget({ target: orderId }).go({ pages: "all" }),
  ]);
  const lines: StoryLine[] = [
    { at: order.createdAt, what: placed(order) },
    ...(order.paidAt ? [{ at: order.paidAt, what: completed(order) }] : []),
    ...(order.status === "completed" ? [] : [{ at: order.updatedAt, what: standing(order) }]),
    ...mails.data
      .filter((mail) => mail.orderId === orderId)
      .map((mail) => ({ at: mail.sentAt ?? mail.createdAt, what: mailLine(mail) })),
    ...audit.data.map(({ at, by, action, before, after }) => ({
      at,
      what: `${action} by ${by}: ${before ?? "-"} -> ${after ?? "-"}`,
    })),
  ];
  if (customer)
    lines.push({
      at: customer.createdAt,
      what: `customer ${customer.customerId} reserved, now ${customer.state}`,
    });
  return lines.sort((one, other) => one.at - other.at);
}

function placed({ finalAmount, upsells, discountCode, couponUse, source }: Order): string {
  const extras = upsells.length > 0 ? ` with ${upsells.join(", ")}` : "";
  const coupon = discountCode ? `, coupon ${discountCode} (${couponUse})` : "";
  return `order placed (${source}): ${finalAmount} rupees${extras}${coupon}`;
}

function completed({ customerId, paymentIntent, joined, duplicate }: Order): string {
  const how = joined ? `joined account ${customerId}` : `new account ${customerId}`;
  return `completed: ${how}, payment ${paymentIntent ?? "none"}${duplicate ? ", flagged for refund as a duplicate" : ""}`;
}

function standing({ status, review, supersededBy, refundReason, refundedAmount, override }: Order): string {
  const why = [
    review && `review: ${review}`,
    supersededBy && `superseded by ${supersededBy}`,
    refundReason && `${refundReason}, ${refundedAmount} rupees back`,
    override && `set by ${override.by}`,
  ].filter(Boolean);
  return `stands ${status}${why.length > 0 ? ` (${why.join("; ")})` : ""}`;
}

function mailLine(mail: {
  kind: string;
  state: string;
  attempts: number;
  messageId?: string;
  lastError?: string;
}): string {
  const { kind, state, attempts, messageId, lastError } = mail;
  return `mail ${kind}: ${state} after ${attempts} tries${messageId ? `, id ${messageId}` : ""}${lastError ? `, ${lastError}` : ""}`;
}
