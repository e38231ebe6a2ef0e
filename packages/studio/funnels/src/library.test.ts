// Holds the committed library to its briefs: what is sold is what a rebuild gives.
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { VersionLedger } from "@store/contract/template-versions";
import { beforeAll, expect, test } from "vitest";
import { type Brief, heroes, heroNames, heroWords, picturePath } from "./brief.ts";
import { briefs, strays } from "./briefs/all.ts";
import { buildTemplate } from "./build.ts";
import { catalogue } from "./catalogue.ts";
import { templateText } from "./elementor/finish.ts";
import type { Template } from "./elementor/types.ts";
import { heroKey, pictureKey, previewKey, stillFile, stripKey } from "./inputs.ts";
import { kits } from "./kits/all.ts";
import { buildKit, kitText } from "./kits/build-kit.ts";
import { buildLibrary } from "./library-index.ts";
import { lintKit } from "./lint/lint-kit.ts";
import { lintLibrary } from "./lint/lint-library.ts";
import { walk } from "./lint/lint-template.ts";
import { libraryPages } from "./pages.ts";
import { printsOf } from "./versions.ts";

const root = new URL("../../../goods/library/", import.meta.url);
const stills = new URL("../../blender/stills/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const size = (path: string) => statSync(new URL(path, root)).size;
const ledgerOf = (folder: string) => JSON.parse(read(`${folder}/inputs.json`)) as Record<string, string>;
const ledgerOfVersions = JSON.parse(read("versions.json")) as VersionLedger;
const pathOf = (brief: { category: string; slug: string }) => `${brief.category}/${brief.slug}`;
const filesBelow = (folder: string | URL, ending: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();

let entries: { path: string; template: Template; text: string }[];
// Seconds of work on a busy machine, once for all tests.
beforeAll(() => {
  entries = briefs.map((brief) => {
    const template = buildTemplate(brief);
    return { path: pathOf(brief), template, text: templateText(template) };
  });
}, 120_000);

test("every template of the catalogue is there, and no other", () => {
  expect(catalogue).toHaveLength(63);
  expect(briefs.map(pathOf)).toEqual(catalogue.map(pathOf));
  expect(strays.map(pathOf)).toEqual([]);
});

test("all templates are free of faults, and no headline stands in two of them", () => {
  const faults = lintLibrary(entries).map((fault) => `${fault.template} ${fault.where}: ${fault.message}`);
  expect(faults).toEqual([]);
}, 120_000);

test.each(kits.map((kit) => [kit.name, kit] as const))("%s is free of faults", (_, kit) => {
  const faults = lintKit({ kit, path: pathOf(kit), ...buildKit(kit) });
  expect(faults.map((fault) => `${fault.template} ${fault.where}: ${fault.message}`)).toEqual([]);
});

test("the template files are byte for byte what a rebuild gives", () => {
  for (const { path, text } of entries) expect(read(`templates/${path}.json`) === text, path).toBe(true);
  for (const kit of kits)
    expect(read(`templates/${pathOf(kit)}.json`) === kitText(buildKit(kit).file), pathOf(kit)).toBe(true);
  expect(JSON.parse(read("library.json"))).toEqual(buildLibrary(briefs, kits, ledgerOfVersions));
});

test("every template is what its newest version says, so that no change goes out without a word about it", async () => {
  const files = [
    ...entries.map(({ path, template: { content } }) => ({ path, content })),
    ...kits.map((kit) => ({
      path: pathOf(kit),
      content: buildKit(kit).pages.flatMap(({ template }) => template.content),
    })),
  ];
  expect(Object.keys(ledgerOfVersions)).toEqual(files.map(({ path }) => path).sort());
  for (const { path, content } of files) {
    const [newest] = ledgerOfVersions[path] ?? [];
    expect(
      await printsOf({ content }),
      `${path} changed: npm run studio:funnels -- --because "what is different"`,
    ).toEqual({ fingerprint: newest?.fingerprint, parts: newest?.parts });
  }
});

test("versions count down to 1, and each has its words", () => {
  for (const [path, versions] of Object.entries(ledgerOfVersions)) {
    expect(
      versions.map(({ version }) => version),
      path,
    ).toEqual(versions.map((_, at) => versions.length - at));
    for (const { words, day, changed, changedAll, version } of versions) {
      expect(words, path).toMatch(/^.{10,200}$/);
      expect(day, path).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(changedAll || changed.length > 0, `${path} ${version}`).toBe(version > 1);
    }
  }
});

test("element ids are unique within a template, picture ids across the library", () => {
  const pictures = new Map<string, string>();
  for (const { path, text } of entries) {
    const ids = [...text.matchAll(/"id":"([0-9a-f]+)","elType"/g)].map(([, id]) => id);
    expect(ids.length, path).toBeGreaterThan(10);
    expect(new Set(ids).size, path).toBe(ids.length);
    for (const [, url = "", id = ""] of text.matchAll(/"url":"(\{\{PICTURES\}\}[^"]+)","id":(\d+)/g)) {
      expect(pictures.get(id) ?? url, id).toBe(url);
      pictures.set(id, url);
    }
  }
  expect(pictures.size).toBe(briefs.reduce((sum, brief) => sum + brief.pictures.length, 0));
});

test("no two templates have the same order of sections, and no two the same palette", () => {
  const seen = new Map<string, string>();
  for (const brief of briefs) {
    for (const key of [
      brief.sections.map((section) => section.kind).join(" "),
      JSON.stringify(Object.values(brief.design.palette)),
    ]) {
      expect(seen.get(key), pathOf(brief)).toBeUndefined();
      seen.set(key, pathOf(brief));
    }
  }
});

/** Sections of a page between its head and its foot, by kind. */
const skeletonOf = (brief: Brief) =>
  brief.sections.map(({ kind }) => kind).filter((kind) => !/^(notice-strip|brand-|footer-)/.test(kind));

/** Length of the longest order of kinds that two pages have in common. */
function sharedOrder(one: readonly string[], other: readonly string[]): number {
  let above = new Array<number>(other.length + 1).fill(0);
  for (const kind of one) {
    const row = [0];
    for (const [at, against] of other.entries())
      row.push(kind === against ? (above[at] ?? 0) + 1 : Math.max(row[at] ?? 0, above[at + 1] ?? 0));
    above = row;
  }
  return above.at(-1) ?? 0;
}

test("no two pages of a category share their skeleton: less than half of the order, less than half of the kinds", () => {
  for (const [at, brief] of briefs.entries()) {
    for (const other of briefs.slice(at + 1).filter(({ category }) => category === brief.category)) {
      const [one, two] = [skeletonOf(brief), skeletonOf(other)];
      const kinds = new Set([...one, ...two]).size;
      const common = new Set(one.filter((kind) => two.includes(kind))).size;
      const names = `${pathOf(brief)} and ${pathOf(other)}`;
      expect(sharedOrder(one, two) / Math.max(one.length, two.length), names).toBeLessThan(0.5);
      expect(common / kinds, names).toBeLessThan(0.4);
    }
  }
});

test("sections come in more than a hundred forms, and none stands on more than a quarter of the pages", () => {
  const pages = new Map<string, number>();
  for (const brief of briefs)
    for (const kind of new Set(skeletonOf(brief))) pages.set(kind, (pages.get(kind) ?? 0) + 1);
  expect(pages.size).toBeGreaterThanOrEqual(100);
  for (const [kind, count] of pages) expect(count, kind).toBeLessThanOrEqual(16);
});

test("on a phone the picture of a split first screen, or a signed panel, stands between its headline and what follows", () => {
  let screens = 0;
  for (const { path, template } of entries)
    for (const { element } of walk(template)) {
      const rows = element.elements.filter(({ settings }) => settings.grid_row === "2");
      if (rows.length === 0) continue;
      const shown = element.elements.filter(({ settings }) => settings._position !== "absolute");
      const onPhone = shown.sort(
        (one, other) =>
          Number(other.settings._flex_order_mobile === "start") -
          Number(one.settings._flex_order_mobile === "start"),
      );
      const [opening] = onPhone.map((part) => JSON.stringify(part));
      if (opening?.includes('"header_size":"h1"')) screens += 1;
      expect(opening, path).toMatch(/"header_size":"h[12]"/);
      expect(onPhone.indexOf(rows[0] as never), path).toBe(1);
      expect(rows[0]?.settings.grid_row_mobile, path).toBe("1");
      expect(onPhone, path).toHaveLength(3);
    }
  expect(screens).toBeGreaterThan(40);
});

test("premium funnels are whole pages of ten to fourteen sections between head and foot", () => {
  for (const brief of briefs.filter(({ category }) => category === "premium-funnels")) {
    const sections = brief.sections.filter(({ kind }) => !/^(notice-strip|brand-|footer-)/.test(kind)).length;
    expect(sections, pathOf(brief)).toBeGreaterThanOrEqual(10);
    expect(sections, pathOf(brief)).toBeLessThanOrEqual(14);
  }
});

test("every picture is its present photograph, small, and used", () => {
  const ledger = ledgerOf("pictures");
  const ofKits = kits.flatMap((kit) => kit.pictures.map((_, index) => picturePath(kit, index + 1)));
  const wanted = briefs
    .flatMap((brief) => brief.pictures.map((_, index) => picturePath(brief, index + 1)))
    .concat(ofKits);
  expect(filesBelow("pictures", ".webp")).toEqual([...wanted].sort());
  briefs.forEach((brief, at) => {
    for (const index of brief.pictures.keys()) {
      const name = picturePath(brief, index + 1);
      expect(ledger[name], `${name} is copied anew by npm run studio:funnels`).toBe(
        pictureKey(brief, index + 1),
      );
      expect(size(`pictures/${name}`), name).toBeLessThanOrEqual(120_000);
      expect(entries[at]?.text.includes(`{{PICTURES}}/${name}`), `${name} is used`).toBe(true);
    }
  });
}, 120_000);

test("every still of the studio stands in a template, as the same bytes, and in no second one but in kits", () => {
  const shown = new Map<string, string>();
  for (const brief of briefs)
    for (const [index, picture] of brief.pictures.entries()) {
      const name = picturePath(brief, index + 1);
      expect(shown.get(picture.still), `${picture.still} in ${name}`).toBeUndefined();
      shown.set(picture.still, name);
      expect(
        readFileSync(stillFile(picture)).equals(readFileSync(new URL(`pictures/${name}`, root))),
        name,
      ).toBe(true);
    }
  expect(filesBelow(stills, ".webp")).toEqual([...shown.keys()].map((name) => `${name}.webp`).sort());
});

test("the made-up names of the landing page's pictures stand where the templates have brackets", () => {
  expect(Object.keys(heroWords)).toEqual([...heroes.hero.templates]);
  for (const [slug, words] of Object.entries(heroWords))
    for (const bracket of Object.keys(words))
      expect(read(`templates/premium-funnels/${slug}.json`), slug).toContain(bracket);
});

test("every preview shows the present template and is small", () => {
  const ledger = ledgerOf("previews");
  const pictures = [
    "strip",
    ...heroNames,
    ...libraryPages().flatMap(({ path }) => ["", "-full", "-phone"].map((part) => `${path}${part}`)),
  ];
  expect(filesBelow("previews", ".webp")).toEqual(pictures.map((name) => `${name}.webp`).sort());
  for (const shown of libraryPages()) {
    const { path } = shown;
    expect(ledger[path], `${path} is drawn anew by npm run studio:funnels`).toBe(
      previewKey(shown.template(), shown),
    );
    expect(size(`previews/${path}.webp`), path).toBeLessThanOrEqual(30_000);
    expect(size(`previews/${path}-full.webp`), path).toBeGreaterThan(4_000);
    expect(size(`previews/${path}-phone.webp`), path).toBeGreaterThan(4_000);
  }
  expect(ledger.strip, "strip is drawn anew by npm run studio:funnels").toBe(stripKey(briefs, ledger));
  for (const name of heroNames) {
    expect(ledger[name], `${name} is drawn anew by npm run studio:funnels`).toBe(heroKey(name, ledger));
    expect(size(`previews/${name}.webp`)).toBeLessThanOrEqual(heroes[name].most);
  }
  expect(size("previews/strip.webp")).toBeLessThanOrEqual(26_000);
}, 120_000);
