// Razorpay's reasons for a failed payment, as causes that a buyer can do something about. Razorpay: "Error Codes", "List of error reasons".
import type { PaymentCause } from "@store/contract/payment-causes";

const reasons: Record<Exclude<PaymentCause, "other">, readonly string[]> = {
  cancelled: ["payment_cancelled", "authentication_failed"],
  timed_out: [
    "payment_timed_out",
    "payment_collect_request_expired",
    "payment_session_expired",
    "otp_expired",
    "request_timed_out",
  ],
  no_funds: ["insufficient_funds", "funds_blocked_by_mandate"],
  limit: [
    "transaction_limit_exceeded",
    "transaction_daily_limit_exceeded",
    "transaction_daily_count_exceeded",
    "credit_limit_exceeded",
  ],
  declined: ["payment_declined", "card_declined", "debit_declined"],
  wrong_details: [
    "incorrect_otp",
    "incorrect_pin",
    "incorrect_cvv",
    "incorrect_card_expiry_date",
    "card_number_invalid",
    "invalid_vpa",
    "pin_not_set",
  ],
  method_off: [
    "card_network_not_enabled",
    "payment_method_not_enabled",
    "international_transaction_not_allowed",
    "psp_app_not_supported",
  ],
  bank_down: [
    "bank_technical_error",
    "gateway_technical_error",
    "issuer_technical_error",
    "upi_app_technical_error",
    "bank_not_available",
    "psp_not_available",
  ],
  risk: ["payment_risk_check_failed", "compliance_violation"],
};

const causes = new Map(
  Object.entries(reasons).flatMap(([cause, names]) =>
    names.map((name) => [name, cause as PaymentCause] as const),
  ),
);

export function causeOf({ error_reason }: { error_reason: string | null }): PaymentCause {
  return causes.get(error_reason ?? "") ?? "other";
}
