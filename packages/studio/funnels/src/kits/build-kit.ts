// From a kit's brief to its file, and to the pages in it.
import {
  type ColourRole,
  colourRoles,
  type KitFile,
  ownIds,
  siteColourId,
} from "@store/contract/kit-archive";
import { buildPage } from "../build.ts";
import type { Settings, Template } from "../elementor/types.ts";
import { type FunnelKit, type KitPage, pagePath, pageSlug } from "./kit.ts";
import { type FontUse, follow, fontSettings, namedFonts, useNamedFonts, within } from "./named-fonts.ts";

export interface BuiltKit {
  pages: { page: KitPage; template: Template }[];
  file: KitFile;
  /** How many settings of letters follow a named font. */
  fonts: FontUse;
}

/** Colours that are a plain colour of the palette follow the site's; shades follow by the widget of the colours. */
function followColours(settings: Settings, slug: string): void {
  const plain = new RegExp(`^var\\(--fw-kit-${slug}-([a-z]+),#[0-9A-F]{6}\\)$`);
  for (const [key, value] of Object.entries(settings)) {
    const role = typeof value === "string" ? plain.exec(value)?.[1] : undefined;
    if (colourRoles.some((one) => one === role))
      follow(settings, key, `globals/colors?id=${siteColourId(slug, role as ColourRole)}`);
  }
}

/** The theme style: what a page of the owner's own looks like beside the kit's. */
const themeStyle = (slug: string, background: string): Settings => ({
  body_background_background: "classic",
  body_background_color: background,
  __globals__: {
    body_color: "globals/colors?id=text",
    body_typography_typography: "globals/typography?id=text",
    link_normal_color: "globals/colors?id=primary",
    h1_color: "globals/colors?id=text",
    h1_typography_typography: "globals/typography?id=primary",
    h2_color: "globals/colors?id=text",
    h2_typography_typography: "globals/typography?id=secondary",
    h3_typography_typography: `globals/typography?id=${ownIds(slug)}cardtitle`,
    button_typography_typography: "globals/typography?id=accent",
    button_background_color: "globals/colors?id=primary",
    body_background_color: `globals/colors?id=${siteColourId(slug, "paper")}`,
  },
});

/** The kit of a brief. The same brief gives the same bytes. */
export function buildKit(kit: FunnelKit): BuiltKit {
  const { design } = kit;
  const prefix = `fw-kit-${kit.slug}`;
  const pages = kit.pages.map((page) => ({
    page,
    template: buildPage({
      title: page.title,
      seed: `kits/${kit.slug}/${pageSlug(page)}`,
      prefix,
      design,
      sections: page.sections,
      from: kit,
    }),
  }));
  const contents = pages.map(({ template }) => template.content);
  for (const { settings } of within(contents.flat())) followColours(settings, kit.slug);
  const { fonts, count } = useNamedFonts(namedFonts(design, kit.slug), contents);
  const file: KitFile = {
    content: contents.flat(),
    pages: pages.map(({ page, template }) => ({
      title: page.title,
      path: pagePath(page),
      sections: template.content.length,
      settings: template.page_settings,
    })),
    site: { ...fontSettings(fonts), ...themeStyle(kit.slug, design.palette.paper) },
    slug: kit.slug,
    description: kit.description,
    title: kit.name,
    type: "kit",
  };
  return { pages, file, fonts: count };
}

/** The bytes of a kit's file. */
export const kitText = (file: KitFile): string => `${JSON.stringify(file)}\n`;
