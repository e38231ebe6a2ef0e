// Faults of a kit: of each page as of a template, of the way through them, and of what a site takes from it.
import { colourRoles, kitArchive, siteColourId } from "@store/contract/kit-archive";
import { templateText } from "../elementor/finish.ts";
import type { Element, Template } from "../elementor/types.ts";
import type { BuiltKit } from "../kits/build-kit.ts";
import { type FunnelKit, libraryPath, pagePath } from "../kits/kit.ts";
import { groupsOf, within } from "../kits/named-fonts.ts";
import { colourFaults } from "./colours.ts";
import type { Fault } from "./fault.ts";
import { headlines, lintBytes } from "./lint-template.ts";

interface Entry extends BuiltKit {
  kit: FunnelKit;
  path: string;
}

/** How many of a kit's settings of letters may be far from all of its named fonts, as a share. */
const mostOwn = 0.12;
/** Uploads of two megabytes are what PHP takes where nobody changed it. */
const mostBytes = 1_900_000;

/** Addresses of the same site in a page: links, and where its forms lead. */
const ownLinks = (template: Template): Set<string> =>
  new Set(
    [...templateText(template).matchAll(/(?:"url":"|data-thanks=\\")(\/[^"\\]*)/g)].map(
      ([, path = ""]) => path,
    ),
  );

/** Everything wrong with a kit. */
export function lintKit({ kit, path, pages, file, fonts }: Entry): Fault[] {
  const faults: Fault[] = [];
  const report = (where: string, message: string) => faults.push({ template: path, where, message });
  const paths = pages.map(({ page }) => pagePath(page));
  if (pages.length < 4 || pages.length > 6) report("kit", `${pages.length} pages, there are four to six`);
  if (new Set(paths).size < paths.length) report("kit", "two pages have one address");

  const ids = new Set<string>();
  const linked = new Map<string, string[]>();
  const said = new Map<string, string>();
  for (const { page, template } of pages) {
    const where = libraryPath(kit, page);
    faults.push(...lintBytes(where, templateText(template), paths));
    for (const message of colourFaults(template)) report(where, message);
    for (const { id } of within(template.content)) {
      if (ids.has(id)) report(where, `the id ${id} is used twice`);
      ids.add(id);
    }
    if (!templateText(template).includes(kit.brand)) report(where, `does not name ${kit.brand}`);
    for (const line of headlines(template)) {
      const before = said.get(line);
      if (before !== undefined && before !== where)
        report(where, `the headline “${line}” is also in ${before}`);
      said.set(line, where);
    }
    const links = ownLinks(template);
    if (links.has(pagePath(page))) report(where, "leads to itself");
    for (const link of links) linked.set(link, [...(linked.get(link) ?? []), where]);
  }
  for (const { page } of pages.slice(1))
    if (!page.byMessage && !linked.has(pagePath(page)))
      report(libraryPath(kit, page), "no page of the kit leads to it");

  const text = JSON.stringify(file);
  for (const n of kit.pictures.keys())
    if (!text.includes(`${kit.category}/${kit.slug}-${n + 1}.webp`))
      report("pictures", `picture ${n + 1} is not shown`);
  if (fonts.own / (fonts.own + fonts.named) > mostOwn)
    report("fonts", `${fonts.own} of ${fonts.own + fonts.named} settings of letters follow no named font`);
  for (const message of globalFaults(kit.slug, file.content as unknown as Element[], file.site))
    report("globals", message);
  for (const message of archiveFaults(file)) report("archive", message);
  return faults;
}

/** What follows a colour or a font that no site would have, or that the element has not. */
function globalFaults(
  slug: string,
  content: readonly Element[],
  site: Readonly<Record<string, unknown>>,
): string[] {
  const idsOf = (...keys: string[]) =>
    keys.flatMap((key) => (site[key] as { _id: string }[]).map(({ _id }) => _id));
  const fonts = idsOf("system_typography", "custom_typography");
  const known = new Set([
    ...colourRoles.map((role) => `globals/colors?id=${siteColourId(slug, role)}`),
    ...fonts.map((id) => `globals/typography?id=${id}`),
  ]);
  const faults = fonts.length === 12 ? [] : [`${fonts.length} named fonts, there are twelve`];
  const check = (globals: unknown, where: string) => {
    for (const [key, target] of Object.entries((globals ?? {}) as Record<string, unknown>))
      if (!known.has(String(target))) faults.push(`${where}: ${key} follows ${String(target)}`);
  };
  check(site.__globals__, "theme style");
  for (const { settings, widgetType, elType } of within(content)) {
    check(settings.__globals__, widgetType ?? elType);
    for (const key of Object.keys((settings.__globals__ ?? {}) as object))
      if (
        settings[key] === undefined ||
        (key.endsWith("_typography") && !groupsOf(settings).includes(key.slice(0, -11)))
      )
        faults.push(`${widgetType ?? elType}: ${key} follows the site and has no value of its own`);
  }
  return faults;
}

function archiveFaults(file: BuiltKit["file"]): string[] {
  const faults: string[] = [];
  for (const restyle of [true, false]) {
    const name = restyle ? "with site settings" : "pages only";
    const files = kitArchive(file, { restyle, shop: "https://shop.test", thumbnail: "/x.webp", created: "" });
    const texts = Object.entries(files);
    const size = texts.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
    if (size > mostBytes) faults.push(`${name}: ${size} bytes, the most is ${mostBytes}`);
    if ("site-settings.json" in files !== restyle) faults.push(`${name}: site settings`);
    const pages = texts.filter(([path]) => path.startsWith("content/page/"));
    if (pages.length !== file.pages.length) faults.push(`${name}: ${pages.length} pages`);
    for (const [path, text] of pages) {
      if (text.includes("__globals__") !== restyle) faults.push(`${name}: ${path} and the site's values`);
      if (text.includes(`var(--e-global-color-${siteColourId(file.slug, "tint")})`) !== restyle)
        faults.push(`${name}: ${path} and the site's colours`);
    }
  }
  return faults;
}
