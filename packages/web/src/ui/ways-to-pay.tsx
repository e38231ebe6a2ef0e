import { offer } from "@store/contract/offer/offer";
import { methodsOf } from "@store/contract/payment-rules";

/** What the payment page will offer, as small labels. */
export function WaysToPay() {
  return (
    <ul aria-label="Ways to pay" className="flex flex-wrap gap-1.5">
      {methodsOf(offer.payments).map((method) => (
        <li
          key={method}
          className="rounded-[4px] border border-rule-2 bg-sheet px-2 py-0.5 text-xs font-semibold"
        >
          {method}
        </li>
      ))}
    </ul>
  );
}
