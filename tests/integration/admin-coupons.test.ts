// Coupons: made, changed, switched and deleted by admins, and what the checkout makes of it; and the dashboard's figures.

import { dayInIndia } from "@store/contract/format";
import { adminCoupons } from "@store/core/coupons/admin-coupons";
import { findUsableCoupon } from "@store/core/coupons/coupon-uses";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { adminOrders } from "@store/core/orders/admin/admin-orders";
import { days } from "@store/core/platform/time";
import { describe, expect, test } from "vitest";
import { acting, firstAdmin } from "../support/admin.ts";
import { newBuyer, newCoupon, newMember, pay, place, theCoupon, unique } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectIdle } from "../support/idle.ts";
import { interleave } from "../support/interleave.ts";
import { expectSound } from "../support/invariants.ts";
import { refused } from "../support/refused.ts";
import { readTable } from "../support/table-rows.ts";
import { watchCosts } from "../support/watch-costs.ts";

const admin = firstAdmin();
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

test("a coupon made by an admin can be used at the checkout", async () => {
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

test("a code created twenty times at once becomes one coupon", async () => {
  const code = newCode();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => create({ code })));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await audits(code)).toEqual(["coupon.create"]);
});

test("a change to a coupon is refused if another admin has changed it meanwhile", async () => {
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

test("a coupon that is switched off gives no discount until it is switched on again", async () => {
  const { code } = await create();
  for (const isActive of [false, false, true]) {
    const { coupon } = await acting(admin, () => adminCoupons.toggle({ couponId: code, isActive }));
    expect(coupon.isActive).toBe(isActive);
    expect((await findUsableCoupon(code)) !== undefined).toBe(isActive);
  }
  expect((await audits(code)).sort()).toEqual(["coupon.create", "coupon.off", "coupon.on"]);
});

test("a coupon is good until the end of its last day in Indian time", async () => {
  const today = dayInIndia(Date.now());
  const { code, expiresAt } = await create({ expiresAt: today });
  expect(expiresAt).toBe(today);
  const end = Date.parse(`${today}T23:59:59.999+05:30`);
  travel(end - Date.now());
  expect(await findUsableCoupon(code)).toBeDefined();
  travel(1);
  expect(await findUsableCoupon(code)).toBeUndefined();
});

describe("the limit of a coupon", () => {
  test("counts the uses and holds from before it was set", async () => {
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

  test.each([0, 2])(
    "is not lowered below a use that is reserved meanwhile (%i from before it)",
    async (uncounted) => {
      const discount = await newCoupon(20, { usageLimit: uncounted + 3, uncounted });
      await place(await newBuyer(), { discount });
      const other = await newBuyer();
      interleave("TransactWriteItems", `COUPON#${discount.code}`, () => place(other, { discount }));
      const lowered = change(discount.code, 0, { usageLimit: uncounted + 1 });
      await expect(lowered).rejects.toEqual(refused("coupon.changed"));
      expect(await theCoupon(discount.code)).toMatchObject({ redemptions: 2, usageLimit: uncounted + 3 });
      await expectSound();
    },
  );
});

test("a deleted coupon gives no discount to new orders", async () => {
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
  test("counts each sale and refund on the day it happened", async () => {
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
        ...{ day: today, orders: 3, completed: 2, discounted: 1, refunded: 0 },
        sold: { bundle: 2, "seo-checklist": 1 },
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

  test("reads any valid period in one round trip", async () => {
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
