import { emails } from "@store/goods/emails";
import adWords from "../../assets/showcase/ads/words.json" with { type: "json" };
import type { Picture } from "./carousel.tsx";

const files = import.meta.glob<string>("../../assets/showcase/*/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

function file(folder: "emails" | "ads", slug: string): string {
  const found = files[`../../assets/showcase/${folder}/${slug}.webp`];
  if (!found) throw new Error(`Not drawn yet: ${folder}/${slug} (packages/studio/showcase/draw-showcase.ts)`);
  return found;
}

/** The ten email designs, drawn. */
export const emailPictures: readonly Picture[] = emails.map(({ slug, name, subject }) => ({
  src: file("emails", slug),
  alt: `${name}: an email with the subject “${subject}”`,
}));

/** What visitors may read of the ads; drawn from them together with the pictures. */
export const ads: readonly { slug: string; name: string; headline: string; primaryText: string }[] = adWords;

/** The ten ads, drawn. */
export const adPictures: readonly Picture[] = ads.map(({ slug, name, headline }) => ({
  src: file("ads", slug),
  alt: `${name} ad: “${headline}”`,
}));
