import { watchTurnover } from "@store/core/invoices/watch-turnover";
import { useCurrentOffer } from "@store/core/offer/current-offer";
import { findUnmatched } from "@store/core/orders/payments/find-unmatched";
import "../lib/payments.ts";
import "../lib/settings.ts";

/** Once a night: tells of turnover that nears a bound of the law, and looks for payments of the day before that no order has. */
export async function handler(): Promise<void> {
  await useCurrentOffer();
  await watchTurnover();
  await findUnmatched();
}
