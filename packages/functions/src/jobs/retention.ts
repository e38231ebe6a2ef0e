import { useCurrentOffer } from "@store/core/offer/current-offer";
import { retention } from "@store/core/privacy/retention";
import "../lib/settings.ts";
import "../lib/uploads.ts";

/** Once a night: takes people out of rows that are older than their purpose. */
export async function handler(): Promise<void> {
  await useCurrentOffer();
  await retention();
}
