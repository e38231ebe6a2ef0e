// A sale with everything that can go wrong twice: a capped coupon, an account, a mail.
import { expect } from "vitest";
import { newBuyer, newCoupon, type Placed, place } from "./buyers.ts";
import { expectIdle } from "./idle.ts";
import type { Tolerance } from "./mail-problems.ts";
import { mailsAbout } from "./mail-worker.ts";
import { readTable } from "./table-rows.ts";

/** An open payment page whose order holds one of three uses. */
export async function placedWithCoupon(): Promise<Placed> {
  const discount = await newCoupon(20, { usageLimit: 3 });
  return place(await newBuyer(), { discount, upsells: ["seo-checklist"] });
}

/** One order completed, one coupon use, one account with one password, one mail: and nothing else in the shop. */
export async function expectOneSale(orderId: string, tolerance: Tolerance = {}): Promise<void> {
  await expectIdle(tolerance);
  const rows = await readTable();
  expect(rows.order.filter(({ status }) => status === "completed").map((order) => order.orderId)).toEqual([
    orderId,
  ]);
  expect(rows.payment).toHaveLength(1);
  expect(rows.login).toHaveLength(1);
  const capped = rows.coupon.filter(({ usageLimit }) => usageLimit !== undefined);
  for (const { redemptions } of capped) expect(redemptions).toBe(1);
  if (!tolerance.twiceMailed) expect(mailsAbout(orderId)).toHaveLength(1);
}
