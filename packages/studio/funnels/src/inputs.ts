// What a picture or a preview is made from, as a short key. Chromium's bytes differ between machines, keys do not: the
// ledgers beside the pictures hold the keys, and a test holds the ledgers.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { drawScene } from "./art/paint.ts";
import {
  type Brief,
  type BriefPicture,
  type DrawnPicture,
  type HeroName,
  heroes,
  type Pictured,
  picturePath,
  type StillPicture,
  stripSize,
} from "./brief.ts";
import type { Template } from "./elementor/types.ts";
import { renderPage } from "./render/page.ts";

const short = (text: string | Buffer) => createHash("sha256").update(text).digest("hex").slice(0, 32);

export function pictureOf(brief: Pictured, n: number): BriefPicture {
  const picture = brief.pictures[n - 1];
  if (!picture) throw new Error(`${brief.category}/${brief.slug} has no picture ${n}`);
  return picture;
}

/** The file of a photograph. */
export const stillFile = ({ still }: StillPicture): URL =>
  new URL(`../../blender/stills/${still}.webp`, import.meta.url);

/** The SVG of a template's nth picture, which is drawn. */
export function pictureSvg(
  brief: Pictured,
  n: number,
  picture: DrawnPicture,
): { svg: string; height: number } {
  const height = picture.height ?? 900;
  return { svg: drawScene(picture.scene, brief.design, height, picturePath(brief, n)), height };
}

/** Key of a template's nth picture: of what draws it, or of the photograph itself. */
export function pictureKey(brief: Pictured, n: number): string {
  const picture = pictureOf(brief, n);
  return short("still" in picture ? readFileSync(stillFile(picture)) : pictureSvg(brief, n, picture).svg);
}

/** Key of the picture of all templates. */
export const stripKey = (briefs: readonly Brief[], ledger: Readonly<Record<string, string>>): string =>
  short(JSON.stringify([stripSize, briefs.map(({ category, slug }) => ledger[`${category}/${slug}`])]));

/** Key of a picture of the templates that the landing page begins with. */
export const heroKey = (name: HeroName, ledger: Readonly<Record<string, string>>): string =>
  short(
    JSON.stringify([
      heroes[name].size,
      heroes[name].templates.map((slug) => slug && ledger[`premium-funnels/${slug}`]),
    ]),
  );

/** Key of a template's previews: its page and its pictures. Addresses of a machine do not enter. */
export const previewKey = (template: Template, from: Pictured): string =>
  short(
    renderPage(template, { fonts: "/fonts", pictures: "/pictures" }) +
      from.pictures.map((_, index) => pictureKey(from, index + 1)).join(),
  );
