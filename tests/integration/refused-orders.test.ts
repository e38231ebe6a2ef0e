// What a refused order costs the shop, and what a crowd at one checkout is answered.
import { expect, test } from "vitest";
import { alarms } from "../support/alarms.ts";
import { newBuyer, newCoupon, paymentInput, place, send, theOrder } from "../support/buyers.ts";
import { setCheckoutTries, setCounters } from "../support/counted.ts";
import { isFull } from "../support/full.ts";
import { post } from "../support/gateway.ts";
import { expectSound } from "../support/invariants.ts";
import { deliverMessage, messagesOf, placeAtRazorpay } from "../support/razorpay.ts";
import { tap } from "../support/sdk-tap.ts";
import { razorpay, stripe } from "../support/shop.ts";

test("a refused order costs at most six write units, whatever refuses it", async () => {
  const { buyer, orderId, input } = await place(await newBuyer());
  const capped = await newCoupon(10, { usageLimit: 5 });
  const ip = "198.51.100.77";
  for (let held = 0; held < 2; held++) await place(await newBuyer({ ip }), { discount: capped });
  const [third, outsider] = [await newBuyer({ ip }), await newBuyer()];
  const refused = async (code: string, press: () => Promise<unknown>) => {
    // What is cancelled is billed as what is written, and its answer names no units.
    let units = 0;
    const stop = tap({
      before({ operation, input }) {
        const parts = input.TransactItems as unknown[] | undefined;
        if (/Put|Update|Delete|TransactWrite/.test(operation)) units += parts ? 2 * parts.length : 1;
      },
    });
    await expect(press()).rejects.toMatchObject({ code }).finally(stop);
    expect.soft(units, code).toBeLessThanOrEqual(6);
  };
  const nothing = { code: "NOCODE", percentage: 10 };
  await refused("order.price_changed", () => place(buyer, { amount: 1 }));
  await refused("discount.invalid", () => place(buyer, { discount: nothing }));
  await refused("order.details_changed", () => send(buyer, { ...input, email: "x@example.in" }));
  await refused("order.conflict", () => send(buyer, { ...input, name: "Somebody Else" }));
  await refused("order.conflict", () => place(outsider, { orderId }));
  await refused("discount.held", () => place(third, { discount: capped }));
  await setCheckoutTries(10);
  await refused("throttled", () => place(buyer));
  await refused("throttled", () => send(buyer, input));
  await place(outsider);
  await setCounters("order.network", 40);
  await refused("throttled", () => place(outsider));
});

test("the eleventh order of a checkout leaves the page that its buyer holds open", async () => {
  const { buyer, sessionId, orderId } = await place(await newBuyer());
  await setCheckoutTries(10);
  await expect(place(buyer)).rejects.toMatchObject({ code: "throttled" });
  stripe.control.pay(sessionId);
  expect(await theOrder(orderId)).toMatchObject({ status: "pending" });
});

test("a crowd at one checkout is answered, and nobody is called for it", async () => {
  const buyer = await newBuyer();
  const presses = Array.from({ length: 30 }, () => post("create-payment-order", paymentInput(buyer)));
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  for (const status of statuses) expect([200, 409, 429]).toContain(status);
  expect(alarms()).toEqual([]);
  await expectSound();
});

// Fifty in the full run, in 70 seconds on two busy cores.
const checkouts = isFull ? 50 : 5;
test("many checkouts pressed twenty times each at once are answered without an error of the shop's own", async () => {
  const buyers = await Promise.all(Array.from({ length: checkouts }, () => newBuyer()));
  const presses = buyers.flatMap((buyer) =>
    Array.from({ length: 20 }, () => post("create-payment-order", paymentInput(buyer))),
  );
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect([...new Set(statuses)].filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(checkouts);
  expect(alarms()).toEqual([]);
  await expectSound();
}, 300_000);

test("fifty copies of one message at once are all taken", async () => {
  const placed = await placeAtRazorpay();
  razorpay.control.pay(placed.sessionId);
  const [message] = messagesOf(placed.sessionId);
  if (!message) throw new Error("There is no message");
  const taken = await Promise.allSettled(Array.from({ length: 50 }, () => deliverMessage(message, 0)));
  expect(taken.filter(({ status }) => status === "rejected")).toEqual([]);
});
