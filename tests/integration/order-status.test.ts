import { readCustomer } from "@store/core/customers/customer.entity";
import { issueCheckoutToken, readCheckoutToken } from "@store/core/platform/checkout-token";
import { hours, seconds } from "@store/core/platform/time";
import { expect, test } from "vitest";
import { askStatus, type Buyer, newBuyer, newMember, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { stripe } from "../support/shop.ts";

/** How often Stripe was asked about a session. */
const asked = (sessionId: string) =>
  stripe.control.requests().filter(({ path }) => path === `/v1/checkout/sessions/${sessionId}`).length;

/** A checkout whose token is good now, whenever that is: as one whose details were corrected every hour. */
function everRenewed(buyer: Buyer): () => Buyer {
  const claim = readCheckoutToken(buyer.checkoutToken);
  return () => ({ ...buyer, checkoutToken: issueCheckoutToken(claim) });
}

test("an order is seen only by the checkout that placed it", async () => {
  const placed = await newMember();
  const others = [await newBuyer(), await newBuyer({ email: placed.buyer.email })];
  for (const buyer of others) {
    await expect(askStatus({ ...placed, buyer })).rejects.toMatchObject({
      code: "order.not_found",
      status: 404,
    });
  }
  await expect(askStatus({ ...placed, orderId: "ORDER_1700000000000_nobodyhas" })).rejects.toMatchObject({
    code: "order.not_found",
  });
  const forged = { ...placed.buyer, checkoutToken: `${placed.buyer.checkoutToken}A` };
  await expect(askStatus({ ...placed, buyer: forged })).rejects.toMatchObject({ code: "checkout.expired" });
  expect((await askStatus(placed)).status).toBe("completed");
});

test("the status page lets the buyer in without any webhook", async () => {
  const placed = await place(await newBuyer(), { upsells: ["seo-checklist"] });
  expect(await askStatus(placed)).toMatchObject({
    status: "pending",
    finalAmount: 1298,
    lines: [{ product: "bundle" }, { product: "seo-checklist" }],
  });
  stripe.control.pay(placed.sessionId);
  travel(seconds(3));
  const answer = await askStatus(placed);
  expect(answer).toMatchObject({ status: "completed", paidAt: Date.now() });
  expect(answer.credentials).toMatchObject({
    email: placed.buyer.email,
    customerId: placed.buyer.customerId,
  });
  await expectIdle();
});

test("the status page asks Stripe once in three seconds, however many pages wait", async () => {
  const placed = await place(await newBuyer());
  const before = asked(placed.sessionId);
  await Promise.all(Array.from({ length: 50 }, () => askStatus(placed)));
  expect(asked(placed.sessionId)).toBe(before + 1);
  travel(seconds(3) - 1);
  await askStatus(placed);
  expect(asked(placed.sessionId)).toBe(before + 1);
  travel(1);
  await Promise.all(Array.from({ length: 50 }, () => askStatus(placed)));
  expect(asked(placed.sessionId)).toBe(before + 2);
  await expectSound();
});

test("an unpaid order shows no credentials in any state", async () => {
  const placed = await place(await newBuyer());
  expect((await askStatus(placed)).credentials).toBeUndefined();
  stripe.control.pay(placed.sessionId, { how: "later_ok" });
  travel(seconds(3));
  const waiting = await askStatus(placed);
  expect(waiting).toMatchObject({ status: "processing" });
  expect(waiting.credentials).toBeUndefined();
  stripe.control.settleLater(placed.sessionId);
  travel(seconds(3));
  expect((await askStatus(placed)).credentials?.password).toBeDefined();
});

test("the status page shows the password for a day to the last millisecond", async () => {
  const member = await newMember();
  const renewed = everRenewed(member.buyer);
  const shown = async () => (await askStatus({ ...member, buyer: renewed() })).credentials;
  const { password } = (await shown()) ?? {};
  expect(password).toMatch(/^[\da-f-]{36}[\da-f]{32}$/);
  travel(hours(24) - 1);
  expect((await shown())?.password).toBe(password);
  travel(1);
  expect(await shown()).toEqual({
    email: member.buyer.email,
    customerId: member.buyer.customerId,
    password: undefined,
  });
  // The browser's own token is good for looking as long as there is something to see, and no longer.
  expect((await askStatus(member)).status).toBe("completed");
  travel(hours(3));
  await expect(askStatus(member)).rejects.toMatchObject({ code: "checkout.expired" });
});

test("an order that joined an account shows no password", async () => {
  const member = await newMember();
  const again = await newMember({ upsells: ["seo-checklist"] }, { email: member.buyer.email });
  const answer = await askStatus(again);
  expect(answer).toMatchObject({
    status: "completed",
    byMailOnly: true,
    lines: [{ product: "bundle" }, { product: "seo-checklist" }],
  });
  expect(answer.credentials).toEqual({ email: member.buyer.email });
  expect((await readCustomer(again.buyer.customerId))?.state).toBe("merged");
});

test("an order that is refunded, failed or under review shows its state and no credentials", async () => {
  const refunded = await newMember();
  stripe.control.refund(refunded.order.paymentId ?? "");
  await deliver(refunded.orderId);
  expect(await askStatus(refunded)).toMatchObject({ status: "refunded" });
  expect((await askStatus(refunded)).credentials).toBeUndefined();

  const expired = await place(await newBuyer());
  stripe.control.expire(expired.sessionId);
  expect(await askStatus(expired)).toMatchObject({ status: "failed" });

  const strange = await place(await newBuyer());
  stripe.control.pay(strange.sessionId);
  stripe.control.tamper(strange.sessionId, { amount_total: 100 });
  const answer = await askStatus(strange);
  expect(answer).toMatchObject({ status: "review" });
  expect(answer.credentials).toBeUndefined();
});

test("a declined card leaves the order open to be paid", async () => {
  const placed = await place(await newBuyer());
  stripe.control.decline(placed.sessionId);
  expect((await askStatus(placed)).status).toBe("pending");
  expect((await theOrder(placed.orderId)).status).toBe("pending");
  stripe.control.pay(placed.sessionId);
  travel(seconds(3));
  expect((await askStatus(placed)).status).toBe("completed");
});
