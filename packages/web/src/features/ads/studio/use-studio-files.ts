import { type AdSize, adSizes } from "@store/contract/ads/ad-sizes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adToasts } from "../../../lib/area-toasts.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { showToast } from "../../../lib/toast-store.ts";
import { zipOf } from "../../../lib/zip.ts";
import { pngOf, svgOf } from "../ad-files.ts";
import type { BatchRow } from "./batch.ts";
import { type Card, designOf, type Studio, type StudioGoods } from "./studio.ts";

/** Makes the files of what stands in the studio and hands them over. */
export function useStudioFiles(studio: Studio, goods: StudioGoods) {
  const client = useQueryClient();
  const [made, setMade] = useState<number>();
  const onError = () => showToast(adToasts.fileFailed);
  const size: AdSize = adSizes.find(({ id }) => id === studio.size) ?? adSizes[0];
  const current = studio.cards[studio.current];
  const nameOf = ({ layout }: Card, { id }: AdSize) => `${studio.ad ?? layout}-${id}`;

  const one = useMutation({
    mutationFn: async (ending: "svg" | "png") => {
      if (!current) return;
      const design = designOf(current, studio, goods);
      const file =
        ending === "svg"
          ? new Blob([await svgOf(client, design, size)], { type: "image/svg+xml" })
          : new Blob([(await pngOf(client, design, size)).slice()], { type: "image/png" });
      saveFile(`${nameOf(current, size)}.${ending}`, file);
    },
    onError,
  });

  const carousel = useMutation({
    mutationFn: async () => {
      const files: Record<string, Uint8Array> = {};
      for (const [at, card] of studio.cards.entries())
        files[`card-${at + 1}.png`] = await pngOf(client, designOf(card, studio, goods), size);
      saveZip("carousel.zip", files);
    },
    onError,
  });

  const batch = useMutation({
    mutationFn: async ({ rows, allSizes }: { rows: readonly BatchRow[]; allSizes: boolean }) => {
      if (!current) return;
      const files: Record<string, Uint8Array> = {};
      const sizes = allSizes ? adSizes : [size];
      const design = designOf(current, studio, goods);
      for (const { file, words, evidence } of rows)
        for (const each of sizes) {
          setMade(Object.keys(files).length + 1);
          files[`${file}-${each.id}.png`] = await pngOf(client, { ...design, words, evidence }, each);
          // The page draws its count, and stays alive, between two pictures.
          await new Promise((done) => setTimeout(done));
        }
      saveZip("ads.zip", files);
    },
    onSettled: () => setMade(undefined),
    onError,
  });
  return { size, one, carousel, batch, made };
}

export function saveZip(name: string, files: Record<string, string | Uint8Array>): void {
  saveFile(name, new Blob([zipOf(files, new Date())], { type: "application/zip" }));
}
