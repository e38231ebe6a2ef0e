// The life of an admin's session: signed in, refreshed before it ends, signed out; the same in all tabs.
import { ask } from "../../../lib/api.ts";
import { tellAuth } from "./auth-events.ts";
import { withBackOff } from "./back-off.ts";
import type { Challenge, SignInService, Step } from "./cognito.ts";
import { readPool } from "./pool.ts";
import { isRetryable, isSignedOutAlready } from "./sign-in-errors.ts";
import {
  type AdminSession,
  onOtherTab,
  parseSession,
  readSession,
  removeSession,
  writeSession,
} from "./stored-session.ts";

/** Seconds: a session that ends sooner is refreshed before it is used. */
const margin = 90;
/** Milliseconds between two looks at the clock. */
const tick = 30_000;

let service: Promise<SignInService> | undefined;

/** The sign-in service, with its code. A failed load may be tried again. */
function loadService(): Promise<SignInService> {
  service ??= Promise.all([import("./cognito.ts"), readPool()])
    .then(([{ signInService }, pool]) => signInService(pool))
    .catch((error) => {
      service = undefined;
      throw error;
    });
  return service;
}

let started = false;

/** Begins to look after the session: refreshes it in time and follows the other tabs. Later calls do nothing. */
export function startAuth(): void {
  if (started) return;
  started = true;
  tellAuth("INITIAL_SESSION", readSession());
  onOtherTab((before, now) => {
    const session = now === null ? undefined : parseSession(now);
    if (!session) tellAuth("SIGNED_OUT", undefined);
    else tellAuth(before && parseSession(before) ? "TOKEN_REFRESHED" : "SIGNED_IN", session);
  });
  setInterval(() => {
    // A tab that nobody looks at refreshes when it is used again.
    if (document.visibilityState === "visible") void accessToken().catch(() => undefined);
  }, tick);
}

/** An access token that is good for a while; undefined without a session. Throws when nobody answers. */
export async function accessToken(): Promise<string | undefined> {
  const session = readSession();
  if (!session) return undefined;
  if (session.expires_at - Date.now() / 1000 > margin) return session.access_token;
  return (await refreshSession(session.access_token))?.access_token;
}

/** Whether it is still the token of this tab's session: a late refusal of another says nothing of the one that is open now. */
export function isCurrent(token: string): boolean {
  return readSession()?.access_token === token;
}

let refreshing: Promise<AdminSession | undefined> | undefined;

/** Renews the session whose access token is no longer good. One try at a time, in all tabs together. */
export function refreshSession(stale: string): Promise<AdminSession | undefined> {
  refreshing ??= alone(() => renew(stale)).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function renew(stale: string): Promise<AdminSession | undefined> {
  const session = readSession();
  // Another tab was faster, or has signed out.
  if (!session || session.access_token !== stale) return session;
  try {
    const renewed = await withBackOff(async () => (await loadService()).refresh(session), {
      retryable: isRetryable,
    });
    // Signed out while the answer was on its way: it stays so.
    if (readSession()?.refresh_token !== session.refresh_token) return readSession();
    writeSession(renewed);
    tellAuth("TOKEN_REFRESHED", renewed);
    return renewed;
  } catch (error) {
    if (isRetryable(error)) throw error;
    endSession();
    return undefined;
  }
}

/** Two tabs must not spend the same refresh token. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return work();
  return navigator.locks.request("admin-session", work) as Promise<T>;
}

/** Password first; then perhaps a password of one's own. */
export async function signIn(username: string, password: string): Promise<Step> {
  return (await loadService()).signIn(username, password);
}

export async function choosePassword(challenge: Challenge, password: string): Promise<Step> {
  return (await loadService()).choosePassword(challenge, password);
}

/** Keeps a session that was just opened. */
export function keepSession(session: AdminSession, withNewPassword = false): void {
  writeSession(session);
  if (withNewPassword) tellAuth("USER_UPDATED", session);
  tellAuth("SIGNED_IN", session);
}

/** The session is over here; the service is not asked. */
export function endSession(): void {
  removeSession();
  tellAuth("SIGNED_OUT", undefined);
}

/** Signs out, here at once, and at the shop and the service as well. Whether both could be told. `refused`: by the shop itself. */
export async function signOut(scope: "here" | "everywhere" | "refused" = "here"): Promise<boolean> {
  const session = readSession();
  endSession();
  if (!session) return true;
  const everywhere = scope === "everywhere";
  const told = await Promise.all([
    scope === "refused" || endAtShop(session, everywhere),
    endAtService(session, everywhere),
  ]);
  return told.every(Boolean);
}

/** A token that somebody copied would open the shop's calls until it runs out. */
async function endAtShop({ access_token }: AdminSession, everywhere: boolean): Promise<boolean> {
  try {
    await ask("admin-account", { action: "sign-out", everywhere }, access_token, { keepalive: true });
    return true;
  } catch {
    return false;
  }
}

async function endAtService(session: AdminSession, everywhere: boolean): Promise<boolean> {
  try {
    const cognito = await loadService();
    if (everywhere) await cognito.signOutEverywhere(session.access_token);
    else await cognito.revoke(session.refresh_token);
    return true;
  } catch (error) {
    return isSignedOutAlready(error);
  }
}
