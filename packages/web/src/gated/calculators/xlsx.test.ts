// Every workbook against the arithmetic of its calculator: the formulas in the file's own bytes are worked out anew.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tools } from "./formulas/all-tools.ts";
import { type Run, runTool, startText, type Typed } from "./formulas/run-tool.ts";
import { shelf } from "./formulas/shelf.ts";
import type { Field, Tool } from "./formulas/tool.ts";
import { cellValue, sheetOf } from "./sheet.ts";
import { readXlsx, reckon } from "./testing.ts";
import { xlsxOf } from "./xlsx.ts";

const today = "2026-11-22";
/** Milliseconds, on a machine with much else to do. */
const patience = 120_000;
const at = new Date("2026-11-22T10:00:00Z");
const words = fc.stringMatching(/^[A-Za-z0-9]{1,6}([ _&%öँदि-][A-Za-z0-9]{1,6}){0,2}$/u);

/** What somebody might type into a field, within its limits. */
function typedInto(field: Field): fc.Arbitrary<string> {
  if (field.kind === "number") {
    const scale = field.unit === "percent" ? 100 : 1;
    const top = Math.min(field.max, Math.max(10, field.start * 20)) * scale;
    const low = Math.ceil((field.min ?? 0) * scale);
    return field.whole || top > 1000
      ? fc.integer({ min: low, max: Math.floor(top) }).map(String)
      : fc
          .integer({ min: low * 100, max: Math.floor(top * 100) })
          .map((hundredths) => String(hundredths / 100));
  }
  if (field.kind === "choice") return fc.constantFrom(...field.options);
  if (field.kind === "clock")
    return fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const two = (value: number) => String(value).padStart(2, "0");
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    });
  if (field.kind === "date") {
    const day = fc
      .integer({ min: 0, max: 120 })
      .map((after) => new Date(at.getTime() + after * 86_400_000).toISOString().slice(0, 10));
    return field.start === undefined ? fc.oneof(day, fc.constant("")) : day;
  }
  if (field.address)
    return fc.constantFrom(
      "https://shop.in/a",
      "https://shop.in/a?x=1",
      "http://shop.in/a-b?x=1&y=2#top",
      "https://shop.in/#b",
    );
  return words;
}

function typedFor(tool: Tool): fc.Arbitrary<Typed> {
  return fc.record(Object.fromEntries(tool.fields.map((field) => [field.id, typedInto(field)])));
}

/** The file of a run, and where each step stands in it. */
function fileOf(id: string, tool: Tool, done: NonNullable<Run["done"]>) {
  const entry = shelf.find((each) => each.id === id);
  if (!entry) throw new Error(id);
  const sheet = sheetOf(entry, tool, done, "Made for a test");
  const first = sheet.cells.findIndex(({ value }) => value === "The working");
  const row = Number(sheet.cells[first]?.at.slice(1));
  const cellOf = new Map(tool.steps.map((step, place) => [step.id, `B${row + 1 + place}`]));
  return { bytes: xlsxOf(sheet, "A shop", at), cellOf, verdictCell: `B${row + tool.steps.length + 2}` };
}

function expectSame(found: number | string | undefined, wanted: number | string, what: string): void {
  if (typeof wanted === "string") expect(found, what).toBe(wanted);
  else {
    const difference = Math.abs(Number(found) - wanted);
    expect(difference, `${what}: ${found} and ${wanted}`).toBeLessThanOrEqual(
      1e-9 * Math.max(1, Math.abs(wanted)),
    );
  }
}

describe.each(Object.entries(tools))("%s", (id, tool) => {
  test(
    "every formula of the file gives what the calculator gives",
    () => {
      let reckoned = 0;
      fc.assert(
        fc.property(typedFor(tool), (typed) => {
          const run = runTool(tool, typed, today);
          if (!run.done) return;
          reckoned += 1;
          const { bytes, cellOf, verdictCell } = fileOf(id, tool, run.done);
          const results = reckon(readXlsx(bytes));
          for (const step of tool.steps) {
            const wanted = cellValue(run.done.outcomes[step.id] ?? null, step.unit);
            expectSame(results.get(cellOf.get(step.id) ?? ""), wanted, `${id} ${step.id}`);
          }
          if (tool.verdict) expect(results.get(verdictCell)).toBe(run.done.verdict.title);
        }),
        { numRuns: 60 },
      );
      expect(reckoned).toBeGreaterThan(10);
    },
    patience,
  );

  test("the results it carries are those it would work out, and no formula is too long for Excel", () => {
    const run = runTool(tool, {}, today);
    if (!run.done) throw new Error(JSON.stringify(run.problems));
    const { bytes } = fileOf(id, tool, run.done);
    const cells = readXlsx(bytes);
    for (const [place, value] of reckon(cells)) {
      const cell = cells.get(place);
      if (cell) expectSame(value, cell.value, `${id} ${place}`);
      expect(cell?.formula?.length).toBeLessThan(8192);
      for (const [, text = ""] of cell?.formula?.matchAll(/"([^"]*)"/g) ?? [])
        expect(text.length).toBeLessThanOrEqual(255);
    }
  });

  test("a changed input changes the result: the formulas are live", () => {
    const run = runTool(tool, {}, today);
    if (!run.done) throw new Error(JSON.stringify(run.problems));
    const { bytes } = fileOf(id, tool, run.done);
    const cells = readXlsx(bytes);
    const before = reckon(cells);
    const field = tool.fields.findIndex(({ kind }) => kind === "number" || kind === "text");
    const place = `B${6 + field}`;
    const value = cells.get(place)?.value;
    expect(String(value)).toBe(
      String(
        tool.fields[field]?.kind === "number"
          ? run.done.values[tool.fields[field].id]
          : startText(tool.fields[field] as Field, today),
      ),
    );
    const after = reckon(
      new Map([...cells, [place, { value: typeof value === "number" ? value + 3 : "changed" }]]),
    );
    expect([...after]).not.toEqual([...before]);
  });
});
