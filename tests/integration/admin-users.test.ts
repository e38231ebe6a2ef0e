// What admins do with customers: each action, its row in the audit, and who is thrown out by it.

import { countOf } from "@store/contract/gst/invoice-number";
import { CustomerEntity } from "@store/core/customers/customer.entity";
import { createAuthorizedUser } from "@store/core/orders/admin/create-authorized-user";
import { OrderEntity } from "@store/core/orders/order.entity";
import { days, minutes } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { acting, firstAdmin } from "../support/admin.ts";
import { actionsOf, audits, newVisitor } from "../support/admin-users.ts";
import { newBuyer, ordersThatGive, place, theOrder, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectIdle } from "../support/idle.ts";
import { refused } from "../support/refused.ts";
import { tap } from "../support/sdk-tap.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const admin = firstAdmin();

const act = actionsOf(() => admin);

describe("a profile", () => {
  test("takes the login and the search along when an admin changes it", async () => {
    const { userId, logIn, enter, profile } = await newVisitor();
    const email = `moved.${unique()}@example.in`;
    await act("update-profile", { userId, email, phone: "9811122233", fullName: "Mira Nair", seen: profile });
    await expect(logIn()).rejects.toEqual(refused("login.invalid"));
    await logIn(email);
    await logIn(userId);
    await enter();
    for (const search of [email, "9811122233", "mir", "nair", userId])
      expect((await act("list", { search })).users, search).toMatchObject([
        { userId, email, fullName: "Mira Nair" },
      ]);
    for (const search of [profile.email, profile.phone, "asha"])
      expect((await act("list", { search })).users, search).toEqual([]);
    expect(await audits(userId)).toEqual([`customer.update ${admin.email}`]);
    await expectIdle();
  });

  test("keeps its address if another account has the new one", async () => {
    const [one, other] = [await newVisitor(), await newVisitor()];
    const taken = { ...one.profile, email: other.profile.email };
    await expect(act("update-profile", { userId: one.userId, ...taken })).rejects.toEqual(
      refused("customer.email_taken"),
    );
    await one.logIn();
    expect(await audits(one.userId)).toEqual([]);
    await expectIdle();
  });

  test("rejects a change made from an outdated form", async () => {
    const { userId, profile } = await newVisitor();
    const results = await Promise.allSettled(
      ["Mira", "Leela", "Kavya"].map((fullName) =>
        act("update-profile", { userId, ...profile, fullName, seen: profile }),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toEqual(refused("customer.changed"));
    expect(await audits(userId)).toHaveLength(1);
    await expectIdle();
  });

  test("gains no login by a change before the customer has paid", async () => {
    const { buyer } = await place(await newBuyer());
    const profile = { email: `new.${unique()}@example.in`, phone: buyer.phone, fullName: "Mira Nair" };
    await act("update-profile", { userId: buyer.customerId, ...profile });
    await act("update-profile", { userId: buyer.customerId, ...profile });
    expect((await readTable()).login).toEqual([]);
    expect(await audits(buyer.customerId)).toHaveLength(1);
    await expectIdle();
  });
});

describe("a password set by an admin", () => {
  test("replaces the customer's own and ends every session", async () => {
    const { userId, logIn, enter, orderId } = await newVisitor();
    await act("update-password", { userId, password: "one of the admin's making" });
    await expect(enter()).rejects.toEqual(refused("session.invalid"));
    await expect(logIn()).rejects.toEqual(refused("login.invalid"));
    await logIn(undefined, "one of the admin's making");
    const { outbox, audit } = await readTable();
    expect(outbox.map(({ kind }) => kind)).toContain("password-changed");
    expect(JSON.stringify(audit)).not.toContain("making");
    expect(await audits(userId)).toEqual([`customer.password ${admin.email}`]);
    expect((await theOrder(orderId)).status).toBe("completed");
    await expectIdle();
  });

  test("is refused for a customer without a login", async () => {
    const { customerId: userId } = (await place(await newBuyer())).buyer;
    await expect(act("update-password", { userId, password: "x" })).rejects.toEqual(
      refused("customer.no_login"),
    );
    await expect(act("update-password", { userId: "CUST_1234567890", password: "x" })).rejects.toEqual(
      refused("customer.not_found"),
    );
  });
});

test("a block ends the customer's sessions, which an unblock does not revive", async () => {
  const { userId, logIn, enter } = await newVisitor();
  await act("block", { userId });
  await expect(enter()).rejects.toEqual(refused("session.invalid"));
  await expect(logIn()).rejects.toEqual(refused("login.invalid"));
  expect((await act("list", { status: "blocked" })).users).toMatchObject([{ userId, banned: true }]);
  await act("unblock", { userId });
  await expect(enter()).rejects.toEqual(refused("session.invalid"));
  await logIn();
  expect(await audits(userId)).toEqual(
    expect.arrayContaining([`customer.block ${admin.email}`, `customer.unblock ${admin.email}`]),
  );
  await expectIdle();
});

test.each(["block", "unblock"] as const)(
  "%s of a customer who keeps changing asks the admin to try again",
  async (action) => {
    const { userId } = await newVisitor();
    if (action === "unblock") await act("block", { userId });
    let met = 0;
    const stop = tap({
      async before({ operation, keys }) {
        if (operation !== "TransactWriteItems" || !keys.includes(`CUSTOMER#${userId}`)) return;
        met++;
        await CustomerEntity.update({ customerId: userId }).add({ epoch: 1 }).go();
      },
    });
    await expect(act(action, { userId })).rejects.toMatchObject({ code: "customer.changed", status: 409 });
    stop();
    expect(met).toBeGreaterThan(1);
  },
);

test("the sync makes a member of each customer who has paid unnoticed", async () => {
  const placed = await Promise.all([1, 2, 3].map(async () => place(await newBuyer())));
  for (const { sessionId } of placed.slice(0, 2)) stripe.control.pay(sessionId);
  expect(await act("sync-payment-status", {})).toEqual({ updated: 2, more: false });
  expect(await act("sync-payment-status", {})).toEqual({ updated: 0, more: false });
  expect((await act("list", { status: "paid" })).users).toHaveLength(2);
  expect((await act("list", { status: "not-paid" })).users).toHaveLength(1);
  await expectIdle();
});

test("the sync passes over an order it cannot read and continues in a second run", async () => {
  const placed = await Promise.all([1, 2].map(async () => place(await newBuyer())));
  for (const { sessionId } of placed) stripe.control.pay(sessionId);
  const broken = `ORDER#${placed[0]?.orderId}`;
  const stop = tap({
    before({ keys }) {
      if (keys.includes(broken)) throw Object.assign(new Error("Not readable"), { $metadata: {} });
    },
  });
  expect(await act("sync-payment-status", {})).toEqual({ updated: 1, more: false });
  stop();
  travel(minutes(10));
  const template = await theOrder(placed[0]?.orderId ?? "");
  const laid = Array.from({ length: 41 }, (_, index) => ({
    ...template,
    orderId: `ORDER_1700000000000_laid${countOf(index)}`,
    // The paid one last: it waits for the second run.
    dueAt: Date.now() - days(1) + index,
  }));
  await Promise.all(laid.map((order) => OrderEntity.put(order).go()));
  expect(await act("sync-payment-status", {})).toEqual({ updated: 0, more: true });
  expect(await act("sync-payment-status", {})).toEqual({ updated: 1, more: false });
});

test("a gift is an order that can be deleted and given again", async () => {
  const { userId, profile } = await newVisitor();
  const give = () =>
    acting(admin, () =>
      createAuthorizedUser({ username: profile.email.toUpperCase(), resourceType: "seo-checklist" }),
    );
  await give();
  const { orders, lines } = await act("story", { userId });
  const [gift] = orders.filter(({ source }) => source === "gift");
  expect(gift).toMatchObject({ paymentStatus: "completed", finalAmount: 0, setBy: admin.email });
  expect(lines.map(({ ids }) => ids)).toContain(gift?.orderId);
  const { adminOrders } = await import("@store/core/orders/admin/admin-orders");
  await acting(admin, () => adminOrders.delete({ orderId: gift?.orderId ?? "" }));
  expect(await ordersThatGive(userId, "seo-checklist")).toHaveLength(0);
  await give();
  expect(await ordersThatGive(userId, "seo-checklist")).toHaveLength(1);
  await expectIdle();
  await expect(
    acting(admin, () => createAuthorizedUser({ username: "nobody@example.in", resourceType: "checklist" })),
  ).rejects.toEqual(refused("customer.not_found"));
});

test("a customer's access mail sent again by an admin leaves a row in the audit", async () => {
  const { userId } = await newVisitor();
  await act("resend-access", { userId });
  expect(await audits(userId)).toEqual([`customer.resend-access ${admin.email}`]);
  await expect(act("resend-access", { userId: "CUST_1234567890" })).rejects.toEqual(
    refused("customer.not_found"),
  );
});
