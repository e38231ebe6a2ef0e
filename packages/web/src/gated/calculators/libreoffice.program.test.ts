// Every workbook in a real spreadsheet program, where there is one: it opens the file, works all formulas out anew and
// must come to the figures that the page shows. Without LibreOffice `spreadsheet.test.ts` and the lessons' examples hold them.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { tools } from "./formulas/all-tools.ts";
import { runTool, type Typed } from "./formulas/run-tool.ts";
import { shelf, type ToolId } from "./formulas/shelf.ts";
import { cellValue } from "./formulas/spreadsheet.ts";
import { sheetOf } from "./sheet.ts";
import { xlsxOf } from "./xlsx.ts";

const today = "2026-11-22";
const office = [process.env.SOFFICE, "/usr/bin/soffice", "/opt/libreoffice/program/soffice"].find(
  (path) => path && existsSync(path),
);

/** Each with its own figures, with others, and with such as leave nothing to divide by. */
const cases: readonly (readonly [ToolId, Typed])[] = [
  ...shelf.map(({ id }) => [id, {}] as const),
  ["break-even", { codShare: "62.5", codReturned: "28", gst: "18", price: "2,499", cost: "310" }],
  ["break-even", { goods: "5,000" }],
  ["break-even", { codShare: "100", codReturned: "100" }],
  ["cash-gap", { wait: "0" }],
  ["cash-gap", { cash: "10 lakh", plan: "12,345.67" }],
  ["ab-verdict", { ordersA: "0", ordersB: "0" }],
  ["ab-verdict", { ordersB: "120", lift: "7" }],
  ["ab-verdict", { visitorsB: "3,000" }],
  ["new-people", { reachAfter: "6,10,000" }],
  ["new-people", { spendFirst: "0" }],
  ["marginal-order", { ordersAfter: "100" }],
  ["marginal-order", { ordersAfter: "290" }],
  ["campaign-link", { page: "https://shop.in/a?x=1#top", angle: "RTO Proof", person: "Meena_K" }],
  ["speed-budget", { firstByte: "4" }],
  ["speed-budget", { speed: "9.5", roundTrip: "0.05" }],
  [
    "delivery-promise",
    { day: "2026-12-24", at: "09:05", holiday1: "2026-12-25", off: "Saturday and Sunday" },
  ],
  ["delivery-promise", { packing: "0", fastest: "0", slowest: "0", off: "None" }],
  // As sums and names are written in India.
  ["break-even", { price: "₹1 crore", goods: "9.99 lakh", cost: "1,00,000", gst: "40" }],
  ["break-even", { price: "१,२६०", gst: "0", codShare: "0" }],
  ["break-even", { price: "Rs. 499.50", codShare: "100", codReturned: "33.33" }],
  ["cash-gap", { cash: "2.5 crore", spend: "1,00,000", wait: "120" }],
  ["new-people", { reachBefore: "1.2 crore", reachAfter: "1,25,00,000", spend: "5 lakh" }],
  ["marginal-order", { spendBefore: "10 lakh", spendAfter: "25 lakh", ordersAfter: "12,345" }],
  ["campaign-link", { angle: "Diwali ऑफ़र 50%", person: "Meera & Söhne" }],
];

test.skipIf(!office)(
  office
    ? "LibreOffice comes to the same figures"
    : "Not checked: LibreOffice is not installed (libreoffice-calc; or its path in SOFFICE)",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "store-xlsx-"));
    const at = new Date("2026-11-22T10:00:00Z");
    const runs = cases.map(([id, typed], place) => {
      const { done, problems } = runTool(tools[id], typed, today);
      const entry = shelf.find((each) => each.id === id);
      if (!done || !entry) throw new Error(`${id}: ${JSON.stringify(problems)}`);
      // Without the results that a file carries: what comes out was worked out there.
      const sheet = sheetOf(entry, tools[id], done, "Made for a test");
      const cells = sheet.cells.map((cell) => (cell.formula === undefined ? cell : { ...cell, value: "" }));
      return { id, done, name: `${place}-${id}`, file: xlsxOf({ ...sheet, cells }, "A shop", at) };
    });
    for (const { name, file } of runs) await writeFile(join(folder, `${name}.xlsx`), file);
    execFileSync(
      office ?? "",
      [
        `-env:UserInstallation=file://${folder}/profile`,
        "--headless",
        "--convert-to",
        "fods",
        "--outdir",
        folder,
        ...runs.map(({ name }) => join(folder, `${name}.xlsx`)),
      ],
      { stdio: "ignore", timeout: 580_000 },
    );
    for (const { id, done, name } of runs) {
      const rows = rowsOf(await readFile(join(folder, `${name}.fods`), "utf8"));
      const from = rows.findIndex(([first]) => first === "The working");
      tools[id].steps.forEach((step, place) => {
        const [label, found = ""] = rows[from + 1 + place] ?? [];
        expect(label).toBe(step.label);
        expectSame(found, cellValue(done.outcomes[step.id] ?? null, step.unit), `${name} ${step.id}`);
      });
      const verdict = rows.find(([first]) => first === "Verdict")?.[1];
      expect(verdict, name).toBe(typeof tools[id].verdicts === "function" ? undefined : done.verdict.title);
    }
    await rm(folder, { recursive: true, force: true });
  },
  600_000,
);

function expectSame(found: string, wanted: number | string, what: string): void {
  if (typeof wanted === "string") expect(found, what).toBe(wanted);
  else expect(Math.abs(Number(found) - wanted), `${what}: ${found} and ${wanted}`).toBeLessThan(1e-6);
}

/** The first two columns of the sheet: figures as they are kept, not as they are shown. */
function rowsOf(document: string): string[][] {
  return [...document.matchAll(/<table:table-row.*?<\/table:table-row>/gs)].map(([row]) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(
      ([, attributes = "", inside = ""]) =>
        / office:value="([^"]*)"/.exec(attributes)?.[1] ??
        serialOf(/ office:date-value="([^"T]*)/.exec(attributes)?.[1]) ??
        inside
          .replace(/<[^>]*>/g, "")
          .trim()
          .replaceAll("&amp;", "&")
          .replaceAll("&apos;", "'"),
    ),
  );
}

function serialOf(day: string | undefined): string | undefined {
  return day === undefined ? undefined : String(cellValue(day, "date"));
}
