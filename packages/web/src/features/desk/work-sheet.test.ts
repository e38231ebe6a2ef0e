import { openPoint } from "@store/contract/desk/site-point";
import type { Outline } from "@store/contract/desk/site-report";
import { expect, test } from "vitest";
import { workSheet } from "./work-sheet.ts";

const outline: Outline = {
  list: "checklist",
  title: "Pages of the shop",
  places: [
    {
      id: "g",
      title: "General",
      sections: [{ title: "Core", items: [{ id: "a", task: "Task a", why: "" }] }],
    },
    { id: "c", title: "Cart", sections: [{ title: "Cart", items: [{ id: "b", task: "Task b", why: "" }] }] },
  ],
};

test("a sheet has a row for every point, with what is kept of it", () => {
  const kept = { ...openPoint, list: "checklist" as const, id: "b", doneOn: "2026-11-26" };
  const points = [{ ...kept, mark: "done" as const, who: "Meera", note: "=1+1" }];
  const { cells, rows, widths } = workSheet("Chai", [outline], points, "26 Nov 2026");
  const row = (at: number) =>
    cells.filter((cell) => cell.at.slice(1) === String(at)).map(({ value }) => value);
  expect(rows).toBe(6);
  expect(row(4)).toHaveLength(widths?.length ?? 0);
  expect(row(5)).toEqual(["Pages of the shop", "General", "Core", "Task a", "Open", "", "", "", "", "", ""]);
  expect(row(6).slice(3)).toEqual(["Task b", "Done", "Meera", "", "2026-11-26", "", "", "=1+1"]);
  // What somebody typed is a text in a spreadsheet, never a formula.
  expect(cells.filter(({ formula }) => formula !== undefined)).toEqual([]);
});
