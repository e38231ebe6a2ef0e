// Nothing decides on an index or a search row, but lists and jobs find by them.
import { isUser } from "@store/core/customers/customer.entity";
import { tokensOf } from "@store/core/platform/search-tokens";
import { same } from "./same.ts";
import type { Rows } from "./table-rows.ts";

/** Orders and customers are found by all that they should be, and nothing is found that is gone. */
export function searchProblems({ search, order: all, customer: customers, paymentSession }: Rows): string[] {
  // What nobody can pay yet may be found already, or not yet.
  const opened = new Set(paymentSession.map(({ orderId }) => orderId));
  const orders = all.filter(({ orderId, sessions }) => sessions === 0 || opened.has(orderId));
  const waits = new Set(all.filter((order) => !orders.includes(order)).map(({ orderId }) => orderId));
  // The rows of one that has joined another account lead to that account's search no more.
  const users = customers.filter(
    (customer) => isUser(customer) && (customer.state === "reserved" || customer.state === "member"),
  );
  const indexed = [
    ...orders
      .filter(({ erasedAt }) => erasedAt === undefined)
      .map((order) => ({ kind: "order" as const, id: order.orderId, ...order })),
    ...users
      .filter(({ detailsFrom }) => detailsFrom === undefined)
      .map((customer) => ({ kind: "customer" as const, id: customer.customerId, ...customer })),
  ];
  const due = indexed.flatMap(({ kind, id, createdAt, ...who }) =>
    tokensOf(kind, { id }, who).map((token) => `${kind} ${token} ${createdAt} ${id}`),
  );
  const merged = new Set(
    customers.filter(({ state }) => state === "merged").map(({ customerId }) => customerId),
  );
  const held = search
    .filter(({ id }) => !merged.has(id) && !waits.has(id))
    .map(({ kind, token, at, id }) => `${kind} ${token} ${at} ${id}`);
  const wrong = same(held, due) ? [] : [`Search has ${held.length} rows, but due are ${due.length}`];
  const found = users.filter(({ detailsFrom = "" }) => !waits.has(detailsFrom));
  return [...wrong, ...found.filter((one) => isLost(one, orders, search)).map(lost)];
}

/** Whether a customer who is to be found by an order's words is not. */
function isLost(customer: Rows["customer"][number], orders: Rows["order"], search: Rows["search"]): boolean {
  const { customerId, detailsFrom, email, name, phone } = customer;
  if (detailsFrom === undefined) return false;
  const order = orders.find(({ orderId }) => orderId === detailsFrom);
  const says = order && order.email === email && order.name === name && order.phone === phone;
  return !says || !search.some((row) => row.id === detailsFrom && row.customerId === customerId);
}

function lost({ customerId, detailsFrom }: Rows["customer"][number]): string {
  return `${customerId} is not found by the words of ${detailsFrom}`;
}

/** Nothing decides on an index, but the jobs and lists find things by it: it must say what the item says. */
export function indexProblems({ order: orders, outbox, cart: carts, customer: customers }: Rows): string[] {
  const problems: string[] = [];
  for (const { orderId, status, month, shard, customerId, createdAt, dueAt, ...keys } of orders) {
    if (keys.g1pk !== `ORDERS#${status}#${month}#${shard}`)
      problems.push(`${orderId} is ${status}, but listed as ${keys.g1pk}`);
    if (dueKey(keys) !== (dueAt && `DUE#order#${shard} ${dueAt}#${orderId}`))
      problems.push(`${orderId} is due ${dueAt}, but listed at ${dueKey(keys)}`);
    if (keys.g3pk !== `CUSTOMER#${customerId}` || keys.g3sk !== `ORDER#${createdAt}#${orderId}`)
      problems.push(`${orderId} of ${customerId} is listed under ${keys.g3pk} ${keys.g3sk}`);
  }
  for (const { mailId, shard, dueAt, state, ...keys } of outbox) {
    if ((dueAt !== undefined) !== (state === "queued"))
      problems.push(`${mailId} is ${state}, but due ${dueAt}`);
    if (dueKey(keys) !== (dueAt && `DUE#mail#${shard} ${dueAt}#${mailId}`))
      problems.push(`${mailId} is due ${dueAt}, but listed at ${dueKey(keys)}`);
  }
  for (const { checkoutId, shard, dueAt, ...keys } of carts)
    if (dueKey(keys) !== (dueAt && `DUE#cart#${shard} ${dueAt}#${checkoutId}`))
      problems.push(`A cart is due ${dueAt}, but listed at ${dueKey(keys)}`);
  for (const { customerId, help, helpAt, helpShard, ...keys } of customers)
    if (dueKey(keys) !== (help && `DUE#help#${help}#${helpShard} AT#${helpAt}`))
      problems.push(`${customerId} waits for help: ${help}, but is listed at ${dueKey(keys)}`);
  return problems;
}

/** An item is in an index while it has both of its keys. */
function dueKey({ g2pk, g2sk }: { g2pk?: string; g2sk?: string }): string | undefined {
  return g2pk !== undefined && g2sk !== undefined ? `${g2pk} ${g2sk}` : undefined;
}
