// Reading the two forms of the way back in. Pure.
import { OwnPassword } from "@store/contract/mail-calls";
import { Username } from "@store/contract/schemas";

/** The least length of a password of one's own. */
export const leastLength = 12;

/** The same rule as at the logins, with the same sentences. */
export function checkRecovery(typed: string): { ok: true; username: string } | { ok: false; issue: string } {
  const parsed = Username.safeParse(typed);
  return parsed.success
    ? { ok: true, username: parsed.data }
    : { ok: false, issue: parsed.error.issues[0]?.message ?? "" };
}

/** What is wrong with a password of one's own, as far as can be told without asking. */
export function passwordIssue(typed: string): string | undefined {
  const parsed = OwnPassword.safeParse(typed);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
}

/** How far a password is from the rule, in words. */
export function lengthWords(typed: string): string {
  const length = typed.length;
  if (length === 0) return `At least ${leastLength} characters. Three or four words in a row do well.`;
  const missing = leastLength - length;
  if (missing === 1) return "One more character.";
  if (missing > 1) return `${missing} more characters.`;
  return "Long enough.";
}
