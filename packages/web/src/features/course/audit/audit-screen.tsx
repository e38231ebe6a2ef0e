import { dayInIndia, formatDate } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { Download, Printer, Table } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { readNumber } from "../../../gated/calculators/formulas/read-field.ts";
import { keep, readKept } from "../../../gated/calculators/kept-figures.ts";
import { xlsxOf, xlsxType } from "../../../gated/calculators/xlsx.ts";
import { usePrinting } from "../../../gated/worksheet/use-print.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { WideDialog } from "../../../ui/wide-dialog.tsx";
import { auditOf } from "./audit.ts";
import { AuditResult, PrintedAudit } from "./audit-result.tsx";
import { auditCsv, auditSheet } from "./audit-words.ts";
import { ColumnChoice, ExportDrop } from "./export-drop.tsx";
import { missingIn, useExport } from "./use-export.ts";

const kept = "account-audit";

/** The audit, open over the page: the file and the target above, what they say below. */
export function AuditScreen({ onClose }: { onClose: () => void }) {
  const { found, read, choose } = useExport();
  const [typed, setTyped] = useState(() => readKept(kept).target ?? "400");
  const target = readNumber(useDeferredValue(typed));
  const good = target !== undefined && target > 0 && target <= 1e7;
  const file = found.state === "read" ? found.file : undefined;
  const missing = file ? missingIn(file.columns) : [];
  const audit = useMemo(
    () =>
      file && missingIn(file.columns).length === 0 && good
        ? auditOf(file.table, file.columns, target, dayInIndia(Date.now()))
        : undefined,
    [file, good, target],
  );
  const printing = usePrinting();
  const ready = audit && good && audit.ads.length > 0;

  const saveSheet = () => {
    if (!ready) return;
    const now = new Date();
    const made = `Made on ${formatDate(now.getTime())} with ${offer.name}.`;
    saveFile(
      "ad-account-audit.xlsx",
      new Blob([xlsxOf(auditSheet(audit, target, made), offer.name, now)], { type: xlsxType }),
    );
  };
  const saveCsv = () => {
    if (ready) saveFile("ad-account-audit.csv", new Blob([auditCsv(audit)], { type: "text/csv" }));
  };
  return (
    <WideDialog
      title="Ad-Account Audit"
      lead="A verdict for every ad by the rules of “Scale, kill, optimize”. The file stays in this browser."
      onClose={onClose}
      actions={
        <>
          <Button size="sm" onClick={saveSheet} disabled={!ready}>
            <Icon as={Download} /> Spreadsheet
          </Button>
          <Button size="sm" look="quiet" onClick={saveCsv} disabled={!ready}>
            <Icon as={Table} /> CSV
          </Button>
          <Button size="sm" look="quiet" onClick={() => print()} disabled={!ready}>
            <Icon as={Printer} /> Print or PDF
          </Button>
        </>
      }
    >
      <div className="grid gap-7 px-4 py-6 sm:px-6">
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          <ExportDrop found={found} onFile={(given) => void read(given)} />
          <Field
            id="audit-target"
            label="Your target cost per order, in rupees"
            hint="70% to 80% of what an order leaves before advertising: the break-even calculator has it."
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              keep(kept, { target: currentTarget.value });
            }}
            {...(!good && { error: "Write a sum above 0, such as 400" })}
          />
        </div>
        {file ? (
          <ColumnChoice
            key={file.name}
            file={file}
            state={missing.length > 0 ? "missing" : audit?.ads.length === 0 ? "nothing" : "known"}
            onChoose={choose}
          />
        ) : null}
        <div aria-live="polite">{ready ? <AuditResult audit={audit} target={target} /> : null}</div>
      </div>
      {printing && ready ? <PrintedAudit audit={audit} target={target} /> : null}
    </WideDialog>
  );
}
