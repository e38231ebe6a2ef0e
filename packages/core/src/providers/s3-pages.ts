// Published pages in the site's bucket. Each publishing writes its pages into a folder of its own first; they are shown by
// copying them over the ones before, each in one step, without coming through the function again.
import {
  publishedCaching,
  publishedFolder,
  publishedType,
  revisionsFolder,
} from "@store/contract/published-pages";
import { must, s3Requests } from "./s3-request.ts";
import type { Signer } from "./signed-address.ts";
import type { SitePages } from "./site-pages.ts";

/** `origin` is the bucket's own. */
export function s3Pages(
  origin: string,
  signer: () => Signer,
  patience: number,
): Pick<SitePages, "stage" | "show"> {
  const [bucket] = new URL(origin).hostname.split(".");
  const ask = s3Requests(signer, patience);

  return {
    async stage(rev, pages) {
      const place = `${rev}-${Date.now()}`;
      await Promise.all(
        pages.map(async ({ file, html }) => {
          const headers = { "content-type": publishedType(file), "cache-control": publishedCaching(file) };
          const address = `${origin}/${revisionsFolder}/${place}/${file}`;
          await must(await ask(address, { method: "PUT", headers, body: html }));
        }),
      );
      return place;
    },
    async show(place, files) {
      await Promise.all(files.map((file) => copy(file, `${bucket}/${revisionsFolder}/${place}/${file}`)));
    },
  };

  async function copy(file: string, from: string): Promise<void> {
    const headers = { "x-amz-copy-source": from };
    const xml = await must(await ask(`${origin}/${publishedFolder}/${file}`, { method: "PUT", headers }));
    // S3 may begin to answer before it knows.
    if (xml.includes("<Error>")) throw new Error(`S3 did not copy ${file}: ${xml}`);
  }
}
