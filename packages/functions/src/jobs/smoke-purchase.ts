import { useCurrentOffer } from "@store/core/offer/current-offer";
import { type SmokeResult, smokePurchase } from "@store/core/orders/smoke/smoke-purchase";
import "../lib/settings.ts";

/** After a deploy, by `npm run smoke`: buys and takes it back. */
export async function handler(): Promise<SmokeResult> {
  await useCurrentOffer();
  return smokePurchase();
}
