// The second factor of the one who is signed in.
import type { ActionOutput } from "@store/contract/calls";
import { queryClient } from "../../../lib/query-client.ts";
import { answerQuery, askAnew, whole } from "../answers.ts";
import { tellAuth } from "../session/auth-events.ts";
import { meQuery } from "../session/guard.ts";
import { readSession } from "../session/stored-session.ts";

/** A set-up that has begun: the key for the app, and what goes back with its first code. */
export type Begun = ActionOutput<"admin-account", "begin-setup">;

/** Whether a code is asked for at login, whether it has to be, and how many recovery codes are left. */
export function accountQuery() {
  return answerQuery("admin-account", "state", {}, whole);
}

/** A key for somebody who has none yet. Nothing is kept of it before its first code, so a new one each time is fine. */
export function setupQuery() {
  const query = answerQuery("admin-account", "begin-setup", {}, whole);
  return { ...query, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
}

/** Something became of the second factor: what is shown of it is asked for anew. */
export function noteAccount(): void {
  askAnew("admin-account", "state");
  void queryClient.invalidateQueries({ queryKey: meQuery().queryKey });
  tellAuth("USER_UPDATED", readSession());
}
