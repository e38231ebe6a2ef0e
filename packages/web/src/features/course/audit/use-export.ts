import { useState } from "react";
import { mostBytes, readTable, type Table, type TableProblem } from "../../../lib/read-table.ts";
import { type ColumnId, type Columns, neededColumns, recognise } from "./columns.ts";

export interface Export {
  name: string;
  table: Table;
  columns: Columns;
}

export type ExportState =
  | { state: "none" }
  | { state: "reading" }
  | { state: "failed"; problem: TableProblem | "unreadable" }
  | { state: "read"; file: Export };

/** The file that the visitor gave, and what its columns are. */
export function useExport() {
  const [found, setFound] = useState<ExportState>({ state: "none" });
  const read = async (file: File) => {
    setFound({ state: "reading" });
    try {
      const table = file.size > mostBytes ? "too-large" : readTable(new Uint8Array(await file.arrayBuffer()));
      setFound(
        typeof table === "string"
          ? { state: "failed", problem: table }
          : { state: "read", file: { name: file.name, table, columns: recognise(table.headings) } },
      );
    } catch {
      setFound({ state: "failed", problem: "unreadable" });
    }
  };
  const choose = (id: ColumnId, at: number | undefined) => {
    if (found.state !== "read") return;
    const { [id]: _, ...others } = found.file.columns;
    setFound({
      state: "read",
      file: { ...found.file, columns: at === undefined ? others : { ...others, [id]: at } },
    });
  };
  return { found, read, choose };
}

/** The columns that are needed and not known yet. */
export function missingIn(columns: Columns): ColumnId[] {
  return neededColumns.filter((id) => columns[id] === undefined);
}
