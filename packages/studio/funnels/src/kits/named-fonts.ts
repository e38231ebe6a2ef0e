// The twelve fonts of a kit, by name. What is set nearly like one of them is set like it, so that Site Settings has one
// place for each; the few that are far from all keep their own.
import { ownIds } from "@store/contract/kit-archive";
import type { Element, Json, Settings } from "../elementor/types.ts";
import { type Face, size, typography } from "../elementor/values.ts";
import { buttonFace } from "../kit/buttons.ts";
import type { Design } from "../kit/design.ts";
import { brandFace, displayFace, textFace } from "../kit/faces.ts";
import { eyebrowFace } from "../kit/words.ts";

interface NamedFont {
  id: string;
  title: string;
  face: Face;
}

/** How far a size may be from that of a named font, as a share. */
const nearSize = 0.2;
const nearWeight = 200;
/** A number on a disc has a line as high as itself. */
const nearLine = 0.25;
/** A long word's smaller size on a phone does not pull down all others. */
const leastPhone = 0.78;
/** What is read in sentences is no smaller on a phone, in pixels. */
const leastText = 15;

/** The twelve fonts of a design. The first four ids are on every site. */
export function namedFonts(design: Design, slug: string): NamedFont[] {
  const own = ownIds(slug);
  const kit = { design, seed: "", picture: () => null };
  return [
    { id: "primary", title: "First headline", face: displayFace(kit, "h1") },
    { id: "secondary", title: "Section headline", face: displayFace(kit, "h2") },
    { id: "text", title: "Text", face: textFace(kit, "body") },
    { id: "accent", title: "Button", face: buttonFace(design) },
    { id: `${own}cardtitle`, title: "Card title", face: displayFace(kit, "h3") },
    { id: `${own}smalltitle`, title: "Small title", face: displayFace(kit, "h4") },
    { id: `${own}figure`, title: "Figure", face: displayFace(kit, "figure") },
    { id: `${own}brand`, title: "Name at the top", face: brandFace(kit) },
    { id: `${own}lead`, title: "Lead", face: textFace(kit, "lead") },
    { id: `${own}small`, title: "Small text", face: textFace(kit, "small") },
    { id: `${own}label`, title: "Label", face: textFace(kit, "label", 700) },
    { id: `${own}eyebrow`, title: "Line above a headline", face: eyebrowFace(design) },
  ];
}

type Sized = { size: number } | undefined;
const sizeOf = (settings: Settings, key: string): number | undefined => (settings[key] as Sized)?.size;

/** The prefixes of the typography groups of an element. */
export const groupsOf = (settings: Settings): string[] =>
  Object.keys(settings)
    .filter((key) => key.endsWith("_typography") && settings[key] === "custom")
    .map((key) => key.slice(0, -"_typography".length));

const fontKeys =
  /^_(typography|font_family|font_size|font_weight|line_height|letter_spacing|text_transform|font_style|text_decoration)(_tablet|_mobile)?$/;
const keysOf = (settings: Settings, prefix: string) =>
  Object.keys(settings).filter(
    (key) => key.startsWith(`${prefix}_`) && fontKeys.test(key.slice(prefix.length)),
  );

function nearest(fonts: readonly NamedFont[], settings: Settings, prefix: string): NamedFont | undefined {
  const own = (part: string) => settings[`${prefix}_${part}`];
  if (own("text_decoration") !== undefined) return undefined;
  const wanted = sizeOf(settings, `${prefix}_font_size`) ?? 0;
  const away = ({ face }: NamedFont) => Math.abs(Math.log(wanted / face.size));
  const line = sizeOf(settings, `${prefix}_line_height`) ?? 0;
  const heavier = ({ face }: NamedFont) => Math.abs(Number(own("font_weight")) - (face.weight ?? 400));
  const like = fonts.filter(
    (font) =>
      font.face.family === own("font_family") &&
      (font.face.transform ?? "none") === (own("text_transform") ?? "none") &&
      (font.face.style ?? "normal") === (own("font_style") ?? "normal") &&
      away(font) <= nearSize &&
      Math.abs(line - (font.face.line ?? line)) <= nearLine &&
      heavier(font) <= nearWeight,
  );
  const distance = (font: NamedFont) => away(font) + heavier(font) / 1000;
  return like.sort((one, other) => distance(one) - distance(other))[0];
}

/** Every element of a page. */
export const within = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) => [element, ...within(element.elements)]);

export interface FontUse {
  named: number;
  own: number;
}

/** Sets the pages in the named fonts, in place. Gives the fonts back with the sizes that the longest words leave them. */
export function useNamedFonts(fonts: readonly NamedFont[], pages: readonly (readonly Element[])[]) {
  const uses: { settings: Settings; prefix: string; font: NamedFont }[] = [];
  const count: FontUse = { named: 0, own: 0 };
  for (const { settings } of within(pages.flat()))
    for (const prefix of groupsOf(settings)) {
      const font = nearest(fonts, settings, prefix);
      if (font) uses.push({ settings, prefix, font });
      else count.own += 1;
    }
  const smallest = (font: NamedFont, screen: "tablet" | "mobile"): number | undefined => {
    const plain = font.face[screen] ?? font.face.size;
    const sizes = uses
      .filter((use) => use.font === font)
      .map(({ settings, prefix }) => sizeOf(settings, `${prefix}_font_size_${screen}`) ?? plain);
    const fitting = sizes.filter((one) => one >= plain * leastPhone);
    const least = Math.min(plain, ...fitting);
    return least === font.face.size ? undefined : least;
  };
  const settled = fonts.map((font): NamedFont => {
    const { tablet: _tablet, mobile: _mobile, ...face } = font.face;
    const [tablet, mobile] = [smallest(font, "tablet"), smallest(font, "mobile")];
    return {
      ...font,
      face: { ...face, ...(tablet ? { tablet } : {}), ...(mobile ? { mobile } : {}) },
    };
  });
  for (const { settings, prefix, font } of uses) {
    const named = settled.find(({ id }) => id === font.id) ?? font;
    const phone = sizeOf(settings, `${prefix}_font_size_mobile`);
    const given = named.face.mobile ?? named.face.size;
    if (phone !== undefined && (phone < given * 0.99 || (given < leastText && phone >= leastText))) {
      count.own += 1;
      continue;
    }
    count.named += 1;
    for (const key of keysOf(settings, prefix)) delete settings[key];
    Object.assign(settings, typography(named.face, prefix));
    follow(settings, `${prefix}_typography`, `globals/typography?id=${font.id}`);
  }
  return { fonts: settled, count };
}

/** Notes which of the site's values a setting follows. */
export function follow(settings: Settings, key: string, target: string): void {
  const globals = settings.__globals__ as { [key: string]: Json } | undefined;
  settings.__globals__ = { ...globals, [key]: target };
}

/** The fonts as Site Settings has them. */
export function fontSettings(fonts: readonly NamedFont[]): Settings {
  const rows = fonts.map(({ id, title, face }) => ({ _id: id, title, ...typography(face) }));
  return {
    system_typography: rows.slice(0, 4),
    custom_typography: rows.slice(4),
    default_generic_fonts: "Sans-serif",
    container_width: size(1240),
  };
}
