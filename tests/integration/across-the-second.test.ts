// Buyers who stand at the checkout when an offer that waited comes to hold, with a use of a coupon that they hold, or by a
// reminder: nobody is charged another price than the page names, but a lower one that holds by now or was mailed.
import { offer } from "@store/contract/offer/offer";
import type { Offer } from "@store/contract/offer/offer-shape";
import { useCurrentOffer } from "@store/core/offer/current-offer";
import { minutes, seconds } from "@store/core/platform/time";
import { renderPages } from "@store/core/publishing/render-pages";
import { callOff } from "@store/core/publishing/schedule";
import { describe, expect, test } from "vitest";
import {
  type Basket,
  type Buyer,
  newBuyer,
  newCoupon,
  pay,
  place,
  theCoupon,
  theOrder,
} from "../support/buyers.ts";
import { later, remindersTo, tokenIn, visitorWhoLeft } from "../support/carts.ts";
import { travel } from "../support/clock.ts";
import { expectIdle } from "../support/idle.ts";
import { priced, publish, setTime } from "../support/offers.ts";

const was = 1000;
const changed = { code: "order.offer_changed", status: 409 };
/** Of 1,000 and 1,500 and 800 rupees a tenth is a whole sum. */
const tenth = (rupees: number) => rupees * 0.9;

interface Page {
  rev: number;
  price: number;
}

/** Presses as the page of that revision sends it, and answers what the order asks for. */
async function press(buyer: Buyer, { rev, price }: Page, basket: Basket = {}) {
  await useCurrentOffer();
  const placed = await place(buyer, { rev, amount: basket.discount ? tenth(price) : price, ...basket });
  return { placed, charged: (await theOrder(placed.orderId)).finalAmount };
}

/** The offer that holds, the one that waits, and three buyers: of nothing but the page, of a held use, and of a reminder. */
async function open(next: number, endsNow: boolean) {
  const rev = await publish((from) => priced(from, { bundle: was }), { endsNow: true });
  const visitor = await visitorWhoLeft();
  await later();
  const [reminder] = remindersTo(visitor);
  expect(reminder?.total).toBe(was);
  const at = await setTime((from) => priced(from, { bundle: next }), { endsNow });
  const page = { rev, price: was };
  const discount = await newCoupon(10, { usageLimit: 1 });
  const holder = await newBuyer();
  const held = await press(holder, page, { discount });
  expect(held.charged).toBe(tenth(was));
  const cart = tokenIn(reminder?.restoreUrl, "cart");
  return { at, page, nextPage: { rev: rev + 1, price: next }, discount, holder, held, cart };
}

const moments = [
  ["a second before", -seconds(1), false],
  ["in its second, and no job has come", 0, false],
  ["half a minute later, and no job has come", seconds(30), false],
  ["once the pages are switched", seconds(31), true],
  ["34 minutes after the switch", minutes(34), true],
  ["37 minutes after the switch", minutes(37), true],
] as const;
const changes = [1500, 800].flatMap((next) => [
  { next, endsNow: false, how: "the price before is honoured" },
  { next, endsNow: true, how: "the price before ends now" },
]);

