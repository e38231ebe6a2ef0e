import type { NumberField, Unit } from "@store/contract/calculator-content";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addWorkdays, dayNumber } from "./days.ts";
import { readField, readNumber, writeNumber } from "./read-field.ts";
import { startText } from "./run-tool.ts";
import type { Field, TextField } from "./tool.ts";
import { formatDay, formatNumber, formatUnit, signOf } from "./units.ts";

const price = { id: "price", kind: "number", unit: "rupees", label: "Price" } as const;
const rupees: NumberField = { ...price, start: 1260, min: 1, max: 1e7 };
const gst = { id: "gst", kind: "number", unit: "percent", label: "GST" } as const;
const percent: NumberField = { ...gst, start: 0.05, max: 0.4 };

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
  ["5 %", 5],
  ["5.", 5],
  [" 12 ", 12],
  ["− 5", -5],
  ["-  5", -5],
  ["rs 500", 500],
  ["Rs.  500", 500],
  ["INR500", 500],
  ["-₹ 5", -5],
  ["3thousand", 3000],
  ["3 Lakhs", 300_000],
  ["3 lac", 300_000],
  ["3l", 300_000],
  ["3 crore", 30_000_000],
  ["3  crores", 30_000_000],
  ["०९", 9],
])("%s is read as a figure", (text, value) => {
  expect(readNumber(text)).toBeCloseTo(value, 9);
});

