// What admins do with customers: each action, its row in the audit, and who is thrown out by it.
import { validateLogin } from "@store/core/access/validate-login";
import { verifyResourceToken } from "@store/core/access/verify-resource-token";
import { adminUsers } from "@store/core/admin/admin-users";
import { createAuthorizedUser } from "@store/core/admin/create-authorized-user";
import { CustomerEntity, readCustomer } from "@store/core/customer/customer.entity";
import { beforeEach, describe, expect, test } from "vitest";
import { acting, type Person, setUp } from "../support/admin.ts";
import { alarmsAbout } from "../support/alarms.ts";
import {
  as,
  askStatus,
  newBuyer,
  newMember,
  type Placed,
  pay,
  place,
  theOrder,
  unique,
} from "../support/buyers.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { tap } from "../support/sdk-tap.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

let admin: Person;
beforeEach(async () => {
  admin = await setUp();
});
const refused = (code: string) => expect.objectContaining({ code });

type Actions = typeof adminUsers;
/** One action, by the admin of this test. */
const act = <Name extends keyof Actions>(name: Name, input: Parameters<Actions[Name]>[0]) =>
  acting(admin, () =>
    (adminUsers[name] as (input: unknown) => ReturnType<Actions[Name]>)(input),
  ) as ReturnType<Actions[Name]>;

const audits = async (userId: string) =>
  (await readTable()).audit
    .filter(({ target }) => target === userId)
    .map(({ action, by }) => `${action} ${by}`);

/** Somebody who stands in an open gate. */
async function newVisitor() {
  const member = await newMember();
  const password = (await askStatus(member)).credentials?.password ?? "";
  const resourceType = "checklist";
  const logIn = (username = member.buyer.email, secret = password) =>
    as({ ip: unique() }, () => validateLogin({ username, password: secret, resourceType }));
  const { sessionToken } = await logIn();
  const enter = () => verifyResourceToken(async () => undefined)({ sessionToken, resourceType });
  const userId = member.order.customerId;
  const { email, phone, name: fullName } = member.buyer;
  return { ...member, userId, logIn, enter, profile: { email, phone, fullName } };
}

/** Somebody whose address is kept, and who has not paid. */
async function newReserved() {
  const { customerId: userId, email, phone, name: fullName } = await newBuyer();
  return { userId, profile: { email, phone, fullName } };
}

