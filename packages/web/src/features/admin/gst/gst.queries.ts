import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { zipOf } from "../../../lib/zip.ts";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction } from "../use-action.ts";

export function summaryQuery(month: string) {
  return queryOptions({
    queryKey: ["admin", "gst", "summary", month],
    queryFn: async () => must(await callAdmin("admin-gst", "summary", { month })).tables,
    retry: false,
  });
}

export function invoicesQuery(month: string, search: string | undefined) {
  return queryOptions({
    queryKey: ["admin", "gst", "invoices", month, search],
    queryFn: async () => must(await callAdmin("admin-gst", "list", { month, search })).invoices,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function proofQuery(month: string) {
  return queryOptions({
    queryKey: ["admin", "gst", "proof", month],
    queryFn: async () => must(await callAdmin("admin-gst", "prove", { month })).proof,
    retry: false,
  });
}

/** The files of a month's return in one archive. */
export function useReturnFiles(month: string) {
  return useAction({
    run: () => callAdmin("admin-gst", "export", { month }),
    failed: "Failed to export",
    onDone: ({ files }: { files: { name: string; text: string }[] }) => {
      const name = `GSTR-1-${month}.zip`;
      const zip = zipOf(Object.fromEntries(files.map((file) => [file.name, file.text])), new Date());
      saveFile(name, new Blob([zip], { type: "application/zip" }));
      showToast(adminToasts.done(adminDone.exported, name));
    },
  });
}

/** Mails the buyer a new link to the papers of an order. */
export function useResendInvoices() {
  return useAction({
    run: ({ orderId }: { orderId: string; number: string }) => callAdmin("admin-gst", "resend", { orderId }),
    failed: "Failed to Send",
    onDone: (_none: object, { number }) =>
      showToast(adminToasts.done("Invoice sent", `A link to ${number} is on its way to the buyer.`)),
  });
}

/** Says where a buyer is, for the return of the sale's month. */
export function useDecidePlace() {
  return useAction({
    run: (input: { orderId: string; place: string }) => callAdmin("admin-gst", "decide-place", input),
    failed: "Failed to save the place",
    onDone: () => void queryClient.invalidateQueries({ queryKey: ["admin", "gst"] }),
  });
}

/** Opens the papers of an order as its buyer would, for ten minutes. */
export function useOpenInvoices() {
  return useAction({
    run: ({ orderId }: { orderId: string }) => callAdmin("admin-gst", "link", { orderId }),
    failed: "Failed to open papers",
    onDone: ({ link }: { link: string }) => {
      window.open(`/invoice#${link}`, "_blank", "noopener");
    },
  });
}
