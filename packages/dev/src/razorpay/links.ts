// Payment links: made, looked up, over by request or by the clock.
import * as z from "zod";
import { readBy } from "../kit/fault.ts";
import { refused, the } from "./errors.ts";
import type { Link, LinkRow } from "./rows.ts";
import { emit, newId, type Store } from "./store.ts";

const leastLife = 15 * 60;
const longestLife = 182 * 24 * 3600;

/** At most 15 notes of 256 characters. */
export const notes = z
  .record(z.string(), z.string().min(1).max(256))
  .refine((all) => Object.keys(all).length <= 15, "Number of fields in notes should be at most 15");

const linkFields = z.strictObject({
  amount: z.int().min(100),
  currency: z.literal("INR"),
  accept_partial: z.literal(false),
  reference_id: z.string().min(1).max(40),
  description: z.string().max(2048),
  customer: z.strictObject({
    name: z.string().max(255),
    email: z.string().max(255),
    contact: z
      .string()
      .regex(/^\+(?:91[6-9]\d{9}|(?!91)[1-9]\d{7,14})$/, "Country code provided in contact is invalid")
      .optional(),
  }),
  notify: z.strictObject({ sms: z.boolean(), email: z.boolean() }),
  reminder_enable: z.boolean(),
  expire_by: z.int(),
  notes,
  callback_url: z.string().max(2048),
  callback_method: z.literal("get"),
});

/** Reads a body. What its schema does not name is refused: a field that is silently ignored would look as if it had worked. */
export function readFields<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  return readBy<z.output<Schema>>(schema, body, (path, message) =>
    refused(`${path.join(".")}: ${message}`, path.at(-1)),
  );
}

export function createLink(store: Store, body: unknown, pageBase: string): Link {
  const fields = readFields(linkFields, body);
  const created_at = store.seconds();
  const isTaken = store.links.list().some(({ link }) => link.reference_id === fields.reference_id);
  const limit = store.facts.get("linkLimit");
  if (typeof limit === "number" && store.links.list().length >= limit)
    throw refused(`test mode limit of ${limit} reached`);
  if (isTaken) throw refused("payment link creation with reference ID already attempted", "reference_id");
  if (fields.expire_by < created_at + leastLife)
    throw refused("expire_by should be at least 15 minutes after current time", "expire_by");
  if (fields.expire_by > created_at + longestLife)
    throw refused("expire_by should be within six months of current time", "expire_by");
  const id = newId("plink");
  const link: Link = {
    ...fields,
    id,
    amount_paid: 0,
    cancelled_at: 0,
    created_at,
    expired_at: 0,
    payments: null,
    short_url: `${pageBase}/p/${id}`,
    status: "created",
  };
  store.links.put(id, { link, orderId: newId("order") });
  return link;
}

/** The link as it is at this moment: one whose time has run out is expired, also when nobody swept. */
export function findLink(store: Store, id: string): LinkRow {
  const row = the(store.links, id);
  return isOverdue(store, row) ? end(store, row, "expired") : row;
}

export function findByReference(store: Store, reference: string): Link[] {
  const ids = store.links
    .list()
    .filter(({ link }) => link.reference_id === reference)
    .map(({ link }) => link.id);
  return ids.map((id) => findLink(store, id).link);
}

export function cancelLink(store: Store, id: string): Link {
  const row = findLink(store, id);
  if (row.link.status !== "created")
    throw refused(`Payment Link cannot be cancelled as it is already ${row.link.status}.`);
  return end(store, row, "cancelled").link;
}

/** Ends every link whose time has run out; answers how many. */
export function sweepLinks(store: Store): number {
  const overdue = store.links.list((row) => isOverdue(store, row));
  for (const row of overdue) end(store, row, "expired");
  return overdue.length;
}

function isOverdue(store: Store, { link }: LinkRow): boolean {
  return link.status === "created" && link.expire_by <= store.seconds();
}

export function end(store: Store, row: LinkRow, status: "expired" | "cancelled"): LinkRow {
  const at = store.seconds();
  const stamp = status === "expired" ? { expired_at: row.link.expire_by } : { cancelled_at: at };
  const after: LinkRow = { ...row, link: { ...row.link, ...stamp, status } };
  return store.write(() => {
    store.links.put(after.link.id, after);
    emit(store, `payment_link.${status}`, { payment_link: told(after) });
    return after;
  });
}

/** A link as messages tell it: with its order, without its payments. */
export function told({ link, orderId }: LinkRow): object {
  const { payments: _, ...rest } = link;
  return { ...rest, order_id: orderId };
}
