// Everything that is of one address: found by the address itself, and from there by ids. What is downloaded and what is erased
// is what is found here.
import { type Cart, CartEntity } from "../carts/cart.entity.ts";
import { type Customer, CustomerEntity, isUser } from "../customers/customer.entity.ts";
import { readLogin } from "../customers/login.entity.ts";
import { type Order, OrderEntity } from "../orders/order.entity.ts";
import { readCartAddress } from "../outbox/cart-address.entity.ts";
import { emailHash } from "../platform/address-hash.ts";
import { ifUnchanged } from "../platform/conditions.ts";
import { readConsents } from "../platform/consent.entity.ts";
import { findRows } from "../platform/find.ts";
import { forEachLimit } from "../platform/pool.ts";
import { readAll } from "../platform/read-all.ts";
import { addressToken } from "../platform/search-tokens.ts";
import { setting } from "../platform/settings.ts";
import { subjectOf } from "../platform/subject.ts";
import { newPrivacyLink } from "./privacy-link.entity.ts";
import { type Request, requestsOf } from "./request.entity.ts";

export interface Person {
  email: string;
  /** The keyed hash by which rows name it that outlive an erasure. */
  subject: string;
  customers: Customer[];
  /** Those of its customers, and those with its address that nobody else has by now. */
  orders: Order[];
  carts: Cart[];
  requests: Request[];
  /** There is more of a kind than is read at once: anybody may sign up, or order, with anybody's address. */
  more: boolean;
  /** Present addresses of customers whose orders were placed with this one: it was corrected, and proves nothing of them. */
  movedTo: string[];
}

/** How many rows of a kind are read at once that anybody can make with somebody's address. */
export const mostRows = { shown: 50, erased: 200 } as const;

/**
 * What the shop keeps of an address, with at most `most` sign-ups, unpaid orders and baskets: the newest orders, or the
 * `oldest` for who works through all of them. What its accounts bought is there whole.
 */
export async function findPerson(
  email: string,
  { most = mostRows.shown, oldest = false }: { most?: number; oldest?: boolean } = {},
): Promise<Person> {
  const subject = subjectOf(email);
  const hash = emailHash(email);
  const [login, listed, carts, placed, requests] = await Promise.all([
    readLogin(email),
    CustomerEntity.query.byAddress({ emailHash: hash }).go({ limit: most, attributes: ["customerId"] }),
    CartEntity.query.byAddress({ emailHash: hash }).go({ limit: most, order: "desc" }),
    ordersOfAddress(email, most, oldest),
    requestsOf(subject),
  ]);
  const owners = await readCustomers([
    ...(login ? [login.customerId] : []),
    ...placed.orders.map(({ customerId }) => customerId),
    ...listed.data.map(({ customerId }) => customerId),
  ]);
  const customers = owners.filter((one) => emailHash(one.email) === hash);
  const moved = owners.filter((one) => emailHash(one.email) !== hash && one.erasedAt === undefined);
  const own = await Promise.all(customers.filter(isUser).map(ordersOf));
  const movedIds = new Set(moved.map(({ customerId }) => customerId));
  const others = placed.orders.filter(({ customerId }) => !movedIds.has(customerId));
  const orders = [...new Map([...own.flat(), ...others].map((order) => [order.orderId, order])).values()];
  orders.sort((one, other) => other.createdAt - one.createdAt);
  return {
    ...{ email, subject, customers, orders, requests, carts: carts.data },
    more: listed.cursor !== null || carts.cursor !== null || placed.more,
    movedTo: [...new Set(moved.map((one) => one.email))],
  };
}

/**
 * A link, made anew, and the mailbox that it goes to: of an address whose orders have another one by now, that one.
 * Undefined for an address of which nothing is kept.
 */
export async function privacyLinkFor(email: string): Promise<{ to: string; url: string } | undefined> {
  const person = await findPerson(email);
  const to = (await isKnown(person)) ? email : person.movedTo[0];
  return to === undefined
    ? undefined
    : { to, url: `${setting("siteUrl")}/privacy-centre#${await newPrivacyLink(to)}` };
}

async function isKnown(person: Person): Promise<boolean> {
  const { subject, customers, orders, carts, requests } = person;
  if (customers.length + orders.length + carts.length + requests.length > 0) return true;
  const [consents, reminders] = await Promise.all([readConsents(subject), remindersOf(person)]);
  return consents.length > 0 || reminders !== null;
}

/** How far the reminders of its address have come; nothing when that tells of an order which has another address by now. */
export async function remindersOf({ email, orders, movedTo }: Pick<Person, "email" | "orders" | "movedTo">) {
  const row = await readCartAddress(email);
  const isOthers = movedTo.length > 0 && !orders.some(({ orderId }) => orderId === row?.orderId);
  return row?.orderId !== undefined && isOthers ? null : row;
}

/**
 * Removes sign-ups that led to no order, as a month would: anybody may have made any number of them. Answers whether all
 * that were made until then (epoch milliseconds) are gone.
 */
export async function removeSignUps(email: string, until: number): Promise<boolean> {
  const query = CustomerEntity.query.byAddress({ emailHash: emailHash(email) });
  const { data, cursor } = await query.go({ pages: 4 });
  const unpaid = data.filter(
    ({ state, ttl, createdAt }) => state === "reserved" && ttl !== undefined && createdAt <= until,
  );
  await forEachLimit(unpaid, 20, async ({ customerId }) => {
    await ifUnchanged(CustomerEntity.delete({ customerId }).where((a, o) => o.exists(a.ttl)));
  });
  return cursor === null;
}

async function readCustomers(ids: readonly string[]): Promise<Customer[]> {
  return readAll(
    [...new Set(ids)].map((customerId) => ({ customerId })),
    (keys) => CustomerEntity.get(keys).go({ consistent: true }),
  );
}

async function ordersOf({ customerId }: Customer): Promise<Order[]> {
  return (await OrderEntity.query.byCustomer({ customerId }).go({ pages: "all" })).data;
}

/** Orders that were placed with the address. */
async function ordersOfAddress(
  email: string,
  most: number,
  oldest: boolean,
): Promise<{ orders: Order[]; more: boolean }> {
  const wanted = { token: addressToken(email), whole: true };
  const { rows, more } = await findRows("order", wanted, undefined, most, oldest);
  const orders = await readAll(
    [...new Set(rows.map(({ id }) => id))].map((orderId) => ({ orderId })),
    (keys) => OrderEntity.get(keys).go({ consistent: true }),
  );
  return { orders: orders.filter((order) => emailHash(order.email) === emailHash(email)), more };
}
