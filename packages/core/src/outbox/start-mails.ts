import type { StartMail } from "@store/contract/mail-model";
import { setting } from "../platform/settings.ts";
import { days } from "../platform/time.ts";
import { enqueueMail } from "./outbox.entity.ts";

export type StartKind = StartMail["kind"];

/** When each leaves, after the first payment. */
export const startSeries = {
  "start-1": days(1),
  "start-3": days(3),
  "start-7": days(7),
} as const satisfies Record<StartKind, number>;
const kinds = Object.keys(startSeries) as StartKind[];

/** The mails on how to begin, for a buyer whose first payment is now. None while the shop sends none. */
export function enqueueStartMails(customerId: string, now: number) {
  if (!setting("startMails")) return [];
  return kinds.map((kind) =>
    enqueueMail({ kind, about: customerId, customerId }, now, now + startSeries[kind]),
  );
}
