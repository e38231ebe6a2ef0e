// What of a coupon an admin sees, and when it may be used.
import { expect, test } from "vitest";
import type { Coupon } from "./coupon.entity.ts";
import { isUsable, describe as wordsOf } from "./coupon-uses.ts";
import { couponView } from "./coupon-view.ts";
import { mostHeld } from "./hold.entity.ts";

const coupon = (more: Partial<Coupon> = {}) =>
  ({ code: "TEN", percentage: 10, active: true, redemptions: 0, createdAt: 1, ...more }) as Coupon;

test("couponView shows the coupon's sales, held uses and last day", () => {
  const counted = { uses: 3, gross: 299_700, returned: 99_900 };
  expect(couponView(coupon(), counted as never)).toEqual({
    ...{ couponId: "TEN", code: "TEN", percentage: 10, description: "", usageLimit: null, timesUsed: 3 },
    ...{ revenue: 1998, reserved: 0, startsAt: null, expiresAt: null, isActive: true, version: 0 },
    oncePerBuyer: false,
  });
  const expiresAt = Date.parse("2026-12-01T00:00:00+05:30");
  const limited = coupon({
    usageLimit: 10,
    redemptions: 4,
    uncounted: 1,
    expiresAt,
    version: 7,
    description: "Diwali",
    startsAt: Date.parse("2026-11-08T00:00:00+05:30"),
    products: ["seo-checklist"],
  });
  expect(couponView(limited, counted as never)).toMatchObject({
    ...{ usageLimit: 10, reserved: 2, expiresAt: "2026-11-30", version: 7, description: "Diwali" },
    ...{ startsAt: "2026-11-08", products: ["seo-checklist"] },
  });
  expect(couponView(coupon({ usageLimit: 10, redemptions: 1 }), counted as never).reserved).toBe(0);
  expect(couponView(coupon({ redemptions: 9 }), counted as never).reserved).toBe(0);
});

test("a coupon may be used while it is active, has not ended and has uses left", () => {
  const now = 1000;
  for (const [more, usable] of [
    [{}, true],
    [{ active: false }, false],
    [{ deletedAt: 1 }, false],
    [{ expiresAt: now }, false],
    [{ expiresAt: now + 1 }, true],
    [{ startsAt: now }, true],
    [{ startsAt: now + 1 }, false],
    [{ usageLimit: 5, redemptions: 4 }, true],
    [{ usageLimit: 5, redemptions: 5 }, false],
    [{ usageLimit: 5, uncounted: 2, redemptions: 2 }, true],
    [{ usageLimit: 5, uncounted: 2, redemptions: 3 }, false],
    [{ redemptions: 999 }, true],
  ] as const)
    expect(isUsable(coupon(more), now), JSON.stringify(more)).toBe(usable);
  expect([wordsOf(coupon()), wordsOf(coupon({ description: "Diwali" }))]).toEqual(["10% off", "Diwali"]);
  const { percentage: _, ...sum } = coupon({ amountOff: 1500 });
  expect(wordsOf(sum)).toBe("₹1,500 off");
  expect([0, 1, 4, 5, 100].map((usageLimit) => mostHeld({ usageLimit }))).toEqual([1, 1, 1, 2, 40]);
});
