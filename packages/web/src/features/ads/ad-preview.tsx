import type { AdCreative, AdFormat } from "@store/contract/ad-content";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { svgFile, withLines } from "./ad-file.ts";
import { svgAddress } from "./draw-png.ts";
import { fontsQuery, scriptsOf } from "./enclosed-fonts.ts";

const files = import.meta.glob<string>("../../assets/showcase/ads/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

interface AdPreviewProps {
  creative: AdCreative;
  /** What was typed in place of the lines of the drawing. */
  lines: readonly (string | undefined)[];
  format: AdFormat;
}

/** The ad as it will be saved. Untouched and in the feed's size it is a picture the browser has already; else it is drawn here. */
export function AdPreview({ creative: { slug, name, headline, art }, lines, format }: AdPreviewProps) {
  const changed = lines.some((line) => line !== undefined);
  const ready = changed || format.id !== "feed" ? undefined : files[`../../assets/showcase/ads/${slug}.webp`];
  const { data: fonts } = useQuery({
    ...fontsQuery(scriptsOf(lines.join(" "))),
    enabled: !ready,
    placeholderData: keepPreviousData,
  });
  const src = useMemo(
    // Without the fonts our own words still stand where they will stand.
    () => svgAddress(svgFile(fonts ? withLines(art, lines, fonts.measure) : art, format, fonts?.css ?? "")),
    [art, lines, format, fonts],
  );
  return (
    <img
      src={ready ?? src}
      alt={changed ? `${name} ad with your words` : `${name} ad: “${headline}”`}
      width={format.width}
      height={format.height}
      loading="lazy"
      decoding="async"
      className={`h-auto self-start bg-sheet md:sticky md:top-6 p-1 shadow-[-6px_8px_22px_#04150f80] ${format.id === "story" ? "w-3/4" : "w-full"} max-w-110`}
    />
  );
}
