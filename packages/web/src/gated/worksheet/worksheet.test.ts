import { expect, test, vi } from "vitest";
import { percentDone } from "./progress.ts";
import { createWorksheet } from "./worksheet.ts";

test.each([
  [0, 0, 0],
  [0, 14, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 14, 36],
  [7, 45, 16],
  [1, 8, 13],
  [14, 14, 100],
])("a share of %i of %i is %i percent", (done, total, percent) => {
  expect(percentDone(done, total)).toBe(percent);
});

test("an id ticked in one list is ticked in every list that holds it", () => {
  const sheet = createWorksheet();
  sheet.setChecked("cart-1", true);
  expect(sheet.countDone(["cart-1", "cart-2"])).toBe(1);
  expect(sheet.countDone(["gen-1", "cart-1"])).toBe(1);
  sheet.setChecked("cart-1", false);
  expect(sheet.isChecked("cart-1")).toBe(false);
});

test("a status is unset until chosen, and can be unset again", () => {
  const sheet = createWorksheet();
  expect(sheet.statusOf("gen-1")).toBeUndefined();
  sheet.setStatus("gen-1", "Bad");
  expect(sheet.statusOf("gen-1")).toBe("Bad");
  sheet.setStatus("gen-1", undefined);
  expect(sheet.statusOf("gen-1")).toBeUndefined();
});

test("sections are open until closed", () => {
  const sheet = createWorksheet();
  expect(sheet.isOpen("general/Core CRO Principles")).toBe(true);
  sheet.setOpen("general/Core CRO Principles", false);
  expect(sheet.isOpen("general/Core CRO Principles")).toBe(false);
  expect(sheet.isOpen("home/Social Validation")).toBe(true);
});

test("listeners are told only of changes", () => {
  const sheet = createWorksheet();
  const listener = vi.fn();
  const stop = sheet.subscribe(listener);
  sheet.setChecked("gen-1", true);
  sheet.setChecked("gen-1", true);
  sheet.setStatus("gen-1", "Good");
  sheet.setStatus("gen-1", "Good");
  sheet.setOpen("a", true);
  sheet.setOpen("a", false);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  sheet.setChecked("gen-1", false);
  expect(listener).toHaveBeenCalledTimes(3);
});

test("the place in a film is kept with its lesson alone", () => {
  const sheet = createWorksheet();
  sheet.setSecond("pixel", 40);
  expect(sheet.second()).toBe(0);
  sheet.setLesson("pixel");
  sheet.setSecond("pixel", 40.7);
  expect(sheet.progress()).toMatchObject({ lesson: "pixel", second: 40 });
  expect(createWorksheet(sheet.progress()).second()).toBe(40);
  sheet.setLesson("ad-account");
  sheet.setSecond("pixel", 41);
  expect(sheet.progress()).not.toHaveProperty("second");
});
