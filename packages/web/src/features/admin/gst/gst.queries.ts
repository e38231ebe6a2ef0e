import type { ActionOutput } from "@store/contract/calls";
import { gstTables } from "@store/contract/gst/admin-gst";
import { returnFiles } from "@store/contract/gst/gstr1-files";
import { joinParts, joinSums } from "@store/contract/gst/gstr1-join";
import { joinProof } from "@store/contract/gst/month-proof";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../../lib/query-client.ts";
import { zipOf } from "../../../lib/zip.ts";
import { must } from "../answers.ts";
import { allPages } from "../lists/collect-pages.ts";
import { useExport } from "../lists/use-export.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction, useAsk } from "../use-action.ts";

export function summaryQuery(month: string) {
  return queryOptions({
    queryKey: ["admin", "gst", "summary", month],
    queryFn: async () => {
      const pages = await allPages((cursor) => callAdmin("admin-gst", "summary", { month, cursor }));
      const tables = joinSums(
        pages.flatMap((page) => page.tables),
        ({ table }) => table,
      );
      return gstTables.flatMap((name) => tables.find(({ table }) => table === name) ?? []);
    },
    retry: false,
  });
}

/** A page of a month's papers. Of a search, whose answers may be empty, the next that has one. */
export function invoicesQuery(month: string, search: string | undefined, from: string | undefined) {
  return queryOptions({
    queryKey: ["admin", "gst", "invoices", month, search, from],
    queryFn: async () => {
      let cursor = from;
      for (;;) {
        const page = must(await callAdmin("admin-gst", "list", { month, search, cursor }));
        if (page.invoices.length > 0 || page.nextCursor === undefined) return page;
        cursor = page.nextCursor;
      }
    },
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function proofQuery(month: string) {
  return queryOptions({
    queryKey: ["admin", "gst", "proof", month],
    queryFn: async () => {
      const pages = await allPages((cursor) => callAdmin("admin-gst", "prove", { month, cursor }));
      return joinProof(pages.map(({ part }) => part));
    },
    retry: false,
  });
}

/** The files of a month's return in one archive. */
export function useReturnFiles(month: string) {
  return useExport<ActionOutput<"admin-gst", "export">>({
    about: month,
    ask: (cursor) => callAdmin("admin-gst", "export", { month, cursor }),
    fileOf: (pages) => {
      const files = returnFiles(joinParts(pages.map(({ part }) => part)), month);
      const zip = zipOf(Object.fromEntries(files.map(({ name, text }) => [name, text])), new Date());
      return { name: `GSTR-1-${month}.zip`, content: new Blob([zip], { type: "application/zip" }) };
    },
  });
}

/** Mails the buyer a new link to the papers of an order. */
export function useResendInvoices() {
  return useAction({
    run: ({ orderId }: { orderId: string; number: string }) => callAdmin("admin-gst", "resend", { orderId }),
    failed: "Failed to Send",
    says: (_none: object, { number }) => ["Invoice sent", `A link to ${number} is on its way to the buyer.`],
  });
}

/** Says where a buyer is, for the return of the sale's month. */
export function useDecidePlace() {
  return useAsk("admin-gst", "decide-place", {
    failed: "Failed to save the place",
    onDone: () => void queryClient.invalidateQueries({ queryKey: ["admin", "gst"] }),
  });
}

/** Opens the papers of an order as its buyer would, for ten minutes. */
export function useOpenInvoices() {
  return useAsk("admin-gst", "link", {
    failed: "Failed to open papers",
    onDone: ({ link }) => {
      window.open(`/invoice#${link}`, "_blank", "noopener");
    },
  });
}
