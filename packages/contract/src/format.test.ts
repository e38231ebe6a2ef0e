import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatRupees } from "./format.ts";

test("rupees have Indian grouping and no space", () => {
  expect([999, 9999, 3_418_406].map(formatRupees)).toEqual(["₹999", "₹9,999", "₹34,18,406"]);
});

test("dates are Indian dates: the zone is Asia/Kolkata, September has three letters", () => {
  const lateEvening = Date.UTC(2026, 8, 20, 19, 0);
  expect(formatDate(lateEvening)).toBe("21 Sep 2026");
  expect(formatDateTime(lateEvening)).toBe("21 Sep 2026, 00:30");
});
