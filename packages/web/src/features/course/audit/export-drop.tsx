import { Upload } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { SelectField } from "../../../ui/select.tsx";
import { type ColumnId, columnNames, neededColumns } from "./columns.ts";
import type { Export, ExportState } from "./use-export.ts";

const problems: Readonly<Record<Extract<ExportState, { state: "failed" }>["problem"], string>> = {
  empty: "This file is empty. Export once more, with the columns you see on the screen.",
  workbook: "This is an Excel workbook. In Ads Manager choose “Export as CSV”, or save it as CSV.",
  "not-a-table": "This is no table with commas. Choose the CSV file that Ads Manager saved.",
  "too-large":
    "This file is larger than a browser reads well. Export fewer days, without further breakdowns.",
  unreadable: "The file could not be read. Is it still where it was? Choose it once more.",
};

/** The place for the file: pressed, or dropped upon. */
export function ExportDrop({ found, onFile }: { found: ExportState; onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  return (
    <div className="grid gap-3">
      <label
        className={`relative grid justify-items-center gap-2 border-[1.5px] border-dashed border-ink px-4 py-7 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mat-700 ${over ? "bg-marigold-100" : "bg-paper"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const file = event.dataTransfer.files[0];
          if (file) onFile(file);
        }}
      >
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          aria-label="The CSV file of your Ads Manager"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file, corrected meanwhile, can be chosen again.
            currentTarget.value = "";
            if (file) onFile(file);
          }}
        />
        <Icon as={Upload} className="text-[1.5rem] text-mat-700" />
        <span className="font-semibold">
          {found.state === "read" ? found.file.name : "Drop the CSV of your Ads Manager here, or press"}
        </span>
        <span className="mute text-sm">
          {found.state === "reading" ? "Reading..." : null}
          {found.state === "read"
            ? `${found.file.table.rows.length.toLocaleString("en-IN")} ${found.file.table.rows.length === 1 ? "row" : "rows"}. Another file takes its place.`
            : null}
        </span>
      </label>
      {found.state === "failed" ? (
        <p role="alert" className="text-sm font-semibold text-vermilion-600">
          {problems[found.problem]}
        </p>
      ) : null}
      {found.state === "none" ? <HowTo /> : null}
    </div>
  );
}

function HowTo() {
  return (
    <ol className="grid max-w-[64ch] list-decimal gap-1.5 pl-5 text-sm">
      <li>In Ads Manager open the tab “Ads” and choose the last 14 days, without today.</li>
      <li>Columns: campaign, ad set, ad name, amount spent, and purchases (or results).</li>
      <li>Breakdown: By time, Day. Without it all is judged but the additional order.</li>
      <li>Reports, “Export table data”, as CSV. English and Hindi headings are both known.</li>
    </ol>
  );
}

interface ColumnChoiceProps {
  file: Export;
  /** Whether the headings were recognised, and an ad was found by them. */
  state: "missing" | "nothing" | "known";
  onChoose: (id: ColumnId, at: number | undefined) => void;
}

const choices = {
  missing: "Which column is it? Some headings of this export are new to us",
  nothing: "No ad was found in these columns: choose others",
  known: "Columns that were read",
};

/** Which column is which: asked where a heading was not recognised, to be corrected where it was. */
export function ColumnChoice({ file, state, onChoose }: ColumnChoiceProps) {
  const [open, setOpen] = useState(state !== "known");
  return (
    <details
      open={open || state !== "known"}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-l-[6px] border-l-marigold-400 bg-paper px-4"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">{choices[state]}</summary>
      <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-3">
        {neededColumns.map((id) => (
          <SelectField
            key={id}
            id={`audit-column-${id}`}
            label={columnNames[id]}
            value={file.columns[id] ?? ""}
            onChange={({ currentTarget: { value } }) =>
              onChoose(id, value === "" ? undefined : Number(value))
            }
            none="Choose..."
            options={file.table.headings.map((heading, at) => [at, heading.trim() || `Column ${at + 1}`])}
          />
        ))}
      </div>
    </details>
  );
}
