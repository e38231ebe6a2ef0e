import { Progress } from "@store/contract/progress";
import { expect, test } from "vitest";
import { createWorksheet } from "../../../gated/worksheet/worksheet.ts";
import { stepMarks, whereLeft } from "./click-marks.ts";

const marks = stepMarks("pixel", 3);

test("a step is kept under ids that an account takes", () => {
  expect(marks[1]).toEqual({ done: "pixel/click-2", missed: "pixel/click-2-missed" });
  const ticked = marks.flatMap(({ done, missed }) => [done, missed]);
  expect(Progress.safeParse({ ticked, statuses: {} }).success).toBe(true);
});

test("a lesson goes on at the first step that is not done, and ends behind the last", () => {
  const sheet = createWorksheet();
  expect(whereLeft(sheet, marks)).toBe(0);
  sheet.setChecked("pixel/click-1", true);
  sheet.setChecked("pixel/click-3", true);
  expect(whereLeft(sheet, marks)).toBe(1);
  sheet.setChecked("pixel/click-2", true);
  expect(whereLeft(sheet, marks)).toBe(3);
});
