import type { MailKind } from "@store/contract/mail-model";
import { reminderNumber } from "./reminders.ts";

/**
 * Whether anybody can have a mail of this kind sent to any address. One that does not arrive raises no alarm: anybody could raise it
 * with addresses that do not exist.
 */
export function goesToAnybody(kind: MailKind): boolean {
  return kind === "privacy-link" || reminderNumber(kind) !== undefined;
}
