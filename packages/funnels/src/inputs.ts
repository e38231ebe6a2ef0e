// What a picture or a preview is made from, as a short key. Chromium's bytes differ between machines, keys do not: the
// ledgers beside the pictures hold the keys, and a test holds the ledgers.
import { createHash } from "node:crypto";
import { drawScene } from "./art/paint.ts";
import { type Brief, type HeroName, heroes, picturePath, stripSize } from "./brief.ts";
import { buildTemplate } from "./build.ts";
import { renderPage } from "./render/page.ts";

const short = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

/** The SVG of a template's nth picture. */
export function pictureSvg(brief: Brief, n: number): { svg: string; height: number } {
  const picture = brief.pictures[n - 1];
  if (!picture) throw new Error(`${brief.category}/${brief.slug} has no picture ${n}`);
  const height = picture.height ?? 900;
  return { svg: drawScene(picture.scene, brief.design, height, picturePath(brief, n)), height };
}

/** Key of a template's nth picture. */
export const pictureKey = (brief: Brief, n: number): string => short(pictureSvg(brief, n).svg);

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
export const previewKey = (brief: Brief): string =>
  short(
    renderPage(buildTemplate(brief), { fonts: "/fonts", pictures: "/pictures" }) +
      brief.pictures.map((_, index) => pictureKey(brief, index + 1)).join(),
  );
