import { useCurrentOffer } from "@store/core/offer/current-offer";
import { findUnmatched } from "@store/core/orders/payments/find-unmatched";
import "../lib/payments.ts";
import "../lib/settings.ts";

/** Once a night: looks for payments of the day before that no order has. */
export async function handler(): Promise<void> {
  await useCurrentOffer();
  await findUnmatched();
}
