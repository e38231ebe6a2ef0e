// A capped coupon's uses are held while they are unpaid: one network must not hold them all.
import { mostHeld } from "@store/core/coupons/hold.entity";
import { hours, minutes } from "@store/core/platform/time";
import { afterEach, expect, test } from "vitest";
import { newBuyer, newCoupon, pay, place, theCoupon, theOrder } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { letSessionsEnd } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { readTable } from "../support/table-rows.ts";
import "../support/shop.ts";

afterEach(() => expectSound());

const held = { code: "discount.held", status: 409 };
const at = (ip: string) => newBuyer({ ip });

test.each([
  [1, 1],
  [2, 1],
  [5, 2],
  [100, 40],
])("a coupon of %i uses lets one network hold %i unpaid", (usageLimit, most) =>
  expect(mostHeld({ usageLimit })).toBe(most),
);

test("a network cannot hold more than two of five uses", async () => {
  const discount = await newCoupon(50, { usageLimit: 5 });
  for (let count = 0; count < 2; count++) await place(await at("one"), { discount });
  for (let count = 0; count < 8; count++)
    await expect(place(await at("one"), { discount })).rejects.toMatchObject(held);
  expect((await theCoupon(discount.code)).redemptions).toBe(2);
  for (const ip of ["two", "three", "four"]) await place(await at(ip), { discount });
  expect((await theCoupon(discount.code)).redemptions).toBe(5);
  // Without the code the same buyer buys at once.
  await place(await at("one"));
});

test("ten orders at once from one network hold two uses", async () => {
  const discount = await newCoupon(50, { usageLimit: 5 });
  const buyers = await Promise.all(Array.from({ length: 10 }, () => at("one")));
  const presses = await Promise.allSettled(buyers.map((buyer) => place(buyer, { discount })));
  expect(presses.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect((await theCoupon(discount.code)).redemptions).toBe(2);
});

test("a paid use no longer counts as held by the network", async () => {
  const discount = await newCoupon(50, { usageLimit: 12 });
  for (let count = 0; count < 12; count++) await pay(await place(await at("carrier"), { discount }));
  expect((await theCoupon(discount.code)).redemptions).toBe(12);
});

test("an abandoned use is released when its page has ended", async () => {
  const discount = await newCoupon(50, { usageLimit: 5 });
  for (let count = 0; count < 2; count++) await place(await at("one"), { discount });
  await letSessionsEnd();
  for (let count = 0; count < 2; count++) await place(await at("one"), { discount });
  await expect(place(await at("one"), { discount })).rejects.toMatchObject(held);
});

test("a buyer who changes the basket keeps one held use", async () => {
  const discount = await newCoupon(50, { usageLimit: 1 });
  const buyer = await at("one");
  for (const upsells of [[], ["seo-checklist"], ["ad-templates"]] as const)
    await place(buyer, { discount, upsells: [...upsells] });
  expect((await theCoupon(discount.code)).redemptions).toBe(1);
});

test("a /48 of IPv6 counts as one network", async () => {
  const discount = await newCoupon(50, { usageLimit: 5 });
  for (let net = 0; net < 2; net++) await place(await at(`2001:db8:5:${net}::/64`), { discount });
  await expect(place(await at("2001:db8:5:2::/64"), { discount })).rejects.toMatchObject(held);
  await place(await at("2001:db8:6:0::/64"), { discount });
  expect(JSON.stringify((await readTable()).hold)).not.toContain("2001:db8");
});

test("a hold is forgotten two hours after the last order that took one", async () => {
  const discount = await newCoupon(50, { usageLimit: 5 });
  const rows = async () => (await readTable()).hold;
  await place(await at("one"), { discount });
  travel(minutes(30));
  const { orderId } = await place(await at("one"), { discount });
  const ttl = Math.ceil(((await theOrder(orderId)).createdAt + hours(2)) / 1000);
  expect((await rows()).map((row) => [row.orderIds?.length, row.ttl])).toEqual([[2, ttl]]);
});

test("a buyer who moves to a full network cannot take a held use along", async () => {
  const discount = await newCoupon(50, { usageLimit: 5 });
  for (let count = 0; count < 2; count++) await place(await at("one"), { discount });
  const traveller = await at("two");
  await place(traveller, { discount });
  const moved = { ...traveller, ip: "one" };
  await expect(place(moved, { discount, upsells: ["seo-checklist"] })).rejects.toMatchObject(held);
  expect((await theCoupon(discount.code)).redemptions).toBe(3);
});
