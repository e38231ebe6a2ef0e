import { abandonedCarts } from "@store/core/carts/abandoned-carts";
import { useCurrentOffer } from "@store/core/offer/current-offer";
import "../lib/settings.ts";

/** Every minute: enqueues a reminder for each cart that was left. */
export async function handler(): Promise<void> {
  await useCurrentOffer();
  await abandonedCarts();
}
