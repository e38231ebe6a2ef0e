// What an admin's screens cost with a thousand orders, and with a hundred thousand: round trips and read units must be what
// is promised with either, and are asserted; times are printed as a ratio of the two, in one run on one machine.
import { randomBytes } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { Order } from "@store/core/orders/order.entity";
import { days, monthOf } from "@store/core/platform/time";
import { ensureTable } from "@store/dev/table/ensure-table";
import { startDynamo } from "@store/dev/table/server";
import { tableDefinition } from "@store/dev/table/table-definition";
import { printTable } from "./print-table.ts";
import { timed } from "./timed.ts";

const few = 1_000;
const many = Number(process.env.BENCH_ORDERS ?? 100_000);
/** Both shops sold theirs in as many days: few enough that a thousand orders reach every shard of a day's counters. */
const span = days(3);
const tries = 60;
/** In the middle of a month: no page of one run goes on in the month before. */
const noon = Date.UTC(2026, 1, 10, 6, 31);

/** What each screen costs at the most, however many orders there are. A change that is meant is written down here. */
const promised: Record<string, Omit<Cost, "p50">> = {
  "orders, first page": { roundTrips: 1, reads: 9 },
  "orders, second page": { roundTrips: 1, reads: 9 },
  "orders, one status": { roundTrips: 1, reads: 3.5 },
  "search by a name": { roundTrips: 2, reads: 13.5 },
  "search by an order's id": { roundTrips: 1, reads: 1 },
  "dashboard, totals": { roundTrips: 2, reads: 6.5 },
  "dashboard, three days": { roundTrips: 1, reads: 8 },
};

interface Cost {
  roundTrips: number;
  reads: number;
  p50: number;
}

