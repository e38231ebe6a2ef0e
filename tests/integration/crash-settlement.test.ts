// F7: the process is killed, for real, before and after each request it makes to the table, to Stripe and to the
// mail carrier. Anybody who comes next, another delivery or only the jobs, everything must come out right.
import { minutes } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { newBuyer, newMember, place, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { dieEverywhere, killed, limit } from "../support/crash.ts";
import { deliver } from "../support/deliver.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { mailsAbout } from "../support/mail-worker.ts";
import { expectOneSale, placedWithCoupon } from "../support/one-sale.ts";
import { openShop, stripe } from "../support/shop.ts";

describe("a process killed while it settles a payment", { timeout: limit }, () => {
  test("leaves a new account with one login and one mail", async () => {
    const points = await dieEverywhere(async (dieAt, when) => {
      await openShop();
      const { orderId, sessionId } = await placedWithCoupon();
      stripe.control.pay(sessionId);
      const outcome = await killed({ action: "settle", input: orderId, dieAt, when });
      await expectSound();
      await (when === "before" ? deliver(orderId) : letSessionsEnd());
      await expectOneSale(orderId);
      return outcome;
    });
    expect(points).toBeGreaterThanOrEqual(3);
  });

  test("leaves the order joined to the account it belongs to", async () => {
    await dieEverywhere(async (dieAt, when) => {
      await openShop();
      const member = await newMember();
      const { orderId, sessionId } = await place(await newBuyer({ email: member.buyer.email }), {
        upsells: ["ad-templates"],
      });
      stripe.control.pay(sessionId);
      const outcome = await killed({ action: "settle", input: orderId, dieAt, when });
      await deliver(orderId);
      await expectIdle();
      expect(mailsAbout(orderId)).toMatchObject([{ kind: "credentials", renewed: true }]);
      return outcome;
    });
  });

  test("leaves a refunded or expired order in its final status", async () => {
    for (const end of ["refund", "expire"] as const) {
      await dieEverywhere(async (dieAt, when) => {
        await openShop();
        const { orderId, sessionId } = await placedWithCoupon();
        if (end === "expire") stripe.control.expire(sessionId);
        else {
          stripe.control.pay(sessionId);
          await deliver(orderId);
          await expectIdle();
          stripe.control.refund((await theOrder(orderId)).paymentId ?? "");
        }
        const outcome = await killed({ action: "settle", input: orderId, dieAt, when });
        await expectSound();
        await deliver(orderId);
        await expectIdle();
        expect((await theOrder(orderId)).status).toBe(end === "expire" ? "failed" : "refunded");
        return outcome;
      });
    }
  });
});

test("a reconciliation killed at any request leaves every order settled in the end", {
  timeout: limit,
}, async () => {
  await dieEverywhere(async (dieAt, when) => {
    await openShop();
    const orders = [await placedWithCoupon(), await placedWithCoupon()];
    stripe.control.pay(orders[0]?.sessionId ?? "");
    travel(minutes(36));
    const outcome = await killed({ action: "reconcile", input: undefined, dieAt, when });
    await expectSound();
    await expectIdle();
    const statuses = await Promise.all(orders.map(async ({ orderId }) => (await theOrder(orderId)).status));
    expect(statuses).toEqual(["completed", "failed"]);
    return outcome;
  });
});

test("a process killed while an admin sets a status leaves the order sound", { timeout: limit }, async () => {
  for (const status of ["completed", "failed"] as const) {
    await dieEverywhere(async (dieAt, when) => {
      await openShop();
      const { orderId } = status === "failed" ? await newMember() : await placedWithCoupon();
      const outcome = await killed({ action: "override", input: [orderId, status], dieAt, when });
      await expectSound();
      await deliver(orderId);
      await expectIdle();
      return outcome;
    });
  }
});
