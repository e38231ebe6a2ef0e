import type { AdCreative, AdFormat } from "@store/contract/ad-content";
import { useQuery } from "@tanstack/react-query";
import { svgFile } from "./ad-file.ts";
import { svgAddress } from "./draw-png.ts";
import { fontCssQuery } from "./enclosed-fonts.ts";

const files = import.meta.glob<string>("../../assets/showcase/ads/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

interface AdPreviewProps {
  creative: AdCreative;
  drawing: string;
  format: AdFormat;
  /** Other words than ours are in it. */
  changed: boolean;
}

/** The ad as it will be saved. Untouched and in the feed's size it is a picture the browser has already; else it is drawn here. */
export function AdPreview({ creative: { slug, name, headline }, drawing, format, changed }: AdPreviewProps) {
  const ready = changed || format.id !== "feed" ? undefined : files[`../../assets/showcase/ads/${slug}.webp`];
  const fonts = useQuery({ ...fontCssQuery, enabled: !ready });
  // Without the fonts the words still stand where they will stand.
  const src = ready ?? svgAddress(svgFile(drawing, format, fonts.data ?? ""));
  return (
    <img
      src={src}
      alt={changed ? `${name} ad with your words` : `${name} ad: “${headline}”`}
      width={format.width}
      height={format.height}
      loading="lazy"
      decoding="async"
      className={`h-auto self-start bg-sheet md:sticky md:top-6 p-1 shadow-[-6px_8px_22px_#04150f80] ${format.id === "story" ? "w-3/4" : "w-full"} max-w-110`}
    />
  );
}
