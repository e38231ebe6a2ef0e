import { useCurrentOffer } from "@store/core/offer/current-offer";
import { stuckBuyers } from "@store/core/orders/payments/stuck-buyers";
import "../lib/settings.ts";

/** Every hour: offers help to buyers who have never logged in. */
export async function handler(): Promise<void> {
  await useCurrentOffer();
  await stuckBuyers();
}
