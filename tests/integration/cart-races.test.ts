// One reminder per cart however many runs of the schedule overlap or die (F16), and none to somebody who has bought (F17).

import { dayInIndia } from "@store/contract/format";
import { abandonedCarts } from "@store/core/carts/abandoned-carts";
import { readOrder } from "@store/core/orders/order.entity";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { settle } from "@store/core/orders/settlement/settle";
import { suppress } from "@store/core/outbox/suppression.entity";
import { emailHash } from "@store/core/platform/address-hash";
import { issueVisitToken } from "@store/core/platform/checkout-token";
import { readDays } from "@store/core/platform/counter.entity";
import { minutes } from "@store/core/platform/time";
import { expect, test, vi } from "vitest";
import { newBuyer, pay, place } from "../support/buyers.ts";
import {
  later,
  leave,
  newVisitor,
  remind,
  remindersTo,
  theCart,
  type Visitor,
  visitorWhoLeft,
} from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { dieEverywhere, killed, killedProcess, limit } from "../support/crash.ts";
import { size } from "../support/full.ts";
import { interleave } from "../support/interleave.ts";
import { expectSettled, expectSound } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import { configureShop } from "../support/settings.ts";
import { ses } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

async function inPortions<T>(count: number, size: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let start = 0; start < count; start += size) {
    const portion = Array.from({ length: Math.min(size, count - start) }, (_, index) => make(start + index));
    made.push(...(await Promise.all(portion)));
  }
  return made;
}

const leftOne = async (): Promise<Visitor> => {
  const visitor = await visitorWhoLeft();
  return visitor;
};

const manyCarts = size(100, 40);
const manyOrders = size(200, 15);

test(
  `ten overlapping runs send one reminder for each of ${manyCarts} carts`,
  async () => {
    configureShop({ cartMails: 3 });
    const visitors = await inPortions(manyCarts, 25, leftOne);
    travel(minutes(5) + 1);
    const death = killedProcess({ action: "carts", input: undefined, dieAt: 30, when: "after" });
    // The others join when it is at work: they would leave nothing to a process that starts late.
    await vi.waitUntil(async () => (await readTable()).cart.some(({ reminders }) => reminders === 1), limit);
    await Promise.all([death, ...Array.from({ length: 9 }, () => abandonedCarts())]);
    expect(await death).toBeUndefined();
    // The killed one holds nothing back: what it left is the next run's.
    await remind();
    await Promise.all([sweep(), sweep(), sweep()]);
    await sweep();
    const reached = ses.mails().filter(({ tags }) => tags.kind === "cart-1");
    expect(reached).toHaveLength(manyCarts);
    expect(new Set(reached.map(({ to }) => to))).toEqual(new Set(visitors.map(({ email }) => email)));
    expect((await readTable()).cart.every(({ reminders }) => reminders === 1)).toBe(true);
    await expectSettled();
  },
  limit,
);

test(
  "a cart whose run is killed at any request still has its one reminder",
  async () => {
    const points = await dieEverywhere(async (dieAt, when) => {
      const visitor = await leftOne();
      travel(minutes(5) + 1);
      const outcome = await killed({ action: "carts", input: undefined, dieAt, when });
      await remind();
      await sweep();
      expect(remindersTo(visitor), `${when} ${dieAt}`).toHaveLength(1);
      return outcome;
    });
    expect(points).toBeGreaterThanOrEqual(5);
    await expectSettled();
  },
  limit,
);

test(
  `${manyOrders} of ${manyOrders} buyers who pay while the schedule runs get no reminder`,
  async () => {
    const placed = await inPortions(manyOrders, 10, async () => {
      const buyer = await newBuyer();
      const visitor = newVisitor({ email: buyer.email });
      const [order] = await Promise.all([place(buyer), leave(visitor)]);
      return { visitor, order };
    });
    // Their five minutes end just as they pay.
    travel(minutes(5));
    await Promise.all([
      inPortions(manyOrders, 10, (index) => pay(placed[index]?.order ?? never())),
      (async () => {
        for (let run = 0; run < 6; run++) {
          await Promise.all([abandonedCarts(), abandonedCarts()]);
          await sweep();
        }
      })(),
    ]);
    await remind();
    await sweep();
    expect(placed.flatMap(({ visitor }) => remindersTo(visitor))).toEqual([]);
    await expectSound();
  },
  limit,
);

function never(): never {
  throw new Error("There is no such order");
}

test("twenty recordings at once make one cart with one reminder", async () => {
  const visitor = newVisitor();
  await Promise.all(Array.from({ length: 20 }, () => leave(visitor)));
  expect(await theCart(visitor)).toMatchObject({ email: visitor.email });
  const day = dayInIndia(Date.now());
  expect((await readDays(day.slice(0, 7))).get(day)).toMatchObject({ carts: 1 });
  travel(minutes(5));
  await remind();
  await sweep();
  expect(remindersTo(visitor)).toHaveLength(1);
  await expectSound();
});

test("a cart recorded again during the schedule's run gets no second reminder", async () => {
  const visitor = await leftOne();
  travel(minutes(5));
  interleave("TransactWriteItems", `CART#${visitor.checkoutId}`, () => remind());
  await leave(visitor, { upsells: ["seo-checklist"] });
  expect(await theCart(visitor)).toMatchObject({ reminders: 1, upsells: ["seo-checklist"] });
  for (let turn = 0; turn < 2; turn++) await later();
  expect(remindersTo(visitor)).toMatchObject([{ subtotal: 1298 }]);
  await expectSettled();
});

// Each of these happens just before the schedule's own write, after everything it looked at.
const overtakers: [string, (visitor: Visitor) => Promise<unknown>][] = [
  ["buys", async ({ email }) => pay(await place(await newBuyer({ email })))],
  ["opens a payment page", async ({ email }) => place(await newBuyer({ email }))],
  [
    "opens a payment page under a corrected address",
    async ({ checkoutId }) => place(await newBuyer({ checkoutToken: issueVisitToken(checkoutId) })),
  ],
  ["unsubscribes", ({ email }) => suppress(emailHash(email), "unsubscribed")],
  ["is reminded by another run", () => abandonedCarts()],
  ["changes the basket", (visitor) => leave(visitor, { upsells: ["seo-checklist"] })],
];

test("a cart gets no reminder if its order becomes payable during the run", async () => {
  configureShop({ cartMailsAfterFailedPayment: true });
  const visitor = await leftOne();
  const { orderId } = await place(await newBuyer({ email: visitor.email }));
  travel(minutes(42));
  await settle(orderId);
  expect((await readOrder(orderId))?.status).toBe("failed");
  interleave("TransactWriteItems", `CART#${visitor.checkoutId}`, () =>
    overrideOrder(orderId, "pending", "admin"),
  );
  await remind();
  expect((await readTable()).outbox).toEqual([]);
});

test.each(overtakers)("a visitor who %s during the run gets no reminder from it", async (_, act) => {
  const visitor = await leftOne();
  travel(minutes(5) + 1);
  let between = 0;
  interleave("TransactWriteItems", `CART#${visitor.checkoutId}`, async () => {
    await act(visitor);
    between = (await readTable()).outbox.filter(({ kind }) => kind === "cart-1").length;
  });
  await abandonedCarts();
  expect((await readTable()).outbox.filter(({ kind }) => kind === "cart-1")).toHaveLength(between);
  await expectSound();
});
