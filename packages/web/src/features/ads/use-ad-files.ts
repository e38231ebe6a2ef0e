import type { AdCreative, AdFormat } from "@store/contract/ad-content";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adToasts } from "../../lib/area-toasts.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toast-store.ts";
import { zipOf } from "../../lib/zip.ts";
import { fileName, svgFile, withLines, wordsFile } from "./ad-file.ts";
import { drawPng } from "./draw-png.ts";
import { fontsQuery, scriptsOf } from "./enclosed-fonts.ts";

export interface Wanted {
  slug: string;
  art: string;
  /** What was typed in place of the lines of the drawing. */
  lines: readonly (string | undefined)[];
  format: AdFormat;
  ending: "svg" | "png";
}

/** Makes one file in the page and hands it over. */
export function useAdFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ slug, art, lines, format, ending }: Wanted) => {
      const { css, measure } = await client.fetchQuery(fontsQuery(scriptsOf(lines.join(" "))));
      const svg = svgFile(withLines(art, lines, measure), format, css);
      const file = ending === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await drawPng(svg, format);
      saveFile(fileName(slug, format, ending), file);
    },
    onError: () => showToast(adToasts.fileFailed),
  });
}

/** Every ad in every size, with all words, as one archive: untouched, as we drew them. */
export function useAllAdFiles(creatives: readonly AdCreative[], formats: readonly AdFormat[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { css } = await client.fetchQuery(fontsQuery([]));
      const files: Record<string, string | Uint8Array> = { "words.txt": wordsFile(creatives) };
      for (const { slug, art } of creatives) {
        for (const format of formats) {
          const svg = svgFile(art, format, css);
          const png = new Uint8Array(await (await drawPng(svg, format)).arrayBuffer());
          files[`${slug}/${fileName(slug, format, "svg")}`] = svg;
          files[`${slug}/${fileName(slug, format, "png")}`] = png;
        }
      }
      saveFile("ad-templates.zip", new Blob([zipOf(files, new Date())], { type: "application/zip" }));
    },
    onError: () => showToast(adToasts.fileFailed),
  });
}
