// The figures can be proven: each is the sum of its rows in the ledger, and can be made so again.

import { dayInIndia } from "@store/contract/format";
import { adminDashboard } from "@store/core/orders/admin/admin-dashboard";
import { refundByHand } from "@store/core/orders/payments/refund-by-hand";
import { proveFigures, rebuildFigures } from "@store/core/orders/prove-figures";
import { deleteOrder } from "@store/core/orders/settlement/delete-order";
import { overrideOrder } from "@store/core/orders/settlement/override-order";
import { addCounts, addDayCounts, addDayOf } from "@store/core/platform/counter.entity";
import { days } from "@store/core/platform/time";
import { expect, test } from "vitest";
import { acting, setUp } from "../support/admin.ts";
import { newCoupon, newMember } from "../support/buyers.ts";
import { travel } from "../support/clock.ts";
import { expectSound } from "../support/invariants.ts";

/** Two days of selling, with everything that moves a figure. */
async function sellForTwoDays() {
  const since = dayInIndia(Date.now());
  const discount = await newCoupon(10);
  await newMember({ discount });
  const { orderId } = await newMember({ upsells: ["seo-checklist"] });
  await refundByHand(orderId, ["seo-checklist"], "asha@shop.example");
  travel(days(1));
  const gone = await newMember({ discount });
  await deleteOrder(gone.orderId, "asha@shop.example");
  const toggled = await newMember();
  for (const status of ["failed", "completed", "failed", "completed"] as const)
    await overrideOrder(toggled.orderId, status, "asha@shop.example");
  return { since, code: discount.code };
}

test("the figures of a shop equal the sums of its ledger", async () => {
  const { since } = await sellForTwoDays();
  expect(await proveFigures(since)).toEqual([]);
});

test("a counter that is off is found and rebuilt from the ledger", async () => {
  const { since, code } = await sellForTwoDays();
  const admin = await setUp();
  const period = () =>
    acting(admin, () => adminDashboard.period({ from: since, to: dayInIndia(Date.now()) }));
  const before = await period();
  const now = Date.now();
  await addCounts("ALL", "a slip", { gross: 99_900, sales: 1 }).go();
  await addDayCounts(now, "a slip", { returned: -500 }).go();
  await addCounts(`COUPON.${code}`, "a slip", { uses: 2, gross: 5 }).go();
  await addDayOf("USES", now - days(1), "a slip", code, { uses: -1 }).go();
  await addDayOf("SOLD", now, "a slip", "a-kit", { sales: 3 }).go();
  const today = dayInIndia(now);
  const off = await proveFigures(since);
  expect(off.map(({ where, name, ledger, counter }) => [where, name, counter - ledger])).toEqual([
    ["all", "sales", 1],
    ["all", "gross", 99_900],
    [today, "returned", -500],
    [`coupon ${code}`, "uses", 2],
    [`coupon ${code}`, "gross", 5],
    [`${since}, coupon ${code}`, "uses", -1],
    [`${today}, product a-kit`, "sales", 3],
  ]);
  expect(await rebuildFigures(since)).toEqual(off);
  expect(await proveFigures(since)).toEqual([]);
  expect(await rebuildFigures(since)).toEqual([]);
  expect(await period()).toEqual(before);
  await expectSound();
});
