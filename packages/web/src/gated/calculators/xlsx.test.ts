// Every workbook, read from the file's own bytes: its formulas stand in the right cells and are live.
import { unzipSync } from "fflate";
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

/** Alignment of a cell, from the file's own styles. */
function alignmentOf(file: Uint8Array, sheet: number, place: string): string {
  const parts = unzipSync(file);
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const style = new RegExp(`<c r="${place}" s="(\\d+)"`).exec(text(`xl/worksheets/sheet${sheet}.xml`))?.[1];
  const formats = /<cellXfs.*?<\/cellXfs>/s.exec(text("xl/styles.xml"))?.[0].match(/<xf .*?<\/xf>/gs);
  return formats?.[Number(style)] ?? "";
}

test("the labelled link and the address that was typed are shown whole, from their first letter on", () => {
  const entry = shelf.find(({ id }) => id === "campaign-link");
  const tool = tools["campaign-link"];
  const page = `https://shop.in/${"kurta-".repeat(30)}`;
  const { done } = runTool(tool, { page }, "2026-11-22");
  if (!entry || !done) throw new Error("No calculator");
  const model = sheetOf(entry, tool, done, "Made for a test");
  const file = xlsxOf(model, "A shop", at);
  const long = model.cells.filter(
    ({ at: place, value }) => place.startsWith("B") && typeof value === "string" && value.length > 26,
  );
  expect(long.map(({ value }) => value)).toContain(page);
  expect(long.length).toBeGreaterThanOrEqual(2);
  for (const { at: place } of long) {
    expect(alignmentOf(file, 1, place), place).toContain('wrapText="1"');
    expect(alignmentOf(file, 1, place), place).not.toContain("horizontal");
  }
});

test("a row with a picture is as high as its longest link", () => {
  const link = "x".repeat(481);
  const file = xlsxOf(
    {
      title: "Links",
      cells: [{ at: "A1", look: "written", value: link }],
      rows: 1,
      widths: [60],
      pictures: [{ row: 1, column: 0, png: new Uint8Array(1) }],
    },
    "A shop",
    at,
  );
  const sheet = new TextDecoder().decode(unzipSync(file)["xl/worksheets/sheet1.xml"]);
  expect(Number(/<row r="1" ht="(\d+)"/.exec(sheet)?.[1])).toBe(9 * 16);
});
