// The second factor of the one who is signed in.
import type { ActionOutput } from "@store/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { queryClient } from "../../../lib/query-client.ts";
import { must } from "../answers.ts";
import { callAdmin } from "../session/admin-call.ts";
import { tellAuth } from "../session/auth-events.ts";
import { meQuery } from "../session/guard.ts";
import { readSession } from "../session/stored-session.ts";

/** A set-up that has begun: the key for the app, and what goes back with its first code. */
export type Begun = ActionOutput<"admin-account", "begin-setup">;

/** Whether a code is asked for at login, whether it has to be, and how many recovery codes are left. */
export function accountQuery() {
  return queryOptions({
    queryKey: ["admin", "account"],
    queryFn: async () => must(await callAdmin("admin-account", "state", {})),
    retry: false,
  });
}

/** A key for somebody who has none yet. Nothing is kept of it before its first code, so a new one each time is fine. */
export function setupQuery() {
  return queryOptions({
    queryKey: ["admin", "setup"],
    queryFn: async (): Promise<Begun> => must(await callAdmin("admin-account", "begin-setup", {})),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Something became of the second factor: what is shown of it is asked for anew. */
export function noteAccount(): void {
  void queryClient.invalidateQueries({ queryKey: accountQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: meQuery().queryKey });
  tellAuth("USER_UPDATED", readSession());
}
