// How Razorpay sends its messages: signed without a time, for a day.
import { createHmac } from "node:crypto";
import type { Messenger } from "../kit/deliveries.ts";
import type { EventRow } from "./rows.ts";

/** The `X-Razorpay-Signature` of a body. */
export function signature(secret: string, body: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

export const messenger: Messenger<EventRow> = {
  messageOf({ id, body: message }, secret) {
    const body = JSON.stringify(message);
    const headers = { "x-razorpay-event-id": id, "x-razorpay-signature": signature(secret, body) };
    return { body, headers };
  },
  answerWithin: 5000,
  giveUpAfter: 24 * 3600_000,
  createdAt: ({ body }) => body.created_at * 1000,
};
