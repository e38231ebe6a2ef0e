import { adSizes } from "@store/contract/ads/ad-sizes";
import type { QueryClient } from "@tanstack/react-query";
import { pngOf, svgOf, wordsFile } from "./ad-files.ts";
import { designOf, type StudioGoods, studioOf } from "./studio/studio.ts";
import { saveZip } from "./studio/use-studio-files.ts";

/** Hands over every ad in every size, with all words, as one archive: untouched, as we made them. */
export async function saveAllAds(client: QueryClient, goods: StudioGoods): Promise<void> {
  const files: Record<string, string | Uint8Array> = { "words.txt": wordsFile(goods.creatives) };
  for (const ad of goods.creatives) {
    const studio = studioOf({ ad });
    for (const card of studio.cards)
      for (const size of adSizes) {
        const design = designOf(card, studio, goods);
        files[`${ad.slug}/${ad.slug}-${size.id}.svg`] = await svgOf(client, design, size);
        files[`${ad.slug}/${ad.slug}-${size.id}.png`] = await pngOf(client, design, size);
      }
  }
  saveZip("ad-templates.zip", files);
}
