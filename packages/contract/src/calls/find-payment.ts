// "I paid, let me in": what a buyer holds who has paid and has no login.
import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Email } from "../schemas.ts";

const notWhole = "A reference has 6 to 64 letters and digits";

/** What a bank, a UPI app or the payment company calls a payment: UPI's twelve digits, or an id such as `pay_...`. */
export const PaymentReference = z.string({ error: "Payment reference is required" }).check(
  z.overwrite((value) => value.replace(/[\s#]/g, "")),
  z.minLength(1, { error: "Payment reference is required", abort: true }),
  z.maxLength(64, { error: notWhole, abort: true }),
  z.refine((value) => !/^ORDER_/i.test(value), {
    error: "This is your order number. The payment's reference is in the message of your bank or UPI app.",
    abort: true,
  }),
  z.regex(/^[A-Za-z0-9_-]{6,64}$/, notWhole),
);

/** The last four digits of a phone number. */
export const PhoneLast4 = z
  .string({ error: "Last four digits are required" })
  .check(z.trim(), z.regex(/^\d{4}$/, "Four digits, the last ones of your phone number"));

/** The least that anybody can pay, and more than any basket comes to. */
export const PaidPaise = z
  .number({ error: "Amount is required" })
  .check(
    z.int("Invalid amount"),
    z.minimum(100, "The amount is at least ₹1"),
    z.maximum(1_000_000_000, "Invalid amount"),
  );

/**
 * What was found. `paid`: the payment was not known to have arrived; now it is, and the login is on its way. `mailed`: the
 * login was mailed once more. `mailed-before`: that was done as often as a day allows. `person`: somebody of the shop looks
 * at it. `refunded`: the money went back.
 */
export const foundStates = ["paid", "mailed", "mailed-before", "person", "refunded"] as const;
export type FoundState = (typeof foundStates)[number];

/** All three must be of one payment; every other answer is the same `payment.not_found`. */
export const findPaymentCall = {
  who: "anyone",
  input: z.object({
    reference: PaymentReference,
    paise: PaidPaise,
    phoneLast4: PhoneLast4,
    /** Where the login should go, when the order's own address was mistyped: a person of the shop decides. */
    email: z.optional(Email),
  }),
  output: z.object({
    state: z.enum(foundStates),
    orderId: z.optional(z.string()),
    /** Where the login went, masked. */
    email: z.optional(z.string()),
  }),
} as const satisfies Call;
