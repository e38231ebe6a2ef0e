// I5: the counters say what a recount of the table says: of orders, customers and carts as they stand, and of the ledger.

import { dayInIndia } from "@store/contract/format";
import { isUser } from "@store/core/customers/customer.entity";
import { difference } from "@store/core/orders/settlement/books";
import { reminderNumber } from "@store/core/outbox/reminders";
import { type CounterName, counterNames, splitFigures } from "@store/core/platform/counter.entity";
import { revisionsScope } from "@store/core/platform/revision-counter";
import type { Rows } from "./table-rows.ts";

type Counts = Partial<Record<CounterName, number>>;
/** By scope: `ALL`, `COUPON.code`, a day, a revision of the offer, or the day of a coupon or a product. */
type Scopes = Map<string, Counts>;

/** A sentence for each counter that is off. */
export function counterProblems(rows: Rows): string[] {
  const counted = stored(rows);
  const expected = recounted(rows);
  const scopes = new Set([...counted.keys(), ...expected.keys()]);
  return [...scopes].flatMap((scope) => {
    // Carts are counted once a visit, which no row remembers; an order is taken off the day on which it was deleted.
    const skipped: CounterName[] = scope === "ALL" ? ["carts"] : ["carts", "orders"];
    const off = difference(counted.get(scope) ?? {}, expected.get(scope) ?? {});
    return Object.entries(off)
      .filter(([name, by]) => !skipped.includes(name as CounterName) && !(isOfMails(name) && by > 0))
      .map(([name, by]) => `I5 ${scope} ${name} is off by ${by}`);
  });
}

function stored({ counter }: Rows): Scopes {
  const scopes: Scopes = new Map();
  for (const { scope, shard, part: _part, ...counts } of counter) {
    const name = scopeName(scope, shard);
    for (const counterName of counterNames) add(scopes, name, { [counterName]: counts[counterName] ?? 0 });
  }
  return scopes;
}

function scopeName(scope: string, shard: string): string {
  const [day, id] = shard.split("#");
  if (/^\d/.test(scope)) return `${scope}-${day}`;
  if (/^(USES|SOLD)\./.test(scope)) return `${scope}-${day} ${id}`;
  return scope === revisionsScope ? `revision ${Number(day)}` : scope;
}

/** Rows of mails end while their count stays. */
const isOfMails = (name: string) => name.startsWith("cartMails");

function recounted({ order: orders, customer: customers, ledger, outbox }: Rows): Scopes {
  const scopes: Scopes = new Map();
  add(scopes, "ALL", { users: customers.filter(isCounted).length });
  for (const { status, deletedAt } of orders)
    if (deletedAt === undefined)
      add(scopes, "ALL", {
        orders: 1,
        ...((status === "pending" || status === "failed") && { [status]: 1 }),
      });
  for (const { kind, sentAt } of outbox) {
    const place = reminderNumber(kind);
    if (place && sentAt !== undefined) add(scopes, dayInIndia(sentAt), { [`cartMails${place}`]: 1 });
  }
  for (const { day, discountCode, offerRev, figures } of ledger) {
    const { counts, sold } = splitFigures(figures);
    add(scopes, "ALL", counts);
    add(scopes, day, counts);
    for (const { product, sales } of sold)
      add(scopes, `SOLD.${day.slice(0, 7)}-${day.slice(8)} ${product}`, { sales });
    const { sales: uses = 0, gross = 0, returned = 0 } = figures;
    if (offerRev !== undefined) add(scopes, `revision ${offerRev}`, { sales: uses, gross, returned });
    if (discountCode === undefined) continue;
    for (const scope of [`COUPON.${discountCode}`, `USES.${day.slice(0, 7)}-${day.slice(8)} ${discountCode}`])
      add(scopes, scope, { uses, gross, returned });
  }
  return scopes;
}

const isCounted = (customer: Rows["customer"][number]) =>
  isUser(customer) && customer.state !== "merged" && customer.state !== "deleted";

function add(scopes: Scopes, scope: string, counts: Counts): void {
  const sum = scopes.get(scope) ?? {};
  for (const [name, by] of Object.entries(counts) as [CounterName, number][])
    sum[name] = (sum[name] ?? 0) + by;
  scopes.set(scope, sum);
}
