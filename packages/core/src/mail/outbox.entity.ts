// A mail that is owed. Written with what causes it, sent by the worker only.
// Access patterns: one mail (byId); mails that are due, in four shards (due, sparse); a customer's mails (byCustomer);
// mails that will not arrive, newest last (troubled, sparse).
import { Entity, type EntityItem } from "electrodb";
import { sha256 } from "../lib/secrets.ts";
import { alone, key, table } from "../lib/table.ts";

export const mailKinds = [
  "credentials",
  "added",
  "duplicate",
  "refund",
  "cart-1",
  "cart-2",
  "cart-3",
  "recovery",
  "password-changed",
  "help",
  "admin-invite",
  "welcome-test",
  "cart-test",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Due mails lie in four partitions, so that a busy hour does not heat one. */
export const mailShards = ["0", "1", "2", "3"] as const;

export const OutboxEntity = new Entity(
  {
    model: { entity: "outbox", version: "1", service: "store" },
    attributes: {
      /** `kind.about`: one mail of a kind about one thing. */
      mailId: { type: "string", required: true, readOnly: true },
      kind: { type: mailKinds, required: true, readOnly: true },
      /** What tells this mail from others of its kind: an order, a cart's turn, a customer's change. Letters, digits, `_-`. */
      about: { type: "string", required: true, readOnly: true },
      orderId: { type: "string", readOnly: true },
      customerId: { type: "string", readOnly: true },
      /** Its place among the mails of its customer: `createdAt#mailId`. */
      listedAs: { type: "string", readOnly: true },
      /** Of a cart's address. */
      emailHash: { type: "string", readOnly: true },
      /** What no other row knows. */
      facts: {
        type: "map",
        readOnly: true,
        properties: {
          refundedAmount: { type: "number" },
          whole: { type: "boolean" },
          changedAt: { type: "number" },
          byAdmin: { type: "boolean" },
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
      trouble: { type: ["failed", "bounced"] as const },
      troubleAt: { type: "number" },
      createdAt: { type: "number", required: true, readOnly: true },
    },
    indexes: {
      byId: { pk: key("pk", "OUTBOX#${mailId}", ["mailId"]), sk: alone },
      troubled: {
        index: "gsi1",
        pk: key("g1pk", "MAILS#${trouble}", ["trouble"]),
        sk: key("g1sk", "AT#${troubleAt}", ["troubleAt"]),
      },
      due: {
        index: "gsi2",
        condition: (mail: { dueAt?: number | undefined }) => mail.dueAt !== undefined,
        pk: key("g2pk", "DUE#mail#${shard}", ["shard"]),
        sk: key("g2sk", "${dueAt}#${mailId}", ["dueAt", "mailId"]),
      },
      byCustomer: {
        index: "gsi3",
        pk: key("g3pk", "CUSTOMER#${customerId}", ["customerId"]),
        sk: key("g3sk", "MAIL#${listedAs}", ["listedAs"]),
      },
    },
  },
  table,
);

export type OwedMail = EntityItem<typeof OutboxEntity>;

/** Who and what a mail is about. */
export type Occasion = Pick<OwedMail, "kind" | "about"> &
  Partial<Pick<OwedMail, "orderId" | "customerId" | "emailHash" | "facts">>;

/** The put, if absent, of a mail that is owed. The stream rings for it; the sweep finds it if nobody heard. */
export function oweMail(occasion: Occasion, now: number) {
  const mailId = `${occasion.kind}.${occasion.about}`;
  const shard = mailShards[Number.parseInt(sha256(mailId).slice(0, 2), 16) % mailShards.length] ?? "0";
  return OutboxEntity.create({
    mailId,
    ...occasion,
    ...(occasion.customerId !== undefined && { listedAs: `${now}#${mailId}` }),
    state: "queued",
    shard,
    attempts: 0,
    dueAt: now,
    createdAt: now,
  });
}

/** As `oweMail`, for a mail that an order causes once. */
export function oweOrderMail(
  kind: "credentials" | "added" | "duplicate",
  { orderId, customerId }: { orderId: string; customerId: string },
  now: number,
) {
  return oweMail({ kind, about: orderId, orderId, customerId }, now);
}
