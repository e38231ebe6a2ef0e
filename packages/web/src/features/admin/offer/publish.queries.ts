import type { ActionOutput } from "@store/contract/calls";
import { formatDateTime } from "@store/contract/format";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { answerQuery, must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAsk } from "../use-action.ts";
import { meetTheirs, type OfferWork, readOfferAnew, saveOffer, takeIn } from "./draft.ts";

export type Receipt = ActionOutput<"admin-offer", "receipt">;
type Check = ActionOutput<"admin-offer", "check">;

/** What stands in the way of publishing the draft; where nothing does, what it would do. Everything that was changed here is in the draft first. */
export function receiptQuery({ next, rev }: OfferWork) {
  return queryOptions({
    queryKey: ["admin", "offer", "receipt", rev, next],
    queryFn: async (): Promise<Check & { receipt?: Receipt }> => {
      if (!(await saveOffer()))
        throw new Error("The draft is not saved, so nothing can be said of it.", { cause: "draft" });
      const checked = must(await callAdmin("admin-offer", "check", { offer: next }));
      // Without a bundle, for one, there are no pages to be made.
      if (checked.problems.length > 0) return checked;
      return { ...checked, receipt: must(await callAdmin("admin-offer", "receipt", {})) };
    },
    retry: false,
    gcTime: 0,
  });
}

/** Publishes the draft that was read. */
export function usePublish(onDone: (rev: number) => void) {
  return useAsk("admin-offer", "publish", {
    failed: "Failed to publish",
    onDone: readShown,
    says: ({ rev }, { at }) =>
      at === undefined
        ? saysPublished(rev)
        : [adminDone.scheduled, `Buyers see revision ${rev} from ${formatDateTime(at)}, Indian time.`],
    next: ({ rev }, { at }) => {
      if (at === undefined) onDone(rev);
    },
    onConflict: () => void meetTheirs().then(saveOffer),
  });
}

/** What waits does not come; it is the draft again. */
export function useCallOff(onDone: () => void) {
  return useAsk("admin-offer", "call-off", {
    failed: "Failed to call off",
    onDone: async ({ offer, restored }) => {
      await readOfferAnew();
      if (!restored) takeIn(offer);
    },
    says: (_, { rev }) => [adminDone.calledOff, `Revision ${rev} does not come.`],
    next: onDone,
    onConflict: () => {
      onDone();
      void readOfferAnew();
    },
  });
}

const saysPublished = (rev: number): [string, string] => [
  adminDone.published,
  `Buyers see revision ${rev} from now on.`,
];

function readShown(): void {
  void queryClient.invalidateQueries({ queryKey: historyQuery().queryKey });
  void readOfferAnew();
}

const pageSize = 20;
export type Revision = ActionOutput<"admin-offer", "history">["revisions"][number];

/** Every revision, the newest first, a page at a time. */
export function historyQuery() {
  return infiniteQueryOptions({
    queryKey: ["admin", "offer", "history"],
    queryFn: async ({ pageParam: before }) =>
      must(await callAdmin("admin-offer", "history", { before })).revisions,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (revisions) => (revisions.length < pageSize ? undefined : revisions.at(-1)?.rev),
    retry: false,
  });
}

/** An offer as it was published once. */
export function revisionQuery(rev: number) {
  const query = answerQuery("admin-offer", "revision", { rev }, ({ offer }) => offer);
  return { ...query, staleTime: Number.POSITIVE_INFINITY };
}

/** Publishes an earlier offer anew, in the place of the one that was shown. */
export function useBack(onDone: () => void) {
  return useAsk("admin-offer", "back", {
    failed: "Failed to publish",
    onDone: readShown,
    says: ({ rev }) => saysPublished(rev),
    next: onDone,
    onConflict: () => {
      onDone();
      void meetTheirs().then(saveOffer);
    },
  });
}
