// A kit holds the pages of a whole funnel. Elementor's own wizard for website templates imports its archive, in the free
// version too. What such an archive holds was read in Elementor's source and tried with 4.2.3 and 3.35.9.
import { templateNeeds } from "./template-versions.ts";

type Settings = Readonly<Record<string, unknown>>;

export interface KitElement {
  settings: Settings;
  elements: readonly KitElement[];
}

export interface KitPage {
  /** In WordPress, which makes its address of it. */
  title: string;
  path: string;
  /** How many of the kit's sections are its own. */
  sections: number;
  settings: Settings;
}

/** The file of a kit. Its sections carry both: values of their own, and under `__globals__` which of the site's they follow. */
export interface KitFile {
  type: "kit";
  title: string;
  description: string;
  slug: string;
  /** The sections of all pages, one page after the other. */
  content: readonly KitElement[];
  pages: readonly KitPage[];
  /** Fonts and theme style of the whole site. Its colours stand in the first widget of each page. */
  site: Settings;
  /** The order that opened the library. */
  licensedTo?: string;
}

/** How Site Settings calls each colour of the palette. */
const colourTitles = {
  brand: "Main colour",
  deep: "Dark bands",
  ink: "Text",
  accent: "Second colour",
  paper: "Ground of the page",
  tint: "Second ground",
  card: "Cards",
  muted: "Quieter text",
} as const;

export type ColourRole = keyof typeof colourTitles;
export const colourRoles = Object.keys(colourTitles) as ColourRole[];

/** Colours that every site has. */
const ofEverySite: Partial<Record<ColourRole, string>> = {
  brand: "primary",
  deep: "secondary",
  ink: "text",
  accent: "accent",
};

/** Begins the ids of a kit's own colours and fonts: a site that imports a second kit keeps those of the first. */
export const ownIds = (slug: string): string => slug.replaceAll("-", "");

/** Which of a site's colours a colour of a kit's palette is. */
export const siteColourId = (slug: string, role: ColourRole): string =>
  ofEverySite[role] ?? `${ownIds(slug)}${role}`;

/** Whether a file is a kit's. */
export const isKitFile = (file: unknown): file is KitFile =>
  typeof file === "object" && file !== null && "type" in file && file.type === "kit";

/** What the names of a kit's colours begin with. */
const colourPrefix = (slug: string) => `--fw-kit-${slug}-`;
const declared = (slug: string, role: ColourRole) =>
  new RegExp(`(${colourPrefix(slug)}${role}:)#[0-9A-F]{6}`, "g");

/** The sections of each page. */
export function kitPages(kit: KitFile): { page: KitPage; content: readonly KitElement[] }[] {
  let at = 0;
  return kit.pages.map((page) => {
    const content = kit.content.slice(at, at + page.sections);
    at += page.sections;
    return { page, content };
  });
}

function withoutGlobals(element: KitElement): KitElement {
  const { __globals__: _, ...settings } = element.settings;
  return { ...element, settings, elements: element.elements.map(withoutGlobals) };
}

/** Named colours and the letters of forms, as the site has them: one change in Site Settings is seen on each page. */
function followingSite(text: string, kit: KitFile): string {
  let followed = text;
  for (const role of colourRoles)
    followed = followed.replace(
      declared(kit.slug, role),
      `$1var(--e-global-color-${siteColourId(kit.slug, role)})`,
    );
  return followed.replace(
    /font-family:'[^']+',/g,
    "font-family:var(--e-global-typography-text-font-family),",
  );
}

/** The colours of a kit as they are in its file, where an owner may have changed them. */
function coloursOf(kit: KitFile): { _id: string; title: string; color: string; role: ColourRole }[] {
  const text = JSON.stringify(kit.content[0]);
  return colourRoles.map((role) => {
    const color = declared(kit.slug, role).exec(text)?.[0].slice(-7);
    if (!color) throw new Error(`the kit ${kit.slug} has no colour ${role}`);
    return { _id: siteColourId(kit.slug, role), title: colourTitles[role], color, role };
  });
}

