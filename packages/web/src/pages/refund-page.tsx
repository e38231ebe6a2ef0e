import { isObserved, promisesGuarantee, refundReading } from "@store/contract/honest/shown";
import { offer } from "@store/contract/offer/offer";
import { methodsOf } from "@store/contract/payment-rules";
import { refunds } from "@store/goods/legal";
import { WrittenPage } from "./legal/legal-words.tsx";

const reading = refundReading();

const values = {
  [reading]: true,
  promised: promisesGuarantee(),
  ruled: reading !== "guarantee",
  when: isObserved() ? "the minute you pay" : "once your payment is confirmed",
  lost: isObserved()
    ? "Nearly always the login has only got lost in a spam folder, and you are in again the same day."
    : "The login may have got lost in a spam folder; then we send it again.",
  upi: methodsOf(offer.payments).includes("UPI") ? ", the UPI account" : "",
};

/** Refunds, in the reading that the shop has chosen (docs/product.md section 9). */
export function RefundPage() {
  return <WrittenPage text={refunds} values={values} />;
}
