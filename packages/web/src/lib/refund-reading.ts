import { brand, type RefundReading } from "@store/contract/brand";
import { isObserved } from "@store/contract/honest/shown";

/** The reading that the pages give. Both at once stand only as observed: elsewhere the shop keeps what its sales pages promise. */
export const refundReading: RefundReading =
  brand.refundReading === "both" && !isObserved ? "guarantee" : brand.refundReading;

/** Whether the pages that sell promise the 30-day money-back guarantee. */
export const promisesGuarantee = refundReading !== "strict";
