// The form of /lost-access: the browser's own, and in no function's bundle.
import * as z from "zod/mini";
import { PaidPaise, PaymentReference, PhoneLast4 } from "./calls/find-payment.ts";
import { Email } from "./schemas.ts";

/** Rupees as people write them: with a sign, commas, or paise. */
const AmountText = z.pipe(
  z.pipe(
    z.string().check(
      z.overwrite((typed) => typed.replace(/^\s*(₹|rs\.?|inr)/i, "").replace(/[\s,]|\/-$/g, "")),
      z.minLength(1, { error: "Amount is required", abort: true }),
      z.regex(/^\d{1,8}(\.\d{1,2})?$/, "The amount in rupees, such as 999"),
    ),
    z.transform((rupees: string) => Math.round(Number(rupees) * 100)),
  ),
  PaidPaise,
);

/** The form of /lost-access. */
export const FindPaymentForm = z.object({
  reference: PaymentReference,
  paise: AmountText,
  phoneLast4: PhoneLast4,
});
export type PaymentClaim = z.infer<typeof FindPaymentForm>;

/** Where the login should go instead. */
export const OtherAddressForm = z.object({ email: Email });
