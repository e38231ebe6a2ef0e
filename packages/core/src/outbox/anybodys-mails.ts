import type { MailKind } from "@store/contract/mail-model";
import { reminderNumber } from "./reminders.ts";

/**
 * Whether anybody can have a mail of this kind sent to an address of their making. One that does not arrive is for no person: else
 * anybody could ring the alarm with addresses that are none.
 */
export function goesToAnybody(kind: MailKind): boolean {
  return kind === "privacy-link" || reminderNumber(kind) !== undefined;
}
