import { useCurrentOffer } from "@store/core/offer/current-offer";
import { privacyRequests } from "@store/core/privacy/privacy-requests";
import "../lib/payments.ts";
import "../lib/settings.ts";
import "../lib/uploads.ts";

/** Every hour: carries out erasures whose time has come, and tells of complaints that are late. */
export async function handler(): Promise<void> {
  await useCurrentOffer();
  await privacyRequests();
}
