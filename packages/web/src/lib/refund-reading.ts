import { brand } from "@store/contract/brand";

/** Whether the pages that sell promise the 30-day money-back guarantee. */
export const promisesGuarantee = brand.refundReading !== "strict";
