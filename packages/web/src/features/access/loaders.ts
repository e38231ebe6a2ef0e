// Route loaders of the logins and the gated areas.
import { redirect } from "react-router-dom";
import { queryClient } from "../../lib/query-client.ts";
import { contentQuery, verifyToken } from "./access.queries.ts";
import { type AreaId, areaOf } from "./areas.ts";
import { endsSession, type Verdict } from "./gate.ts";
import { clearSession, readToken } from "./session.ts";

/** Why a gate sent its visitor to the login, until they are in again or reload the page. */
const turnedAway = new Map<AreaId, Exclude<Verdict, "valid">>();

export interface LoginFacts {
  id: AreaId;
  turnedAway: Exclude<Verdict, "valid"> | undefined;
  /** The session is still there, though nobody could say whether it is good: trying again makes sense. */
  kept: boolean;
}

/** Who is authorised already is sent on, unless the gate has just sent them here: two redirects must not chase each other. */
export function loginLoader(id: AreaId) {
  return (): LoginFacts => {
    const area = areaOf(id);
    const kept = readToken(area) !== undefined;
    const reason = turnedAway.get(id);
    if (kept && !reason) throw redirect(area.path);
    return { id, turnedAway: reason, kept };
  };
}

export interface GateFacts {
  sessionToken: string;
}

/** Checks the token; the first check of a visit brings the content. Who may not enter goes to the login (SPEC.txt section 4). */
export function gateLoader(id: AreaId) {
  return async (): Promise<GateFacts> => {
    const area = areaOf(id);
    const sessionToken = readToken(area);
    if (!sessionToken) throw redirect(area.loginPath);

    const content = contentQuery(id, sessionToken);
    const known = queryClient.getQueryData(content.queryKey) !== undefined;
    const { verdict, opened } = await verifyToken(id, sessionToken, !known);
    if (endsSession(area, verdict)) clearSession(area);
    if (verdict === "valid") {
      turnedAway.delete(id);
      if (opened) queryClient.setQueryData(content.queryKey, opened);
      else if (!known) await queryClient.prefetchQuery(content);
      return { sessionToken };
    }
    queryClient.removeQueries({ queryKey: ["content", id] });
    turnedAway.set(id, verdict);
    throw redirect(area.loginPath);
  };
}

/** A fresh login: the gate has nothing to hold against this visitor any more. */
export function forgetTurnedAway(id: AreaId): void {
  turnedAway.delete(id);
}
