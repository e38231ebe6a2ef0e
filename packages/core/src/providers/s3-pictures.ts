// Pictures of products in the site's bucket, beside its pages.
import { picturesFolder, pictureType } from "@store/contract/content/picture-name";
import { foreverCaching } from "@store/contract/published-pages";
import { must, s3Requests } from "./s3-request.ts";
import type { Signer } from "./signed-address.ts";
import type { SitePictures } from "./site-pictures.ts";

/** `origin` is the bucket's own. */
export function s3Pictures(origin: string, signer: () => Signer, patience: number): SitePictures {
  const ask = s3Requests(signer, patience);
  return {
    async keep(file, body) {
      const headers = { "content-type": pictureType(file), "cache-control": foreverCaching };
      await must(await ask(`${origin}/${picturesFolder}/${file}`, { method: "PUT", headers, body }));
    },
  };
}
