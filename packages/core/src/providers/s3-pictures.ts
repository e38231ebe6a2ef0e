// Pictures of products in the site's bucket, beside its pages.
import { isPictureFile, picturesFolder, pictureType } from "@store/contract/content/picture-name";
import { foreverCaching } from "@store/contract/published-pages";
import { must, s3Requests, textIn } from "./s3-request.ts";
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
    async list() {
      const found: { file: string; at: number }[] = [];
      for (let more: string | undefined = ""; more !== undefined; ) {
        const query = { "list-type": "2", prefix: `${picturesFolder}/` };
        const place = new URLSearchParams({ ...query, ...(more && { "continuation-token": more }) });
        const xml = await must(await ask(`${origin}/?${place}`, {}));
        for (const [, one = ""] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const file = textIn(one, "Key").slice(picturesFolder.length + 1);
          if (isPictureFile(file)) found.push({ file, at: Date.parse(textIn(one, "LastModified")) });
        }
        more = xml.includes("<IsTruncated>true") ? textIn(xml, "NextContinuationToken") : undefined;
      }
      return found;
    },
    async remove(file) {
      await must(await ask(`${origin}/${picturesFolder}/${file}`, { method: "DELETE" }), 404);
    },
  };
}