test.each([
  "",
  "abc",
  "1..2",
  "12 apples",
  "--5",
  "1e5",
  "Infinity",
  "NaN",
  "₹",
  ".",
  "1 2",
  "5₹",
  "%5",
  "5%%",
  "2 lakhs 5",
  "x5",
  "5 - 3",
])("%s is refused as a figure", (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test("a bad figure is refused with the way to put it right", () => {
  expect(readField(rupees, " ").problem).toBe("Write a number, such as 1,260");
  expect(readField(rupees, "cheap").problem).toBe("Write a number, such as 1,260");
  expect(readField(rupees, "0").problem).toBe("At least ₹1");
  expect(readField({ ...rupees, min: 0 }, "-1").problem).toBe("This cannot be less than 0");
  expect(readField(rupees, "100 crore").problem).toContain("At most ₹1,00,00,000");
  expect(readField({ ...rupees, whole: true }, "1.5").problem).toBe("Write a whole number");
  expect(readField(percent, "5").value).toBeCloseTo(0.05, 12);
  expect(readField(percent, "41").problem).toBe("At most 40%. Is there a zero too many?");
});

test.each([
  ["00:00", true],
  ["09:59", true],
  ["19:30", true],
  ["23:59", true],
  ["24:00", false],
  ["9:30", false],
  ["12:60", false],
  ["12:5", false],
  ["112:50", false],
  ["12:505", false],
])("a time of day is read from %s", (text, isOne) => {
  expect(readField({ id: "at", kind: "clock", label: "At", start: "14:00" }, text)).toEqual(
    isOne ? { value: text } : { problem: "Write a time of day, such as 14:00" },
  );
});

test("a choice takes only an option of its list", () => {
  const choice: Field = { id: "pick", kind: "choice", label: "Pick", start: "a", options: ["a", "b"] };
  expect(readField(choice, " b ")).toEqual({ value: "b" });
  expect(readField(choice, "c")).toEqual({ problem: "Choose one of the list" });
  expect(readField(choice, "")).toEqual({ problem: "This is still empty" });
});

test.each([
  ["2019-12-31", "Choose a day of this century"],
  ["2020-01-01", undefined],
  ["2099-12-31", undefined],
  ["2100-01-01", "Choose a day of this century"],
  ["2028-02-29", undefined],
  ["2027-02-29", "Write a day such as 2026-11-24"],
  ["2026-11", "Write a day such as 2026-11-24"],
  ["2026-11-24T00:00", "Write a day such as 2026-11-24"],
  ["24.11.2026", "Write a day such as 2026-11-24"],
])("a day is read from %s", (text, problem) => {
  const reading = readField({ id: "day", kind: "date", label: "Day" }, text);
  expect(reading).toEqual(problem ? { problem } : { value: text });
});

test("a day may be left out where the field starts empty", () => {
  expect(readField({ id: "day", kind: "date", label: "Day" }, "").value).toBe("");
  expect(readField({ id: "day", kind: "date", label: "Day", start: 0 }, "").problem).toBe("Choose a day");
});

test.each([
  ["http://shop.in", true],
  ["HTTPS://shop.in/a?b=c#d", true],
  ["https://shop", false],
  ["https:///shop.in", false],
  ["shop.in", false],
  ["see https://shop.in", false],
  ["https://shop.in/a b", false],
  ["ftp://shop.in", false],
  ["javascript:alert(1)", false],
])("an address is read from %s", (text, isOne) => {
  const page: TextField = { id: "page", kind: "text", label: "Page", start: "", max: 40, address: true };
  expect(readField(page, text)).toEqual(
    isOne ? { value: text } : { problem: "Write the whole address, beginning with https://" },
  );
  // Any other text is taken as it is.
  expect(readField({ id: "note", kind: "text", label: "Note", start: "", max: 40 }, text).value).toBe(text);
});

test("a text may fill its field but not exceed it", () => {
  const note: TextField = { id: "note", kind: "text", label: "Note", start: "", max: 3 };
  expect(readField(note, " abc ")).toEqual({ value: "abc" });
  expect(readField(note, "abcd")).toEqual({ problem: "At most 3 characters" });
});

test("a field starts with its default", () => {
  expect(startText(percent, "2026-11-22")).toBe("5");
  expect(startText({ ...rupees, start: -2.5 }, "2026-11-22")).toBe("-2.5");
  expect(startText({ id: "day", kind: "date", label: "Day", start: 14 }, "2026-11-22")).toBe("2026-12-06");
  expect(startText({ id: "day", kind: "date", label: "Day", start: 0 }, "2026-11-22")).toBe("2026-11-22");
  expect(startText({ id: "day", kind: "date", label: "Day" }, "2026-11-22")).toBe("");
  expect(startText({ id: "note", kind: "text", label: "Note", start: "in", max: 3 }, "2026-11-22")).toBe(
    "in",
  );
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

test.each<[number | string | null, Unit, string]>([
  [1, "days", "1 day"],
  [2, "days", "2 days"],
  [0, "orders", "0 orders"],
  [1, "orders", "1 order"],
  [20.07, "orders", "20.1 orders"],
  [1, "parcels", "1 parcel"],
  [2, "parcels", "2 parcels"],
  [1.4, "people", "1 person"],
  [1.6, "people", "2 people"],
  [1, "visitors", "1 visitor"],
  [2.2, "visitors", "2 visitors"],
  [379.6, "kilobytes", "380 KB"],
  [0.125, "seconds", "0.13 s"],
  [1.6, "mbps", "1.6 Mbps"],
  [1.894, "times", "1.89"],
  [-0.001, "rupees", "₹0"],
  [-0.5, "rupees", "−₹0.5"],
  [2.5, "rupees", "₹2.5"],
  [9.99, "rupees", "₹9.99"],
  [10, "rupees", "₹10"],
  [10.4, "rupees", "₹10"],
  [-9.99, "rupees", "−₹9.99"],
  [-10.4, "rupees", "−₹10"],
  [1_26_000, "rupees", "₹1,26,000"],
  [-4200, "rupees", "−₹4,200"],
  [0.3125, "percent", "31.25%"],
  [-0.05, "percent", "−5%"],
  [-3, "days", "−3 days"],
  [-0.1, "people", "0 people"],
  [null, "times", "none"],
  ["vid", "words", "vid"],
  ["2026-11-24", "date", "Tue, 24 Nov 2026"],
])("%s of %s is shown as %s", (value, unit, shown) => {
  expect(formatUnit(value, unit)).toBe(shown);
});

test("numbers and days are written in the Indian form", () => {
  expect(formatNumber(-1234.567, 2)).toBe("−1,234.57");
  expect(formatNumber(-0.04, 1)).toBe("0");
  expect(formatNumber(-0.06, 1)).toBe("−0.1");
  expect(formatDay("2026-09-01")).toBe("Tue, 01 Sep 2026");
  expect(formatDay("soon")).toBe("soon");
});

test("a field shows the sign of its unit", () => {
  const units: Unit[] = ["rupees", "percent", "days", "kilobytes", "times", "words"];
  expect(units.map(signOf)).toEqual(["₹", "%", "days", "KB", "", ""]);
});

test("addDays and addWorkdays cross the end of a year", () => {
  expect(addDays("2026-12-30", 3)).toBe("2027-01-02");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  const friday = dayNumber("2026-11-27");
  expect(addWorkdays(friday, 1, "0000011", new Set())).toBe(friday + 3);
  expect(addWorkdays(friday + 3, -1, "0000011", new Set([friday]))).toBe(friday - 1);
  expect(addWorkdays(friday + 1, 0, "0000011", new Set())).toBe(friday + 1);
});
