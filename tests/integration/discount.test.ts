import { bootstrap } from "@store/core/bootstrap";
import { validateDiscount } from "@store/core/coupon/validate-discount";
import { hours, minutes } from "@store/core/lib/time";
import { expect, test } from "vitest";
import { as, changeCoupon, newBuyer, newCoupon, place, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const ask = (code: string, ip = unique(), subtotal = 999) =>
  as({ ip }, () => validateDiscount({ code, subtotal }));
const invalid = { code: "discount.invalid", message: "This discount code is not valid" };

test("answers what a code takes off, rounded once", async () => {
  expect(await ask("FUNNELWRIGHT20")).toEqual({
    discount: { code: "FUNNELWRIGHT20", percentage: 20, amount: 200, description: "Extra 20% OFF" },
  });
  const { code } = await newCoupon(33);
  expect((await ask(code)).discount).toMatchObject({ amount: 330, description: "33% off" });
});

test("unknown, inactive, expired and used up sound the same, and nothing tells how often a code was used", async () => {
  const used = await newCoupon(10, { usageLimit: 1 });
  await place(await newBuyer(), { discount: used });
  const dead = [
    "NOSUCHCODE",
    (await newCoupon(10, { active: false })).code,
    (await newCoupon(10, { expiresAt: Date.now() })).code,
    used.code,
  ];
  for (const code of dead) await expect(ask(code)).rejects.toMatchObject(invalid);
  const capped = await newCoupon(10, { usageLimit: 7, expiresAt: Date.now() + 1 });
  expect(Object.keys((await ask(capped.code)).discount).sort()).toEqual([
    "amount",
    "code",
    "description",
    "percentage",
  ]);
});

test("asking takes no use, however often", async () => {
  const { code } = await newCoupon(10, { usageLimit: 1 });
  await Promise.all(Array.from({ length: 30 }, () => ask(code)));
  expect((await readTable()).coupon.find((coupon) => coupon.code === code)?.taken).toBe(0);
});

test("twenty a minute from one network, of a hundred at once", async () => {
  const ip = unique();
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => ask("FUNNELWRIGHT20", ip)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  travel(minutes(1));
  await ask("FUNNELWRIGHT20", ip);
});

test("thirty misses an hour, then right codes are not answered either", async () => {
  const ip = unique();
  for (let count = 0; count < 30; count++) {
    await expect(ask("NOSUCHCODE", ip)).rejects.toMatchObject(invalid);
    if (count % 19 === 18) travel(minutes(1));
  }
  travel(minutes(1));
  await expect(ask("FUNNELWRIGHT20", ip)).rejects.toMatchObject({ code: "throttled" });
  travel(hours(1));
  await ask("FUNNELWRIGHT20", ip);
});

test("a deploy leaves the checkout's own coupon as its owner has set it", async () => {
  await changeCoupon("FUNNELWRIGHT20", { percentage: 5, active: false });
  const before = (await readTable()).coupon;
  await bootstrap();
  expect((await readTable()).coupon).toEqual(before);
});
