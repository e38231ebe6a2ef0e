import fc from "fast-check";
import { expect, test } from "vitest";
import { readField, readNumber, writeNumber } from "./read-field.ts";
import type { DateField, NumberField, TextField } from "./tool.ts";
import { formatDay, formatUnit } from "./units.ts";

const rupees: NumberField = {
  id: "price",
  kind: "number",
  unit: "rupees",
  label: "Price",
  start: 1260,
  min: 1,
  max: 1e7,
};
const percent: NumberField = {
  id: "gst",
  kind: "number",
  unit: "percent",
  label: "GST",
  start: 0.05,
  max: 0.4,
};

test.each([
  ["1260", 1260],
  ["₹1,26,000", 126_000],
  ["₹ 1,260.50", 1260.5],
  ["Rs. 500", 500],
  ["1.5 lakh", 150_000],
  ["2cr", 20_000_000],
  ["10k", 10_000],
  ["१,२६०", 1260],
  ["-5", -5],
  ["₹-5", -5],
  [".5", 0.5],
  ["5%", 5],
])("%s is read as a figure", (text, value) => {
  expect(readNumber(text)).toBeCloseTo(value, 9);
});

test.each(["", "abc", "1..2", "12 apples", "--5", "1e5", "Infinity", "NaN", "₹"])(
  "%s is no figure",
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

test("what is empty, nonsense, too small or too large says how to put it right", () => {
  expect(readField(rupees, " ").problem).toBe("Write a number, such as 1,260");
  expect(readField(rupees, "cheap").problem).toBe("Write a number, such as 1,260");
  expect(readField(rupees, "0").problem).toBe("At least ₹1");
  expect(readField({ ...rupees, min: 0 }, "-1").problem).toBe("This cannot be less than 0");
  expect(readField(rupees, "100 crore").problem).toContain("At most ₹1,00,00,000");
  expect(readField({ ...rupees, whole: true }, "1.5").problem).toBe("Write a whole number");
  expect(readField(percent, "5").value).toBeCloseTo(0.05, 12);
  expect(readField(percent, "41").problem).toBe("At most 40%. Is there a zero too many?");
});

test("days and addresses", () => {
  const day: DateField = { id: "day", kind: "date", label: "Day", start: 0 };
  expect(readField(day, "2026-11-24").value).toBe("2026-11-24");
  expect(readField(day, "2026-02-30").problem).toBeTruthy();
  expect(readField(day, "1026-02-01").problem).toBeTruthy();
  expect(readField(day, "").problem).toBe("Choose a day");
  expect(readField({ id: "day", kind: "date", label: "Day" }, "").value).toBe("");
  const page: TextField = { id: "page", kind: "text", label: "Page", start: "", max: 30, address: true };
  expect(readField(page, "https://shop.in/a").value).toBe("https://shop.in/a");
  expect(readField(page, "javascript:alert(1)").problem).toContain("https://");
  expect(readField(page, `https://shop.in/${"a".repeat(30)}`).problem).toContain("30");
});

test("what a field shows is read back as the same figure", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (hundredths) => {
      const value = hundredths / 100;
      const field = { ...rupees, min: 0 };
      expect(readField(field, writeNumber(value, field)).value).toBeCloseTo(value, 6);
    }),
  );
});

test("figures with their units", () => {
  expect(formatUnit(1, "days")).toBe("1 day");
  expect(formatUnit(0, "orders")).toBe("0 orders");
  expect(formatUnit(-0.001, "rupees")).toBe("₹0");
  expect(formatUnit(2.5, "rupees")).toBe("₹2.5");
  expect(formatUnit(0.3125, "percent")).toBe("31.25%");
  expect(formatUnit(-4200, "rupees")).toBe("−₹4,200");
  expect(formatUnit(null, "times")).toBe("none");
  expect(formatDay("2026-09-01")).toBe("Tue, 01 Sep 2026");
});
