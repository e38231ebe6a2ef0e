// Other prices, published before each request that a purchase and its refund make: the order stays what it was placed as.
import { offer } from "@store/contract/offer/offer";
import { priceBasket } from "@store/contract/price-basket";
import { currentRev } from "@store/core/offer/current-offer";
import { paidFor } from "@store/core/orders/lines";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { expect, test } from "vitest";
import { newBuyer, newCoupon, pay, place } from "../support/buyers.ts";
import { size } from "../support/full.ts";
import { expectIdle } from "../support/idle.ts";
import { priced, publish } from "../support/offers.ts";
import { tap } from "../support/sdk-tap.ts";
import { configureShop } from "../support/settings.ts";
import { stripe } from "../support/shop.ts";

const extra = "seo-checklist" as const;
const upsells = [extra];
let count = 0;

/** Higher and lower in turn; sometimes the extra is sold no more, sometimes the prices before end now. */
async function publishAnother(): Promise<void> {
  const turn = ++count;
  const prices = { bundle: turn % 2 === 0 ? 999 : 1499, [extra]: 299 + 10 * (turn % 5) };
  const state = turn % 4 === 3 ? "ended" : "shown";
  await publish(
    (from) => ({
      ...priced(from, prices),
      products: priced(from, prices).products.map((one) => (one.id === extra ? { ...one, state } : one)),
    }),
    { endsNow: turn % 3 === 0 },
  );
}

/** Buys and has the extra sent back; publishes before the request of that number. Answers how many there were. */
async function story(at: number): Promise<number> {
  await publish((from) => ({
    ...priced(from, { bundle: 1199, [extra]: 349 }),
    products: priced(from, { bundle: 1199, [extra]: 349 }).products.map((one) => ({
      ...one,
      state: "shown",
    })),
  }));
  const page = { rev: await currentRev(), offer };
  const discount = await newCoupon(10, { usageLimit: 1 });
  const buyer = await newBuyer();
  const seen = priceBasket(upsells, discount, [], page.offer).total;
  let requests = 0;
  let publishing = false;
  const remove = tap({
    async before() {
      if (publishing || ++requests !== at) return;
      publishing = true;
      await publishAnother();
      publishing = false;
    },
  });
  const press = (rev: number, from: typeof offer) => {
    const amount = priceBasket(upsells, discount, [], from).total;
    return place(buyer, { rev, amount, upsells, discount, billing: { country: "IN", state: "29" } });
  };
  const placed = await press(page.rev, page.offer).catch(async (error: { code?: string }) => {
    expect(error).toMatchObject({ code: expect.stringMatching(/^order\.(offer|price)_changed$/) });
    return press(await currentRev(), offer);
  });
  const { finalAmount, paymentId, lines } = await pay(placed);
  expect(finalAmount).toBeLessThanOrEqual(Math.max(seen, placed.input.amount));
  expect(lines.reduce((sum, line) => sum + paidFor(line), 0)).toBe(finalAmount);
  const line = lines.find(({ product }) => product === extra);
  if (line) {
    expect(await refundByHand(placed.orderId, [extra], "admin")).toBe(paidFor(line));
    expect(stripe.control.refunds(paymentId).map(({ amount }) => amount)).toEqual([paidFor(line) * 100]);
  }
  remove();
  await expectIdle();
  return requests;
}

test("publishing before any request of a purchase and its refund leaves all invariants whole", async () => {
  configureShop({ gst: { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" } });
  const requests = await story(0);
  expect(requests).toBeGreaterThan(15);
  const step = size(1, 4);
  for (let at = 1; at <= requests; at += step) {
    configureShop({ gst: { ...offer.gst, mode: "regular", gstin: "27AAACF1234E1Z7", state: "27" } });
    await story(at).catch((error: unknown) => {
      throw new Error(`Before request ${at}: ${String(error)}`, { cause: error });
    });
  }
}, 900_000);
