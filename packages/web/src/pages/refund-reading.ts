/**
 * Which reading of the refund promise the site shows: `both`, as observed (a 30-day guarantee on the pages that sell,
 * the strict policy on its own page), or one of the two everywhere.
 */
export type RefundReading = "both" | "guarantee" | "strict";

export const refundReading = "both" as RefundReading;

/** Whether the pages that sell promise the 30-day money-back guarantee. */
export const promisesGuarantee = refundReading !== "strict";
