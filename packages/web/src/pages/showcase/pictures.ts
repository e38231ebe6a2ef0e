import { ads } from "../../../showcase/ads.ts";
import { emails } from "../../../showcase/emails.ts";
import type { Picture } from "./carousel.tsx";

const files = import.meta.glob<string>("../../assets/showcase/*/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

function file(folder: "emails" | "ads", slug: string): string {
  const found = files[`../../assets/showcase/${folder}/${slug}.webp`];
  if (!found) throw new Error(`Not drawn yet: ${folder}/${slug} (scripts/draw-showcase.ts)`);
  return found;
}

/** The ten email designs, drawn. */
export const emailPictures: readonly Picture[] = emails.map(({ slug, name, subject }) => ({
  src: file("emails", slug),
  alt: `${name}: an email with the subject “${subject}”`,
}));

/** The ten ads, drawn. */
export const adPictures: readonly Picture[] = ads.map(({ slug, name, headline }) => ({
  src: file("ads", slug),
  alt: `${name} ad: “${headline}”`,
}));
