// Payment links: made, looked up, over by request or by the clock.
import { missing, refused } from "./errors.ts";
import { flag, notes, object, oneOf, optional, text, whole } from "./fields.ts";
import { type Link, type LinkRow, newId } from "./rows.ts";
import { emit, type Store } from "./store.ts";

const leastLife = 15 * 60;
const longestLife = 182 * 24 * 3600;

const linkFields = object({
  amount: whole(100),
  currency: oneOf("INR"),
  accept_partial: optional(flag),
  reference_id: text(40),
  description: optional(text(2048)),
  customer: object({ name: optional(text()), email: optional(text()), contact: optional(text(20)) }),
  notify: object({ sms: optional(flag), email: optional(flag) }),
  reminder_enable: optional(flag),
  expire_by: whole(0),
  notes: optional(notes),
  callback_url: text(2048),
  callback_method: oneOf("get"),
});

export function createLink(store: Store, body: unknown, pageBase: string): Link {
  const fields = linkFields(body, "payment link");
  const created_at = store.seconds();
  const isTaken = [...store.links.values()].some(({ link }) => link.reference_id === fields.reference_id);
  if (isTaken) throw refused("payment link creation with reference ID already attempted", "reference_id");
  if (fields.expire_by < created_at + leastLife)
    throw refused("expire_by should be at least 15 minutes after current time", "expire_by");
  if (fields.expire_by > created_at + longestLife)
    throw refused("expire_by should be within six months of current time", "expire_by");
  const id = newId("plink");
  const link: Link = {
    ...fields,
    accept_partial: fields.accept_partial ?? false,
    amount_paid: 0,
    cancelled_at: 0,
    created_at,
    customer: defined(fields.customer),
    description: fields.description ?? "",
    expired_at: 0,
    first_min_partial_amount: 0,
    id,
    notes: fields.notes ?? null,
    notify: { email: fields.notify.email ?? true, sms: fields.notify.sms ?? true },
    payments: null,
    reminder_enable: fields.reminder_enable ?? true,
    short_url: `${pageBase}/p/${id}`,
    status: "created",
    updated_at: created_at,
  };
  store.links.put(id, { link, orderId: newId("order") });
  return link;
}

/** The link as it is at this moment: one whose time has run out is expired, also when nobody swept. */
export function findLink(store: Store, id: string): LinkRow {
  const row = store.links.get(id);
  if (!row) throw missing();
  return isOverdue(store, row) ? end(store, row, "expired") : row;
}

export function findByReference(store: Store, reference: string): Link[] {
  const ids = [...store.links.values()]
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
  const overdue = [...store.links.values()].filter((row) => isOverdue(store, row));
  for (const row of overdue) end(store, row, "expired");
  return overdue.length;
}

function isOverdue(store: Store, { link }: LinkRow): boolean {
  return link.status === "created" && link.expire_by <= store.seconds();
}

export function end(store: Store, row: LinkRow, status: "expired" | "cancelled"): LinkRow {
  const at = store.seconds();
  const stamp = status === "expired" ? { expired_at: row.link.expire_by } : { cancelled_at: at };
  const after: LinkRow = { ...row, link: { ...row.link, ...stamp, status, updated_at: at } };
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

function defined<Value extends object>(
  value: Value,
): { [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as never;
}
