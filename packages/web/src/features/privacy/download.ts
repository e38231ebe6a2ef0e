// What is kept, as files that are made in the page: one JSON, or a ZIP with a table for each kind of row.
import { csvLines } from "@store/contract/csv";
import type { PersonalRow, PrivacyView } from "@store/contract/privacy/privacy-shapes";
import { saveFile } from "../../lib/save-file.ts";
import { zipOf } from "../../lib/zip.ts";

/** As the shop has it, row by row. */
export function jsonOf({ email, rows }: Pick<PrivacyView, "email" | "rows">, at: Date): string {
  return JSON.stringify({ email, madeAt: at.toISOString(), rows }, null, 2);
}

/** A table for each kind: a column for each attribute that any row of it has. */
export function tablesOf(rows: readonly PersonalRow[]): { name: string; text: string }[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind).map(({ fields }) => fields);
    const columns = [...new Set(own.flatMap(Object.keys))];
    const lines = own.map((fields) => columns.map((column) => cellOf(fields[column])));
    return { name: `${kind.replaceAll(" ", "-")}.csv`, text: csvLines([columns, ...lines]) };
  });
}

export function saveJson(view: PrivacyView): void {
  saveFile("my-data.json", new Blob([jsonOf(view, new Date())], { type: "application/json" }));
}

export function saveTables({ rows }: PrivacyView): void {
  const files = Object.fromEntries(tablesOf(rows).map(({ name, text }) => [name, text]));
  saveFile("my-data.zip", new Blob([zipOf(files, new Date())], { type: "application/zip" }));
}

function cellOf(value: unknown): string | number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "number" || typeof value === "string") return value;
  return JSON.stringify(value);
}
