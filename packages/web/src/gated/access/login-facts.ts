// What a login knows before anybody types. Without the router: the logins' own documents start without it.
import { call } from "../../lib/api.ts";
import { readShownCredentials } from "../../lib/shown-credentials.ts";
import { removeItem } from "../../lib/storage.ts";
import { showToast } from "../../lib/toast-store.ts";
import { type Area, areaOf, type LoginId } from "./areas.ts";
import type { Verdict } from "./gate.ts";
import { loginInput } from "./login-input.ts";
import { admit, anyToken, readToken } from "./session.ts";

export interface Refusal {
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
 * What the login shows; undefined for a customer who need not log in. That is one who is authorised already, unless the gate has just
 * sent them here: two redirects must not chase each other. So is one who is logged in to another area of this tab, and the
 * browser that has just paid.
 */
export async function loginFacts(id: LoginId): Promise<LoginFacts | undefined> {
  const area = areaOf(id);
  if (!refusals.has(id) && (tokenOf(area) || (await logInAsShown(area)))) return undefined;
  const kept = readToken(area) !== undefined;
  return { id, ...refusals.get(id), kept };
}

/** Whether this tab holds something that opens areas by itself, perhaps this one. */
export function holdsLogin(): boolean {
  return anyToken() !== undefined || readShownCredentials() !== undefined;
}

/**
 * The area's own token, or that of another area, which may try this gate: the server knows whether it was bought. Not again
 * after the gate said no.
 */
export function tokenOf(area: Area): string | undefined {
  const own = readToken(area);
  if (own || refusals.has(area.id)) return own;
  const sessionToken = anyToken();
  if (sessionToken) admit(area, sessionToken);
  return sessionToken;
}

/**
 * The server shows the login of a new account to the browser that paid for it, and to no other; what it was shown, this
 * tab need not have typed. Anybody who was shown none types it.
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
    noteRefusal(area.id, { turnedAway: "not-bought", sentence: answer.error });
  }
  return false;
}

export function noteRefusal(id: LoginId, refusal: Refusal): void {
  refusals.set(id, refusal);
}

/** The gate has let them in. */
export function clearRefusal(id: LoginId): void {
  refusals.delete(id);
}

/** A fresh login: the gates have nothing to hold against this visitor any more. */
export function clearRefusals(): void {
  refusals.clear();
}
