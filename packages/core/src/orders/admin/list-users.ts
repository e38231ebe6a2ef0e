import type { ActionInput } from "@store/contract/calls";
import { type Customer, CustomerEntity, isUser, readCustomer } from "../../customers/customer.entity.ts";
import { issueCursor, readCursor } from "../../platform/cursor.ts";
import { findRows, isShown, parseSearch, type Wanted } from "../../platform/find.ts";
import type { ListShard } from "../../platform/list-shards.ts";
import { readAll } from "../../platform/read-all.ts";
import { monthOf } from "../../platform/time.ts";
import { type PageToken, walkMonths } from "../../platform/walk-months.ts";
import { readOrder } from "../order.entity.ts";
import type { Listed } from "./list-orders.ts";

type Asked = Omit<ActionInput<"admin-users", "list">, "limit"> & { limit: number };

/** A page of customers, newest first. `list` is part of the cursor's signature. */
export async function listUsers(list: string, asked: Asked): Promise<Listed<Customer>> {
  const { search = "", status, limit } = asked;
  const about = [list, search, status];
  const wanted = search === "" ? undefined : parseSearch(search);
  const keep = keeper(status);
  const issue = (position: unknown) => issueCursor(about, position);
  if (wanted?.by === "nothing") return { rows: [] };
  if (wanted?.by === "customerId" || wanted?.by === "orderId") {
    const customer = await customerBy(wanted);
    return { rows: customer && keep(customer) ? [customer] : [] };
  }
  if (wanted?.by === "token") {
    const after = readCursor<string>(about, asked.cursor);
    return searchUsers(wanted, after, limit, keep, issue);
  }
  const { rows, next } = await walkMonths<Customer>({
    from: readCursor<PageToken>(about, asked.cursor) ?? { month: monthOf(Date.now()) },
    limit,
    inShards: true,
    read: readMonth,
    createdAt: ({ createdAt }) => createdAt,
    id: ({ customerId }) => customerId,
    keep,
  });
  return { rows, ...(next && { nextCursor: issue(next) }) };
}

/**
 * A customer is found by the words of the order that their details are from, or by their own. Both lie in the same order, and
 * are read side by side.
 */
async function searchUsers(
  wanted: Extract<Wanted, { by: "token" }>,
  after: string | undefined,
  limit: number,
  keep: (customer: Customer) => boolean,
  issue: (position: unknown) => string,
): Promise<Listed<Customer>> {
  const pages = await Promise.all(
    (["order", "customer"] as const).map((kind) => findRows(kind, wanted, after, limit)),
  );
  const all = pages.flatMap(({ rows }) => rows).sort((one, other) => byBytes(other.key, one.key));
  const found = all.slice(0, limit);
  const last = found.at(-1);
  const more = all.length > limit || pages.some((page) => page.more);
  const ids = [...new Set(found.map(({ customerId }) => customerId))];
  const customers = await readAll(
    ids.map((customerId) => ({ customerId })),
    (keys) => CustomerEntity.get(keys).go(),
  );
  const shown = customers.filter((customer) => {
    const row = found.find(({ id }) => id === customer.detailsFrom || id === customer.customerId);
    return row !== undefined && keep(customer) && isShown("customer", wanted, found, row, customer);
  });
  const rows = shown.sort(newestFirst);
  return { rows, ...(more && last && { nextCursor: issue(last.key) }) };
}

/** As the table orders keys. */
function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

async function readMonth({ month, before }: PageToken, count: number, shard: ListShard): Promise<Customer[]> {
  const all = CustomerEntity.query.byMonth({ month, shard });
  const query = before ? all.lt({ createdAt: before.createdAt, customerId: before.id }) : all;
  return (await query.go({ order: "desc", limit: count })).data;
}

function newestFirst(one: Customer, other: Customer): number {
  const [a, b] = [one, other].map(({ createdAt, customerId }) => `${createdAt}#${customerId}`);
  return a === b ? 0 : (a ?? "") < (b ?? "") ? 1 : -1;
}

async function customerBy(wanted: Extract<Wanted, { id: string }>): Promise<Customer | null> {
  if (wanted.by === "customerId") return readCustomer(wanted.id);
  const order = await readOrder(wanted.id);
  return order && readCustomer(order.customerId);
}

type Filter = Asked["status"];

const filters: Record<NonNullable<Filter>, (customer: Customer) => boolean> = {
  paid: ({ hasPaid }) => hasPaid,
  "not-paid": ({ hasPaid }) => !hasPaid,
  blocked: ({ banned }) => banned,
  active: ({ banned }) => !banned,
};

/** One whose order joined another account is that account, and a sign-up without an order is no user yet. */
function keeper(status: Filter): (customer: Customer) => boolean {
  return (customer) =>
    isUser(customer) &&
    customer.state !== "merged" &&
    customer.state !== "deleted" &&
    (status === undefined || filters[status](customer));
}
