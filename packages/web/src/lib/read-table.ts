// A table as spreadsheets and Ads Manager write it: quoted cells, commas, semicolons or tabs, in UTF-8 or UTF-16.

export interface Table {
  headings: string[];
  rows: string[][];
}

export type TableProblem = "empty" | "workbook" | "not-a-table" | "too-large";

/** More rows than any account has ads on days; a browser stays quick below it. */
const mostRows = 500_000;
/** In bytes. */
export const mostBytes = 80_000_000;

/** The text of a file, by the marks at its beginning. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("utf-8").decode(bytes);
}

/** The headings and rows of a file, or what is wrong with it. Its headings are the first row of at least `columns` filled cells. */
export function readTable(bytes: Uint8Array, columns = 3): Table | TableProblem {
  if (bytes.length === 0) return "empty";
  if (bytes.length > mostBytes) return "too-large";
  // A ZIP, which is what a workbook is.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return "workbook";
  const text = textOf(bytes);
  if (text.slice(0, 2_000).includes("\u0000")) return "not-a-table";
  const all = cellsOf(text, separatorOf(text));
  if (all.length > mostRows) return "too-large";
  // Exports of scheduled reports begin with a title above the table.
  const head = all
    .slice(0, 20)
    .findIndex((row) => row.filter((cell) => cell.trim() !== "").length >= columns);
  const headings = all[head];
  if (!headings) return all.some((row) => row.some((cell) => cell.trim() !== "")) ? "not-a-table" : "empty";
  return { headings, rows: all.slice(head + 1) };
}

function separatorOf(text: string): string {
  const first = text.slice(0, 5_000);
  const count = (sign: string) => first.split(sign).length;
  return [",", ";", "\t"].sort((a, b) => count(b) - count(a))[0] ?? ",";
}

/** Rows of cells (RFC 4180). A quote that is never closed takes the rest, as in every spreadsheet. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  // One match a cell: a quoted part, the rest up to its end, and that end. A loop over letters takes thrice as long.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)(?:"|$))?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\n|\\r|$)`,
    "gy",
  );
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const [, quoted, rest = "", end] = cell.exec(text) ?? [];
    if (end === undefined) break;
    row.push(quoted === undefined ? rest : quoted.replaceAll('""', '"') + rest);
    if (end === separator && cell.lastIndex < text.length) continue;
    if (end === separator) row.push("");
    rows.push(row);
    row = [];
  }
  return rows;
}
