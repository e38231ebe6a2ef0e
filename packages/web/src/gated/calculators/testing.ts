// For tests: reads a file of ours as a spreadsheet program does, part by part, and works its formulas out from the cells.
import { unzipSync } from "fflate";
import { type CellValue, evaluate } from "./formulas/spreadsheet.ts";

interface ReadCell {
  formula?: string;
  value: CellValue;
}

const plain = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** The cells of the only sheet. */
export function readXlsx(file: Uint8Array): Map<string, ReadCell> {
  const sheet = unzipSync(file)["xl/worksheets/sheet1.xml"];
  if (!sheet) throw new Error("No sheet");
  const cells = new Map<string, ReadCell>();
  for (const [, at = "", attributes = "", inside = ""] of new TextDecoder()
    .decode(sheet)
    .matchAll(/<c r="(\w+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g)) {
    const formula = /<f>(.*?)<\/f>/.exec(inside)?.[1];
    const raw = /<(?:v|t xml:space="preserve")>(.*?)<\/(?:v|t)>/s.exec(inside)?.[1] ?? "";
    const isText = /t="(str|inlineStr)"/.test(attributes) || raw === "";
    cells.set(at, {
      value: isText ? plain(raw) : Number(raw),
      ...(formula !== undefined && { formula: plain(formula) }),
    });
  }
  return cells;
}

/** Every formula of a sheet, worked out from its inputs; the results that the file carries are not looked at. */
export function reckon(cells: ReadonlyMap<string, ReadCell>): Map<string, CellValue> {
  const results = new Map<string, CellValue>();
  const known = new Map<string, CellValue>();
  for (const [at, { formula, value }] of cells) {
    if (!at.startsWith("B")) continue;
    const named = formula?.replace(/"[^"]*"|\b(B\d+)\b/g, (found, cell?: string) =>
      cell ? `{${cell}}` : found,
    );
    const result = named === undefined ? value : (evaluate(named, known) as CellValue);
    known.set(at, result);
    if (formula !== undefined) results.set(at, result);
  }
  return results;
}
