import { startTimings } from "@store/contract/timings";
import { setting } from "../platform/settings.ts";
import { enqueueMail } from "./outbox.entity.ts";

export type StartKind = keyof typeof startTimings;

const kinds = Object.keys(startTimings) as StartKind[];

/** The mails on how to begin, for a buyer whose first payment is now. None while the shop sends none. */
export function enqueueStartMails(customerId: string, now: number) {
  if (!setting("startMails")) return [];
  return kinds.map((kind) =>
    enqueueMail({ kind, about: customerId, customerId }, now, now + startTimings[kind]),
  );
}
