// Who is let in where, for as long as the tab is open: the session-storage keys of SPEC.txt section 3.
import { readItem, removeItem, writeItem } from "../../lib/storage.ts";
import type { Area } from "./areas.ts";

/** The token of an authorised visitor. One answer for login and gate alike, so that they never send each other in circles. */
export function readToken({ session }: Area): string | undefined {
  if (!session.token) return readItem(session.flag) || undefined;
  if (readItem(session.flag) !== "true") return undefined;
  return readItem(session.token) || undefined;
}

/** Marks the visitor as authorised. */
export function admit({ session }: Area, sessionToken: string): void {
  if (session.token) writeItem(session.token, sessionToken);
  writeItem(session.flag, session.token ? "true" : sessionToken);
}

/** A gate's answer to a bad token: flag and token go. */
export function clearSession({ session }: Area): void {
  removeItem(session.flag);
  if (session.token) removeItem(session.token);
}

/** Logging out: what goes differs from area to area (SPEC.txt section 4). */
export function forgetSession({ session }: Area): void {
  for (const key of session.forgets) removeItem(key);
}
