// No partition key of the table or of an index takes more than two write units per order: one partition takes 1,000 a second.
// A month's lists begin in one partition, which bears fewer, and are spread when it turns something away.

import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { adminUsers } from "@store/core/orders/admin/admin-users";
import { settle } from "@store/core/orders/settlement/settle";
import { clearShards } from "@store/core/platform/list-shards";
import { readShop, spreadMonth } from "@store/core/platform/shop.entity";
import { table } from "@store/core/platform/table";
import { monthOf } from "@store/core/platform/time";
import { countHeat, type HeatRow, limitPartitions, mostPerSecond } from "@store/dev/table/heat-testing";
import { itemBytes } from "@store/dev/table/sizes";
import { decodeItem } from "@store/dev/table/wire-values";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { acting, setUp } from "../support/admin.ts";
import { newBuyer, place } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { sweep } from "../support/mail-worker.ts";
import { stripe } from "../support/shop.ts";
import { askTable, standIns } from "../support/stand-ins.ts";
import { readTable } from "../support/table-rows.ts";

const other = process.env.DYNAMODB_ENDPOINT !== undefined;
const { engine } = standIns.dynamo;
/** What one buyer alone writes to heats no shop. */
const own = /^(ORDER|CUSTOMER|LOGIN|CHECKOUT|CART|OUTBOX|PAYMENT|THROTTLE|TARGET)#/;
/** Lists that follow the heat. */
const list = /^gsi[12] (ORDERS|CUSTOMERS|DUE#order)#/;

beforeEach(clearShards);
afterEach(() => {
  engine.onWrite = undefined;
  engine.admit = undefined;
});

async function buy(at: number): Promise<void> {
  const name = `Buyer ${String.fromCharCode(65 + (at % 26))}${at}`;
  const placed = await place(await newBuyer({ name, phone: `+91 98200 ${12_345 + 97 * at}` }));
  stripe.control.pay(placed.sessionId);
  await settle(placed.orderId);
}

const listOf = ({ index, key }: HeatRow) => `${index} ${key.replace(/#[0-3]$/, "")}`;

/** Which part a random order falls into is chance, so a key in parts counts as their mean. */
function evened(rows: HeatRow[]): HeatRow[] {
  return rows
    .map((row) => {
      const parts = rows.filter((other) => listOf(other) === listOf(row));
      return { ...row, units: parts.reduce((sum, { units }) => sum + units, 0) / parts.length };
    })
    .sort((a, b) => b.units - a.units);
}

/** The units of purchases on each shared key, the hottest first, and how many orders a second the first one bears. */
async function heatOf(purchases: number) {
  const hottestFirst = countHeat(engine);
  for (let at = 0; at < purchases; at++) await buy(at);
  await sweep();
  engine.onWrite = undefined;
  const rows = evened(hottestFirst());
  const shared = rows.filter(({ key }) => !own.test(key));
  const lines = shared
    .slice(0, 12)
    .map(({ index, key, units }) => `${index ?? "table"} ${key}: ${(units / purchases).toFixed(2)}`);
  const perSecond = mostPerSecond(rows, purchases);
  process.stdout.write(
    `\nunits per order, hottest shared keys:\n${lines.join("\n")}\norders a second: ${Math.floor(perSecond)}\n`,
  );
  return { rows, perSecond };
}

test.skipIf(other)(
  "the hottest key of a purchase bears seven hundred orders a second in a busy month",
  async () => {
    await spreadMonth(monthOf(Date.now())).go();
    await acting(await setUp(), () => adminOrders.list({}));
    const { rows, perSecond } = await heatOf(60);
    expect((rows[0]?.units ?? 0) / 60).toBeLessThanOrEqual(2);
    expect(perSecond).toBeGreaterThanOrEqual(700);
  },
);

test.skipIf(other)("the one shard of a quiet month bears four hundred orders a second", async () => {
  const { perSecond } = await heatOf(20);
  expect(perSecond).toBeGreaterThanOrEqual(400);
});

test.skipIf(other)(
  "six hundred orders a second from nothing spread the lists that turn a write away, and lose none",
  async () => {
    const admin = await setUp();
    // A second of a twenty-fifth: 25 orders, and partitions of 40 units.
    const refused = limitPartitions(engine, 40);
    const inOneShard = async () => (await readTable()).order.filter(({ shard }) => shard === "0").length;
    let spreadAt = 0;
    vi.spyOn(console, "info").mockImplementation((line) => {
      if (String(line).includes('"lists.spread"')) spreadAt = refused.length;
    });
    // What is turned away comes again a moment later.
    const push = refused.push.bind(refused);
    refused.push = (...names) => {
      if (names.length > 0) travel(150);
      return push(...names);
    };
    for (let at = 0; at < 100; at++) {
      await buy(at);
      travel(40);
    }
    // Counters lie in parts from the start, and one of them may be met more often by chance.
    expect(refused.find((key) => !key.includes("STAT#"))).toMatch(list);
    expect((await readShop()).spread).toEqual([monthOf(Date.now())]);
    expect(refused.slice(spreadAt + 3).filter((key) => list.test(key))).toEqual([]);
    expect(await inOneShard()).toBeLessThan(60);
    process.stdout.write(`\nturned away, in this order: ${[...new Set(refused)].join(", ")}\n`);
    engine.admit = undefined;
    const { orders } = await acting(admin, () => adminOrders.list({ limit: 100 }));
    const { users } = await acting(admin, () => adminUsers.list({ limit: 100 }));
    const newest = (await readTable()).order.map(({ createdAt }) => createdAt).sort((a, b) => b - a);
    expect(orders.map(({ createdAt }) => createdAt)).toEqual(newest);
    expect(new Set(users.map(({ userId }) => userId)).size).toBe(100);
  },
);

test("an order's row with an extra is under one write unit even for long names", async () => {
  const email = `${"a".repeat(60)}@${"b".repeat(30)}.example.in`;
  const placed = await place(await newBuyer({ name: "Venkata Subrahmanyam Krishnamurthy Iyer", email }), {
    upsells: ["seo-checklist"],
  });
  stripe.control.pay(placed.sessionId);
  await settle(placed.orderId);
  const Key = { pk: { S: `ORDER#${placed.orderId}` }, sk: { S: "A" } };
  const { body } = await askTable("GetItem", { TableName: table.table, Key });
  expect(itemBytes(decodeItem(body.Item))).toBeLessThanOrEqual(1024);
});
