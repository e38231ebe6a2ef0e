import { expect, test } from "vitest";
import { buildKit } from "../kits/build-kit.ts";
import type { FunnelKit } from "../kits/kit.ts";
import { namedFonts } from "../kits/named-fonts.ts";
import { webinar } from "../kits/webinar/webinar.ts";
import { lintKit } from "./lint-kit.ts";

const faultsOf = (kit: FunnelKit) =>
  lintKit({ kit, path: "kits/webinar", ...buildKit(kit) }).map(({ message }) => message);
const [signUp, ...others] = webinar.pages;
if (!signUp) throw new Error("no page");

test("a kit of three pages is too short", () => {
  expect(faultsOf({ ...webinar, pages: webinar.pages.slice(0, 3) })).toContain(
    "3 pages, there are four to six",
  );
});

test("a link to a page that the kit lacks is a fault", () => {
  const pages = webinar.pages.map((page) =>
    page.kind === "Upsell" ? { ...page, title: "Somewhere else" } : page,
  );
  expect(faultsOf({ ...webinar, pages })).toEqual(
    expect.arrayContaining([
      expect.stringContaining("no page of the kit is at /one-to-one-ad-review/"),
      "no page of the kit leads to it",
    ]),
  );
});

test("a page that nothing but a message leads to says so", () => {
  const [last] = others.slice(-1);
  if (!last) throw new Error("no page");
  const pages = [signUp, ...others.slice(0, -1).map((page) => ({ ...page, sections: last.sections })), last];
  expect(faultsOf({ ...webinar, pages })).toContain("no page of the kit leads to it");
  const told = pages.map((page) => ({ ...page, byMessage: true as const }));
  expect(faultsOf({ ...webinar, pages: told })).not.toContain("no page of the kit leads to it");
});

test("every page names the business by the same brackets", () => {
  expect(faultsOf({ ...webinar, brand: "[Another name]" })).toContain("does not name [Another name]");
});

test("a picture that no page shows is a fault", () => {
  const pictures = [...webinar.pictures, { alt: "A bell", still: "shop-front" }];
  expect(faultsOf({ ...webinar, pictures })).toContain(`picture ${pictures.length} is not shown`);
});

test("a setting that follows nothing of the kit is a fault", () => {
  const built = buildKit(webinar);
  const [, { settings } = { settings: {} }] = built.file.content;
  (settings as { __globals__?: object }).__globals__ = { title_color: "globals/colors?id=gone" };
  expect(lintKit({ kit: webinar, path: "kits/webinar", ...built }).map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining("title_color follows globals/colors?id=gone")]),
  );
});

test("a kit has twelve named fonts, each with case, slant and spacing of its own", () => {
  const fonts = namedFonts(webinar.design, webinar.slug);
  expect(new Set(fonts.map(({ title }) => title)).size).toBe(12);
  const { site } = buildKit(webinar).file;
  const rows = [...(site.system_typography as object[]), ...(site.custom_typography as object[])] as Record<
    string,
    unknown
  >[];
  expect(rows).toHaveLength(12);
  for (const row of rows)
    for (const part of ["text_transform", "font_style", "letter_spacing"])
      expect(row[`typography_${part}`], `${row.title} ${part}`).toBeDefined();
});
