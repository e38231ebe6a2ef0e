import { brand } from "@store/contract/brand";
import { formatDate } from "@store/contract/format";
import { percentDone } from "./progress.ts";
import type { Worksheet } from "./worksheet.ts";

interface PrintRow {
  id: string;
  task: string;
  /** The status it starts with; empty where none. */
  initial: string;
  cells: readonly string[];
}

export interface PrintSection {
  /** Unique in the list. */
  key: string;
  title: string;
  ids: readonly string[];
  rows: readonly PrintRow[];
}

export interface PrintGroup {
  title: string;
  ids: readonly string[];
  sections: readonly PrintSection[];
}

interface PrintSheetProps {
  title: string;
  sheet: Worksheet;
  columns: readonly string[];
  groups: readonly PrintGroup[];
}

/** The list on paper, as it stands at this moment. */
export function PrintSheet({ title, sheet, columns, groups }: PrintSheetProps) {
  const share = (ids: readonly string[]) => percentDone(sheet.countDone(ids), ids.length);
  return (
    <div className="paper hidden print:block">
      <h1>{title}</h1>
      <p>
        {formatDate(Date.now())}. {brand.siteUrl.replace("https://", "")}. Protected under the Indian
        Copyright Act, 1957.
      </p>
      {groups.map((group) => (
        <section key={group.title} className="mt-6">
          <h2 className="flex justify-between gap-4 border-b-[1.5px] border-ink pb-1">
            {group.title} <span className="num">{share(group.ids)}%</span>
          </h2>
          {group.sections.map((section) => (
            <table key={section.key} className="mt-3 w-full border-collapse">
              <thead>
                <tr className="text-left align-bottom text-[8.5pt]">
                  <th scope="col" colSpan={2} className="py-1 text-[11pt] font-semibold">
                    {section.title}{" "}
                    <span className="font-normal">
                      {sheet.countDone(section.ids)} / {section.ids.length} completed
                    </span>
                  </th>
                  {["Status", ...columns].map((column) => (
                    <th key={column} scope="col" className="py-1 pl-3 font-semibold">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {section.rows.map((row) => (
                  <PrintedRow key={row.id} row={row} sheet={sheet} />
                ))}
              </tbody>
            </table>
          ))}
        </section>
      ))}
    </div>
  );
}

function PrintedRow({ row, sheet }: { row: PrintRow; sheet: Worksheet }) {
  const checked = sheet.isChecked(row.id);
  return (
    <tr className="break-inside-avoid border-t border-rule align-top">
      <td className="w-6 py-1">
        <svg viewBox="0 0 12 12" role="img" aria-label={checked ? "Done" : "Open"} className="mt-0.5 size-3">
          <path
            d={checked ? "M.7.7h10.6v10.6H.7zM3 6.200l2.200 2.200L9.300 3.500" : "M.7.7h10.6v10.6H.7z"}
            fill="none"
            stroke="#14211c"
            strokeWidth="1.2"
          />
        </svg>
      </td>
      <td className="py-1">{row.task}</td>
      {[sheet.statusOf(row.id) || row.initial || "not set", ...row.cells].map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
        <td key={at} className="py-1 pl-3 whitespace-nowrap">
          {cell}
        </td>
      ))}
    </tr>
  );
}
