// Route loaders of the logins and the gated areas.
import { redirect, replace } from "react-router-dom";
import { queryClient } from "../../lib/query-client.ts";
import { contentQuery, verifyToken } from "./access.queries.ts";
import { type Area, type AreaId, areaOf, type LoginId } from "./areas.ts";
import { endsSession } from "./gate.ts";
import {
  clearRefusal,
  type LoginFacts,
  loginFacts,
  noteRefusal,
  type Refusal,
  tokenOf,
} from "./login-facts.ts";
import { areasWith, clearSession } from "./session.ts";

/** A customer who need not log in is sent on. */
export function loginLoader(id: LoginId) {
  return async (): Promise<LoginFacts> => {
    const facts = await loginFacts(id);
    if (!facts) throw leadOn(areaOf(id), areaOf(id).path);
    return facts;
  };
}

export interface GateFacts {
  sessionToken: string;
}

/** Checks the token; the first check of a visit brings the content. A visitor who may not enter goes to the login (docs/product.md section 4). */
export function gateLoader(id: AreaId) {
  return async (): Promise<GateFacts> => {
    const area = areaOf(id);
    const sessionToken = tokenOf(area);
    if (!sessionToken) throw leadOn(area, area.loginPath);

    const content = contentQuery(id, sessionToken);
    const known = queryClient.getQueryData(content.queryKey) !== undefined;
    const { verdict, opened, sentence } = await verifyToken(id, sessionToken, !known);
    if (verdict === "valid") {
      clearRefusal(id);
      if (opened) queryClient.setQueryData(content.queryKey, opened);
      else if (!known) await queryClient.prefetchQuery(content);
      return { sessionToken };
    }
    if (endsSession(area, verdict)) clearSession(area);
    queryClient.removeQueries({ queryKey: ["content", id] });
    throw turnAway(area, sessionToken, { turnedAway: verdict, sentence });
  };
}

/** The way to the login, and why. A session that is over is over in every area. */
export function turnAway(area: Area, sessionToken: string, refusal: Refusal): Response {
  const { id, loginPath } = area;
  if (refusal.turnedAway === "invalid") areasWith(sessionToken).forEach(clearSession);
  noteRefusal(id, refusal);
  return leadOn(area, loginPath);
}

/**
 * On to the area or its login. A visitor who opened one of the two is led on in its place: going back must not meet the redirect
 * again, and what the address names behind its hash is still wanted. A visitor from another page goes back to that page.
 */
export function leadOn({ path, loginPath }: Area, to: string): Response {
  const { pathname, hash = "" } = globalThis.location ?? {};
  return pathname === path || pathname === loginPath ? replace(to + hash) : redirect(to);
}
