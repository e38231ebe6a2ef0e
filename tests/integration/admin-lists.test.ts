// Lists: every row once, newest first, whatever the page size, the filter and the months between; cursors that hold.

import { dayInIndia } from "@store/contract/format";
import { adminPeople } from "@store/core/admins/admin-people";
import { CustomerEntity } from "@store/core/customers/customer.entity";
import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { adminUsers } from "@store/core/orders/admin/admin-users";
import { type Order, OrderEntity } from "@store/core/orders/order.entity";
import { listShards } from "@store/core/platform/list-shards";
import { ShopEntity, spreadMonth } from "@store/core/platform/shop.entity";
import { days, monthOf, startOfDay } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { acting, allPages, firstAdmin } from "../support/admin.ts";
import { newBuyer, newMember, place } from "../support/buyers.ts";
import { few } from "../support/full.ts";
import { refused } from "../support/refused.ts";
import { leaveUnprocessed } from "../support/unprocessed.ts";
import { watchCosts } from "../support/watch-costs.ts";

const admin = firstAdmin();
type Asked = Parameters<typeof adminOrders.list>[0];

/** The ids of every page of a list, one after the other. */
async function all(asked: Asked): Promise<string[]> {
  const pages = await acting(admin, () => allPages((from) => adminOrders.list({ ...asked, ...from })));
  for (const { orders } of pages) expect(orders.length).toBeLessThanOrEqual(asked.limit ?? 25);
  return pages.flatMap(({ orders }) => orders.map(({ orderId }) => orderId));
}

const statuses = ["pending", "failed", "completed", "refunded"] as const;

/** Orders as they might lie there after some months, without their buyers. */
async function layOrders(count: number, apart: number): Promise<Order[]> {
  const template = (await newMember()).order;
  await OrderEntity.delete({ orderId: template.orderId }).go();
  const first = Date.now() - count * apart;
  await ShopEntity.put({ name: "this", openSince: first }).go();
  const orders: Order[] = [];
  for (let index = 0; index < count; index++) {
    const createdAt = first + index * apart;
    const status = statuses[index % 4] ?? "pending";
    const orderId = `ORDER_${createdAt}_laid${String(index).padStart(4, "0")}`;
    orders.push({ ...template, orderId, status, createdAt, month: monthOf(createdAt), dueAt: createdAt });
  }
  await Promise.all(orders.map((order) => OrderEntity.put(order).go()));
  return orders.reverse();
}

describe("orders", () => {
  test.each(few([7, 100, 1, 25], 2))("appear once each, newest first, at %i a page", async (limit) => {
    const orders = await layOrders(60, days(7));
    expect(await all({ limit })).toEqual(orders.map(({ orderId }) => orderId));
    for (const status of statuses)
      expect(await all({ limit, status })).toEqual(
        orders.filter((order) => order.status === status).map(({ orderId }) => orderId),
      );
  });

  test("are listed across empty years within a bounded number of round trips", async () => {
    const orders = await layOrders(8, days(200));
    const watch = watchCosts();
    const ids = await all({ limit: 3 });
    const { roundTrips } = watch.seen();
    watch.stop();
    expect(ids).toEqual(orders.map(({ orderId }) => orderId));
    expect(roundTrips).toBeLessThan(60);
  });

  test("are listed for a day from its first millisecond to its last", async () => {
    const laid = await layOrders(4, days(1));
    const day = dayInIndia(laid[1]?.createdAt ?? 0);
    const midnight = startOfDay(day);
    const times = [midnight - 1, midnight, midnight + days(1) - 1, midnight + days(1)];
    const orders = laid.map((order, index) => {
      const createdAt = times[index] ?? 0;
      return { ...order, createdAt, orderId: `ORDER_${createdAt}_edge`, month: monthOf(createdAt) };
    });
    await Promise.all(laid.map(({ orderId }) => OrderEntity.delete({ orderId }).go()));
    await Promise.all(orders.map((order) => OrderEntity.put(order).go()));
    const ids = await all({ from: day, to: day });
    expect(ids).toEqual([orders[2]?.orderId, orders[1]?.orderId]);
  });

  test("are neither skipped nor repeated when one is placed between two pages", async () => {
    const orders = await layOrders(10, 60_000);
    const first = await acting(admin, () => adminOrders.list({ limit: 4 }));
    await newMember();
    const { cursor, ids } = { cursor: first.nextCursor, ids: first.orders.map(({ orderId }) => orderId) };
    const rest = await acting(admin, () => adminOrders.list({ limit: 100, ...(cursor && { cursor }) }));
    expect([...ids, ...rest.orders.map(({ orderId }) => orderId)]).toEqual(
      orders.map(({ orderId }) => orderId),
    );
  });

  test("are exported completely, with formulas in names defused", async () => {
    await layOrders(5, days(1));
    const { buyer } = await newMember();
    await OrderEntity.patch({ orderId: (await all({ search: buyer.email }))[0] ?? "" })
      .set({ name: "=cmd|' /C calc'!A0" })
      .go();
    const { csv, nextCursor } = await acting(admin, () => adminOrders.export({}));
    expect(nextCursor).toBeUndefined();
    const lines = csv.trimEnd().split("\r\n");
    expect(lines).toHaveLength(7);
    expect(lines[0]).toMatch(/^"Order ID","Date \(IST\)"/);
    expect(lines[1]).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(lines[1]).toMatch(/"\d\d [A-Z][a-z]{2} 2026, \d\d:\d\d"/);
  });
});

