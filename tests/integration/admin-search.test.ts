// Searching orders and customers: by what people have at hand, with the filters that are set, page by page.

import { dayInIndia } from "@store/contract/format";
import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { adminUsers } from "@store/core/orders/admin/admin-users";
import { describe, expect, test } from "vitest";
import { acting, allPages, firstAdmin } from "../support/admin.ts";
import { newBuyer, place } from "../support/buyers.ts";

const admin = firstAdmin();
type Asked = Parameters<typeof adminOrders.list>[0];

describe("search", () => {
  test("finds a customer and an order by any part that an admin has at hand", async () => {
    const name = "Zubin Mehta-Chaudhuri";
    const buyer = await newBuyer({ name, email: "zed.okafor.7@studiolight.co.in", phone: "+91 98200 54321" });
    const { orderId } = await place(buyer);
    const find = async (search: string) => {
      const users = (await acting(admin, () => adminUsers.list({ search }))).users;
      const orders = (await acting(admin, () => adminOrders.list({ search }))).orders;
      return [users.map(({ userId }) => userId), orders.map((order) => order.orderId)];
    };
    const names = ["zub", "ZUBIN", "meht", "chaud", "chaud zub", "okafor zub"];
    const addresses = ["zed", "zed.oka", "zed.okafor.7@studio", "okaf", "studiolight.co.in", "@studiol"];
    const phones = ["321", "4321", "98200 54321", "+919820054321"];
    for (const search of [...names, ...addresses, ...phones, buyer.email, buyer.customerId])
      expect(await find(search), search).toEqual([[buyer.customerId], [orderId]]);
    expect((await find(orderId.slice(-6)))[1]).toContain(orderId);
    for (const search of [
      "ubin",
      "zub asha",
      "zed@example.in",
      "CUST_1234567890",
      "#",
      "zubinx",
      "98200",
      "21",
    ])
      expect(await find(search), search).toEqual([[], []]);
  });

  test("applies the status and the days of the filter", async () => {
    const { orderId } = await place(await newBuyer({ name: "Zubin Okafor" }));
    const today = dayInIndia(Date.now());
    const find = async (asked: Asked) =>
      (await acting(admin, () => adminOrders.list({ search: "zubin", ...asked }))).orders.map(
        (order) => order.orderId,
      );
    expect(await find({ status: "pending", from: today, to: today })).toEqual([orderId]);
    expect(await find({ status: "completed" })).toEqual([]);
    expect(await find({ to: "2020-01-01" })).toEqual([]);
    expect(await find({ from: "2099-01-01" })).toEqual([]);
  });

  test("pages through many customers of one name without repeating one", async () => {
    const made = await Promise.all(
      Array.from({ length: 23 }, (_, at) =>
        newBuyer({ name: "Yamini Iyer", email: `yamini.iyer${at}@example.in` }),
      ),
    );
    for (const buyer of made) await place(buyer);
    const pages = await acting(admin, () =>
      allPages((from) => adminUsers.list({ search: "yam", limit: 5, ...from })),
    );
    const found = pages.flatMap(({ users }) => users.map(({ userId }) => userId));
    expect(found.sort()).toEqual(made.map(({ customerId }) => customerId).sort());
  });
});
