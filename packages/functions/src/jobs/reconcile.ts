import { useCurrentOffer } from "@store/core/offer/current-offer";
import { reconcile } from "@store/core/orders/settlement/reconcile";
import "../lib/payments.ts";
import "../lib/settings.ts";

/** Every five minutes: settles what is due, with or without a notification. */
export async function handler(): Promise<void> {
  await useCurrentOffer();
  await reconcile();
}
