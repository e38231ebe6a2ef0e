import type { StoryLine } from "@store/contract/admin-rows";
import { auditPhrase } from "@store/contract/audit-actions";
import { formatPaise, formatRupees } from "@store/contract/format";
import { mailNames } from "@store/contract/mail-model";
import { type Customer, readCustomer } from "../../customers/customer.entity.ts";
import { OutboxEntity, type OutboxMessage } from "../../outbox/outbox.entity.ts";
import { AuditEntity } from "../../platform/audit.entity.ts";
import type { Order } from "../order.entity.ts";
import { type OrderRecord, readRecord } from "../record.ts";
import { moneyLines } from "./money-story.ts";

/** What the table knows of one order, oldest first; null for an order that is not there. Never a secret. */
export async function orderStory(orderId: string): Promise<StoryLine[] | null> {
  const record = await readRecord(orderId);
  return record && storyOf(record);
}

/** The same, of an order that has been read with its rows. */
export async function storyOf(record: OrderRecord): Promise<StoryLine[]> {
  const { orderId, customerId } = record.order;
  const [customer, mails, audit] = await Promise.all([
    readCustomer(customerId),
    OutboxEntity.query.byCustomer({ customerId }).go({ pages: "all" }),
    AuditEntity.query.byTarget({ target: orderId }).go({ pages: "all" }),
  ]);
  const own = mails.data.filter((mail) => mail.orderId === orderId);
  return inOrder([
    ...orderLines(record.order),
    ...moneyLines(record),
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
    ...orders.flatMap(orderLines),
    ...mails.data.map(mailLine),
    ...audits.flatMap(({ data }) => data.map(auditLine)),
  ]);
}

function inOrder(lines: StoryLine[]): StoryLine[] {
  return lines.sort((one, other) => one.at - other.at);
}

function orderLines(order: Order): StoryLine[] {
  const { orderId, createdAt, paidAt, status, updatedAt, deletedAt } = order;
  const stands = status !== "completed" || deletedAt !== undefined;
  return [
    { at: createdAt, kind: "order", what: placed(order), ids: orderId },
    ...(paidAt
      ? [{ at: paidAt, kind: "order" as const, what: completed(order), ids: order.customerId }]
      : []),
    ...(stands ? [{ at: updatedAt, kind: "order" as const, ...currentStatus(order) }] : []),
  ];
}

const customerStates = {
  reserved: "has not paid yet",
  member: "has an account",
  merged: "belongs to another account now",
  deleted: "was deleted",
} as const satisfies Record<Customer["state"], string>;

function customerLines({ customerId, createdAt, state, lastLoginAt }: Customer): StoryLine[] {
  return [
    { at: createdAt, kind: "customer", what: `Signed up; ${customerStates[state]}`, ids: customerId },
    ...(lastLoginAt ? [{ at: lastLoginAt, kind: "login" as const, what: "Last login" }] : []),
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
  const changes = before !== undefined && after !== undefined;
  const values = changes ? `: ${before} became ${after}` : (after ?? before) ? `: ${after ?? before}` : "";
  return { at, kind: "audit", what: `${by} ${auditPhrase(action)}${values}` };
}

const sources = { paid: "", free: ", with nothing to pay", gift: " as a gift" } as const;
const couponUses = {
  none: "",
  reserved: "",
  returned: ", whose use went back",
  moved: ", moved on",
} as const;

function placed({ finalAmount, lines, discountCode, couponUse, source, offerRev }: Order): string {
  const sold = lines.length > 0 ? ` (${lines.map(({ name }) => name).join(" and ")})` : "";
  const coupon = discountCode ? `, with coupon ${discountCode}${couponUses[couponUse]}` : "";
  const by = offerRev === undefined ? "" : `, by revision ${offerRev} of the offer`;
  return `Order of ${formatRupees(finalAmount)} placed${sold}${sources[source]}${coupon}${by}`;
}

function completed({ joined, duplicate }: Order): string {
  const how = joined ? "added to an account that was there" : "opened a new account";
  const flagged = duplicate ? "; it added nothing, and should be refunded" : "";
  return `Order completed: it ${how}${flagged}`;
}

function currentStatus(order: Order): Pick<StoryLine, "what" | "ids"> {
  const { status, review, supersededBy, refundReason, refundedAmount, override, deletedAt } = order;
  const why = [
    review && `to be looked at, ${review}`,
    supersededBy && "another order took its place",
    refundReason === "refund" && `${formatRupees(refundedAmount)} sent back`,
    refundReason === "dispute" && "its dispute was lost",
    override && `set by ${override.by}`,
    deletedAt && "deleted",
  ].filter(Boolean);
  const what = `The order is ${status} now${why.length > 0 ? `: ${why.join("; ")}` : ""}`;
  return { what, ...(supersededBy && { ids: supersededBy }) };
}

const mailStates = {
  queued: "waits to be sent",
  sent: "was sent",
  failed: "could not be sent",
  dropped: "was no longer needed",
} as const;

function mailLine(mail: OutboxMessage): StoryLine {
  const { kind, state, attempts, messageId, lastError, sentAt, createdAt, bounce, facts } = mail;
  const money =
    facts?.refundedAmount === undefined ? "" : ` about ${formatPaise(facts.refundedAmount * 100)}`;
  const tries = attempts > 1 ? ` after ${attempts} tries` : "";
  const more = [lastError, bounce && `it came back as ${bounce}`].filter(Boolean).join(", ");
  const what = `The mail "${mailNames[kind]}"${money} ${mailStates[state]}${tries}${more ? `: ${more}` : ""}`;
  return { at: sentAt ?? createdAt, kind: "mail", what, ...(messageId && { ids: messageId }) };
}
