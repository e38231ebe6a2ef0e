// Coupons: made, changed, switched and deleted by admins, and what the checkout makes of it; and the dashboard's figures.

import { dayInIndia } from "@store/contract/format";
import { adminCoupons } from "@store/core/coupons/admin-coupons";
import { findUsableCoupon } from "@store/core/coupons/coupon-uses";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { days } from "@store/core/platform/time";
import { beforeEach, describe, expect, test } from "vitest";
import { acting, type Person, setUp } from "../support/admin.ts";
import { newBuyer, newMember, pay, place, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectIdle } from "../support/idle.ts";
import { expectSound } from "../support/invariants.ts";
import { readTable } from "../support/table-rows.ts";
import { watchCosts } from "../support/watch-costs.ts";

let admin: Person;
beforeEach(async () => {
  admin = await setUp();
});
const refused = (code: string) => expect.objectContaining({ code });
type Form = Parameters<typeof adminCoupons.create>[0];
const newCode = () => `C${unique().toUpperCase()}`;
const create = async (form: Partial<Form> = {}) =>
  (await acting(admin, () => adminCoupons.create({ code: newCode(), percentage: 20, ...form }))).coupon;
const change = async (couponId: string, version: number, form: Partial<Form>) =>
  (
    await acting(admin, () =>
      adminCoupons.update({ couponId, version, code: couponId, percentage: 20, ...form }),
    )
  ).coupon;
const listed = async () => (await acting(admin, () => adminCoupons.list({}))).coupons;
const audits = async (code: string) =>
  (await readTable()).audit.filter(({ target }) => target === code).map(({ action }) => action);

test("made, found in the list, usable at the checkout; the same code again is refused", async () => {
  const coupon = await create({ description: "Spring", usageLimit: 5, expiresAt: "2026-12-31" });
  expect(coupon).toMatchObject({ percentage: 20, usageLimit: 5, timesUsed: 0, reserved: 0, isActive: true });
  expect(await listed()).toContainEqual(coupon);
  await expect(create({ code: coupon.code })).rejects.toEqual(refused("coupon.exists"));
  const { order } = await newMember({ discount: coupon });
  expect(order.discountAmount).toBe(200);
  await place(await newBuyer(), { discount: coupon });
  expect((await listed()).find(({ code }) => code === coupon.code)).toMatchObject({
    timesUsed: 1,
    reserved: 1,
  });
  expect(await audits(coupon.code)).toEqual(["coupon.create"]);
  await expectIdle();
});

test("by twenty at once: one of a code is made", async () => {
  const code = newCode();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => create({ code })));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await audits(code)).toEqual(["coupon.create"]);
});

