import type { ActionOutput } from "@store/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { adminDone, adminToasts } from "../../../lib/admin-toasts.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction } from "../use-action.ts";
import { meetTheirs, type OfferWork, readOfferAnew, saveOffer } from "./draft.ts";

export type Receipt = ActionOutput<"admin-offer", "receipt"> &
  Pick<ActionOutput<"admin-offer", "check">, "problems" | "notes">;

/** What publishing the draft would do. Everything that was changed here is in the draft first. */
export function receiptQuery({ next, rev }: OfferWork) {
  return queryOptions({
    queryKey: ["admin", "offer", "receipt", rev, next],
    queryFn: async (): Promise<Receipt> => {
      if (!(await saveOffer()))
        throw new Error("The draft is not saved, so nothing can be said of it.", { cause: "draft" });
      const { problems, notes } = must(await callAdmin("admin-offer", "check", { offer: next }));
      return { ...must(await callAdmin("admin-offer", "receipt", {})), problems, notes };
    },
    retry: false,
    gcTime: 0,
  });
}

/** Publishes the draft that was read. */
export function usePublish(onDone: (rev: number) => void) {
  return useAction({
    run: (input: { baseRev: number; version: number; note: string; endsNow: boolean }) =>
      callAdmin("admin-offer", "publish", input),
    failed: "Failed to publish",
    onDone: ({ rev }: { rev: number }) => {
      showToast(adminToasts.done(adminDone.published, `Buyers see revision ${rev} from now on.`));
      onDone(rev);
      void readOfferAnew();
    },
    onConflict: () => void meetTheirs().then(saveOffer),
  });
}
