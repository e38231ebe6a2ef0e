// Why a payment did not go through, no matter who the provider is; and what a buyer reads of it.

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

/** What happened, and what helps. */
export const causeTexts: Record<PaymentCause, { happened: string; helps: string }> = {
  cancelled: {
    happened: "The payment was stopped before your bank said yes.",
    helps: "Start it again whenever you like.",
  },
  timed_out: {
    happened: "Your bank did not answer in time.",
    helps: "Try another app or card, or the same one in a few minutes.",
  },
  no_funds: {
    happened: "Your bank says that there is not enough money in this account.",
    helps: "Pay from another account or with a card.",
  },
  limit: {
    happened: "The sum is above what your bank lets you pay today.",
    helps: "Pay by card or netbanking, which have limits of their own, or try again tomorrow.",
  },
  declined: {
    happened: "Your bank declined the payment. It does not tell us why.",
    helps: "Try another card or app, or ask your bank.",
  },
  wrong_details: {
    happened: "A PIN, code or card detail was not right.",
    helps: "Try again, and take your time with the digits.",
  },
  method_off: {
    happened: "This card or app cannot be used here.",
    helps: "Choose another way to pay on the next page.",
  },
  bank_down: {
    happened: "Your bank has technical trouble just now.",
    helps: "Pay from another bank, or try again in half an hour.",
  },
  risk: {
    happened: "The payment company held this payment back to protect you.",
    helps: "Try another card or app. If it happens again, write to us.",
  },
  other: {
    happened: "The payment did not go through, and nobody told us why.",
    helps: "Try again, or choose another way to pay.",
  },
};

/** The bank may still say yes: money may be on its way. */
export function isUndecided(cause: PaymentCause): boolean {
  return cause === "timed_out" || cause === "bank_down";
}

/** What became of the money. */
export function moneyText(cause: PaymentCause): string {
  return isUndecided(cause)
    ? "If money left your account, we let you in as soon as it reaches us, or it comes back to you within 7 working days."
    : "Nothing was charged.";
}
