// Reads a month's return files back, as an accountant's tool would: by the names of their columns and keys.
import { type ReturnFile, returnFiles } from "@store/contract/gst/gstr1-files";
import { joinParts } from "@store/contract/gst/gstr1-join";
import type { ReturnPart } from "@store/contract/gst/gstr1-part";
import { adminGst } from "@store/core/invoices/admin-gst";
import { allPages } from "./admin.ts";

/** A month's return, asked for to its end as the admin's page does. */
export async function exportReturn(month: string): Promise<{ files: ReturnFile[]; parts: ReturnPart[] }> {
  const pages = await allPages((from) => adminGst.export({ month, ...from }));
  const parts = pages.map(({ part }) => part);
  return { files: returnFiles(joinParts(parts), month), parts };
}

/** The sheets of an export by name, each line by the names of its columns. */
export function readSheets(files: readonly ReturnFile[]): Record<string, Record<string, string>[]> {
  const sheets = files.filter(({ name }) => name.endsWith(".csv"));
  return Object.fromEntries(sheets.map(({ name, text }) => [name.slice(8, -4), readCsv(text)]));
}

function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...lines] = cellsOf(text);
  return lines.map((cells) => {
    if (cells.length !== head.length)
      throw new Error(`A line has ${cells.length} cells, its head ${head.length}`);
    return Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""]));
  });
}

/** RFC 4180: quoted cells may hold commas, quotes and line ends. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted, plain = "", end] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
    if (cell.lastIndex === text.length) break;
  }
  return rows.filter((row) => row.length > 0);
}

/** `1598.00` as paise. */
export function paiseOf(text = ""): number {
  const [, sign, whole, part] = /^(-?)(\d+)\.(\d\d)$/.exec(text) ?? [];
  if (whole === undefined) throw new Error(`No amount: ${text}`);
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(part));
}

/** The JSON of a return, as far as it is read back. */
export interface ReturnJson {
  gstin: string;
  fp: string;
  b2b: { inv: { inum: string }[] }[];
  b2cs: { pos: string; iamt: number }[];
  exp: object[];
  cdnr: { nt: { nt_num: string }[] }[];
  hsn: { hsn_b2c: object[] };
  doc_issue: { doc_det: { docs: { totnum: number }[] }[] };
}

export function readJson(files: readonly ReturnFile[]): ReturnJson {
  const file = files.find(({ name }) => name.endsWith(".json"));
  if (!file) throw new Error("The export has no JSON");
  return JSON.parse(file.text) as ReturnJson;
}
