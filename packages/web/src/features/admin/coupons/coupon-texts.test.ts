import type { AdminCoupon } from "@store/contract/admin-rows";
import { expect, it } from "vitest";
import { begins, expires, isOver, narrows, readCoupon, usage } from "./coupon-texts.ts";

const coupon: AdminCoupon = {
  couponId: "A",
  code: "A",
  percentage: 10,
  description: "",
  usageLimit: 100_000,
  timesUsed: 1234,
  revenue: 111_060,
  reserved: 0,
  startsAt: null,
  expiresAt: "2026-11-30",
  oncePerBuyer: false,
  isActive: true,
  version: 1,
};

it("a coupon shows its uses and its last day", () => {
  expect(usage(coupon)).toBe("1,234 / 1,00,000");
  expect(usage({ ...coupon, usageLimit: null })).toBe("1,234 / ∞");
  expect(expires(coupon)).toBe("30 Nov 2026");
  expect(expires({ ...coupon, expiresAt: null })).toBe("Never");
});

it("a coupon is good to the end of its last day in India", () => {
  expect(isOver(coupon, Date.parse("2026-11-30T18:29:59Z"))).toBe(false);
  expect(isOver(coupon, Date.parse("2026-11-30T18:30:00Z"))).toBe(true);
  expect(isOver({ ...coupon, expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false);
});

it("a coupon shows its first day until it has begun", () => {
  const later = { ...coupon, startsAt: "2026-11-08" };
  const begun = Date.parse("2026-11-08T00:00:00+05:30");
  expect(begins(later, begun - 1)).toBe("from 08 Nov 2026");
  expect(begins(later, begun)).toBeUndefined();
  expect(begins(coupon, 0)).toBeUndefined();
});

it("a coupon shows in a line each what narrows it down", () => {
  expect(narrows(coupon)).toEqual([]);
  const narrow = { ...coupon, products: ["seo-checklist"], owners: ["bundle"], oncePerBuyer: true };
  expect(narrows(narrow)).toEqual([
    ...["For SEO Checklist", "For owners of Complete Funnel Bundle", "Once per buyer"],
  ]);
});

it("an empty field of the coupon form is read as nothing", () => {
  expect(
    readCoupon({ code: "a", percentage: "20", description: " ", usageLimit: "", expiresAt: "" }),
  ).toEqual({
    code: "a",
    percentage: 20,
    amountOff: null,
    description: undefined,
    usageLimit: null,
    startsAt: null,
    expiresAt: null,
    products: null,
    owners: null,
    oncePerBuyer: false,
  });
  expect(readCoupon({ products: "seo-checklist,bundle", startsAt: "2026-11-01" })).toMatchObject({
    products: ["seo-checklist", "bundle"],
    startsAt: "2026-11-01",
  });
  expect(readCoupon({ amountOff: "200", owners: "bundle", oncePerBuyer: "on" })).toMatchObject({
    ...{ percentage: undefined, amountOff: 200, owners: ["bundle"], oncePerBuyer: true },
  });
  expect(readCoupon({ code: "a", percentage: "", usageLimit: "x" })).toMatchObject({
    percentage: undefined,
    usageLimit: Number.NaN,
  });
});
