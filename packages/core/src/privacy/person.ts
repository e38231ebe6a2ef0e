// Everything that is of one address: found by the address itself, and from there by ids. What is downloaded and what is erased
// is what is found here.
import { type Cart, CartEntity } from "../carts/cart.entity.ts";
import { type Customer, CustomerEntity, readCustomer } from "../customers/customer.entity.ts";
import { readLogin } from "../customers/login.entity.ts";
import { type Order, OrderEntity } from "../orders/order.entity.ts";
import { readCartAddress } from "../outbox/cart-address.entity.ts";
import { emailHash } from "../platform/address-hash.ts";
import { readConsents } from "../platform/consent.entity.ts";
import { findRows, parseSearch } from "../platform/find.ts";
import { readAll } from "../platform/read-all.ts";
import { setting } from "../platform/settings.ts";
import { subjectOf } from "../platform/subject.ts";
import { newPrivacyLink } from "./privacy-link.entity.ts";
import { type Request, requestsOf } from "./request.entity.ts";

export interface Person {
  email: string;
  /** The keyed hash by which rows name it that outlive an erasure. */
  subject: string;
  customers: Customer[];
  /** Those of its customers, and those with its address. */
  orders: Order[];
  carts: Cart[];
  requests: Request[];
}

/** What the shop keeps of an address. Four round trips, however much it is. */
export async function findPerson(email: string): Promise<Person> {
  const subject = subjectOf(email);
  const [customers, carts, byAddress, requests] = await Promise.all([
    customersOf(email),
    cartsOf(email),
    ordersOfAddress(email),
    requestsOf(subject),
  ]);
  const own = await Promise.all(
    customers.map(async ({ customerId }) => {
      const { data } = await OrderEntity.query.byCustomer({ customerId }).go({ pages: "all" });
      return data;
    }),
  );
  const orders = [...new Map([...own.flat(), ...byAddress].map((order) => [order.orderId, order])).values()];
  orders.sort((one, other) => other.createdAt - one.createdAt);
  return { email, subject, customers, orders, carts, requests };
}

/** A link, made anew, to what is kept of an address; undefined for an address of which nothing is kept. */
export async function privacyLinkFor(email: string): Promise<string | undefined> {
  if (!(await isKnown(email))) return undefined;
  return `${setting("siteUrl")}/privacy-centre#${await newPrivacyLink(email)}`;
}

async function isKnown(email: string): Promise<boolean> {
  const { subject, customers, orders, carts, requests } = await findPerson(email);
  if (customers.length + orders.length + carts.length + requests.length > 0) return true;
  const [consents, address] = await Promise.all([readConsents(subject), readCartAddress(email)]);
  return consents.length > 0 || address !== null;
}

/** The account that the address logs in to, and everybody else who gave it. Rows are read as they are now. */
async function customersOf(email: string): Promise<Customer[]> {
  const [login, { data }] = await Promise.all([
    readLogin(email),
    CustomerEntity.query
      .byAddress({ emailHash: emailHash(email) })
      .go({ pages: "all", attributes: ["customerId"] }),
  ]);
  const ids = new Set([...(login ? [login.customerId] : []), ...data.map(({ customerId }) => customerId)]);
  const rows = await Promise.all([...ids].map(readCustomer));
  return rows.filter((row): row is Customer => row !== null && emailHash(row.email) === emailHash(email));
}

async function cartsOf(email: string): Promise<Cart[]> {
  const { data } = await CartEntity.query.byAddress({ emailHash: emailHash(email) }).go({ pages: "all" });
  return data;
}

/** Orders that were placed with the address, no matter who has them now. */
async function ordersOfAddress(email: string): Promise<Order[]> {
  const wanted = parseSearch(email);
  if (wanted.by !== "token") return [];
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const { rows, more } = await findRows("order", wanted, after, 100);
    ids.push(...rows.map(({ id }) => id));
    after = more ? rows.at(-1)?.key : undefined;
  } while (after !== undefined);
  const rows = await readAll(
    [...new Set(ids)].map((orderId) => ({ orderId })),
    (keys) => OrderEntity.get(keys).go({ consistent: true }),
  );
  return rows.filter((order) => emailHash(order.email) === emailHash(email));
}
