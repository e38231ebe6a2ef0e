// What `npm run seed` leaves: a shop like one that has lived, true to every invariant, and shown by the admin area.

import { dayInIndia } from "@store/contract/format";
import { validateLogin } from "@store/core/customers/validate-login";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { adminUsers } from "@store/core/orders/admin/admin-users";
import { days } from "@store/core/platform/time";
import { expect, test } from "vitest";
import { acting, allPages, setUp } from "../support/admin.ts";
import { as, unique } from "../support/buyers.ts";
import { expectSound } from "../support/invariants.ts";
import { fillShop, seedPassword } from "../support/seed/fill.ts";
import { emptyTable, readTable } from "../support/table-rows.ts";
import "../support/shop.ts";

test("a seeded year of customers keeps every invariant", async () => {
  await emptyTable();
  const now = Date.now();
  await fillShop({ customers: 120, now });
  await expectSound();
  const { order: orders, customer: customers } = await readTable();
  expect([orders.length, customers.length]).toEqual([120, 120]);
  expect(new Set(orders.map(({ month }) => month)).size).toBeGreaterThan(8);
  const admin = await setUp();
  await acting(admin, async () => {
    const pages = await allPages((from) => adminOrders.list({ limit: 50, ...from }));
    expect(new Set(pages.flatMap(({ orders }) => orders.map(({ orderId }) => orderId))).size).toBe(120);
    const { stats } = await adminOrders.stats({});
    const { days: figures } = await adminDashboard.period({
      from: dayInIndia(now - days(365)),
      to: dayInIndia(now),
    });
    expect(figures.reduce((sum, day) => sum + day.orders, 0)).toBe(120);
    const sum = (of: (day: (typeof figures)[number]) => number) =>
      figures.reduce((all, day) => all + of(day), 0);
    expect(sum(({ revenue }) => revenue)).toBe(stats.revenue);
    expect(sum(({ gross, refundedAmount }) => gross - refundedAmount)).toBe(stats.revenue);
    const member = customers.find(({ hasPaid }) => hasPaid);
    expect((await adminUsers.list({ search: member?.email })).users).toMatchObject([
      { userId: member?.customerId },
    ]);
    const login = {
      username: member?.email ?? "",
      password: seedPassword,
      resourceType: "checklist" as const,
    };
    await as({ ip: unique() }, () => validateLogin(login));
  });
});