test("changed from the form that was opened; by two at once one is told; the code itself stays", async () => {
  const { code, version } = await create({ usageLimit: 5, description: "x", expiresAt: "2026-12-31" });
  const results = await Promise.allSettled([
    change(code, version, { percentage: 30 }),
    change(code, version, { percentage: 40 }),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [now] = (await listed()).filter((one) => one.code === code);
  expect(now).toMatchObject({ usageLimit: null, description: "", expiresAt: null, version: version + 1 });
  await expect(change(code, version, {})).rejects.toEqual(refused("coupon.changed"));
  await expect(change(code, version + 1, { code: "OTHER" })).rejects.toMatchObject({
    code: "input.invalid",
    fields: ["code"],
  });
  await expect(change("NOTHING", 1, {})).rejects.toEqual(refused("coupon.not_found"));
});

test("switched off it is nobody's discount, on again it is; twice the same writes once", async () => {
  const { code } = await create();
  for (const isActive of [false, false, true]) {
    const { coupon } = await acting(admin, () => adminCoupons.toggle({ couponId: code, isActive }));
    expect(coupon.isActive).toBe(isActive);
    expect((await findUsableCoupon(code)) !== undefined).toBe(isActive);
  }
  expect((await audits(code)).sort()).toEqual(["coupon.create", "coupon.off", "coupon.on"]);
});

test("good until the end of its day in Kolkata, and not a moment longer", async () => {
  const today = dayInIndia(Date.now());
  const { code, expiresAt } = await create({ expiresAt: today });
  expect(expiresAt).toBe(today);
  const end = Date.parse(`${today}T23:59:59.999+05:30`);
  travel(end - Date.now());
  expect(await findUsableCoupon(code)).toBeDefined();
  travel(1);
  expect(await findUsableCoupon(code)).toBeUndefined();
});

describe("a limit", () => {
  test("cannot be lower than what is used or held; uses from before there was one count against it", async () => {
    const coupon = await create();
    for (let uses = 0; uses < 2; uses++) await newMember({ discount: coupon });
    await expect(change(coupon.code, 1, { usageLimit: 1 })).rejects.toEqual(refused("coupon.limit_too_low"));
    const limited = await change(coupon.code, 1, { usageLimit: 3 });
    expect(limited).toMatchObject({ usageLimit: 3, timesUsed: 2, reserved: 0 });
    const buyers = await Promise.all([1, 2, 3, 4].map(() => newBuyer()));
    const presses = await Promise.allSettled(buyers.map((buyer) => place(buyer, { discount: coupon })));
    const [third, ...more] = presses.flatMap((press) => (press.status === "fulfilled" ? [press.value] : []));
    expect(more).toEqual([]);
    await expect(place(await newBuyer(), { discount: coupon })).rejects.toEqual(refused("discount.invalid"));
    expect((await listed()).find(({ code }) => code === coupon.code)).toMatchObject({
      timesUsed: 2,
      reserved: 1,
    });
    if (third) await pay(third);
    expect((await listed()).find(({ code }) => code === coupon.code)).toMatchObject({
      timesUsed: 3,
      reserved: 0,
    });
    await change(coupon.code, limited.version, {});
    await newMember({ discount: coupon });
    await expectIdle();
  });

  test("lowered while many buy: never more discounts than it says", async () => {
    for (let round = 0; round < 5; round++) {
      const coupon = await create({ usageLimit: 30 });
      const buyers = await Promise.all(Array.from({ length: 12 }, () => newBuyer()));
      const [lowered] = await Promise.allSettled([
        change(coupon.code, 1, { usageLimit: 4 }),
        ...buyers.map((buyer) => place(buyer, { discount: coupon })),
      ]);
      const held = (await readTable()).order.filter(
        ({ discountCode }) => discountCode === coupon.code,
      ).length;
      if (lowered?.status === "fulfilled") expect(held).toBeLessThanOrEqual(4);
      await expectSound();
    }
  });
});

test("deleted: in no list and nobody's discount; orders keep it, and the code can come back", async () => {
  const coupon = await create({ usageLimit: 2 });
  const open = await place(await newBuyer(), { discount: coupon });
  await acting(admin, () => adminCoupons.delete({ couponId: coupon.code }));
  expect((await listed()).map(({ code }) => code)).not.toContain(coupon.code);
  await expect(place(await newBuyer(), { discount: coupon })).rejects.toEqual(refused("discount.invalid"));
  expect((await pay(open)).discountAmount).toBe(200);
  for (const gone of [
    () => adminCoupons.delete({ couponId: coupon.code }),
    () => adminCoupons.toggle({ couponId: coupon.code, isActive: true }),
  ])
    await expect(acting<unknown>(admin, gone)).rejects.toEqual(refused("coupon.not_found"));
  const back = await create({ code: coupon.code, percentage: 5, usageLimit: 2 });
  expect(back).toMatchObject({ percentage: 5, timesUsed: 1, isActive: true });
  await expectIdle();
});

describe("the dashboard", () => {
  test("counts what happened on each day, and what stands; refunds and coupons among it", async () => {
    const discount = await create();
    const today = dayInIndia(Date.now());
    const { orderId: usedBy, order: used } = await newMember({ discount, upsells: ["seo-checklist"] });
    await place(await newBuyer());
    const { orderId, order } = await newMember();
    travel(days(1));
    await acting(admin, () => adminOrders.refund({ orderId }));
    const { totals } = await acting(admin, () => adminDashboard.totals({}));
    const { days: figures, coupons } = await acting(admin, () =>
      adminDashboard.period({ from: today, to: dayInIndia(Date.now()) }),
    );
    expect(totals).toMatchObject({ users: 3, orders: 3, completed: 1, refunded: 1 });
    expect(figures).toMatchObject([
      {
        ...{ day: today, orders: 3, completed: 2, discounted: 1, "seo-checklist": 1, refunded: 0 },
        couponRevenue: used.finalAmount,
      },
      { orders: 0, completed: 0, refunded: 1, refundedAmount: order.finalAmount, couponRevenue: 0 },
    ]);
    const { finalAmount: revenue } = used;
    expect(coupons).toEqual([{ code: discount.code, uses: 1, revenue, days: [{ day: today, uses: 1 }] }]);
    // What goes back goes off what the coupon has brought, and it stays used.
    await acting(admin, () => adminOrders.refund({ orderId: usedBy, items: ["seo-checklist"] }));
    const listedNow = (await listed()).find(({ code }) => code === discount.code);
    expect(listedNow).toMatchObject({ timesUsed: 1 });
    expect(listedNow?.revenue).toBeLessThan(revenue);
    expect(listedNow?.revenue).toBeGreaterThan(0);
    await expectSound();
  });

  test("takes one round trip, whatever the period; and refuses one that is no period", async () => {
    const watch = watchCosts();
    const { days: figures } = await acting(admin, () =>
      adminDashboard.period({ from: "2025-02-11", to: "2026-02-11" }),
    );
    expect(watch.seen().roundTrips).toBe(1);
    watch.stop();
    expect(figures).toHaveLength(366);
    for (const [from, to] of [
      ["2026-02-11", "2026-02-10"],
      ["2025-02-10", "2026-02-11"],
      ["2026-02-30", "2026-03-02"],
      ["2026-13-01", "2026-13-02"],
    ] as const)
      await expect(
        acting(admin, () => adminDashboard.period({ from, to })),
        from,
      ).rejects.toEqual(refused("input.invalid"));
  });
});