function siteSettings(kit: KitFile): string {
  const colours = coloursOf(kit);
  const rowsOf = (system: boolean) =>
    colours.filter(({ role }) => role in ofEverySite === system).map(({ role: _, ...row }) => row);
  const settings = {
    system_colors: rowsOf(true),
    custom_colors: rowsOf(false),
    ...kit.site,
  };
  return JSON.stringify({ content: [], settings, metadata: [] });
}

export interface ArchiveOptions {
  /** With the kit's colours and fonts for the whole site; without, each page keeps its own and the site stays as it is. */
  restyle: boolean;
  /** Address of the shop. */
  shop: string;
  /** Path of the picture that the wizard shows. */
  thumbnail: string;
  /** `yyyy-mm-dd hh:mm:ss`. */
  created: string;
}

/** The files of the archive that the wizard reads. */
export function kitArchive(kit: KitFile, options: ArchiveOptions): Record<string, string> {
  const { restyle, shop, thumbnail, created } = options;
  const pages = kitPages(kit).map(({ page, content }, at) => {
    const own = restyle ? content : content.map(withoutGlobals);
    const text = JSON.stringify({ content: own, settings: page.settings, metadata: [] });
    return { page, number: 101 + at, text: restyle ? followingSite(text, kit) : text };
  });
  const manifest = {
    name: kit.slug,
    title: kit.title,
    description: kit.description,
    author: shop,
    version: "3.0",
    // The lowest that it was tried with: of a newer one than its own a site says "Update version".
    elementor_version: templateNeeds.triedWith[0],
    created,
    thumbnail: `${shop}${thumbnail}`,
    site: shop,
    ...(kit.licensedTo ? { licensedTo: kit.licensedTo } : {}),
    ...(restyle ? { "site-settings": restyledParts } : {}),
    plugins: [],
    taxonomies: [],
    content: {
      page: Object.fromEntries(
        pages.map(({ page, number }) => [
          String(number),
          {
            title: page.title,
            excerpt: "",
            doc_type: "wp-page",
            thumbnail: false,
            url: `${shop}${page.path}`,
            terms: [],
          },
        ]),
      ),
    },
    "wp-content": {},
    "custom-post-type-title": {},
  };
  return {
    "manifest.json": JSON.stringify(manifest),
    ...(restyle ? { "site-settings.json": siteSettings(kit) } : {}),
    ...Object.fromEntries(pages.map(({ number, text }) => [`content/page/${number}.json`, text])),
  };
}

const restyledParts = {
  theme: false,
  globalColors: true,
  globalFonts: true,
  themeStyleSettings: true,
  generalSettings: false,
  experiments: false,
  customCode: false,
  customIcons: false,
  customFonts: false,
};

/** The sections of all pages of an unpacked archive, with colours by value again: as they stand in the kit's own file. */
export function contentOfArchive(texts: Readonly<Record<string, string>>): unknown[] {
  const colours = new Map(
    [
      ...(texts["site-settings.json"] ?? "").matchAll(
        /"_id":"([a-z]+)","title":"[^"]*","color":"(#[0-9A-F]{6})"/g,
      ),
    ].map(([, id = "", colour = ""]) => [id, colour]),
  );
  const family = /"_id":"text"[^{}]*"typography_font_family":"([^"]+)"/.exec(
    texts["site-settings.json"] ?? "",
  )?.[1];
  return Object.keys(texts)
    .filter((path) => /^content\/page\/\d+\.json$/.test(path))
    .sort()
    .flatMap((path) => {
      const text = (texts[path] ?? "")
        // A declaration is followed by what it is for; the comment above them is not.
        .replace(
          /var\(--e-global-color-([a-z]+)\)(?=; \/\*)/g,
          (whole, id: string) => colours.get(id) ?? whole,
        )
        .replaceAll(
          "font-family:var(--e-global-typography-text-font-family),",
          family ? `font-family:'${family}',` : "$&",
        );
      const { content }: { content?: unknown } = JSON.parse(text);
      return Array.isArray(content) ? content : [];
    });
}
