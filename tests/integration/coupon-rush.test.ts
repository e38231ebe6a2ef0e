// F12 and F13: a coupon with five uses, and two hundred who want it.

import { reconcile } from "@store/core/orders/settlement/reconcile";
import { minutes } from "@store/core/platform/time";
import { expect, test } from "vitest";
import {
  changeCoupon,
  newBuyer,
  newCoupon,
  pay,
  paymentInput,
  place,
  send,
  theCoupon,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { atOnce, withRandomDelays } from "../support/concurrency.ts";
import { conflict } from "../support/faults.ts";
import { few } from "../support/full.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { tap } from "../support/sdk-tap.ts";
import { readTable } from "../support/table-rows.ts";
import "../support/shop.ts";

// DynamoDB Local gives up a request that waits too long for its lock, and says: "This request will succeed in actual
// DynamoDB API". Fewer wait there, and who is given up all the same counts neither way.
const isLocal = process.env.DYNAMODB_ENDPOINT !== undefined;
const rush = isLocal ? 60 : 200;
const isGivenUp = (reason: unknown) => isLocal && String(reason).includes("succeed in actual DynamoDB API");

const redemptions = async (code: string) => (await theCoupon(code)).redemptions;

test.each(few([1, 2], 1))(
  `a coupon with five uses gives ${rush} buyers at once five discounts (F12), seed %i`,
  async (seed) => {
    const discount = await newCoupon(90, { usageLimit: 5 });
    const buyers = await Promise.all(Array.from({ length: rush }, () => newBuyer()));
    const results = await withRandomDelays(seed, () =>
      atOnce(rush, (index) => place(buyers[index] ?? (buyers[0] as never), { discount })),
    );
    const winners = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    const refusals = new Set(
      results.flatMap((result) =>
        result.status === "rejected" && !isGivenUp(result.reason)
          ? [result.reason.code ?? String(result.reason)]
          : [],
      ),
    );
    expect(winners).toHaveLength(5);
    expect([...refusals]).toEqual(["discount.invalid"]);
    const { order } = await readTable();
    expect(order).toHaveLength(5);
    for (const winner of winners) await pay(winner);
    await expectIdle();
    expect(await redemptions(discount.code)).toBe(5);
  },
);

/** Each of an order's next transactions meets another one, before which `meanwhile` runs. Counts them. */
function crowd(orderId: string, meanwhile: (times: number) => unknown): { met(): number; end(): void } {
  let times = 0;
  const end = tap({
    async before({ operation, keys, input }) {
      if (operation !== "TransactWriteItems" || !keys.includes(`ORDER#${orderId}`)) return;
      if ((await meanwhile(++times)) !== false) throw conflict((input.TransactItems as unknown[]).length);
    },
  });
  return { met: () => times, end };
}

test("a buyer in a crowd is refused at once when the coupon's last use is gone", async () => {
  const discount = await newCoupon(50, { usageLimit: 5 });
  const buyer = await newBuyer();
  const input = paymentInput(buyer, { discount });
  const others = crowd(input.orderId, () => changeCoupon(discount.code, { redemptions: 5 }));
  await expect(send(buyer, input)).rejects.toMatchObject({ code: "discount.invalid" });
  others.end();
  expect(others.met()).toBe(1);
  expect((await readTable()).order).toEqual([]);
});

test("a buyer in a crowd waits for a coupon that has uses left", async () => {
  const discount = await newCoupon(50, { usageLimit: 5 });
  const buyer = await newBuyer();
  const input = paymentInput(buyer, { discount });
  const others = crowd(input.orderId, (times) => times < 4);
  await send(buyer, input);
  others.end();
  expect(others.met()).toBe(4);
  expect(await redemptions(discount.code)).toBe(1);
  await expectSound();
});

test("a buyer in a crowd keeps the last use when the answer to it was lost", async () => {
  const discount = await newCoupon(50, { usageLimit: 1 });
  const buyer = await newBuyer();
  const input = paymentInput(buyer, { discount });
  const stop = tap({
    after({ operation, keys, input: sent }) {
      if (operation !== "TransactWriteItems" || !keys.includes(`ORDER#${input.orderId}`)) return;
      stop();
      throw conflict((sent.TransactItems as unknown[]).length);
    },
  });
  expect(await send(buyer, input)).toMatchObject({ url: expect.stringContaining("http") });
  expect(await redemptions(discount.code)).toBe(1);
  await expectSound();
});

test("five abandoned uses of a coupon come back after their pages have ended (F13)", async () => {
  const discount = await newCoupon(50, { usageLimit: 5 });
  for (let count = 0; count < 5; count++) await place(await newBuyer(), { discount });
  await expect(place(await newBuyer(), { discount })).rejects.toMatchObject({ code: "discount.invalid" });
  travel(minutes(30));
  await reconcile();
  expect(await redemptions(discount.code)).toBe(5);
  await letSessionsEnd();
  expect(await redemptions(discount.code)).toBe(0);
  const next = await Promise.all(
    Array.from({ length: 5 }, async () => place(await newBuyer(), { discount })),
  );
  for (const placed of next) await pay(placed);
  await expectIdle();
  await expect(place(await newBuyer(), { discount })).rejects.toMatchObject({ code: "discount.invalid" });
});
