import { expect, test } from "vitest";
import { dayInIndia, formatDate, formatDateTime, formatPaise, formatRupees } from "./format.ts";

test("a sum in rupees has Indian grouping and no space", () => {
  expect([999, 9999, 3_418_406].map(formatRupees)).toEqual(["₹999", "₹9,999", "₹34,18,406"]);
});

test("a date is written as an Indian date in the zone Asia/Kolkata", () => {
  const lateEvening = Date.UTC(2026, 8, 20, 19, 0);
  expect(formatDate(lateEvening)).toBe("21 Sep 2026");
  expect(formatDateTime(lateEvening)).toBe("21 Sep 2026, 00:30");
});

test("dayInIndia begins a day at half past six in the evening, UTC", () => {
  expect(dayInIndia(Date.parse("2026-11-22T18:29:59Z"))).toBe("2026-11-22");
  expect(dayInIndia(Date.parse("2026-11-22T18:30:00Z"))).toBe("2026-11-23");
});

test("a sum shows paise where there are any and a foreign currency by its name", () => {
  expect(formatPaise(29_900)).toBe("₹299");
  expect(formatPaise(706)).toBe("₹7.06");
  expect(formatPaise(3_418_060_50)).toBe("₹34,18,060.50");
  expect(formatPaise(1000, "usd")).toBe("USD 10.00");
});