describe.each(changes)("a price that goes from 1,000 to $next ($how)", ({ next, endsNow }) => {
  test.each(moments)("%s", async (_, moment, isSwitched) => {
    const { at, page, nextPage, discount, holder, held, cart } = await open(next, endsNow);
    travel(at - Date.now() + (isSwitched ? seconds(30) : moment));
    if (isSwitched) {
      await renderPages();
      travel(moment - seconds(30));
    }
    const holds = moment < 0 ? was : next;
    const isHonoured = !isSwitched || (!endsNow && moment < minutes(35));
    // What rules 3 and 4 leave: the lower price at once, the higher one when its page is honoured no more.
    const isRefused = holds > was && !isHonoured;
    const due = Math.min(was, holds);
    const newOrders = { plain: {}, reminded: { cart } };
    for (const [name, basket] of Object.entries(newOrders)) {
      const buyer = await newBuyer();
      if (isRefused) {
        await expect(press(buyer, page, basket), name).rejects.toMatchObject(changed);
        // The page shows the new price, and a second press agrees; a mailed one is still promised unless it was ended.
        const promised = name === "reminded" && !endsNow ? was : next;
        expect((await press(buyer, nextPage, basket)).charged, name).toBe(promised);
      } else expect((await press(buyer, page, basket)).charged, name).toBe(due);
    }
    // A buyer who comes by the reminder to the new page pays no more than it said, where that was not ended.
    if (isSwitched) {
      const { charged } = await press(await newBuyer(), nextPage, { cart });
      expect(charged).toBe(endsNow ? next : Math.min(was, next));
    }
    const stillOpen = moment < minutes(30);
    if (stillOpen) {
      // The order that holds the use keeps its price and its page.
      const again = await press(holder, page, { discount, orderId: held.placed.orderId });
      expect([again.charged, again.placed.sessionId]).toEqual([tenth(was), held.placed.sessionId]);
    }
    // Another order of that checkout takes the use along, by the rules of every price.
    const basket = { discount };
    if (isRefused) await expect(press(holder, page, basket)).rejects.toMatchObject(changed);
    const moved = await press(holder, isRefused ? nextPage : page, basket);
    expect(moved.charged).toBe(tenth(isRefused ? next : due));
    expect((await theCoupon(discount.code)).redemptions).toBe(1);
    await expect(press(await newBuyer(), isSwitched ? nextPage : page, basket)).rejects.toMatchObject({
      code: "discount.invalid",
    });
    expect(await pay(moved.placed)).toMatchObject({ status: "completed", finalAmount: moved.charged });
    await expectIdle();
  });
});

test("a reminder that is written between the second and the job says the price that begins, and the page's lower one is charged", async () => {
  const { at, page, nextPage } = await open(1500, false);
  travel(at - Date.now());
  await useCurrentOffer();
  const visitor = await visitorWhoLeft();
  await later(minutes(5));
  const [reminder] = remindersTo(visitor);
  expect(reminder?.total).toBe(1500);
  const cart = tokenIn(reminder?.restoreUrl, "cart");
  expect((await press(await newBuyer(), page, { cart })).charged).toBe(was);
  await renderPages();
  expect((await press(await newBuyer(), nextPage, { cart })).charged).toBe(1500);
});

test("the offered coupon takes off what the pages say until they are switched", async () => {
  const offered = (percentage: number) => (from: Offer) => ({
    ...priced(from, { bundle: was }),
    quickCoupon: { ...from.quickCoupon, percentage },
  });
  const rev = await publish(offered(20), { endsNow: true });
  const { code } = offer.quickCoupon;
  const at = await setTime(offered(10));
  travel(at - Date.now() + seconds(1));
  await useCurrentOffer();
  expect(offer.quickCoupon.percentage).toBe(10);
  const by = (page: number, percentage: number) => async () => {
    await useCurrentOffer();
    const amount = (was * (100 - percentage)) / 100;
    const { orderId } = await place(await newBuyer(), { rev: page, amount, discount: { code, percentage } });
    return (await theOrder(orderId)).finalAmount;
  };
  expect(await by(rev, 20)()).toBe(800);
  await renderPages();
  // A coupon is no price of a revision: an open page is told the new sum, and nothing is charged unseen.
  await expect(by(rev, 20)()).rejects.toMatchObject({ code: "order.price_changed" });
  expect(await by(rev + 1, 10)()).toBe(900);
});

test("an offer that is called off leaves held uses and mailed prices as they were", async () => {
  const { at, page, holder, discount, cart } = await open(1500, true);
  await callOff(page.rev + 1, "owner");
  travel(at - Date.now() + minutes(1));
  await renderPages();
  expect((await press(holder, page, { discount })).charged).toBe(tenth(was));
  expect((await press(await newBuyer(), page, { cart })).charged).toBe(was);
  expect((await theCoupon(discount.code)).redemptions).toBe(1);
  await expectIdle();
});
