// How Stripe sends its events: signed with a time, for three days.
import { createHmac } from "node:crypto";
import type { Messenger } from "../kit/deliveries.ts";
import type { EventRow } from "./rows.ts";

/** The `Stripe-Signature` of a body sent at `seconds`. */
export function signature(secret: string, body: string, seconds: number): string {
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

export const messengerOf = ({ seconds }: { seconds(): number }): Messenger<EventRow> => ({
  messageOf(event, secret) {
    const body = JSON.stringify(event, null, 2);
    return { body, headers: { "stripe-signature": signature(secret, body, seconds()) } };
  },
  answerWithin: 20_000,
  giveUpAfter: 3 * 24 * 3600_000,
  createdAt: ({ created }) => created * 1000,
});
