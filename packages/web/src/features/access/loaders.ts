// Route loaders of the logins and the gated areas.
import { redirect } from "react-router-dom";
import { queryClient } from "../../lib/query-client.ts";
import { contentQuery, refusalOf, verifyToken } from "./access.queries.ts";
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

/** Checks the token and fetches the content side by side; who may not enter goes to the login (SPEC.txt section 4). */
export function gateLoader(id: AreaId) {
  return async (): Promise<GateFacts> => {
    const area = areaOf(id);
    const sessionToken = readToken(area);
    if (!sessionToken) throw redirect(area.loginPath);

    const content = contentQuery(id, sessionToken);
    const [checked] = await Promise.all([
      verifyToken(id, sessionToken),
      area.hasContent && queryClient.prefetchQuery(content),
    ]);
    const verdict = sawSessionEnd(content.queryKey) ? "invalid" : checked;
    if (endsSession(area, verdict)) clearSession(area);
    if (verdict === "valid") {
      turnedAway.delete(id);
      return { sessionToken };
    }
    queryClient.removeQueries({ queryKey: ["content", id] });
    turnedAway.set(id, verdict);
    throw redirect(area.loginPath);
  };
}

/** The check may pass an instant before the session ends; the content call then says so. */
function sawSessionEnd(queryKey: readonly unknown[]): boolean {
  return refusalOf(queryClient.getQueryState(queryKey)?.error)?.code === "session.invalid";
}

/** A fresh login: the gate has nothing to hold against this visitor any more. */
export function forgetTurnedAway(id: AreaId): void {
  turnedAway.delete(id);
}
