// Two hundred absurd fillings of every calculator: each is answered in words or worked out, none breaks the page.
import fc from "fast-check";
import { expect, test } from "vitest";
import { sheetOf } from "../sheet.ts";
import { readXlsx, reckon } from "../testing.ts";
import { xlsxOf } from "../xlsx.ts";
import { tools } from "./all-tools.ts";
import { runTool } from "./run-tool.ts";
import { shelf } from "./shelf.ts";

const today = "2026-11-26";
const absurd = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double().map(String),
  fc.integer().map(String),
  fc.constantFrom(
    "",
    "0",
    "-0",
    "-1",
    "1e308",
    "NaN",
    "Infinity",
    "₹",
    "₹ 1,49,999/-",
    "1,2,3",
    "1.2.3",
    "3 lakh crore",
    "दो लाख",
    "१,२६०",
    "100.0001%",
    "=1+1",
    '=HYPERLINK("https://evil.example")',
    "2026-02-30",
    "0000-00-00",
    "9999-12-31",
    "25:99",
    "24:00",
    "https://",
    "javascript:alert(1)",
    "https://shop.in/?a=1#b",
    "👨‍👩‍👧‍👦",
    "\u202e99",
    "x".repeat(500),
    "__proto__",
  ),
);

test.each(Object.values(tools))("$id takes two hundred absurd fillings", (tool) => {
  const entry = shelf.find(({ id }) => id === tool.id);
  if (!entry) throw new Error(tool.id);
  const fields = Object.fromEntries(tool.fields.map(({ id }) => [id, absurd]));
  const filled = fc.record(fields, { requiredKeys: [] }).map((typed) => typed as Record<string, string>);
  fc.assert(
    fc.property(filled, (typed) => {
      const { problems, done } = runTool(tool, typed, today);
      if (!done) {
        const told = Object.values(problems);
        expect(told.length).toBeGreaterThan(0);
        for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.{4,}/su);
        return;
      }
      for (const value of Object.values(done.outcomes))
        if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
      expect(`${done.verdict.title} ${done.verdict.text}`).not.toMatch(/NaN|Infinity|undefined|null/);
      // The workbook is made of it as well, and comes to the same.
      const cells = readXlsx(xlsxOf(sheetOf(entry, tool, done, "Made for a test"), "A shop", new Date(0)));
      for (const [place, value] of reckon(cells)) expect(value).toBe(cells.get(place)?.value);
    }),
    { numRuns: 200, seed: 35 },
  );
});
