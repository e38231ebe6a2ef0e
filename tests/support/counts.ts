// I5: the counters say what a recount of the table says.
import { dayOf } from "@store/core/lib/time";
import type { Order } from "@store/core/order/order.entity";
import { type CounterName, counterNames } from "@store/core/stats/counter.entity";
import type { Rows } from "./table-rows.ts";

type Counts = Partial<Record<CounterName, number>>;

/** A sentence for each counter that is off. */
export function counterProblems(rows: Rows): string[] {
  const counted = stored(rows);
  const expected = recounted(rows);
  const scopes = new Set([...counted.keys(), ...expected.keys()]);
  return [...scopes].flatMap((scope) =>
    counterNames.flatMap((name) => {
      // A day counts what happened on it, and the table only knows how things stand: of a day, the orders placed.
      if (/^\d/.test(scope) && name !== "orders") return [];
      if (scope.startsWith("USES.")) return [];
      const [is, should] = [counted.get(scope)?.[name] ?? 0, expected.get(scope)?.[name] ?? 0];
      return is === should ? [] : [`I5 ${scope} ${name} is ${is}, a recount says ${should}`];
    }),
  );
}

function stored({ counter }: Rows): Map<string, Counts> {
  const scopes = new Map<string, Counts>();
  for (const { scope, shard, ...counts } of counter) {
    const day = /^\d/.test(scope) ? `${scope}-${shard.slice(0, 2)}` : scope;
    for (const name of counterNames) add(scopes, day, { [name]: counts[name] ?? 0 });
  }
  return scopes;
}

function recounted({ order: orders, customer: customers }: Rows): Map<string, Counts> {
  const scopes = new Map<string, Counts>();
  add(scopes, "ALL", { users: customers.filter(isUser).length });
  for (const order of orders) {
    // What happened on a day has happened; of all there is, what was deleted is no part.
    add(scopes, dayOf(order.createdAt), { orders: 1 });
    if (order.deletedAt !== undefined) continue;
    add(scopes, "ALL", countsOf(order));
    if (order.status === "completed" && order.discountCode)
      add(scopes, `COUPON.${order.discountCode}`, { uses: 1 });
  }
  return scopes;
}

const isUser = ({ state }: { state: string }) => state !== "merged" && state !== "deleted";

function countsOf({ status, finalAmount, refundedAmount, discountCode }: Order): Counts {
  const sold = status === "completed";
  return {
    orders: 1,
    [status]: 1,
    revenue: sold ? finalAmount - refundedAmount : 0,
    refundedAmount,
    discounted: sold && discountCode ? 1 : 0,
  };
}

function add(scopes: Map<string, Counts>, scope: string, counts: Counts): void {
  const sum = scopes.get(scope) ?? {};
  for (const [name, by] of Object.entries(counts) as [CounterName, number][])
    sum[name] = (sum[name] ?? 0) + by;
  scopes.set(scope, sum);
}
