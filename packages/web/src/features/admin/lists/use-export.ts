import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { useAction } from "../use-action.ts";
import { collectCsv } from "./collect-csv.ts";

/** Saves what a list shows, all of its pages, as a CSV file of the day. */
export function useExport(name: string, ask: Parameters<typeof collectCsv>[0]) {
  return useAction({
    run: () => collectCsv(ask),
    failed: "Failed to export",
    onDone: ({ csv }: { csv: string }) => {
      const file = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
      saveFile(file, new Blob([csv], { type: "text/csv;charset=utf-8" }));
      showToast(adminToasts.done(adminDone.exported, file));
    },
  });
}
