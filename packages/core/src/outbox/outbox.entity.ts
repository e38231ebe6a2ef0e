// A message that waits to be mailed. Written with what causes it, sent by the worker only.
// Access patterns: one mail (byId); mails that are due, in four shards (due, sparse); a customer's mails (byCustomer);
// mails that will not arrive, newest last (byDeliveryFailure, sparse). Expires by TTL.

import { adminSecurityEvents, mailKinds } from "@store/contract/mail-model";
import { keptTimings } from "@store/contract/timings";
import type { EntityItem } from "electrodb";
import { Entity } from "../platform/entity.ts";
import { sha256 } from "../platform/secrets.ts";
import { primaryIndex, secondaryIndex } from "../platform/table.ts";
import { ttlOf } from "../platform/time.ts";

/** Due mails lie in four partitions, so that a busy hour does not heat one. */
export const mailShards = ["0", "1", "2", "3"] as const;

export const OutboxEntity = new Entity({
  model: { entity: "outbox", version: "1", service: "store" },
  attributes: {
    /** `kind.about`: one mail of a kind about one thing. */
    mailId: { type: "string", required: true, readOnly: true },
    kind: { type: mailKinds, required: true, readOnly: true },
    /** What tells this mail from others of its kind: an order, a cart's turn, a customer's change. Letters, digits, `_-`. */
    about: { type: "string", required: true, readOnly: true },
    orderId: { type: "string", readOnly: true },
    customerId: { type: "string", readOnly: true },
    /** The admin it is for. */
    adminId: { type: "string", readOnly: true },
    /** Its place among the mails of its customer: `createdAt#mailId`. */
    listedAs: { type: "string", readOnly: true },
    /** Of a cart's address. Gone once the mail has left, or never will. */
    emailHash: { type: "string" },
    /** What no other row knows. */
    facts: {
      type: "map",
      readOnly: true,
      properties: {
        refundedAmount: { type: "number" },
        whole: { type: "boolean" },
        changedAt: { type: "number" },
        byAdmin: { type: "boolean" },
        event: { type: adminSecurityEvents },
      },
    },
    /** `dropped`: no longer wanted when its turn came, as a reminder to somebody who has bought. */
    state: { type: ["queued", "sent", "failed", "dropped"] as const, required: true },
    shard: { type: mailShards, required: true, readOnly: true },
    attempts: { type: "number", required: true },
    /** Until then one worker has it. */
    leaseUntil: { type: "number" },
    dueAt: { type: "number" },
    sentAt: { type: "number" },
    /** The carrier's id. */
    messageId: { type: "string" },
    lastError: { type: "string" },
    /** What the carrier told later: taken by the recipient's server, returned, or called unwanted. */
    deliveredAt: { type: "number" },
    bouncedAt: { type: "number" },
    /** The carrier's kind of bounce, such as `Permanent/General`. */
    bounce: { type: "string" },
    complainedAt: { type: "number" },
    /** It will not arrive, and a person should see it: never taken by the carrier, or returned for good. */
    deliveryFailure: { type: ["failed", "bounced"] as const },
    deliveryFailureAt: { type: "number" },
    createdAt: { type: "number", required: true, readOnly: true },
    ttl: { type: "number", readOnly: true },
  },
  indexes: {
    byId: primaryIndex("OUTBOX#${mailId}"),
    byDeliveryFailure: secondaryIndex(1, "MAILS#${deliveryFailure}", "AT#${deliveryFailureAt}"),
    due: {
      ...secondaryIndex(2, "DUE#mail#${shard}", "${dueAt}#${mailId}"),
      condition: (mail: { dueAt?: number | undefined }) => mail.dueAt !== undefined,
    },
    byCustomer: secondaryIndex(3, "CUSTOMER#${customerId}", "MAIL#${listedAs}"),
  },
});

export type OutboxMessage = EntityItem<typeof OutboxEntity>;

/** Who and what a message is about. */
export type OutboxMessageInput = Pick<OutboxMessage, "kind" | "about"> &
  Partial<Pick<OutboxMessage, "orderId" | "customerId" | "adminId" | "emailHash" | "facts">>;

/**
 * The put, if absent, of a message. The table's stream triggers the worker; the sweep finds what the worker missed, and
 * what is due later.
 */
export function enqueueMail(message: OutboxMessageInput, now: number, dueAt = now) {
  const mailId = `${message.kind}.${message.about}`;
  return OutboxEntity.create({
    mailId,
    ...message,
    ...(message.customerId !== undefined && { listedAs: `${now}#${mailId}` }),
    state: "queued",
    shard: mailShards[Number.parseInt(sha256(mailId).slice(0, 2), 16) % mailShards.length] ?? "0",
    attempts: 0,
    dueAt,
    createdAt: now,
    ttl: ttlOf(dueAt + keptTimings.mails),
  });
}

/** As `enqueueMail`, for a mail that an order causes once. */
export function enqueueOrderMail(
  kind: "credentials" | "added" | "duplicate",
  { orderId, customerId }: { orderId: string; customerId: string },
  now: number,
) {
  return enqueueMail({ kind, about: orderId, orderId, customerId }, now);
}
