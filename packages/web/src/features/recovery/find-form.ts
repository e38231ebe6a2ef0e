// Reading the form of a buyer who has paid and is not in. Pure.
import { FindPaymentForm, type PaymentClaim } from "@store/contract/find-payment-form";
import { type Checked, checkForm } from "../../lib/forms.ts";

export type { PaymentClaim };
export type ClaimField = keyof PaymentClaim;
export const claimFields: readonly ClaimField[] = ["reference", "paise", "phoneLast4"];

/** What is claimed, or what is wrong with each field. */
export function readClaim(typed: Record<ClaimField, string>): Checked<PaymentClaim, ClaimField> {
  return checkForm(FindPaymentForm, typed);
}
