import { useRef } from "react";
import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import type { RemoteFailure } from "../../../lib/api.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { useAction } from "../use-action.ts";
import { type Collected, collectPages, type Paged } from "./collect-pages.ts";

interface Export<Page> {
  /** Names what is exported, with its filter: what has come of another export is dropped. */
  about: string;
  ask: (cursor: string | undefined) => Promise<({ success: true } & Page) | RemoteFailure>;
  fileOf: (pages: Page[]) => { name: string; content: Blob };
}

/** Saves all pages of an export as one file. Pressed again after a failure, it goes on with the page that did not come. */
export function useExport<Page extends Paged>({ about, ask, fileOf }: Export<Page>) {
  const begun = useRef<{ about: string } & Collected<Page>>(undefined);
  return useAction({
    run: async () => {
      if (begun.current?.about !== about) begun.current = { about, pages: [] };
      const reply = await collectPages(ask, begun.current);
      // Whole, or refused for what it is: the next one begins anew.
      if (reply.success || reply.status === 400) begun.current = undefined;
      return reply;
    },
    failed: "Failed to export",
    onDone: ({ pages }: { pages: Page[] }) => {
      const { name, content } = fileOf(pages);
      saveFile(name, content);
      showToast(adminToasts.done(adminDone.exported, name));
    },
  });
}
