// For tests: a workbook of ours in LibreOffice. It opens the file, works all formulas out anew, and what came out is read cell by cell.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { cellValue } from "./formulas/spreadsheet.ts";
import type { SheetModel } from "./sheet.ts";
import { sheetName, xlsxOf } from "./xlsx.ts";

/** The program, where this machine has it. */
export const office = [process.env.SOFFICE, "/usr/bin/soffice", "/opt/libreoffice/program/soffice"].find(
  (path) => path && existsSync(path),
);

export const withoutOffice =
  "Not checked: LibreOffice is not installed (libreoffice-calc; or its path in SOFFICE)";

type Cells = ReadonlyMap<string, number | string>;

/** Every workbook by its name: what each cell holds once LibreOffice has worked it out, as `The month!B7`. */
async function recalculated(books: Readonly<Record<string, readonly SheetModel[]>>): Promise<Cells[]> {
  const folder = await mkdtemp(join(tmpdir(), "store-xlsx-"));
  const names = Object.keys(books);
  for (const [name, sheets] of Object.entries(books)) {
    // Without the results that a file carries: what comes out was worked out there.
    const bare = sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell) => (cell.formula === undefined ? cell : { ...cell, value: "" })),
    }));
    await writeFile(join(folder, `${name}.xlsx`), xlsxOf(bare, "A shop", new Date("2026-11-22T10:00:00Z")));
  }
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const files = names.map((name) => join(folder, `${name}.xlsx`));
  execFileSync(office ?? "", [profile, "--headless", "--convert-to", "fods", "--outdir", folder, ...files], {
    stdio: "ignore",
    timeout: 580_000,
  });
  const found = await Promise.all(
    names.map(async (name) => cellsIn(await readFile(join(folder, `${name}.fods`), "utf8"))),
  );
  await rm(folder, { recursive: true, force: true });
  return found;
}

/** Each cell of each workbook holds in LibreOffice what it holds with us, and none holds an error. Returns how many formulas there were. */
export async function expectSameInOffice(
  books: Readonly<Record<string, readonly SheetModel[]>>,
): Promise<number> {
  const found = await recalculated(books);
  let formulas = 0;
  for (const [place, [book, sheets]] of Object.entries(books).entries()) {
    const cells = found[place] ?? new Map();
    for (const sheet of sheets)
      for (const { at, value, formula } of sheet.cells) {
        const what = `${book}, ${sheet.title} ${at}`;
        const there = cells.get(`${sheetName(sheet.title)}!${at}`) ?? "";
        if (typeof value === "number")
          expect(Math.abs(Number(there) - value), `${what}: ${there} and ${value}`).toBeLessThan(1e-6);
        else expect(there, what).toBe(value.replaceAll(/\s+/g, " ").trim());
        if (formula === undefined) continue;
        expect(String(there), what).not.toMatch(/^(?:Err:\d+|#[A-Z/0]+[!?]?)$/);
        formulas += 1;
      }
  }
  return formulas;
}

const plain = (text: string) =>
  text
    .replaceAll(/<text:s[^>]*\/>/g, " ")
    .replaceAll(/<\/text:p>\s*<text:p[^>]*>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The cells of a flat document: figures as they are kept, not as they are shown. */
function cellsIn(document: string): Cells {
  const cells = new Map<string, number | string>();
  for (const [, name = "", table = ""] of document.matchAll(
    /<table:table table:name="([^"]*)"[^>]*>(.*?)<\/table:table>/gs,
  )) {
    let row = 0;
    for (const [, rowAttributes = "", inRow = ""] of table.matchAll(
      /<table:table-row([^>]*?)(?:\/>|>(.*?)<\/table:table-row>)/gs,
    )) {
      let column = 0;
      for (const [, attributes = "", inside = ""] of inRow.matchAll(
        /<table:(?:covered-)?table-cell([^>]*?)(?:\/>|>(.*?)<\/table:(?:covered-)?table-cell>)/gs,
      )) {
        const times = countOf(attributes, "columns");
        const value = heldBy(attributes, inside);
        if (value !== "")
          for (let at = 0; at < times; at += 1)
            cells.set(`${plain(name)}!${String.fromCharCode(65 + column + at)}${row + 1}`, value);
        column += times;
      }
      row += countOf(rowAttributes, "rows");
    }
  }
  return cells;
}

function countOf(attributes: string, kind: "columns" | "rows"): number {
  return Number(new RegExp(`number-${kind}-repeated="(\\d+)"`).exec(attributes)?.[1] ?? 1);
}

function heldBy(attributes: string, inside: string): number | string {
  const told = (name: string) => new RegExp(` office:${name}="([^"]*)"`).exec(attributes)?.[1];
  const figure = told("value");
  if (figure !== undefined) return Number(figure);
  const day = told("date-value")?.slice(0, 10);
  if (day !== undefined) return cellValue(day, "date");
  const [, hours, minutes] = /PT(\d+)H(\d+)M/.exec(told("time-value") ?? "") ?? [];
  if (hours !== undefined) return (Number(hours) + Number(minutes) / 60) / 24;
  // A note, or a picture's description, is not what the cell says.
  return plain(inside.replaceAll(/<(office:annotation|draw:frame)\b.*?<\/\1>/gs, ""));
}
