// Unpaid orders of many networks together: what a flood of them is allowed, and that a sale is none.
import { beforeEach, expect, test, vi } from "vitest";
import { alarms } from "../support/alarms.ts";
import { as, newBuyer, newMember, pay, place, theOrder, unique } from "../support/buyers.ts";
import { expectSound } from "../support/invariants.ts";
import { tap } from "../support/sdk-tap.ts";
import { configureShop } from "../support/settings.ts";

beforeEach(() => vi.mocked(console.error).mockClear());

const floods = () => alarms().filter(({ event }) => event === "orders.flood");

/** So many visitors place an order each and leave. */
async function leaveOpen(count: number): Promise<void> {
  for (let order = 0; order < count; order++) await place(await newBuyer());
}

test("each network has two unpaid orders in ten minutes of a flood, for which a person is called once", async () => {
  configureShop({ orderFlood: 3 });
  const ip = `flood-${unique()}`;
  await leaveOpen(2);
  // Before the flood a network has as many as it likes.
  await place(await newBuyer({ ip }));
  expect(floods()).toEqual([]);
  await place(await newBuyer({ ip }));
  const last = await place(await newBuyer({ ip }));
  const buyer = await newBuyer({ ip });
  let units = 0;
  const stop = tap({
    before({ operation, input }) {
      const parts = input.TransactItems as unknown[] | undefined;
      if (/Put|Update|Delete|TransactWrite/.test(operation)) units += parts ? 2 * parts.length : 1;
    },
  });
  await expect(place(buyer)).rejects.toMatchObject({ code: "throttled" }).finally(stop);
  expect(units).toBe(0);
  // Another network buys, and so does who has an open page already.
  expect((await pay(await place(await newBuyer()))).status).toBe("completed");
  expect((await pay(last)).status).toBe("completed");
  expect(floods()).toEqual([expect.objectContaining({ pending: 3 })]);
  await expectSound();
});

test("twenty presses of one network at once in a flood place two orders", async () => {
  configureShop({ orderFlood: 1 });
  const ip = `flood-${unique()}`;
  await leaveOpen(1);
  const buyers = await Promise.all(Array.from({ length: 20 }, () => newBuyer({ ip })));
  const presses = await Promise.allSettled(buyers.map((buyer) => as(buyer, () => place(buyer))));
  const placed = presses.filter(({ status }) => status === "fulfilled");
  expect(placed).toHaveLength(2);
  for (const press of presses)
    if (press.status === "rejected") expect(press.reason).toMatchObject({ code: "throttled" });
  expect(floods()).toHaveLength(1);
  await expectSound();
});

test("orders that are paid are no flood", async () => {
  configureShop({ orderFlood: 3 });
  const ip = `sale-${unique()}`;
  for (let order = 0; order < 5; order++) await newMember({}, { ip });
  const { orderId } = await place(await newBuyer({ ip }));
  expect(await theOrder(orderId)).toMatchObject({ status: "pending" });
  expect(floods()).toEqual([]);
});
