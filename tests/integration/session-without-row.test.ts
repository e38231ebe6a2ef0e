// A shop that died between an order and the payment company's answer: the order's first session has no row yet, and the coupon's
// use is held.
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { settleSoon } from "@store/core/orders/settlement/settle-soon";
import { days, minutes } from "@store/core/platform/time";
import { expect, test } from "vitest";
import {
  askStatus,
  newBuyer,
  newCoupon,
  type Placed,
  pay,
  paymentInput,
  place,
  send,
  sessionsOf,
  theCoupon,
  theOrder,
} from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { erase, newSomeone, readCentre, rowsThatTell } from "../support/privacy.ts";
import { readTable } from "../support/table-rows.ts";

async function placedWithoutSession() {
  const someone = newSomeone();
  const buyer = await newBuyer(someone);
  const discount = await newCoupon(20, { usageLimit: 3 });
  const input = paymentInput(buyer, { discount, upsells: ["seo-checklist"] });
  const { orderId } = input;
  interleave("PutItem", `ORDER#${orderId}`, async () => {
    throw new Error("The process died");
  });
  await expect(send(buyer, input)).rejects.toThrow("died");
  expect((await readTable()).paymentSession).toEqual([]);
  return {
    someone,
    buyer,
    discount,
    input,
    orderId,
    uses: async () => (await theCoupon(discount.code)).redemptions,
  };
}

type Dead = Awaited<ReturnType<typeof placedWithoutSession>>;

const returns: [string, (dead: Dead) => Promise<Placed>][] = [
  [
    "after a message about it was left to the schedule",
    async ({ buyer, input, orderId }) => {
      await Promise.all([1, 2].map(() => settleSoon(orderId, { attempt: 1 })));
      return send(buyer, input);
    },
  ],
  [
    "after its end, which no job has seen",
    async ({ buyer, input, orderId }) => {
      travel(minutes(37));
      const placed = await send(buyer, input);
      expect((await sessionsOf(orderId)).map(({ state }) => state)).toEqual(["closed", "open"]);
      return placed;
    },
  ],
  [
    "with another basket",
    async ({ buyer, discount, orderId }) => {
      const placed = await place(buyer, { discount });
      expect(await theOrder(orderId)).toMatchObject({ status: "failed", couponUse: "moved" });
      return placed;
    },
  ],
];

test.each(returns)("a buyer whose order has no session pays once who comes back %s", async (_, comeBack) => {
  const dead = await placedWithoutSession();
  expect((await pay(await comeBack(dead))).status).toBe("completed");
  await letSessionsEnd();
  await expectIdle();
  expect(await dead.uses()).toBe(1);
});

test("a buyer whose order an admin completed before it had a session is asked for no money", async () => {
  const { buyer, input, orderId, uses } = await placedWithoutSession();
  await overrideOrder(orderId, "completed", "admin");
  await expect(send(buyer, input)).rejects.toMatchObject({ code: "order.already_paid" });
  await letSessionsEnd();
  await expectIdle();
  expect(await uses()).toBe(1);
});

test("an order without a session to which nobody comes back gives its coupon's use back at its end", async () => {
  const { buyer, orderId, uses } = await placedWithoutSession();
  expect(await askStatus({ buyer, orderId })).toMatchObject({ status: "pending" });
  expect(await uses()).toBe(1);
  await letSessionsEnd();
  expect(await askStatus({ buyer, orderId })).toMatchObject({ status: "failed" });
  expect(await uses()).toBe(0);
  await expectSound();
});

test("an order without a session is of its buyer, who has it erased", async () => {
  const { someone, orderId } = await placedWithoutSession();
  expect((await readCentre(someone)).orders).toMatchObject([{ orderId, status: "pending" }]);
  await letSessionsEnd();
  await erase(someone);
  travel(days(2));
  expect(await rowsThatTell(someone)).toEqual([]);
});
