// What Elementor's wizard gets of each kit, and that its parts agree with what the library says of it.
import { readFileSync } from "node:fs";
import { contentOfArchive, isKitFile, type KitFile, kitArchive, kitPages } from "@store/contract/kit-archive";
import { filePrint, sectionPrints } from "@store/contract/template-versions";
import { expect, test } from "vitest";
import { kitShelf } from "./library.ts";

const fileOf = (id: string): KitFile => {
  const file: unknown = JSON.parse(
    readFileSync(new URL(`../../library/templates/${id}.json`, import.meta.url), "utf8"),
  );
  if (!isKitFile(file)) throw new Error(`${id} is no kit`);
  return file;
};
const kits = kitShelf.templates.map((kit) => [kit.name, kit, fileOf(kit.id)] as const);
const options = { shop: "https://shop.test", thumbnail: "/a.webp", created: "2026-11-26 12:00:00" };

test.each(kits)("%s has the pages that the library names", (_, kit, file) => {
  expect(file).toMatchObject({ title: kit.name, slug: kit.slug, description: kit.about });
  expect(file.pages.map(({ title, path }) => ({ title, path }))).toEqual(
    kit.pages?.map(({ title, path }) => ({ title, path })),
  );
  const parts = kitPages(file);
  expect(parts.flatMap(({ content }) => content)).toEqual(file.content);
  for (const { page, content } of parts) {
    expect(content.length, page.title).toBe(page.sections);
    expect(String(content[0]?.settings._title), page.title).toBe(`Colours of ${page.title}: edit here`);
  }
});

test.each(kits)("%s is an archive whose manifest names each of its files", (_, kit, file) => {
  const files = kitArchive({ ...file, licensedTo: "ORD-1" }, { ...options, restyle: true });
  const manifest = JSON.parse(files["manifest.json"] ?? "");
  expect(manifest).toMatchObject({ version: "3.0", elementor_version: "3.35.9", licensedTo: "ORD-1" });
  const numbers = Object.keys(manifest.content.page);
  expect(Object.keys(files).sort()).toEqual(
    ["manifest.json", "site-settings.json", ...numbers.map((number) => `content/page/${number}.json`)].sort(),
  );
  for (const number of numbers) {
    const { title, thumbnail, doc_type } = manifest.content.page[number];
    expect([thumbnail, doc_type]).toEqual([false, "wp-page"]);
    expect(kit.pages?.map((page) => page.title)).toContain(title);
    const page = JSON.parse(files[`content/page/${number}.json`] ?? "");
    expect(page.settings.template).toBe("elementor_canvas");
  }
  const { settings } = JSON.parse(files["site-settings.json"] ?? "");
  expect([settings.system_colors.length, settings.custom_colors.length]).toEqual([4, 4]);
  expect([settings.system_typography.length, settings.custom_typography.length]).toEqual([4, 8]);
});

test.each(kits)("%s without the style of the site takes nothing from it", (_, kit, file) => {
  const files = kitArchive(file, { ...options, restyle: false });
  expect(files["site-settings.json"]).toBeUndefined();
  expect(files["manifest.json"]).not.toContain("site-settings");
  for (const [path, text] of Object.entries(files)) {
    expect(text, path).not.toContain("__globals__");
    expect(text, path).not.toContain("var(--e-global-typography");
  }
  expect(Object.values(files).join("")).toContain(`--fw-kit-${kit.slug}-brand:#`);
});

test.each(kits)("%s is the same sections again when its archives are read", async (_, _kit, file) => {
  const print = async (content: readonly unknown[]) => filePrint(await sectionPrints(content));
  for (const restyle of [true, false])
    expect(await print(contentOfArchive(kitArchive(file, { ...options, restyle })))).toBe(
      await print(file.content),
    );
});

test("a changed colour of a kit is the site's, and each page follows it", () => {
  const [, kit, file] = kits[0] ?? [];
  if (!kit || !file) throw new Error("no kit");
  const changed: unknown = JSON.parse(
    JSON.stringify(file).replaceAll(
      new RegExp(`(--fw-kit-${kit.slug}-brand:)#[0-9A-F]{6}`, "g"),
      "$1#123456",
    ),
  );
  if (!isKitFile(changed)) throw new Error("no kit");
  const files = kitArchive(changed, { ...options, restyle: true });
  const { settings } = JSON.parse(files["site-settings.json"] ?? "");
  expect(settings.system_colors[0]).toEqual({ _id: "primary", title: "Main colour", color: "#123456" });
  for (const [path, text] of Object.entries(files).filter(([path]) => path.startsWith("content/"))) {
    expect(text, path).toContain(`--fw-kit-${kit.slug}-brand:var(--e-global-color-primary)`);
    expect(text, path).toContain('"globals/colors?id=primary"');
  }
});
