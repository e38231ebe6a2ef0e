// Lists of a month lie in one shard until a write is turned away, then in four: nothing of them may be lost, doubled or out of order,
// and it does not matter when a function learns of it.
import { bootstrap } from "@store/core/bootstrap";
import { CustomerEntity } from "@store/core/customers/customer.entity";
import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { adminUsers } from "@store/core/orders/admin/admin-users";
import { OrderEntity } from "@store/core/orders/order.entity";
import { clearShards } from "@store/core/platform/list-shards";
import { readShop, ShopEntity, spreadMonth } from "@store/core/platform/shop.entity";
import { days, minutes, monthOf } from "@store/core/platform/time";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { acting, allPages, type Person, setUp } from "../support/admin.ts";
import { newBuyer, place } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { standIns } from "../support/stand-ins.ts";
import { readTable } from "../support/table-rows.ts";

let admin: Person;
beforeEach(async () => {
  clearShards();
  admin = await setUp();
});

/** So many orders, a minute apart, the newest first. */
async function placeSome(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    travel(minutes(1));
    ids.unshift((await place(await newBuyer())).orderId);
  }
  return ids;
}

const page = (limit: number, cursor?: string) =>
  acting(admin, () => adminOrders.list({ limit, ...(cursor !== undefined && { cursor }) }));
const idsOf = ({ orders }: Awaited<ReturnType<typeof page>>) => orders.map(({ orderId }) => orderId);
const thisMonth = () => monthOf(Date.now());
const shardsUsed = async () => new Set((await readTable()).order.map(({ shard }) => shard)).size;

/** The table turns the next write of an order or of a customer away, once. */
async function turnAway(key: "ORDER#" | "CUSTOMER#"): Promise<void> {
  standIns.dynamo.control.failNext(1, "throttle", { operation: "TransactWriteItems", key });
  await place(await newBuyer());
  await vi.waitFor(async () => expect((await readShop()).spread).toEqual([thisMonth()]));
}

describe.skipIf(process.env.DYNAMODB_ENDPOINT)("the lists of a month", () => {
  test("lie in one shard while no write was turned away", async () => {
    await placeSome(6);
    expect(await shardsUsed()).toBe(1);
    expect((await readShop()).spread).toBeUndefined();
  });

  test.each(["ORDER#", "CUSTOMER#"] as const)(
    "are spread once a write of %s was turned away",
    async (key) => {
      await turnAway(key);
      await placeSome(12);
      // Each draws its own of four: that twelve draw the same is one in four million.
      expect(await shardsUsed()).toBeGreaterThan(1);
      expect(new Set((await readTable()).customer.map(({ g1pk }) => g1pk)).size).toBeGreaterThan(1);
    },
  );

  test("lose and double nothing when they are spread between two pages", async () => {
    const before = await placeSome(5);
    const first = await page(2);
    await turnAway("ORDER#");
    const after = await placeSome(8);
    const second = await page(100, first.nextCursor);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(before);
    const all = idsOf(await page(100));
    expect(all.slice(0, 8)).toEqual(after);
    expect(all.slice(9)).toEqual(before);
    expect((await allPages(({ cursor }) => page(3, cursor))).flatMap(idsOf)).toEqual(all);
  });

  test("have what a function adds that does not know yet that they are spread", async () => {
    await spreadMonth(thisMonth()).go();
    const unknowing = await placeSome(4);
    expect(await shardsUsed()).toBe(1);
    await page(1);
    const knowing = await placeSome(8);
    expect(await shardsUsed()).toBeGreaterThan(1);
    clearShards();
    const late = await placeSome(2);
    expect(idsOf(await page(100))).toEqual([...late, ...knowing, ...unknowing]);
    const { users } = await acting(admin, () => adminUsers.list({ limit: 100 }));
    expect(new Set(users.map(({ userId }) => userId)).size).toBe(14);
  });

  test("are one again in the month after a busy one", async () => {
    await turnAway("ORDER#");
    const busy = await placeSome(8);
    travel(days(28));
    const quiet = await placeSome(5);
    const inMonth = (await readTable()).order.filter(({ month }) => month === thisMonth());
    expect(new Set(inMonth.map(({ shard }) => shard))).toEqual(new Set(["0"]));
    expect(idsOf(await page(100)).slice(0, 13)).toEqual([...quiet, ...busy]);
    clearShards();
    expect(idsOf(await page(100)).slice(0, 13)).toEqual([...quiet, ...busy]);
  });

  test("are found whole after an older release has written to them, once the shop has started again", async () => {
    const [known = ""] = await placeSome(1);
    const { data } = await OrderEntity.get({ orderId: known }).go();
    if (!data) throw new Error("no order");
    const orderId = `${known.slice(0, -1)}z`;
    await OrderEntity.put({ ...data, orderId, shard: "2", dueAt: data.createdAt }).go();
    expect(idsOf(await page(10))).not.toContain(orderId);
    await bootstrap();
    expect((await readShop()).spread).toEqual([thisMonth()]);
    expect(idsOf(await page(10))).toContain(orderId);
  });

  test("lists of a shop that an older release opened are read in all shards until the month after the upgrade", async () => {
    const ids = await placeSome(4);
    await ShopEntity.put({ name: "this", openSince: Date.now() - days(60) }).go();
    const [customer] = (await readTable()).customer;
    if (!customer) throw new Error("no customer");
    const { data } = await CustomerEntity.get({ customerId: customer.customerId }).go();
    if (!data) throw new Error("no customer");
    await CustomerEntity.put({ ...data, customerId: "CUST_9999999999", shard: "3" }).go();
    const users = async () =>
      (await acting(admin, () => adminUsers.list({}))).users.map(({ userId }) => userId);
    expect(await users()).toContain("CUST_9999999999");
    await bootstrap();
    expect((await readShop()).oneShardFrom).toBe(monthOf(Date.now() + days(28)));
    clearShards();
    expect(await users()).toContain("CUST_9999999999");
    expect(idsOf(await page(10))).toEqual(ids);
  });
});
