// F7: the process is killed, for real, before and after each request it makes to the table and to Stripe. Anybody who
// comes next, the buyer once more or only the jobs, everything must come out right.
import { describe, expect, test } from "vitest";
import { newBuyer, newCoupon, pay, paymentInput, place, send, theOrder } from "../support/buyers.ts";
import { dieEverywhere, killed, limit } from "../support/crash.ts";
import { expectIdle, letSessionsEnd } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { mailsAbout } from "../support/mail-worker.ts";
import { expectOneSale } from "../support/one-sale.ts";
import { openShop, stripe } from "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

// Dead after one request is dead before the next: so each state is met by both who may come then.
describe("a process killed while it places an order", { timeout: limit }, () => {
  test("leaves an order that is either paid once or gives its coupon back", async () => {
    const points = await dieEverywhere(async (dieAt, when) => {
      await openShop();
      const discount = await newCoupon(20, { usageLimit: 1 });
      const buyer = await newBuyer();
      const input = paymentInput(buyer, { discount });
      const outcome = await killed({ action: "place", input, dieAt, when });
      await expectSound();
      if (when === "before") {
        const placed = await send(buyer, input);
        await pay(placed);
        await expectOneSale(placed.orderId);
        return outcome;
      }
      await letSessionsEnd();
      await expectIdle();
      const { order, coupon } = await readTable();
      for (const { status } of order) expect(status).toBe("failed");
      expect(coupon.find(({ code }) => code === discount.code)?.redemptions).toBe(0);
      return outcome;
    });
    expect(points).toBeGreaterThanOrEqual(6);
  });

  test("leaves one payable order when it replaces another", async () => {
    await dieEverywhere(async (dieAt, when) => {
      await openShop();
      const discount = await newCoupon(20, { usageLimit: 1 });
      const buyer = await newBuyer();
      const first = await place(buyer, { discount });
      const input = paymentInput(buyer, { discount, upsells: ["seo-checklist"] });
      const outcome = await killed({ action: "place", input, dieAt, when });
      await expectSound();
      const placed = await send(buyer, input);
      expect(() => stripe.control.pay(first.sessionId)).toThrow("expired");
      await pay(placed);
      await expectOneSale(placed.orderId);
      return outcome;
    });
  });

  test("gives a free order once", async () => {
    await dieEverywhere(async (dieAt, when) => {
      await openShop();
      const discount = await newCoupon(100, { usageLimit: 1 });
      const buyer = await newBuyer();
      const input = paymentInput(buyer, { discount });
      const outcome = await killed({ action: "place", input, dieAt, when });
      await send(buyer, input).catch((error) => expect(error).toMatchObject({ code: "order.already_paid" }));
      await expectIdle();
      expect((await theOrder(input.orderId)).status).toBe("completed");
      expect(mailsAbout(input.orderId)).toHaveLength(1);
      return outcome;
    });
  });
});
