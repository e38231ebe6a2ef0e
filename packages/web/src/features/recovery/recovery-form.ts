// Reading the form of the way back in. Pure.
import { Username } from "@store/contract/schemas";

/** The same rule as at the logins, with the same sentences. */
export function checkRecovery(typed: string): { ok: true; username: string } | { ok: false; issue: string } {
  const parsed = Username.safeParse(typed);
  return parsed.success
    ? { ok: true, username: parsed.data }
    : { ok: false, issue: parsed.error.issues[0]?.message ?? "" };
}
