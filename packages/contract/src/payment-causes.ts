// Why a payment did not go through, whoever the provider is; and what a buyer reads of it.

export const paymentCauses = [
  "cancelled",
  "timed_out",
  "no_funds",
  "limit",
  "declined",
  "wrong_details",
  "method_off",
  "bank_down",
  "risk",
  "other",
] as const;
export type PaymentCause = (typeof paymentCauses)[number];
