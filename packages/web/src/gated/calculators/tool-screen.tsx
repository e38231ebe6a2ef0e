import { formatDate } from "@store/contract/format";
import { offer } from "@store/contract/offer/offer";
import { Download, Printer, RotateCcw } from "lucide-react";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { WideDialog } from "../../ui/wide-dialog.tsx";
import { usePrinting } from "../worksheet/use-print.ts";
import { tools } from "./formulas/all-tools.ts";
import { shelf, type ToolId } from "./formulas/shelf.ts";
import { sheetOf } from "./sheet.ts";
import { ToolField } from "./tool-field.tsx";
import { PrintedTool } from "./tool-print.tsx";
import { ToolGlance, ToolResult, ToolWorking } from "./tool-result.tsx";
import { useFigures } from "./use-figures.ts";
import { xlsxOf, xlsxType } from "./xlsx.ts";

/** One calculator, open over the page: figures left, result right, below one another on a phone. */
export function ToolScreen({ id, onClose }: { id: ToolId; onClose: () => void }) {
  const tool = tools[id];
  const entry = shelf.find((each) => each.id === id);
  const figures = useFigures(tool);
  const printing = usePrinting();
  if (!entry) return null;
  const { done } = figures.run;

  const download = () => {
    if (!done) return;
    const now = new Date();
    const made = `Made on ${formatDate(now.getTime())} with ${offer.name}. Change the yellow cells; everything else follows.`;
    const bytes = xlsxOf(sheetOf(entry, tool, done, made), offer.name, now);
    saveFile(`${id}.xlsx`, new Blob([bytes], { type: xlsxType }));
  };

  return (
    <WideDialog
      title={entry.title}
      lead={entry.question}
      onClose={onClose}
      actions={
        <>
          <Button size="sm" onClick={download} disabled={!done}>
            <Icon as={Download} /> Spreadsheet
          </Button>
          <Button look="quiet" size="sm" onClick={() => print()} disabled={!done}>
            <Icon as={Printer} /> Print
          </Button>
          <Button
            look="quiet"
            size="sm"
            className="ml-auto max-sm:px-3"
            onClick={figures.startAgain}
            disabled={!figures.touched}
          >
            <Icon as={RotateCcw} /> <span className="max-sm:sr-only">Start again</span>
          </Button>
        </>
      }
    >
      <div className="grid gap-7 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start">
        <form
          noValidate
          aria-label="Your figures"
          className="grid gap-x-5 gap-y-5 sm:grid-cols-2"
          onSubmit={(event) => event.preventDefault()}
        >
          {tool.fields.map((field) => (
            <ToolField key={field.id} field={field} figures={figures} />
          ))}
        </form>
        <div className="lg:sticky lg:top-6 lg:row-span-2">
          <ToolResult tool={tool} run={figures.run} />
        </div>
        {done ? <ToolWorking tool={tool} done={done} /> : null}
      </div>
      <ToolGlance tool={tool} run={figures.run} />
      {printing && done ? <PrintedTool entry={entry} tool={tool} done={done} /> : null}
    </WideDialog>
  );
}
