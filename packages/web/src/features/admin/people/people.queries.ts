import type { AdminPerson } from "@store/contract/admin-rows";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { adminDone } from "../../../lib/admin-toasts.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { answerQuery, askAnew, must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { useAction, useAsk } from "../use-action.ts";

export function peopleQuery() {
  return answerQuery("admin-people", "list", {}, ({ admins }) => admins);
}

/** Who did what, newest first, a page at a time. */
export function auditQuery() {
  return infiniteQueryOptions({
    queryKey: ["admin", "admin-people", "audit"],
    queryFn: ({ pageParam }) => wholePage(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  });
}

const auditLines = 25;
/** Answers of one page: each looks through a year at most, so these reach back further than any shop. */
const mostAnswers = 10;

/** Asks on while an answer ends before the page is full: what offers more then has more. */
async function wholePage(from: string | undefined) {
  const page = must(await callAdmin("admin-people", "audit", { cursor: from, limit: auditLines }));
  for (
    let answers = 1;
    page.nextCursor && page.lines.length < auditLines && answers < mostAnswers;
    answers++
  ) {
    const limit = auditLines - page.lines.length;
    const more = must(await callAdmin("admin-people", "audit", { cursor: page.nextCursor, limit }));
    page.lines = [...page.lines, ...more.lines];
    page.nextCursor = more.nextCursor;
  }
  return page;
}

const refreshAudit = () => askAnew("admin-people", "audit");

export function useInvite(onInvited: () => void) {
  return useAsk("admin-people", "invite", {
    failed: "Failed to invite admin",
    onDone: ({ admin }) => {
      queryClient.setQueryData(peopleQuery().queryKey, (all) => [...(all ?? []), admin]);
      refreshAudit();
    },
    says: ({ admin }) => [adminDone.invited, `A temporary password is on its way to ${admin.email}.`],
    next: onInvited,
  });
}

export function useRemoveAdmin(onRemoved: () => void) {
  return useAction({
    run: ({ adminId }: AdminPerson) => callAdmin("admin-people", "remove", { adminId }),
    failed: "Failed to remove admin",
    onDone: (_none: object, { adminId }) => {
      queryClient.setQueryData(peopleQuery().queryKey, (all) =>
        all?.filter((each) => each.adminId !== adminId),
      );
      refreshAudit();
    },
    says: (_none, { fullName }) => [adminDone.removed, fullName],
    next: onRemoved,
  });
}

export function useResetCode(onReset: () => void) {
  return useAction({
    run: ({ adminId }: AdminPerson) => callAdmin("admin-people", "reset-code", { adminId }),
    failed: "Failed to reset login code",
    onDone: (_none: object, { adminId }) => {
      queryClient.setQueryData(peopleQuery().queryKey, (all) =>
        all?.map((each) => (each.adminId === adminId ? { ...each, code: false } : each)),
      );
      refreshAudit();
    },
    says: (_none, { fullName }) => [adminDone.codeReset, `${fullName} sets it up anew at the next login.`],
    next: onReset,
  });
}

export function useSignOutAdmin() {
  return useAction({
    run: ({ adminId }: AdminPerson) => callAdmin("admin-people", "sign-out", { adminId }),
    failed: "Failed to sign out admin",
    onDone: refreshAudit,
    says: (_none: object, { fullName }) => [adminDone.signedOut, `${fullName} is out.`],
  });
}