describe("a busy table that answers batches in part", () => {
  const name = "Zebulon Marsh";

  test("leaves no row out of a search or an export", async () => {
    const made = [];
    for (let count = 0; count < 5; count++) made.push(await newMember({}, { name }));
    const [orderIds, userIds] = [
      made.map(({ orderId }) => orderId).sort(),
      made.map(({ order }) => order.customerId).sort(),
    ];
    const busy = leaveUnprocessed(2);
    const { orders } = await acting(admin, () => adminOrders.list({ search: "zebulon" }));
    const { users } = await acting(admin, () => adminUsers.list({ search: "zebulon" }));
    const ordersCsv = (await acting(admin, () => adminOrders.export({ search: "zebulon" }))).csv;
    const usersCsv = (await acting(admin, () => adminUsers.export({ search: "zebulon" }))).csv;
    busy.stop();
    expect(orders.map(({ orderId }) => orderId).sort()).toEqual(orderIds);
    expect(users.map(({ userId }) => userId).sort()).toEqual(userIds);
    for (const orderId of orderIds) expect(ordersCsv).toContain(orderId);
    for (const userId of userIds) expect(usersCsv).toContain(userId);
    // Two, two and one of five, for each of the four.
    expect(busy.batches()).toBe(12);
  });

  test("ends a search in an error when it never answers the rest", async () => {
    await newMember({}, { name });
    const busy = leaveUnprocessed(0);
    await expect(acting(admin, () => adminOrders.list({ search: "zebulon" }))).rejects.toThrow("unprocessed");
    await expect(acting(admin, () => adminUsers.list({ search: "zebulon" }))).rejects.toThrow("unprocessed");
    busy.stop();
  });
});

describe("customers", () => {
  test("appear once when a later order has joined their account", async () => {
    const { buyer, order } = await newMember();
    await newMember({ upsells: ["seo-checklist"] }, { email: buyer.email });
    const { users } = await acting(admin, () => adminUsers.list({}));
    expect(users).toMatchObject([
      { userId: order.customerId, resources: expect.arrayContaining(["seo-checklist"]) },
    ]);
    const { csv } = await acting(admin, () => adminUsers.export({}));
    expect(csv.trimEnd().split("\r\n")).toHaveLength(2);
  });

  test.each([1, 7, 25])(
    "customers of a busy month appear once each, newest first, at %i a page",
    async (limit) => {
      await spreadMonth(monthOf(Date.now())).go();
      const { buyer } = await place(await newBuyer());
      const template = await CustomerEntity.get({ customerId: buyer.customerId }).go();
      const rows = Array.from({ length: 40 }, (_, index) => ({
        ...(template.data ?? ({} as never)),
        customerId: `CUST_${9_000_000_000 + index}`,
        shard: listShards[index % 4] ?? "0",
        // Three of each moment.
        createdAt: Date.now() + 1000 + Math.floor(index / 3) * 1000,
      }));
      await Promise.all(rows.map((row) => CustomerEntity.put(row).go()));
      const pages = await acting(admin, () => allPages((from) => adminUsers.list({ limit, ...from })));
      expect(pages.flatMap(({ users }) => users.map(({ userId }) => userId))).toEqual([
        ...rows.map(({ customerId }) => customerId).reverse(),
        template.data?.customerId,
      ]);
    },
  );

  test("are filtered within a bounded number of round trips per page", async () => {
    const { buyer } = await place(await newBuyer());
    const template = await CustomerEntity.get({ customerId: buyer.customerId }).go();
    const rows = Array.from({ length: 150 }, (_, index) => ({
      ...(template.data ?? ({} as never)),
      customerId: `CUST_${9_000_000_000 + index}`,
      createdAt: Date.now() - index * 1000,
      banned: index === 140,
    }));
    await Promise.all(rows.map((row) => CustomerEntity.put(row).go()));
    const read = async (from: { cursor?: string }) => {
      const watch = watchCosts();
      const page = await acting(admin, () => adminUsers.list({ status: "blocked", limit: 2, ...from }));
      expect(watch.seen().roundTrips).toBeLessThanOrEqual(8);
      watch.stop();
      return page;
    };
    const found = (await allPages(read)).flatMap(({ users }) => users.map(({ userId }) => userId));
    expect(found).toEqual(["CUST_9000000140"]);
  });
});

describe("a cursor", () => {
  test("is refused unless it is genuine and used for its own list", async () => {
    await layOrders(6, days(1));
    const { nextCursor = "" } = await acting(admin, () => adminOrders.list({ limit: 2 }));
    const [body = "", signature = ""] = nextCursor.split(".");
    const elsewhere = Buffer.from('{"month":"2020-01"}').toString("base64url");
    const forged = [
      "",
      ".",
      "x",
      body,
      `${body}.`,
      `.${signature}`,
      `${elsewhere}.${signature}`,
      `${body}x.${signature}`,
    ];
    for (const cursor of forged)
      await expect(
        acting(admin, () => adminOrders.list({ cursor, limit: 2 })),
        cursor,
      ).rejects.toEqual(refused("cursor.invalid"));
    const cursor = nextCursor;
    const misused = [
      () => adminOrders.list({ cursor, status: "failed" }),
      () => adminOrders.list({ cursor, search: "asha" }),
      () => adminOrders.export({ cursor }),
      () => adminUsers.list({ cursor }),
      () => adminPeople.audit({ cursor }),
    ];
    for (const misuse of misused)
      await expect(acting<unknown>(admin, misuse)).rejects.toEqual(refused("cursor.invalid"));
    expect((await acting(admin, () => adminOrders.list({ cursor, limit: 2 }))).orders).toHaveLength(2);
  });
});