describe("a profile", () => {
  test("changes with its login: the old address opens nothing, the new one the same areas; search follows", async () => {
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

  test("to an address that somebody has: refused, and nothing has moved", async () => {
    const [one, other] = [await newVisitor(), await newVisitor()];
    const taken = { ...one.profile, email: other.profile.email };
    await expect(act("update-profile", { userId: one.userId, ...taken })).rejects.toEqual(
      refused("customer.email_taken"),
    );
    await one.logIn();
    expect(await audits(one.userId)).toEqual([]);
    await expectIdle();
  });

  test("changed by somebody else since the form was opened: refused, whichever of two at once is second", async () => {
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

  test("of somebody who has not paid: no login is made; saved as it was: nothing is written", async () => {
    const buyer = await newBuyer();
    const profile = { email: `new.${unique()}@example.in`, phone: buyer.phone, fullName: "Mira Nair" };
    await act("update-profile", { userId: buyer.customerId, ...profile });
    await act("update-profile", { userId: buyer.customerId, ...profile });
    expect((await readTable()).login).toEqual([]);
    expect(await audits(buyer.customerId)).toHaveLength(1);
    await expectIdle();
  });
});

describe("a password by an admin's hand", () => {
  test("is the one that logs in; every session ends at once, and the customer is told", async () => {
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

  test("for somebody without a login is refused", async () => {
    const { customerId: userId } = await newBuyer();
    await expect(act("update-password", { userId, password: "x" })).rejects.toEqual(
      refused("customer.no_login"),
    );
    await expect(act("update-password", { userId: "CUST_1234567890", password: "x" })).rejects.toEqual(
      refused("customer.not_found"),
    );
  });
});

test("blocked: out of the open gate at once; unblocked: a new login is needed, and works", async () => {
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
  "%s of a customer who keeps changing: asked to try again",
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

describe("a deleted customer", () => {
  test("is in no list and no figure, has no login, and the gate closes at once; the address can buy again", async () => {
    const { userId, logIn, enter, profile } = await newVisitor();
    await act("delete", { userId });
    await expect(enter()).rejects.toEqual(refused("session.invalid"));
    for (const name of [profile.email, userId])
      await expect(logIn(name)).rejects.toEqual(refused("login.invalid"));
    for (const search of [undefined, userId, profile.email, "asha"])
      expect((await act("list", { search })).users).toEqual([]);
    for (const again of ["delete", "block"] as const)
      await expect(act(again, { userId })).rejects.toEqual(refused("customer.not_found"));
    await expect(act("update-profile", { userId, ...profile, fullName: "X" })).rejects.toEqual(
      refused("customer.not_found"),
    );
    expect(await audits(userId)).toEqual([`customer.delete ${admin.email}`]);
    const anew = await newMember({}, { email: profile.email });
    expect(anew.order).toMatchObject({ status: "completed" });
    expect(anew.order.joined).toBeUndefined();
    await expectIdle();
  });

  test.each(["who has paid", "who has not"])(
    "%s, whose name changes meanwhile: found under neither name",
    async (who) => {
      const { userId, profile } = who === "who has paid" ? await newVisitor() : await newReserved();
      const race = interleave("TransactWriteItems", `CUSTOMER#${userId}`, () =>
        act("update-profile", { userId, ...profile, fullName: "Leela Menon" }),
      );
      await act("delete", { userId });
      expect(race.ran()).toBe(true);
      for (const search of ["leela", "menon", "asha", profile.email])
        expect((await act("list", { search })).users, search).toEqual([]);
      expect((await readTable()).search.filter(({ id }) => id === userId)).toEqual([]);
      await expectIdle();
    },
  );

  test("whose open payment page is paid: the money goes to a person", async () => {
    const { buyer, sessionId, orderId } = await place(await newBuyer());
    await act("delete", { userId: buyer.customerId });
    await pay({ buyer, sessionId, orderId } as Placed);
    expect(await theOrder(orderId)).toMatchObject({ status: "failed", review: "no account to join" });
    expect(alarmsAbout(orderId).length).toBeGreaterThan(0);
    await expectIdle();
  });

  test("changed before their first order: their own words hold, and they are found by them", async () => {
    const buyer = await newBuyer();
    const profile = { email: "moved@example.in", phone: "9845011111", fullName: "Leela Menon" };
    await act("update-profile", { userId: buyer.customerId, ...profile });
    const placed = await place(buyer);
    expect((await readCustomer(buyer.customerId))?.email).toBe(buyer.email);
    await expectSound();
    expect((await pay(placed)).status).toBe("completed");
    await expectIdle();
  });

  test("deleted before their first order: they are no user, and found by nothing, when it is placed", async () => {
    const buyer = await newBuyer();
    await act("delete", { userId: buyer.customerId });
    const before = await readCustomer(buyer.customerId);
    await place(buyer);
    expect(await readCustomer(buyer.customerId)).toEqual(before);
    expect((await readTable()).search.filter(({ id }) => id === buyer.customerId)).toEqual([]);
    await expectSound();
  });

  test("whose order is paid back: the books say so, and nothing else is to be done", async () => {
    const { userId, order, orderId } = await newVisitor();
    await act("delete", { userId });
    stripe.control.refund(order.paymentId ?? "");
    await deliver(orderId);
    expect(await theOrder(orderId)).toMatchObject({ status: "refunded", refundedAmount: 999 });
    await expectIdle();
  });

  test("while they are blocked, given and taken things, ten times over: the table agrees with itself", async () => {
    for (let round = 0; round < 5; round++) {
      const { userId, profile, orderId } = await newVisitor();
      await Promise.allSettled([
        act("block", { userId }),
        act("delete", { userId }),
        act("update-password", { userId, password: "another password" }),
        act("update-profile", { userId, ...profile, email: `moved.${unique()}@example.in` }),
        acting(admin, () => createAuthorizedUser({ username: userId, resourceType: "seo-checklist" })),
        act("delete", { userId }),
      ]);
      expect(await readCustomer(userId)).toMatchObject({ state: "deleted" });
      expect((await theOrder(orderId)).status).toBe("completed");
      await expectSound();
    }
  });
});

test("sync: whoever has paid but was never noticed is a member, and the number says how many changed", async () => {
  const placed = await Promise.all([1, 2, 3].map(async () => place(await newBuyer())));
  for (const { sessionId } of placed.slice(0, 2)) stripe.control.pay(sessionId);
  expect(await act("sync-payment-status", {})).toEqual({ updated: 2, more: false });
  expect(await act("sync-payment-status", {})).toEqual({ updated: 0, more: false });
  expect((await act("list", { status: "paid" })).users).toHaveLength(2);
  expect((await act("list", { status: "not-paid" })).users).toHaveLength(1);
  await expectIdle();
});

test("a gift opens the area, stands in the list of orders and in the story, and can be deleted and given again", async () => {
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
  const { adminOrders } = await import("@store/core/admin/admin-orders");
  await acting(admin, () => adminOrders.delete({ orderId: gift?.orderId ?? "" }));
  expect((await readCustomer(userId))?.grantSeoChecklist ?? []).toHaveLength(0);
  await give();
  expect((await readCustomer(userId))?.grantSeoChecklist).toHaveLength(1);
  await expectIdle();
  await expect(
    acting(admin, () => createAuthorizedUser({ username: "nobody@example.in", resourceType: "checklist" })),
  ).rejects.toEqual(refused("customer.not_found"));
});

test("a way in is sent again, and an audit row says so", async () => {
  const { userId } = await newVisitor();
  await act("resend-access", { userId });
  expect(await audits(userId)).toEqual([`customer.resend-access ${admin.email}`]);
  await expect(act("resend-access", { userId: "CUST_1234567890" })).rejects.toEqual(
    refused("customer.not_found"),
  );
});
