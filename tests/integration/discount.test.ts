import { offer } from "@store/contract/offer/offer";
import { bootstrap } from "@store/core/bootstrap";
import { validateDiscount } from "@store/core/coupons/validate-discount";
import { startCheckout } from "@store/core/orders/checkout/start-checkout";
import { readOpenSince } from "@store/core/platform/shop.entity";
import { days, hours } from "@store/core/platform/time";
import { expect, test, vi } from "vitest";
import { as, changeCoupon, newBuyer, newCoupon, place, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { setCounters } from "../support/counted.ts";
import "../support/shop.ts";
import { readTable } from "../support/table-rows.ts";

const ask = (code: string, ip = unique(), checkoutToken?: string) =>
  as({ ip }, () => validateDiscount({ code, subtotal: 999, checkoutToken }));
const visit = async () => (await startCheckout({})).checkoutToken;
const throttled = { code: "throttled" };
const invalid = { code: "discount.invalid", message: "This discount code is not valid" };

test("a valid code is answered with the amount it takes off", async () => {
  expect(await ask(offer.quickCoupon.code)).toEqual({
    discount: { code: offer.quickCoupon.code, percentage: 20, amount: 200, description: "Extra 20% OFF" },
  });
  const { code } = await newCoupon(33);
  expect((await ask(code)).discount).toMatchObject({ amount: 330, description: "33% off" });
});

test("every code that cannot be used gets the same refusal", async () => {
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
    "endsIn",
    "percentage",
  ]);
});

test("a code with an end says how long it is still good", async () => {
  const end = Date.now() + hours(2);
  const { code } = await newCoupon(25, { expiresAt: end });
  const [one, other] = [await ask(code), await ask(code)];
  expect(one.discount.endsIn).toBe(end - Date.now());
  expect(other).toEqual(one);
  travel(hours(2) - 1);
  expect((await ask(code)).discount.endsIn).toBe(1);
  travel(1);
  await expect(ask(code)).rejects.toMatchObject(invalid);
  await expect(place(await newBuyer(), { discount: { code, percentage: 25 } })).rejects.toMatchObject(
    invalid,
  );
});

test("a question about a code takes no use of it", async () => {
  const { code } = await newCoupon(10, { usageLimit: 1 });
  await Promise.all(Array.from({ length: 30 }, () => ask(code)));
  expect((await readTable()).coupon.find((coupon) => coupon.code === code)?.redemptions).toBe(0);
});

test("right codes are never counted as misses", async () => {
  const ip = unique();
  await Promise.all(Array.from({ length: 70 }, () => ask(offer.quickCoupon.code, ip)));
  await ask(offer.quickCoupon.code, ip);
});

test("a checkout is throttled after twenty misses in an hour", async () => {
  const ip = unique();
  const [guesser, buyer] = [await visit(), await visit()];
  for (let count = 0; count < 20; count++)
    await expect(ask("NOSUCHCODE", ip, guesser)).rejects.toMatchObject(invalid);
  // Right codes are not answered either: an answer is what a guess is after.
  await expect(ask(offer.quickCoupon.code, ip, guesser)).rejects.toMatchObject(throttled);
  await expect(ask(offer.quickCoupon.code, unique(), guesser)).rejects.toMatchObject(throttled);
  await ask(offer.quickCoupon.code, ip, buyer);
  travel(hours(1));
  await ask(offer.quickCoupon.code, ip, guesser);
});

test("a network without a checkout is throttled after sixty misses", async () => {
  const ip = unique();
  for (let count = 0; count < 60; count++) await expect(ask("NOSUCHCODE", ip)).rejects.toMatchObject(invalid);
  await expect(ask(offer.quickCoupon.code, ip)).rejects.toMatchObject(throttled);
  await expect(ask(offer.quickCoupon.code, ip, "forged.token")).rejects.toMatchObject(throttled);
  await ask(offer.quickCoupon.code, ip, await visit());
});

test("a network that guessed two thousand codes in a day is throttled until the next", async () => {
  const ip = unique();
  await expect(ask("NOSUCHCODE", ip, await visit())).rejects.toMatchObject(invalid);
  expect(await setCounters("discount.day", 2000)).toBeGreaterThan(0);
  await expect(ask(offer.quickCoupon.code, ip, await visit())).rejects.toMatchObject(throttled);
  travel(days(1));
  await ask(offer.quickCoupon.code, ip, await visit());
});

test("the wider network of an IPv6 address has four times the misses of one network", async () => {
  const codes: string[] = [];
  for (let net = 0; net < 5; net++)
    for (let count = 0; count < 55; count++)
      codes.push(await ask("NOSUCHCODE", `2001:db8:9:${net}::/64`).catch(({ code }) => code));
  expect(codes.filter((code) => code === "discount.invalid")).toHaveLength(240);
  expect(codes.slice(240)).toEqual(Array.from({ length: 35 }, () => "throttled"));
});

test("a wrong code in an order counts as a miss", async () => {
  const buyer = await newBuyer();
  const press = () => place(buyer, { discount: { code: "NOSUCHCODE", percentage: 20 } });
  for (let count = 0; count < 20; count++) await expect(press()).rejects.toMatchObject(invalid);
  await expect(press()).rejects.toMatchObject(throttled);
  await place(buyer);
});

test("a miss is logged without its code", async () => {
  const lines = vi.spyOn(console, "info").mockImplementation(() => undefined);
  lines.mockClear();
  await expect(ask("SECRETCODE")).rejects.toMatchObject(invalid);
  await expect(
    place(await newBuyer(), { discount: { code: "SECRETCODE", percentage: 20 } }),
  ).rejects.toMatchObject(invalid);
  const printed = lines.mock.calls.map(([line]) => String(line));
  expect(printed.filter((line) => line.includes('"event":"discount.missed"'))).toHaveLength(2);
  expect(printed.join()).not.toContain("SECRETCODE");
});

test("a deploy leaves the checkout's coupon as the owner has set it", async () => {
  await changeCoupon(offer.quickCoupon.code, { percentage: 5, active: false });
  const before = (await readTable()).coupon;
  const openSince = await readOpenSince();
  travel(days(3));
  await bootstrap();
  expect((await readTable()).coupon).toEqual(before);
  expect(await readOpenSince()).toBe(openSince);
});
