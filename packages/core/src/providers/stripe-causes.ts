// Stripe's reasons for a failed payment, as causes that a buyer can do something about. Stripe: "Decline codes", "Error
// codes". Of cards that are lost, stolen or suspected Stripe wants buyers told no more than that they were declined.
import type { PaymentCause } from "@store/contract/payment-causes";
import type Stripe from "stripe";

const codes: Partial<Record<PaymentCause, readonly string[]>> = {
  cancelled: [
    "payment_intent_authentication_failure",
    "authentication_not_handled",
    "payment_method_customer_decline",
  ],
  timed_out: ["payment_intent_payment_attempt_expired", "payment_method_provider_timeout"],
  no_funds: ["insufficient_funds"],
  limit: [
    "card_velocity_exceeded",
    "withdrawal_count_limit_exceeded",
    "amount_too_large",
    "charge_exceeds_transaction_limit",
    "charge_exceeds_weekly_limit",
  ],
  wrong_details: [
    "expired_card",
    "incorrect_address",
    "incorrect_cvc",
    "incorrect_number",
    "incorrect_pin",
    "incorrect_zip",
    "invalid_account",
    "invalid_card_type",
    "invalid_cvc",
    "invalid_expiry_month",
    "invalid_expiry_year",
    "invalid_number",
    "invalid_pin",
    "offline_pin_required",
    "online_or_offline_pin_required",
    "pin_try_exceeded",
  ],
  method_off: [
    "card_not_supported",
    "currency_not_supported",
    "not_permitted",
    "payment_method_not_available",
    "restricted_card",
    "service_not_allowed",
    "transaction_not_allowed",
  ],
  bank_down: [
    "approve_with_id",
    "issuer_not_available",
    "payment_method_provider_decline",
    "processing_error",
    "reenter_transaction",
    "try_again_later",
  ],
};

const causes = new Map(
  Object.entries(codes).flatMap(([cause, names]) =>
    names.map((name) => [name, cause as PaymentCause] as const),
  ),
);

/** Why the last try on a payment failed; undefined when none did. */
export function causeOf(error: Pick<Stripe.PaymentIntent.LastPaymentError, "code" | "decline_code"> | null) {
  if (!error) return undefined;
  const { code, decline_code } = error;
  const known = causes.get(decline_code ?? "") ?? causes.get(code ?? "");
  return known ?? (code === "card_declined" ? "declined" : "other");
}
