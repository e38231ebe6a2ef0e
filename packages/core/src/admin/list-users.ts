import type { ActionInput } from "@store/contract/calls";
import { type Customer, CustomerEntity, readCustomer } from "../customer/customer.entity.ts";
import { monthOf } from "../lib/time.ts";
import { readOrder } from "../order/order.entity.ts";
import { findRows, hasWords, understand, type Wanted } from "../search/find.ts";
import { issueCursor, readCursor } from "./cursor.ts";
import type { Listed } from "./list-orders.ts";
import { type Place, walkMonths } from "./walk-months.ts";

type Asked = Omit<ActionInput<"admin-users", "list">, "limit"> & { limit: number };

/** A page of customers, newest first. `list` is part of the cursor's signature. */
export async function listUsers(list: string, asked: Asked): Promise<Listed<Customer>> {
  const { search = "", status, limit } = asked;
  const about = [list, search, status];
  const wanted = search === "" ? undefined : understand(search);
  const keep = keeper(status, wanted);
  const issue = (position: unknown) => issueCursor(about, position);
  if (wanted?.by === "nothing") return { rows: [] };
  if (wanted?.by === "customerId" || wanted?.by === "orderId") {
    const customer = await customerBy(wanted);
    return { rows: customer && keep(customer) ? [customer] : [] };
  }
  if (wanted?.by === "token") {
    const { rows: found, more } = await findRows("customer", wanted, readCursor(about, asked.cursor), limit);
    const last = found.at(-1);
    const ids = [...new Set(found.map(({ id }) => id))];
    const { data } =
      ids.length > 0
        ? await CustomerEntity.get(ids.map((customerId) => ({ customerId }))).go()
        : { data: [] };
    const rows = data.filter(keep).sort((one, other) => other.createdAt - one.createdAt);
    return { rows, ...(more && last && { nextCursor: issue(last.key) }) };
  }
  const { rows, next } = await walkMonths<Customer>({
    from: readCursor<Place>(about, asked.cursor) ?? { month: monthOf(Date.now()) },
    limit,
    read: readMonth,
    createdAt: ({ createdAt }) => createdAt,
    id: ({ customerId }) => customerId,
    keep,
  });
  return { rows, ...(next && { nextCursor: issue(next) }) };
}

async function readMonth({ month, before }: Place, count: number): Promise<Customer[]> {
  const all = CustomerEntity.query.byMonth({ month });
  const query = before ? all.lt({ createdAt: before.createdAt, customerId: before.id }) : all;
  return (await query.go({ order: "desc", limit: count })).data;
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

/** One whose order joined another account is that account, and no user of their own. */
function keeper(status: Filter, wanted: Wanted | undefined): (customer: Customer) => boolean {
  const words = wanted?.by === "token" && wanted.words.length > 1 ? wanted.words : [];
  return (customer) =>
    customer.state !== "merged" &&
    customer.state !== "deleted" &&
    (status === undefined || filters[status](customer)) &&
    hasWords(customer.name, words);
}
