// The ten ads as pages that draw themselves, because only a browser knows how wide words are in its fonts.
import { fileURLToPath } from "node:url";
import { adSizes } from "@store/contract/ads/ad-sizes";
import type { AdDesign } from "@store/contract/ads/draw-ad";
import { adLayouts, ads } from "@store/goods/ads";
import { build } from "esbuild";

/** By the ad: what stands in the body of its page. */
export async function adPages(): Promise<Readonly<Record<string, string>>> {
  const engine = await engineOf();
  const [feed] = adSizes;
  return Object.fromEntries(
    ads.map((ad) => {
      const layout = adLayouts.find(({ id }) => id === ad.look.layout);
      if (!layout) throw new Error(`${ad.slug}: there is no layout ${ad.look.layout}`);
      const drawing = {
        kind: "drawing",
        ...ad.drawing,
        ground: ad.look.ground,
        alone: ad.look.alone,
      } as const;
      const design: AdDesign = {
        layout,
        words: { ...layout.sample.words, ...ad.look.words },
        colours: ad.look.colours,
        pictures: [drawing, drawing],
        evidence: false,
      };
      const facts = JSON.stringify({ design, size: feed }).replaceAll("<", "\\u003c");
      return [ad.slug, `<script>${engine}</script><script>showAd(${facts})</script>`];
    }),
  );
}

async function engineOf(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "ts" },
    bundle: true,
    write: false,
    format: "iife",
  });
  return outputFiles[0]?.text ?? "";
}

const page = `
import { adSvg, drawAd } from "@store/contract/ads/draw-ad";
globalThis.showAd = async ({ design, size }) => {
  await Promise.all([...document.fonts].map((face) => face.load()));
  const pen = document.createElement("canvas").getContext("2d");
  const measure = (text, { family, weight }) => {
    pen.font = weight + " 100px \\"" + family + "\\"";
    const { width, actualBoundingBoxRight, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = pen.measureText(text);
    return { width: Math.max(width, actualBoundingBoxRight), up, down };
  };
  document.body.innerHTML = adSvg(drawAd(design, size, measure).art, size, "");
};`;
