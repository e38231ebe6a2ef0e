// Many ads from one table: a column for each field, a row for each picture. What is wrong is said by row. Pure.
import { type AdField, adFields } from "@store/contract/ads/ad-fields";
import type { AdLayout, AdWords } from "@store/contract/ads/ad-layout";
import { fieldsOf } from "@store/contract/ads/ad-parts";
import { cleaned } from "@store/contract/ads/ad-text";
import { csvLines } from "@store/contract/csv";
import type { Table, TableProblem } from "../../../lib/read-table.ts";
import { hasStruck } from "./studio.ts";

export const mostRows = 100;

export interface BatchRow {
  /** The name of its file, without an ending. */
  file: string;
  words: AdWords;
  /** Where its price before was charged. */
  evidence: boolean;
}

type Batch = { rows: BatchRow[]; problems: string[] };

const problems: Readonly<Record<TableProblem, string>> = {
  empty: "This file is empty. Save the table as CSV once more.",
  workbook: "This is an Excel workbook. Save it as CSV, and choose that file.",
  "not-a-table": "This is no table with commas. Its first row has to name the columns.",
  "too-large": "This file is too large for a table of ads.",
};

/** The columns of a layout's table: its fields by their labels, then what is not drawn. */
export function columnsOf(layout: AdLayout): string[] {
  const fields = fieldsOf(layout).map((field) => adFields[field].label);
  return ["File name", ...fields, ...(hasStruck(layout) ? ["Evidence"] : [])];
}

/** A table to begin with, whose one row says what stands on the picture now. */
export function exampleCsv(layout: AdLayout, words: AdWords): string {
  const row = fieldsOf(layout).map((field) => words[field] ?? "");
  const evidence = hasStruck(layout) ? ["charged in the shop until 12 March"] : [];
  // The mark tells a spreadsheet that these are letters of all scripts.
  return `\ufeff${csvLines([columnsOf(layout), ["first", ...row, ...evidence]])}`;
}

/** The rows of a table, and what is wrong with it, in sentences. */
export function readBatch(table: Table | TableProblem, layout: AdLayout, words: AdWords): Batch {
  if (typeof table === "string") return { rows: [], problems: [problems[table]] };
  const fields = fieldsOf(layout);
  const found: string[] = [];
  const columns = table.headings.map((heading) => columnOf(heading, fields));
  for (const [at, heading] of table.headings.entries())
    if (columns[at] === undefined && heading.trim() !== "")
      found.push(
        `The column “${heading.trim()}” is not one of this layout. It has: ${columnsOf(layout).join(", ")}.`,
      );
  for (const [at, column] of columns.entries())
    if (column !== undefined && columns.indexOf(column) < at)
      found.push(`The column “${table.headings[at]?.trim()}” is there twice.`);
  if (!columns.some((column) => fields.some((field) => field === column)))
    found.push("No column names a field of this layout, so there is nothing to set.");
  const filled = table.rows
    .map((cells, at) => ({ cells, row: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length === 0) found.push("There is no row below the names of the columns.");
  if (filled.length > mostRows)
    found.push(
      `There are ${filled.length} rows, and ${mostRows} is the most at once: make two tables of them.`,
    );
  const names = new Map<string, number>();
  const rows = filled.slice(0, mostRows).map(({ cells, row }) => {
    const made: AdWords = { ...words };
    let [file, evidence] = ["", ""];
    for (const [at, column] of columns.entries()) {
      const cell = unguarded(cells[at] ?? "");
      if (column === "file") file = cell;
      else if (column === "evidence") evidence = cell;
      else if (column) {
        const { label, most } = adFields[column];
        if ([...cell].length > most)
          found.push(`Row ${row}, ${label}: ${[...cell].length} letters, and ${most} is the most.`);
        made[column] = cell;
      }
    }
    if (
      cells.length > table.headings.length &&
      cells.slice(table.headings.length).some((cell) => cell.trim())
    )
      found.push(
        `Row ${row} has ${cells.length} cells for ${table.headings.length} columns: a text with a comma stands in quotes.`,
      );
    if (fields.every((field) => cleaned(made[field] ?? "") === ""))
      found.push(`Row ${row} has no words for any field.`);
    if (hasStruck(layout) && cleaned(made.was ?? "") !== "" && evidence === "")
      found.push(
        `Row ${row}: a price before needs its evidence. Write in that column where and until when you charged it, or leave the price before empty.`,
      );
    return { file: fileOf(file, row, names), words: made, evidence: evidence !== "" };
  });
  return { rows: found.length > 0 ? [] : rows, problems: found };
}

/** Field, file name or evidence, by its label or its id, in any case. */
function columnOf(heading: string, fields: readonly AdField[]): AdField | "file" | "evidence" | undefined {
  const asked = heading.trim().toLowerCase();
  if (asked === "file name" || asked === "file") return "file";
  if (asked === "evidence") return "evidence";
  return fields.find(
    (field) => field.toLowerCase() === asked || adFields[field].label.toLowerCase() === asked,
  );
}

/** Our own tables put an apostrophe before what a spreadsheet would run. */
function unguarded(cell: string): string {
  return cleaned(cell.replace(/^'(?=\s*[=+\-@])/u, ""));
}

/** A name that every computer takes; the row's number where it says none, and a further number where two say the same. */
function fileOf(name: string, row: number, names: Map<string, number>): string {
  const plain = name
    .toLowerCase()
    .replace(/\.(png|jpe?g|svg)$/, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  const stem = plain || `row-${row}`;
  const count = (names.get(stem) ?? 0) + 1;
  names.set(stem, count);
  return count === 1 ? stem : `${stem}-${count}`;
}
