import type { AdminFile } from "@store/contract/content/content-files";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { answerQuery } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction } from "../use-action.ts";

export function contentQuery(product: string) {
  return answerQuery("admin-content", "list", { product }, ({ files }) => files);
}

function keepFiles(product: string, files: AdminFile[]): void {
  queryClient.setQueryData(contentQuery(product).queryKey, files);
}

/** As the files are now: after an upload, and where somebody else was faster. */
export async function reloadFiles(product: string): Promise<void> {
  await queryClient.fetchQuery({ ...contentQuery(product), staleTime: 0 }).catch(() => undefined);
}

/** The versions that are on the screen, each with what is different in it. */
export function usePublish(product: string) {
  return useAction({
    run: async (ready: readonly { fileId: string; sum: string; difference: string; saved: string }[]) => {
      for (const { fileId, sum, difference, saved } of ready) {
        if (difference === saved) continue;
        const described = await callAdmin("admin-content", "describe", { product, fileId, sum, difference });
        if (!described.success) return described;
      }
      const drafts = ready.map(({ fileId, sum }) => ({ fileId, sum }));
      return callAdmin("admin-content", "publish", { product, drafts });
    },
    failed: "Failed to publish files",
    onDone: ({ files }: { files: AdminFile[] }) => keepFiles(product, files),
    says: (_, ready) => [adminDone.filesPublished(ready.length)],
    onConflict: () => void reloadFiles(product),
  });
}

export function useOrder(product: string) {
  return useAction({
    run: (order: string[]) => callAdmin("admin-content", "order", { product, order }),
    failed: "Failed to move file",
    onDone: ({ files }: { files: AdminFile[] }) => keepFiles(product, files),
    onConflict: () => void reloadFiles(product),
  });
}

export function useDiscard(product: string) {
  return useAction({
    run: ({ fileId, draft }: AdminFile) =>
      callAdmin("admin-content", "discard", { product, fileId, sum: draft?.sum ?? "" }),
    failed: "Failed to discard version",
    onDone: ({ files }: { files: AdminFile[] }) => keepFiles(product, files),
    onConflict: () => void reloadFiles(product),
  });
}

export function useRemove(product: string, onRemoved: () => void) {
  return useAction({
    run: ({ fileId }: AdminFile) => callAdmin("admin-content", "remove", { product, fileId }),
    failed: "Failed to remove file",
    onDone: ({ files }: { files: AdminFile[] }) => keepFiles(product, files),
    says: (_, { live, draft }) => [adminDone.fileRemoved, (live ?? draft)?.name],
    next: onRemoved,
    onConflict: () => void reloadFiles(product),
  });
}
