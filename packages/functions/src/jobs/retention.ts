import { clearPictures } from "@store/core/content/clear-pictures";
import { useCurrentOffer } from "@store/core/offer/current-offer";
import { retention } from "@store/core/privacy/retention";
import { hasPictures } from "../lib/pictures.ts";
import "../lib/settings.ts";
import "../lib/uploads.ts";

/** Once a night: takes people out of rows that are older than their purpose, and pictures away that nothing names. */
export async function handler(): Promise<void> {
  await useCurrentOffer();
  await retention();
  if (hasPictures()) await clearPictures();
}
