// A mail that is owed. Written with what causes it, sent by the worker only.
// Access patterns: one mail (byId); mails that are due, in four shards (due, sparse); a customer's mails (byCustomer).
import { Entity, type EntityItem } from "electrodb";
import { sha256 } from "../lib/secrets.ts";
import { alone, key, table } from "../lib/table.ts";

export const mailKinds = ["credentials", "added", "duplicate"] as const;
export type MailKind = (typeof mailKinds)[number];

/** Due mails lie in four partitions, so that a busy hour does not heat one. */
export const mailShards = ["0", "1", "2", "3"] as const;

export const OutboxEntity = new Entity(
  {
    model: { entity: "outbox", version: "1", service: "store" },
    attributes: {
      /** `kind.orderId`: one mail of a kind per order. */
      mailId: { type: "string", required: true, readOnly: true },
      kind: { type: mailKinds, required: true, readOnly: true },
      orderId: { type: "string", required: true, readOnly: true },
      customerId: { type: "string", required: true, readOnly: true },
      state: { type: ["queued", "sent", "failed"] as const, required: true },
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
      createdAt: { type: "number", required: true, readOnly: true },
    },
    indexes: {
      byId: { pk: key("pk", "OUTBOX#${mailId}", ["mailId"]), sk: alone },
      due: {
        index: "gsi2",
        condition: (mail: { dueAt?: number | undefined }) => mail.dueAt !== undefined,
        pk: key("g2pk", "DUE#mail#${shard}", ["shard"]),
        sk: key("g2sk", "${dueAt}#${mailId}", ["dueAt", "mailId"]),
      },
      byCustomer: {
        index: "gsi3",
        pk: key("g3pk", "CUSTOMER#${customerId}", ["customerId"]),
        sk: key("g3sk", "MAIL#${createdAt}#${mailId}", ["createdAt", "mailId"]),
      },
    },
  },
  table,
);

export type OwedMail = EntityItem<typeof OutboxEntity>;

/** The row of a mail that an order owes. The stream rings for it; the sweep finds it if nobody heard. */
export function owedMail(kind: MailKind, orderId: string, customerId: string, now: number) {
  const mailId = `${kind}.${orderId}`;
  const shard = mailShards[Number.parseInt(sha256(mailId).slice(0, 2), 16) % mailShards.length] ?? "0";
  return {
    mailId,
    kind,
    orderId,
    customerId,
    state: "queued" as const,
    shard,
    attempts: 0,
    dueAt: now,
    createdAt: now,
  };
}
