import type { MailKind } from "@store/contract/mail-model";
import { cartTimings } from "@store/contract/timings";

/** The reminders of a basket, and how long after the first each later one comes. */
export const reminders = [
  { kind: "cart-1", after: 0 },
  { kind: "cart-2", after: cartTimings.second },
  { kind: "cart-3", after: cartTimings.third },
] as const satisfies { kind: MailKind; after: number }[];

/** Which reminder of the series a mail is: 1 for the first, undefined for a mail that is none. */
export function reminderNumber(kind: MailKind): 1 | 2 | 3 | undefined {
  return ([1, 2, 3] as const).find((place) => reminders[place - 1]?.kind === kind);
}
