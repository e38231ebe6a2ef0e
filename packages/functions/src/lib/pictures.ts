// For functions that take in pictures of products, or clear them away: `pictures` in infra/needs.ts.
import { configure } from "@store/core/platform/settings";
import { s3Pictures } from "@store/core/providers/s3-pictures";
import { optionalLink } from "./links.ts";
import { ownSigner } from "./own-signer.ts";
import { folderOfPictures } from "./pictures-folder.ts";

const places = () => [optionalLink("SitePages", "origin"), process.env.STORE_SITE_PAGES] as const;

/** Under `sst dev` there is no place for pictures. */
export const hasPictures = () => places().some(Boolean);

configure({
  /** The site's bucket on AWS, a folder on the laptop. */
  get sitePictures() {
    const [origin, folder] = places();
    if (origin) return s3Pictures(origin, ownSigner, Number(process.env.STORE_REQUEST_PATIENCE ?? 1));
    if (folder) return folderOfPictures(folder);
    throw new Error("This function was given no place for pictures");
  },
});
