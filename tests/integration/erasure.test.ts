// An erasure: everything of a person goes but what tax law wants kept, sealed; whatever dies on the way, and whatever comes after.

import { setBlocked } from "@store/core/customers/block-customer";
import { validateLogin } from "@store/core/customers/validate-login";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { createAuthorizedUser } from "@store/core/orders/admin/create-authorized-user";
import { OrderEntity } from "@store/core/orders/order.entity";
import { settle } from "@store/core/orders/settlement/settle";
import { days, hours, minutes } from "@store/core/platform/time";
import { privacyChange } from "@store/core/privacy/privacy-change";
import { privacyRead } from "@store/core/privacy/privacy-read";
import { privacyRequests } from "@store/core/privacy/privacy-requests";
import { readRetainedBuyer } from "@store/core/privacy/retained-buyer.entity";
import { describe, expect, test, vi } from "vitest";
import { acting, newAdmin } from "../support/admin.ts";
import { alarms } from "../support/alarms.ts";
import { as, keepSignUp, newBuyer, newCoupon, newMember, place, unique } from "../support/buyers.ts";
import { leave, newVisitor } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { expectSettled } from "../support/invariants.ts";
import { mailedPassword, sweep } from "../support/mail-worker.ts";
import {
  askToErase,
  enterCentre,
  erase,
  erasureRequests,
  mailsTo,
  newSomeone,
  openCentre,
  rowsThatTell,
  type Someone,
  someoneWhoPaid,
  tracesOf,
} from "../support/privacy.ts";
import { tap } from "../support/sdk-tap.ts";
import { adapters, configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

describe("a finished erasure", () => {
  test("leaves a buyer in no row but the sealed one", async () => {
    const { someone, orderId } = await someoneWhoPaid({ upsells: ["seo-checklist"] });
    await leave(newVisitor(someone));
    await place(await newBuyer(someone)).then(({ sessionId }) => stripe.control.expire(sessionId));
    await sweep();
    await as({ ip: unique() }, () =>
      validateLogin({
        username: someone.email,
        password: mailedPassword(orderId),
        resourceType: "checklist",
      }),
    );
    travel(hours(1));
    for (const { orderId: id } of (await readTable()).order) await settle(id);
    expect((await rowsThatTell(someone)).length).toBeGreaterThan(10);
    await erase(someone);
    // What a day's counters and minutes' rows hold ends with them.
    travel(days(2));
    expect(await rowsThatTell(someone)).toEqual([]);
    const lines = [console.error, console.info]
      .flatMap((spy) => (vi.isMockFunction(spy) ? spy.mock.calls : []))
      .flat()
      .map(String)
      .join("\n");
    for (const trace of tracesOf(someone)) expect(lines).not.toContain(trace);
    expect(await readRetainedBuyer(orderId)).toMatchObject({
      ...someone,
      keepUntil: expect.stringMatching(/-03-31$/),
    });
    expect(await erasureRequests()).toMatchObject([{ state: "done", list: "closed" }]);
  });

  test("leaves nothing of a visitor who never paid", async () => {
    const [basket, unpaid] = [newSomeone(), newSomeone()];
    await leave(newVisitor(basket));
    const { orderId, sessionId } = await place(await newBuyer(unpaid));
    stripe.control.expire(sessionId);
    await settle(orderId);
    for (const someone of [basket, unpaid]) await erase(someone);
    travel(days(2));
    for (const someone of [basket, unpaid]) expect(await rowsThatTell(someone)).toEqual([]);
    expect((await readTable()).held).toEqual([]);
  });

  test("has been told in one mail before it and one after it", async () => {
    const { someone, orderId } = await someoneWhoPaid();
    await erase(someone);
    const told = mailsTo(someone.email).filter(({ kind }) => kind.startsWith("erasure"));
    expect(told.map(({ kind }) => kind).sort()).toEqual(["erasure-begun", "erasure-done"]);
    for (const mail of told) expect(mail).toMatchObject({ name: someone.name, kept: [{ orderId }] });
    await sweep();
    expect(mailsTo(someone.email).filter(({ kind }) => kind === "erasure-done")).toHaveLength(1);
  });

  test("ends the login and keeps the money figures", async () => {
    const { someone, orderId } = await someoneWhoPaid();
    await sweep();
    const password = mailedPassword(orderId);
    const before = await adminDashboard.totals({});
    await erase(someone);
    const login = as({ ip: unique() }, () => validateLogin({ username: someone.email, password }));
    await expect(login).rejects.toMatchObject({ code: "login.invalid" });
    const after = await adminDashboard.totals({});
    expect(after.totals).toEqual({ ...before.totals, users: before.totals.users - 1 });
    await expectSettled();
    // The request itself is still theirs to see.
    expect((await openCentre(someone)) !== undefined).toBe(true);
  });
});

describe("the seven days before an erasure", () => {
  test("leave everything untouched, so that the request can be taken back", async () => {
    const { someone } = await someoneWhoPaid();
    await askToErase(someone);
    travel(days(7) - minutes(1));
    await privacyRequests();
    expect(await erasureRequests()).toMatchObject([{ state: "cooling" }]);
    const privacyToken = await enterCentre(someone);
    await privacyChange.undo({ privacyToken });
    travel(days(8));
    await privacyRequests();
    expect(await erasureRequests()).toMatchObject([{ state: "undone", list: "closed" }]);
    expect((await erasureRequests())[0]?.sealed).toBeUndefined();
    expect((await readTable()).customer).toMatchObject([{ state: "member", email: someone.email }]);
    await expect(privacyChange.undo({ privacyToken: await enterCentre(someone) })).rejects.toMatchObject({
      code: "privacy.nothing_to_undo",
    });
  });

  test("hold one request however often it is made", async () => {
    const { someone } = await someoneWhoPaid();
    const privacyToken = await enterCentre(someone);
    const ask = () => privacyChange.erase({ privacyToken, words: "ERASE" });
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(other).toEqual(one);
    await ask();
    expect(await erasureRequests()).toHaveLength(1);
    await privacyChange.undo({ privacyToken });
    await ask();
    expect((await erasureRequests()).map(({ state }) => state).sort()).toEqual(["cooling", "undone"]);
  });
});

describe("an erasure", () => {
  const waits = async (someone: Someone) => {
    await askToErase(someone);
    const { waitsFor } = await privacyRead({ privacyToken: await enterCentre(someone) });
    travel(days(7));
    await privacyRequests();
    const [request] = await erasureRequests();
    return { waitsFor, state: request?.state, reason: request?.waitsFor };
  };

  test("sets aside orders that others place in the person's name", async () => {
    const { someone } = await someoneWhoPaid();
    await askToErase(someone);
    travel(days(7) - minutes(1));
    const { orderId } = await place(await newBuyer({ ...someone, name: "A Stranger" }));
    travel(minutes(1));
    await privacyRequests();
    expect(await erasureRequests()).toMatchObject([{ state: "scrubbed", dueAt: Date.now() + hours(1) }]);
    travel(hours(1));
    await place(await newBuyer({ email: someone.email, name: "A Stranger" }));
    await settle(orderId);
    await privacyRequests();
    expect(await erasureRequests()).toMatchObject([
      { state: "done", orderIds: expect.arrayContaining([orderId]) },
    ]);
    const { order } = await readTable();
    expect(order.filter(({ name }) => name === "A Stranger")).toHaveLength(1);
  });

  test("waits for money under way with one alarm after three days", async () => {
    const someone = newSomeone();
    const { orderId } = await place(await newBuyer(someone));
    await OrderEntity.patch({ orderId }).set({ processing: true }).go();
    expect(await waits(someone)).toMatchObject({
      state: "cooling",
      reason: expect.stringContaining("on its way"),
    });
    const late = () => alarms().filter(({ event }) => event === "privacy.late").length;
    for (const seen of [0, 0, 1, 1]) {
      travel(days(1));
      await privacyRequests();
      expect(late()).toBe(seen);
    }
  });

  test("asks the provider's port how late a payment may come", async () => {
    configureShop({ payments: async (id) => ({ ...adapters[id], takesLateBy: days(9) }) });
    const someone = newSomeone();
    const { sessionId, orderId } = await place(await newBuyer(someone));
    stripe.control.expire(sessionId);
    await settle(orderId);
    expect((await waits(someone)).reason).toContain("may still arrive");
    travel(days(2));
    await privacyRequests();
    expect((await erasureRequests())[0]?.state).toBe("done");
  });

  test("removes any number of sign-ups that others made with the address in release 1.0.0", async () => {
    const { someone, order } = await someoneWhoPaid();
    for (let made = 0; made < 130; made++) await keepSignUp(await newBuyer({ email: someone.email }));
    const { identities, more } = await privacyRead({ privacyToken: await enterCentre(someone) });
    expect(identities.length).toBeLessThanOrEqual(51);
    expect(identities.map(({ customerId }) => customerId)).toContain(order.customerId);
    expect(more).toBe(true);
    await erase(someone);
    expect((await readTable()).customer).toMatchObject([{ customerId: order.customerId, state: "deleted" }]);
    expect(await erasureRequests()).toMatchObject([{ state: "done", customerIds: [order.customerId] }]);
  });

  test("waits for a refund under way and a dispute", async () => {
    const [refunded, disputed] = [newSomeone(), newSomeone()];
    const { order } = await newMember({}, refunded);
    stripe.control.planRefunds("pending", order.paymentId);
    stripe.control.refund(order.paymentId ?? "");
    await settle(order.orderId);
    expect((await waits(refunded)).reason).toContain("on its way back");
    const { order: other } = await newMember({}, disputed);
    stripe.control.dispute(other.paymentId ?? "");
    await settle(other.orderId);
    await askToErase(disputed);
    travel(days(7));
    await privacyRequests();
    const found = (await erasureRequests()).find(({ waitsFor }) => waitsFor?.includes("dispute"));
    expect(found).toMatchObject({ state: "cooling" });
  });

  test("does not wait for a block, a gift, a free order or a second account", async () => {
    const { someone, order } = await someoneWhoPaid();
    await setBlocked(order.customerId, true, "admin");
    const free = await newCoupon(100);
    await place(await newBuyer(someone), { discount: free, upsells: ["seo-checklist"] });
    await acting(await newAdmin(), () =>
      createAuthorizedUser({ username: someone.email, resourceType: "ad-templates" }),
    );
    await newMember({ upsells: ["agency-license"] }, someone);
    const rows = await readTable();
    expect(new Set(rows.customer.map(({ state }) => state))).toContain("merged");
    await erase(someone);
    travel(days(2));
    expect(await rowsThatTell(someone)).toEqual([]);
    const after = await readTable();
    expect(after.held).toHaveLength(2);
    expect(after.customer.every(({ state }) => state === "deleted")).toBe(true);
  });
});

test("an erasure killed at any write is finished by the next runs", async () => {
  let survived = false;
  for (let deathAt = 1; !survived; deathAt++) {
    expect(deathAt).toBeLessThan(80);
    const { someone, orderId } = await someoneWhoPaid();
    await leave(newVisitor(someone));
    await askToErase(someone);
    travel(days(7));
    let writes = 0;
    const stop = tap({
      after({ operation }) {
        if (!/Put|Update|Delete|TransactWrite/.test(operation)) return;
        if (++writes === deathAt) throw new Error("killed");
        if (writes > deathAt) throw new Error("dead");
      },
    });
    await privacyRequests();
    survived = writes < deathAt;
    stop();
    travel(hours(1));
    await privacyRequests();
    await sweep();
    travel(days(2));
    expect(await rowsThatTell(someone), `died after write ${deathAt}`).toEqual([]);
    expect(await readRetainedBuyer(orderId)).toMatchObject(someone);
    expect(mailsTo(someone.email).filter(({ kind }) => kind === "erasure-done")).toHaveLength(1);
  }
});
