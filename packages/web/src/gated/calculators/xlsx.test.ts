// Every workbook, read from the file's own bytes: its formulas stand in the right cells and are live.
import { expect, test } from "vitest";
import { tools } from "./formulas/all-tools.ts";
import { runTool } from "./formulas/run-tool.ts";
import { shelf } from "./formulas/shelf.ts";
import { sheetOf } from "./sheet.ts";
import { readXlsx, reckon } from "./testing.ts";
import { xlsxOf } from "./xlsx.ts";

const at = new Date("2026-11-22T10:00:00Z");

function cellsOf(id: string, tool: (typeof tools)[keyof typeof tools]) {
  const entry = shelf.find((each) => each.id === id);
  const { done } = runTool(tool, {}, "2026-11-22");
  if (!entry || !done) throw new Error(id);
  return readXlsx(xlsxOf(sheetOf(entry, tool, done, "Made for a test"), "A shop", at));
}

test.each(Object.entries(tools))("the file of %s carries the results of its own formulas", (id, tool) => {
  const cells = cellsOf(id, tool);
  const results = reckon(cells);
  expect(results.size).toBe(tool.steps.length + (typeof tool.verdicts === "function" ? 0 : 1));
  for (const [place, value] of results) {
    const { formula = "", value: carried } = cells.get(place) ?? {};
    expect(value, `${id} ${place}`).toBe(carried);
    expect(formula.length).toBeLessThan(8192);
    for (const [, text = ""] of formula.matchAll(/"([^"]*)"/g)) expect(text.length).toBeLessThanOrEqual(255);
  }
});

test.each(Object.entries(tools))("the file of %s recalculates after a changed input", (id, tool) => {
  const cells = cellsOf(id, tool);
  const field = tool.fields.findIndex(({ kind }) => kind === "number" || kind === "text");
  const place = `B${6 + field}`;
  const value = cells.get(place)?.value;
  expect(value).toBe(tool.fields[field]?.start);
  const changed = new Map([...cells]).set(place, {
    value: typeof value === "number" ? value + 3 : "changed",
  });
  expect([...reckon(changed)]).not.toEqual([...reckon(cells)]);
});

test("no text that was typed makes a workbook that cannot be opened, or a formula", () => {
  const typed = "]]><f>1+1</f>\u0000\u001b\ufffe\uffff=HYPERLINK(1)";
  const cells = [{ at: "B7", look: "written" as const, value: typed }];
  const read = readXlsx(xlsxOf({ title: typed, cells, rows: 7 }, typed, at));
  expect(read.get("B7")).toEqual({ value: "]]><f>1+1</f>=HYPERLINK(1)" });
});