/** The screens, with few orders and with many. */
export async function benchAdmin(): Promise<void> {
  const realNow = Date.now;
  const begun = realNow();
  Date.now = () => noon + realNow() - begun;
  const dynamo = await startDynamo({});
  Object.assign(process.env, {
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    AWS_REGION: "ap-south-1",
    AWS_ACCESS_KEY_ID: "local-start",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    STORE_TABLE: "store",
  });
  const { configure } = await import("@store/core/platform/settings");
  configure({
    checkoutKey: randomBytes(32).toString("hex"),
    sealKey: randomBytes(32).toString("base64"),
    addressKey: randomBytes(32).toString("hex"),
  });
  await ensureTable(new DynamoDBClient({ endpoint: dynamo.endpoint }), tableDefinition("store"));
  const layer = await orderLayer();
  const costs: Record<string, Cost>[] = [];
  for (const count of [few, many]) {
    const started = performance.now();
    await layer.upTo(count);
    console.info(`${count} orders laid in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    costs.push(await measure(layer.commonName));
  }
  await dynamo.close();
  Date.now = realNow;
  report(costs[0] ?? {}, costs[1] ?? {});
}

/** Lays orders of one seed up to a count: rows that lists and search read. Their buyers are not looked at. */
async function orderLayer(): Promise<{ commonName: string; upTo(count: number): Promise<void> }> {
  const { chanceOf } = await import("../support/chance.ts");
  const { count: tallyUp, counterRows } = await import("../support/seed/counters.ts");
  const { lay } = await import("../support/seed/lay.ts");
  const { layCustomer } = await import("../support/seed/rows.ts");
  const { openShopSince } = await import("@store/core/platform/shop.entity");
  const chance = chanceOf(7);
  const now = Date.now();
  await openShopSince(now - span).go();
  // A few hundred are made in full; the others are their copies, at other times.
  const season = { passwordHash: "none", coupons: [{ code: "BENCH20", percentage: 20 }] };
  const models = Array.from({ length: 400 }, (_, number) => layCustomer(chance, number, now - 1, season));
  const tally = new Map();
  let laid = 0;
  const upTo = async (count: number) => {
    let items: Record<string, unknown>[] = [];
    for (const first = laid; laid < count; laid++) {
      const model = models[laid % models.length];
      if (!model) continue;
      const createdAt = Math.floor(now - (span * (count - laid)) / (count - first + 1));
      const orderId = `ORDER_${createdAt}_copy${String(laid).padStart(8, "0")}`;
      const order: Order = { ...model.order, orderId, createdAt, month: monthOf(createdAt) };
      tallyUp(tally, order);
      items.push(...copiesOf(model.items, model.order, order));
      if (items.length < 20_000) continue;
      await lay(items);
      items = [];
    }
    await lay([...items, ...counterRows(tally)]);
  };
  return { commonName: mostCommon(models.map(({ order }) => order.name.split(" ")[0] ?? "")), upTo };
}

/** A page of a search must be full in both shops. */
function mostCommon(names: readonly string[]): string {
  const times = (name: string) => names.filter((one) => one === name).length;
  return names.reduce((most, name) => (times(name) > times(most) ? name : most), "");
}

/** The order's own row, and the first word it is found by. */
function copiesOf(items: readonly Record<string, unknown>[], from: Order, to: Order) {
  const row = items.find(({ orderId, __edb_e__ }) => __edb_e__ === "order" && orderId === from.orderId);
  const word = items.find(({ kind, id }) => kind === "order" && id === from.orderId);
  const renamed = (value: unknown) =>
    typeof value === "string"
      ? value
          .replaceAll(from.orderId, to.orderId)
          .replaceAll(String(from.createdAt), String(to.createdAt))
          .replace(`#${from.month}`, `#${to.month}`)
      : value;
  return [row, word].flatMap((item) =>
    item
      ? [
          {
            ...Object.fromEntries(Object.entries(item).map(([name, value]) => [name, renamed(value)])),
            ...("createdAt" in item && { createdAt: to.createdAt, month: to.month }),
            ...("at" in item && { at: to.createdAt }),
          },
        ]
      : [],
  );
}

async function measure(commonName: string): Promise<Record<string, Cost>> {
  const { adminOrders } = await import("@store/core/orders/admin/admin-orders");
  const { adminDashboard } = await import("@store/core/orders/admin/admin-dashboard");
  const { dayInIndia } = await import("@store/contract/format");
  const { watchCosts } = await import("../support/watch-costs.ts");
  const first = await adminOrders.list({});
  const [to, from] = [dayInIndia(Date.now()), dayInIndia(Date.now() - span)];
  const screens: Record<string, () => Promise<unknown>> = {
    "orders, first page": () => adminOrders.list({}),
    "orders, second page": () => adminOrders.list({ cursor: first.nextCursor }),
    "orders, one status": () => adminOrders.list({ status: "refunded" }),
    "search by a name": () => adminOrders.list({ search: commonName }),
    "search by an order's id": () => adminOrders.list({ search: first.orders[0]?.orderId }),
    "dashboard, totals": () => adminDashboard.totals({}),
    "dashboard, three days": () => adminDashboard.period({ from, to }),
  };
  const costs: Record<string, Cost> = {};
  for (const [name, open] of Object.entries(screens)) {
    const watch = watchCosts();
    await open();
    const { roundTrips, reads } = watch.seen();
    watch.stop();
    costs[name] = { roundTrips, reads, p50: (await timed(tries, 1, open)).p50 };
  }
  return costs;
}

function report(small: Record<string, Cost>, large: Record<string, Cost>): void {
  const rows = Object.entries(small).map(([name, one]) => ({ name, one, other: large[name] ?? one }));
  printTable(
    ["screen", "round trips", "read units", `p50 ms, ${few}`, `p50 ms, ${many}`, "times"],
    rows.map(({ name, one, other }) => [
      name,
      `${one.roundTrips} / ${other.roundTrips}`,
      `${one.reads} / ${other.reads}`,
      one.p50.toFixed(1),
      other.p50.toFixed(1),
      (other.p50 / one.p50).toFixed(2),
    ]),
  );
  for (const { name, one, other } of rows)
    for (const { roundTrips, reads } of [one, other])
      if (roundTrips !== promised[name]?.roundTrips || reads > promised[name].reads)
        throw new Error(`${name} costs ${roundTrips} round trips and ${reads} units, not what is promised`);
}
