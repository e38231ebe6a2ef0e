// The 30-day guarantee as a button of the account: until when it may be pressed, and why somebody did.
import { dayInIndia } from "./format.ts";

export const guaranteeReasons = ["not-expected", "not-working", "not-needed", "mistake", "other"] as const;
export type GuaranteeReason = (typeof guaranteeReasons)[number];

export const guaranteeReasonWords: Record<GuaranteeReason, string> = {
  "not-expected": "It is not what I expected",
  "not-working": "I could not get it to work",
  "not-needed": "I do not need it any more",
  mistake: "I bought it by mistake",
  other: "Another reason",
};

const day = 24 * 60 * 60 * 1000;

/** The last millisecond of the 30th day after the day of the payment, both in India. */
export function guaranteeUntil(paidAt: number): number {
  return Date.parse(`${dayInIndia(paidAt)}T00:00:00+05:30`) + 31 * day - 1;
}
