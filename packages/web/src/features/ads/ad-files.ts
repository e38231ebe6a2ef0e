// Ads as files: drawn in the page with the fonts enclosed.
import type { AdCreative } from "@store/contract/ad-content";
import type { AdWords } from "@store/contract/ads/ad-layout";
import type { AdSize } from "@store/contract/ads/ad-sizes";
import { type AdDesign, adSvg, drawAd } from "@store/contract/ads/draw-ad";
import type { QueryClient } from "@tanstack/react-query";
import { drawPng } from "./draw-png.ts";
import { fontsQuery } from "./enclosed-fonts.ts";
import { scriptsOf } from "./scripts.ts";

/** The whole file of an ad, as text. */
export async function svgOf(client: QueryClient, design: AdDesign, size: AdSize): Promise<string> {
  const { art, css } = await artOf(client, design, size);
  return adSvg(art, size, css);
}

export async function pngOf(client: QueryClient, design: AdDesign, size: AdSize): Promise<Uint8Array> {
  const { art, css } = await artOf(client, design, size);
  const blob = await drawPng(art, css, size);
  return new Uint8Array(await blob.arrayBuffer());
}

async function artOf(client: QueryClient, design: AdDesign, size: AdSize) {
  const { css, measure } = await client.fetchQuery(fontsQuery(scriptsOf(textOf(design.words))));
  return { art: drawAd(design, size, measure).art, css };
}

function textOf(words: AdWords): string {
  return Object.values(words).join(" ");
}

/** The words of every ad in one text file, for somebody who pastes them into an ads manager. */
export function wordsFile(creatives: readonly AdCreative[]): string {
  const paragraphs = creatives.map((ad) =>
    [
      ad.name.toUpperCase(),
      ad.purpose,
      `Primary text: ${ad.primaryText}`,
      `Headline: ${ad.below}`,
      `Button: ${ad.action}`,
      `On the picture: ${ad.headline}`,
      ...ad.alternatives.map((line) => `To test against it: ${line}`),
      ...ad.notes.map((note) => `- ${note}`),
    ].join("\n"),
  );
  return `${paragraphs.join("\n\n")}\n`;
}
