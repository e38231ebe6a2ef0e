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
  return cellsOf(new TextDecoder().decode(sheet));
}

function cellsOf(sheet: string): Map<string, ReadCell> {
  const cells = new Map<string, ReadCell>();
  for (const [, at = "", attributes = "", inside = ""] of sheet.matchAll(
    /<c r="(\w+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/g,
  )) {
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

/** The cells of all sheets: `The month!B7`. */
export function readWorkbook(file: Uint8Array): Map<string, ReadCell> {
  const parts = unzipSync(file);
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const names = [...text("xl/workbook.xml").matchAll(/<sheet name="([^"]*)"/g)].map(([, name = ""]) =>
    plain(name),
  );
  return new Map(
    names.flatMap((name, at) =>
      [...cellsOf(text(`xl/worksheets/sheet${at + 1}.xml`))].map(
        ([place, cell]) => [`${name}!${place}`, cell] as const,
      ),
    ),
  );
}

/** Every cell of a workbook, its formulas worked out from the inputs of all sheets; carried results are not looked at. */
export function reckonWorkbook(cells: ReadonlyMap<string, ReadCell>): Map<string, CellValue> {
  const known = new Map<string, CellValue>();
  const valueAt = (place: string): CellValue => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const { formula, value = "" } = cells.get(place) ?? { value: "" };
    if (formula === undefined) return value;
    const [sheet = ""] = place.split("!");
    const found = new Map<string, CellValue>();
    const named = formula.replace(
      /"[^"]*"|'([^']+)'!([A-Z]\d+)|\b([A-Z]\d+)\b/g,
      (whole, other, far, near) => {
        if (!far && !near) return whole;
        const id = `c${found.size}`;
        found.set(id, valueAt(far ? `${other}!${far}` : `${sheet}!${near}`));
        return `{${id}}`;
      },
    );
    const result = evaluate(named, found) as CellValue;
    known.set(place, result);
    return result;
  };
  for (const [place, { formula }] of cells) if (formula !== undefined) valueAt(place);
  return new Map([...cells].map(([place]) => [place, valueAt(place)]));
}
