// What a picture or a preview is made from, as a short key. Chromium's bytes differ between machines, keys do not: the
// ledgers beside the pictures hold the keys, and a test holds the ledgers.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  type Brief,
  type BriefPicture,
  type HeroName,
  heroes,
  heroWords,
  type Pictured,
  stripSize,
} from "./brief.ts";
import type { Template } from "./elementor/types.ts";
import { filledIn } from "./render/filled-in.ts";
import { renderPage } from "./render/page.ts";

const short = (text: string | Buffer) => createHash("sha256").update(text).digest("hex").slice(0, 32);

export function pictureOf(brief: Pictured, n: number): BriefPicture {
  const picture = brief.pictures[n - 1];
  if (!picture) throw new Error(`${brief.category}/${brief.slug} has no picture ${n}`);
  return picture;
}

/** The file of a photograph. */
export const stillFile = ({ still }: BriefPicture): URL =>
  new URL(`../../blender/stills/${still}.webp`, import.meta.url);

/** Key of a template's nth picture: of the photograph itself. */
export const pictureKey = (brief: Pictured, n: number): string =>
  short(readFileSync(stillFile(pictureOf(brief, n))));

/** Key of the picture of all templates. */
export const stripKey = (briefs: readonly Brief[], ledger: Readonly<Record<string, string>>): string =>
  short(JSON.stringify([stripSize, briefs.map(({ category, slug }) => ledger[`${category}/${slug}`])]));

/** Key of a picture of the templates that the landing page begins with. */
export const heroKey = (name: HeroName, ledger: Readonly<Record<string, string>>): string =>
  short(
    JSON.stringify([
      heroes[name].size,
      heroes[name].templates.map((slug) => slug && [ledger[`premium-funnels/${slug}`], heroWords[slug]]),
    ]),
  );

/** Key of a template's previews: its page and its pictures. Addresses of a machine do not enter. */
export const previewKey = (template: Template, { from }: Readonly<{ from: Pictured }>): string =>
  short(
    renderPage(filledIn(template, from), { fonts: "/fonts", pictures: "/pictures" }) +
      from.pictures.map((_, index) => pictureKey(from, index + 1)).join(),
  );
