// What nobody needs any more goes by itself, day by day; and what a restore needs to know of erasures.

import { dayInIndia } from "@store/contract/format";
import { keptTimings } from "@store/contract/timings";
import { readCustomer } from "@store/core/customers/customer.entity";
import { deleteCustomer } from "@store/core/customers/delete-customer";
import { type Invoice, InvoiceEntity } from "@store/core/invoices/invoice.entity";
import { settle } from "@store/core/orders/settlement/settle";
import { ShopEntity } from "@store/core/platform/shop.entity";
import { table } from "@store/core/platform/table";
import { days } from "@store/core/platform/time";
import { addressesOf, erasuresInLog, erasuresOf } from "@store/core/privacy/erasures-known";
import { retention } from "@store/core/privacy/retention";
import { RetentionMarkEntity } from "@store/core/privacy/retention-mark.entity";
import { beforeEach, expect, test, vi } from "vitest";
import { newBuyer, newMember, pay, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { interleave } from "../support/interleave.ts";
import { expectSettled } from "../support/invariants.ts";
import { sweep } from "../support/mail-worker.ts";
import {
  askToErase,
  erase,
  newSomeone,
  rowsThatTell,
  someoneWhoPaid,
  tracesOfAddress,
} from "../support/privacy.ts";
import { stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

beforeEach(async () => {
  vi.setSystemTime("2026-04-10T12:00:00+05:30");
  await ShopEntity.put({ name: "this", openSince: Date.now() }).go();
});

/** Somebody who went to the payment page and did not pay. */
async function unpaid() {
  const someone = newSomeone();
  const { orderId, sessionId } = await place(await newBuyer(someone));
  stripe.control.expire(sessionId);
  await settle(orderId);
  return { someone, orderId, customerId: (await theOrder(orderId)).customerId };
}

/** Runs until nothing is left to do, as the days do. */
async function sweepAll(): Promise<number> {
  let taken = 0;
  for (;;) {
    const run = await retention();
    taken += run.taken;
    if (!run.left) return taken;
  }
}

test("an unpaid customer is forgotten after 400 days and not a day sooner", async () => {
  const { someone, orderId, customerId } = await unpaid();
  const buyer = newSomeone({ name: "Farida Bose" });
  const paid = await newMember({}, buyer);
  await sweep();
  // The month must be over, all of it.
  vi.setSystemTime(Date.parse("2026-05-01T00:00:00Z") + keptTimings.unpaid - 1);
  await sweepAll();
  expect(await theOrder(orderId)).toMatchObject({ name: someone.name });
  travel(days(1));
  await sweepAll();
  expect(await theOrder(orderId)).toMatchObject({ name: "Erased", phone: "", status: "failed" });
  expect(await readCustomer(customerId)).toMatchObject({ state: "deleted", name: "Erased" });
  // Rows that live for days are TTL's to take.
  const left = await rowsThatTell(someone, tracesOfAddress(someone.email));
  expect(left.filter((row) => !/^(throttle|cartAddress)/.test(row))).toEqual([]);
  expect(await theOrder(paid.orderId)).toMatchObject({ name: buyer.name });
  await expectSettled();
  expect(await sweepAll()).toBe(0);
});

test("a paid account stays when its unpaid first order is forgotten", async () => {
  const someone = newSomeone();
  const buyer = await newBuyer(someone);
  const first = await place(buyer);
  stripe.control.expire(first.sessionId);
  await settle(first.orderId);
  const { orderId, customerId } = await pay(await place(buyer));
  await sweep();
  expect((await theOrder(first.orderId)).customerId).toBe(customerId);
  vi.setSystemTime(Date.parse("2026-05-02T00:00:00Z") + keptTimings.unpaid);
  await sweepAll();
  expect(await theOrder(first.orderId)).toMatchObject({ name: "Erased" });
  expect(await readCustomer(customerId)).toMatchObject({ state: "member", name: someone.name });
  expect(await theOrder(orderId)).toMatchObject({ name: someone.name, status: "completed" });
  await expectSettled();
});

test("a sale names its buyer for eight financial years after its own", async () => {
  const { someone, orderId } = await someoneWhoPaid();
  // As if it had run every night until then: nine years of months take a while.
  for (const list of ["unpaid", "invoices"] as const)
    await RetentionMarkEntity.put({ list, month: "2034-12" }).go();
  vi.setSystemTime("2035-03-31T12:00:00+05:30");
  await sweepAll();
  expect(await theOrder(orderId)).toMatchObject({ name: someone.name });
  vi.setSystemTime("2035-04-02T12:00:00+05:30");
  await sweepAll();
  expect(dayInIndia(Date.now())).toBe("2035-04-02");
  expect(await theOrder(orderId)).toMatchObject({ name: "Erased", status: "completed" });
});

test("a bounded run is continued by the next one", async () => {
  const left = [await unpaid(), await unpaid(), await unpaid()];
  travel(keptTimings.unpaid + days(40));
  expect(await retention(2)).toEqual({ taken: 2, left: true });
  expect(await retention(2)).toMatchObject({ taken: 1 });
  for (const { orderId } of left) expect(await theOrder(orderId)).toMatchObject({ name: "Erased" });
});

test("the table and the log both list the erasures that a restored copy must repeat", async () => {
  const [gone, cooling] = [newSomeone(), newSomeone()];
  const { order } = await newMember({}, gone);
  await newMember({}, cooling);
  expect(await addressesOf(table.table)).toContain(gone.email);
  await erase(gone);
  await askToErase(cooling);
  const known = await erasuresOf(table.table);
  const ids = { customerIds: [order.customerId], orderIds: [order.orderId] };
  expect(known).toMatchObject([{ subject: expect.any(String), erasedAt: expect.any(Number), ...ids }]);
  const lines = vi.mocked(console.info).mock.calls.map(([line]) => String(line));
  expect(erasuresInLog(lines.join("\n"))).toMatchObject([{ subject: known[0]?.subject, ...ids }]);
  expect(await addressesOf(table.table)).not.toContain(gone.email);
});

test("a tax paper is deleted the day after the law stops requiring it", async () => {
  const invoice = (orderId: string, keepUntil: string) => ({
    ...{ orderId, turn: "000002", series: "FW/2627", count: orderId.slice(-6), month: "2026-04" },
    ...{ facts: {} as Invoice["facts"], keepUntil, numberedAt: Date.now() },
  });
  const invoices = [
    invoice("ORDER_1700000000000_000001", "2035-04-01"),
    invoice("ORDER_1700000000000_000002", "2035-04-01"),
    invoice("ORDER_1700000000000_000003", "2035-04-02"),
  ];
  await Promise.all(invoices.map((one) => InvoiceEntity.put(one).go()));
  for (const list of ["unpaid", "sold"] as const)
    await RetentionMarkEntity.put({ list, month: "2036-01" }).go();
  const left = async () => (await readTable()).invoice.map(({ count }) => count);
  vi.setSystemTime("2035-04-02T12:00:00+05:30");
  expect(await retention(1)).toMatchObject({ taken: 1, left: true });
  expect(await left()).toHaveLength(2);
  await sweepAll();
  expect(await left()).toEqual(["000003"]);
});

test("an unpaid customer who is deleted meanwhile is forgotten all the same", async () => {
  const { orderId, customerId } = await unpaid();
  travel(keptTimings.unpaid + days(40));
  interleave("TransactWriteItems", `CUSTOMER#${customerId}`, () => deleteCustomer(customerId, "admin"));
  await sweepAll();
  expect(await theOrder(orderId)).toMatchObject({ name: "Erased", phone: "" });
  expect(await readCustomer(customerId)).toMatchObject({ state: "deleted", name: "Erased" });
});
