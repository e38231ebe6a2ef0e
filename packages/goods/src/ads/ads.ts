import type { AdCreative } from "@store/contract/ad-content";
import { type AdNotes, notes } from "./ad-notes.ts";
import { adVersions } from "./ad-versions.ts";
import { agency, astrology, course, health, trading } from "./ads-one.ts";
import { gym, homes, pickle, thali, vastu } from "./ads-two.ts";

const designs = [pickle, agency, course, thali, astrology, homes, health, gym, trading, vastu];

/** The ten ads: drawing, words, and how to use them. */
export const ads: readonly AdCreative[] = designs.map((design) => ({
  ...design,
  ...notesOf(design.slug),
  versions: adVersions[design.slug] ?? [],
}));

function notesOf(slug: string): AdNotes {
  const found = notes[slug];
  if (!found) throw new Error(`No notes for the ad ${slug}`);
  return found;
}
