// Carts that were left at the checkout: when a reminder goes out, what it says, and when none does.

import { offer } from "@store/contract/offer/offer";
import { suppress } from "@store/core/outbox/suppression.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { issueVisitToken } from "@store/core/platform/checkout-token";
import { days, hours, minutes } from "@store/core/platform/time";
import { afterEach, describe, expect, test, vi } from "vitest";
import { alarms } from "../support/alarms.ts";
import { changeCoupon, newBuyer, newCoupon, newMember, pay, place } from "../support/buyers.ts";
import {
  later,
  leave,
  newVisitor,
  remind,
  remindersTo,
  theCart,
  tokenIn,
  visitorWhoLeft,
} from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { letSessionsEnd } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSettled } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import { configureShop, siteUrl } from "../support/settings.ts";
import { ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

afterEach(() => expectSettled());

describe("the first reminder", () => {
  test("goes out once, five minutes after the last recording", async () => {
    const visitor = await visitorWhoLeft();
    await later(minutes(4));
    await leave(visitor, { upsells: ["seo-checklist"] });
    await later(minutes(5) - 1);
    expect(remindersTo(visitor)).toEqual([]);
    await later(1);
    expect(remindersTo(visitor)).toHaveLength(1);
    for (let run = 0; run < 3; run++) await later(days(1));
    expect(remindersTo(visitor)).toHaveLength(1);
  });

  test("says what the catalogue says, whatever the browser claimed", async () => {
    const visitor = await visitorWhoLeft({
      cartTotal: 1,
      cartItems: ["Free money at evil.example"],
      upsells: ["seo-checklist", "ad-templates"],
      discountCode: offer.quickCoupon.code,
    });
    await later();
    const [reminder] = remindersTo(visitor);
    expect(reminder).toMatchObject({
      kind: "cart-1",
      name: "Ravi",
      lines: [{ price: 999 }, { price: 599 }, { price: 299 }],
      subtotal: 1897,
      discountCode: offer.quickCoupon.code,
      discountAmount: 379,
      total: 1518,
      siteUrl,
    });
    expect(JSON.stringify(reminder)).not.toContain("evil");
    const back = new URL(reminder?.restoreUrl ?? "");
    expect(back.origin + back.pathname).toBe(`${siteUrl}/checkout`);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      upsells: "seo-checklist,ad-templates",
      code: offer.quickCoupon.code,
      cart: expect.stringMatching(/^[\w-]+\.[\w-]{43}$/),
    });
  });

  test("shows the full price when the code is not valid", async () => {
    const [one, other] = [newVisitor(), newVisitor()];
    const { code } = await newCoupon(50);
    await leave(one, { discountCode: "VISITEVILEXAMPLE" });
    await leave(other, { discountCode: code });
    await changeCoupon(code, { active: false });
    await later();
    for (const visitor of [one, other]) {
      const [reminder] = remindersTo(visitor);
      expect(reminder).toMatchObject({ discountAmount: 0, total: 999 });
      expect(JSON.stringify(reminder)).not.toMatch(/VISIT|"discountCode"/);
      expect(reminder?.restoreUrl).not.toContain("code=");
    }
  });

  test.each(["evil.example", "Visit www.x", "Call me now on the phone please dear", "get.rich"])(
    "leaves out the name %s, which is a message",
    async (name) => {
      const visitor = newVisitor({ name });
      await leave(visitor);
      await later();
      expect(remindersTo(visitor)).toMatchObject([{ name: "" }]);
    },
  );

  test.each([
    ["Dr. A. P. J. Abdul Kalam", "Abdul"],
    ["Sbi Kyc Lapsed Ring Manager Rakesh", "Sbi"],
    ["അനിത", "അനിത"],
  ])("greets %s by one word, which says nothing else", async (name, greeted) => {
    const visitor = newVisitor({ name });
    await leave(visitor);
    await later();
    expect(remindersTo(visitor)[0]?.name).toBe(greeted);
  });

  test("carries what a mail program needs to unsubscribe with one click", async () => {
    const visitor = await visitorWhoLeft();
    await later();
    const mail = ses.mails().find(({ to }) => to === visitor.email);
    const [reminder] = remindersTo(visitor);
    const token = tokenIn(reminder?.unsubscribeUrl, "token");
    expect(mail?.headers).toMatchObject({
      "list-unsubscribe": `<${siteUrl}/api/unsubscribe?token=${token}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    expect(mail?.tags.kind).toBe("cart-1");
    const member = await newMember();
    await sweep();
    const welcome = ses.mails().find(({ tags }) => tags.orderId === member.orderId);
    expect(welcome?.headers["list-unsubscribe"]).toBeUndefined();
  });
});

describe("no reminder", () => {
  test("goes to a customer who has bought under any spelling of the address", async () => {
    const { buyer } = await newMember();
    await sweep();
    const visitor = newVisitor({ email: buyer.email });
    // On the day of the order, and when the cart no longer knows of it.
    for (const passed of [minutes(1), days(8), days(40)]) {
      travel(passed);
      await leave(visitor);
      await later();
      expect((await readTable()).outbox.filter(({ kind }) => kind === "cart-1")).toEqual([]);
      expect((await theCart(visitor)).dueAt).toBeUndefined();
    }
    expect(remindersTo(visitor)).toEqual([]);
  });

  test("goes to a buyer who pays between the schedule's turn and the worker's", async () => {
    const visitor = await visitorWhoLeft();
    travel(minutes(5));
    expect(await remind()).toMatchObject({ enqueued: 1 });
    await newMember({}, { email: visitor.email });
    await sweep();
    expect(remindersTo(visitor)).toEqual([]);
    expect((await readTable()).outbox.find(({ kind }) => kind === "cart-1")?.state).toBe("dropped");
  });

  test("follows an opened payment page by default", async () => {
    const visitor = await visitorWhoLeft();
    await place(await newBuyer({ email: visitor.email }));
    await leave(visitor);
    await later();
    await letSessionsEnd();
    await leave(visitor);
    await later();
    expect(remindersTo(visitor)).toEqual([]);
  });

  test("goes out before the payment page expires where the owner allows one after it", async () => {
    configureShop({ cartMailsAfterFailedPayment: true });
    const visitor = await visitorWhoLeft();
    await place(await newBuyer({ email: visitor.email }));
    await later();
    await later(minutes(20));
    expect(remindersTo(visitor)).toEqual([]);
    await letSessionsEnd();
    await later(minutes(10));
    expect(remindersTo(visitor)).toHaveLength(1);
    await later(days(1));
    expect(remindersTo(visitor)).toHaveLength(1);
  });

  test("goes to a buyer who pays in the last minute where the owner allows one", async () => {
    configureShop({ cartMailsAfterFailedPayment: true });
    const visitor = await visitorWhoLeft();
    const placed = await place(await newBuyer({ email: visitor.email }));
    await later(minutes(34));
    await pay(placed);
    await later(hours(1));
    expect(remindersTo(visitor)).toEqual([]);
  });

  test.each(["unsubscribed", "bounced", "complained"] as const)(
    "goes to an address that %s",
    async (reason) => {
      const [before, between] = [newVisitor(), newVisitor()];
      await suppress(emailHash(before.email), reason);
      for (const visitor of [before, between]) await leave(visitor);
      travel(minutes(5));
      await remind();
      await suppress(emailHash(between.email), reason);
      await sweep();
      for (const visitor of [before, between]) expect(remindersTo(visitor)).toEqual([]);
      await expectSettled();
    },
  );

  test("goes to an address that had one in the past seven days", async () => {
    const { email } = newVisitor();
    const visit = async () => {
      await leave(newVisitor({ email }));
      await later();
      return remindersTo({ email });
    };
    expect(await visit()).toHaveLength(1);
    for (let day = 1; day < 7; day++) {
      travel(days(1));
      expect(await visit()).toHaveLength(1);
    }
    travel(days(1));
    expect(await visit()).toHaveLength(2);
    const [first, second] = remindersTo({ email }).map(({ restoreUrl }) => tokenIn(restoreUrl, "cart"));
    expect(second).not.toBe(first);
  });

  test("goes to a second address from one checkout", async () => {
    configureShop({ cartMails: 3 });
    const visitor = await visitorWhoLeft();
    await later();
    const others = Array.from({ length: 3 }, () => newVisitor({ checkoutId: visitor.checkoutId }));
    for (const other of others) {
      await leave(other);
      await later(days(1));
    }
    expect(remindersTo(visitor)).toHaveLength(1);
    expect(others.flatMap(remindersTo)).toEqual([]);
  });

  test("goes out days late after an outage", async () => {
    const [one, other] = [newVisitor(), newVisitor()];
    await leave(one);
    await later(days(2));
    await leave(other);
    travel(minutes(5));
    await remind();
    await later(days(1));
    for (const visitor of [one, other]) expect(remindersTo(visitor)).toEqual([]);
  });
});

test("a cart that cannot be written to does not hold up the others", async () => {
  const [one, other] = [newVisitor(), newVisitor()];
  for (const visitor of [one, other]) await leave(visitor);
  travel(minutes(5));
  vi.mocked(console.error).mockClear();
  interleave("TransactWriteItems", `CART#${one.checkoutId}`, async () => {
    throw Object.assign(new Error("The table is away"), { $metadata: {} });
  });
  expect(await remind()).toEqual({ found: 2, enqueued: 1 });
  expect(alarms()).toMatchObject([{ event: "cart.stuck", cart: one.checkoutId }]);
  expect(await remind()).toEqual({ found: 1, enqueued: 1 });
  await sweep();
});

describe("a corrected address", () => {
  // What the page does: one visit, and everything that follows belongs to it.
  const correct = (wrong: ReturnType<typeof newVisitor>) =>
    newVisitor({ checkoutId: wrong.checkoutId, ip: wrong.ip });

  test("gets the reminder instead of the address before it", async () => {
    const wrong = newVisitor();
    await leave(wrong);
    travel(minutes(2));
    const right = correct(wrong);
    await leave(right);
    await later();
    expect(remindersTo(wrong)).toEqual([]);
    expect(remindersTo(right)).toHaveLength(1);
  });

  test("leaves neither address a reminder when a payment was started", async () => {
    const wrong = newVisitor();
    await leave(wrong);
    const right = correct(wrong);
    const checkoutToken = issueVisitToken(wrong.checkoutId);
    const placed = await place(await newBuyer({ email: right.email, checkoutToken }));
    await later();
    await pay(placed);
    await later(hours(1));
    expect([wrong, right].flatMap(remindersTo)).toEqual([]);
  });

  test("cancels the mail that is already queued for the former one", async () => {
    const wrong = newVisitor();
    await leave(wrong);
    travel(minutes(5));
    expect(await remind()).toMatchObject({ enqueued: 1 });
    await leave(correct(wrong));
    await sweep();
    expect(remindersTo(wrong)).toEqual([]);
  });
});

test("a cart is recorded only under a genuine visit token", async () => {
  const visitor = newVisitor();
  const buyer = await newBuyer();
  const good = issueVisitToken(visitor.checkoutId);
  for (const checkoutToken of [visitor.checkoutId, buyer.checkoutToken, `${good}A`])
    await expect(leave(visitor, { checkoutToken })).rejects.toMatchObject({ code: "checkout.expired" });
  travel(days(7));
  await expect(leave(visitor, { checkoutToken: good })).rejects.toMatchObject({ code: "checkout.expired" });
  expect((await readTable()).cart).toEqual([]);
});

describe("the limit on recordings", () => {
  const throttled = { code: "throttled" };

  test("stops a checkout after sixty in an hour", async () => {
    const visitor = newVisitor();
    for (let press = 0; press < 60; press++) await leave(visitor);
    await expect(leave(visitor)).rejects.toMatchObject(throttled);
    travel(hours(1));
    await leave(visitor);
  });

  test("stops a network after 128 addresses in a day", async () => {
    let told = 0;
    for (let round = 0; round < 24; round++) {
      const visits = Array.from({ length: 10 }, () => leave(newVisitor({ ip: "198.51.100.24" })));
      for (const { status } of await Promise.allSettled(visits)) told += status === "fulfilled" ? 1 : 0;
    }
    expect(told).toBeLessThanOrEqual(128);
    expect(told).toBeGreaterThan(96);
  });

  test("leaves room for sixty buyers behind one address", async () => {
    const ip = "203.0.113.60";
    const visitors = Array.from({ length: 60 }, () => newVisitor({ ip }));
    for (const visitor of visitors) for (let press = 0; press < 3; press++) await leave(visitor);
    expect((await readTable()).cart).toHaveLength(60);
  });
});
