// Route loaders of the logins and the gated areas. They replace the address: going back must not meet the redirect again.
import { replace } from "react-router-dom";
import { call } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { readShownCredentials } from "../../lib/shown-credentials.ts";
import { removeItem } from "../../lib/storage.ts";
import { showToast } from "../../lib/toast-store.ts";
import { contentQuery, verifyToken } from "./access.queries.ts";
import { type Area, type AreaId, areaOf, type LoginId } from "./areas.ts";
import { endsSession, type Verdict } from "./gate.ts";
import { loginInput } from "./login-form.ts";
import { admit, anyToken, areasWith, clearSession, readToken } from "./session.ts";

interface Refusal {
  turnedAway: Exclude<Verdict, "valid">;
  /** The server's own, where there is one to show. */
  sentence?: string | undefined;
}

/** Why a gate sent its visitor to the login, until they are in again or reload the page. */
const refusals = new Map<LoginId, Refusal>();

export interface LoginFacts extends Partial<Refusal> {
  id: LoginId;
  /** The session is still there, though nobody could say whether it is good: trying again makes sense. */
  kept: boolean;
}

/**
 * Who is authorised already is sent on, unless the gate has just sent them here: two redirects must not chase each other.
 * So is who is logged in to another area of this tab, and the browser that has just paid.
 */
export function loginLoader(id: LoginId) {
  return async (): Promise<LoginFacts> => {
    const area = areaOf(id);
    const kept = readToken(area) !== undefined;
    if (!refusals.has(id) && (kept || takeOver(area) || (await logInAsShown(area)))) {
      throw replace(area.path);
    }
    return { id, ...refusals.get(id), kept };
  };
}

/** Lets the token of another area try this gate: the server knows whether it was bought. */
function takeOver(area: Area): boolean {
  const sessionToken = anyToken();
  if (sessionToken) admit(area, sessionToken);
  return sessionToken !== undefined;
}

/**
 * The server shows the login of a new account to the browser that paid for it, and to no other; what it was shown, this
 * tab need not have typed. Whoever was shown none types it.
 */
async function logInAsShown(area: Area): Promise<boolean> {
  const shown = readShownCredentials();
  if (!shown) return false;
  const { customerId, password } = shown;
  const answer = await call("validate-login", loginInput(area, { username: customerId, password })).catch(
    () => undefined,
  );
  if (answer?.success) {
    admit(area, answer.sessionToken);
    showToast(area.toasts.welcome);
    return true;
  }
  // It is another one by now.
  if (answer?.code === "login.invalid") removeItem("userCredentials");
  if (answer?.code === "login.not_bought") {
    refusals.set(area.id, { turnedAway: "not-bought", sentence: answer.error });
  }
  return false;
}

export interface GateFacts {
  sessionToken: string;
}

/** Checks the token; the first check of a visit brings the content. Who may not enter goes to the login (docs/product.md section 4). */
export function gateLoader(id: AreaId) {
  return async (): Promise<GateFacts> => {
    const area = areaOf(id);
    const sessionToken = readToken(area);
    if (!sessionToken) throw replace(area.loginPath);

    const content = contentQuery(id, sessionToken);
    const known = queryClient.getQueryData(content.queryKey) !== undefined;
    const { verdict, opened, sentence } = await verifyToken(id, sessionToken, !known);
    if (verdict === "valid") {
      refusals.delete(id);
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
export function turnAway({ id, loginPath }: Area, sessionToken: string, refusal: Refusal): Response {
  if (refusal.turnedAway === "invalid") areasWith(sessionToken).forEach(clearSession);
  refusals.set(id, refusal);
  return replace(loginPath);
}

/** A fresh login: the gates have nothing to hold against this visitor any more. */
export function clearRefusals(): void {
  refusals.clear();
}
