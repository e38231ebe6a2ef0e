// Who is let in where, for as long as the tab is open: the session-storage keys of each area. One login is good for all
// of them; each keeps its token under its own key, and takes over another's when it has none.
import { readItem, removeItem, writeItem } from "../../lib/storage.ts";
import { type Area, areaOf, type LoginId, loginIds } from "./areas.ts";

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

/** Logging out: what goes differs from area to area (docs/product.md section 4). */
export function endSession({ session }: Area): void {
  for (const key of session.clearedKeys) removeItem(key);
}

/** The token of any area that this tab is logged in to. */
export function anyToken(): string | undefined {
  return loginIds.map((id) => readToken(areaOf(id))).find((token) => token !== undefined);
}

/** The areas that this token lets in. */
export function areasWith(sessionToken: string): Area[] {
  return loginIds.map((id: LoginId) => areaOf(id)).filter((area) => readToken(area) === sessionToken);
}
