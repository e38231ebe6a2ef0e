import type { AdLayout, AdWords } from "@store/contract/ads/ad-layout";
import { FileDown, FolderDown, Upload } from "lucide-react";
import { useMemo, useState } from "react";
import { readTable, type Table, type TableProblem } from "../../../lib/read-table.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { type BatchRow, exampleCsv, mostRows, readBatch } from "./batch.ts";

interface BatchPanelProps {
  layout: AdLayout;
  words: AdWords;
  /** How many pictures are made, while they are. */
  made: number | undefined;
  onMake: (rows: readonly BatchRow[], allSizes: boolean) => void;
}

/** One picture for each row of a table. */
export function BatchPanel({ layout, words, made, onMake }: BatchPanelProps) {
  const [file, setFile] = useState<{ name: string; table: Table | TableProblem }>();
  const [allSizes, setAllSizes] = useState(false);
  const batch = useMemo(() => file && readBatch(file.table, layout, words), [file, layout, words]);
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    setFile({ name: chosen.name, table: readTable(bytes, 1) });
  };
  const saveExample = () =>
    saveFile(`${layout.id}.csv`, new Blob([exampleCsv(layout, words)], { type: "text/csv" }));
  const pictures = (batch?.rows.length ?? 0) * (allSizes ? 4 : 1);
  return (
    <div className="grid gap-4">
      <ol className="grid max-w-[62ch] list-decimal gap-1.5 pl-5 text-sm">
        <li>Take the table. Its columns are the lines of this layout.</li>
        <li>Fill in a row for each ad, {mostRows} at most, in any spreadsheet. Save it as CSV.</li>
        <li>Give it back. Photograph, logo and colours are those you see now.</li>
      </ol>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" look="quiet" onClick={saveExample}>
          <Icon as={FileDown} /> Take the table
        </Button>
        <label className="relative inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-dashed border-ink px-4 text-sm font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-mat-700">
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.files?.[0];
              currentTarget.value = "";
              void choose(chosen);
            }}
          />
          <Icon as={Upload} /> {file ? `${file.name}: choose another` : "Give the filled table"}
        </label>
      </div>
      {batch && batch.problems.length > 0 ? (
        <div role="alert" className="border-l-[6px] border-l-vermilion-600 bg-paper px-4 py-3 text-sm">
          <p className="font-semibold">Nothing was drawn yet:</p>
          <ul className="mt-1 grid list-[square] gap-1 pl-5">
            {batch.problems.slice(0, 12).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          {batch.problems.length > 12 ? <p className="mt-1">and {batch.problems.length - 12} more.</p> : null}
        </div>
      ) : null}
      {batch && batch.rows.length > 0 ? (
        <div className="grid justify-items-start gap-2">
          <Checkbox
            id="studio-batch-sizes"
            checked={allSizes}
            onChange={({ target }) => setAllSizes(target.checked)}
            label="In all four sizes"
            className="text-sm"
          />
          <Button
            size="sm"
            busy={made !== undefined}
            onClick={made === undefined ? () => onMake(batch.rows, allSizes) : undefined}
          >
            {made === undefined ? <Icon as={FolderDown} /> : null}
            {made === undefined
              ? `Draw ${pictures} ${pictures === 1 ? "picture" : "pictures"} as ZIP`
              : `Drawing ${made} of ${pictures}`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
