// The rule for a password of one's own, as a form tells it. Pure.
import { OwnPassword } from "@store/contract/schemas";

/** The least length of a password of one's own. */
const leastLength = 12;

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
