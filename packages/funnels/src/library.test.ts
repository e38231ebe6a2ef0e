// Holds the committed library to its briefs: what is sold is what a rebuild gives.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { picturePath } from "./brief.ts";
import { briefs, strays } from "./briefs/all.ts";
import { buildLibrary, buildTemplate } from "./build.ts";
import { catalogue } from "./catalogue.ts";
import { templateText } from "./elementor/finish.ts";
import { pictureKey, previewKey } from "./inputs.ts";
import { lintLibrary } from "./lint/lint-library.ts";

const root = new URL("..", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const size = (path: string) => statSync(new URL(path, root)).size;
const pathOf = (brief: { category: string; slug: string }) => `${brief.category}/${brief.slug}`;
const entries = briefs.map((brief) => ({ path: pathOf(brief), template: buildTemplate(brief) }));
const filesBelow = (folder: string, ending: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();

test("every template of the catalogue is there, and no other", () => {
  expect(catalogue).toHaveLength(63);
  expect(briefs.map(pathOf)).toEqual(catalogue.map(pathOf));
  expect(strays.map(pathOf)).toEqual([]);
});

test("all templates are free of faults", () => {
  expect(lintLibrary(entries).map((fault) => `${fault.template} ${fault.where}: ${fault.message}`)).toEqual(
    [],
  );
});

test("the template files are byte for byte what a rebuild gives", () => {
  expect(filesBelow("library", ".json")).toEqual(
    [...entries.map(({ path }) => `${path}.json`), "library.json"].sort(),
  );
  for (const { path, template } of entries)
    expect(read(`library/${path}.json`) === templateText(template), path).toBe(true);
  expect(JSON.parse(read("library/library.json"))).toEqual(buildLibrary(briefs));
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

test("premium funnels are whole pages of ten to fourteen sections between head and foot", () => {
  for (const brief of briefs.filter(({ category }) => category === "premium-funnels")) {
    const sections = brief.sections.filter(({ kind }) => !/^(notice-strip|brand-|footer-)/.test(kind)).length;
    expect(sections, pathOf(brief)).toBeGreaterThanOrEqual(10);
    expect(sections, pathOf(brief)).toBeLessThanOrEqual(14);
  }
});

test("every picture is drawn from its present scene, small, and used", () => {
  const ledger = JSON.parse(read("pictures/inputs.json")) as Record<string, string>;
  const wanted = briefs.flatMap((brief) => brief.pictures.map((_, index) => picturePath(brief, index + 1)));
  expect(filesBelow("pictures", ".webp")).toEqual([...wanted].sort());
  for (const brief of briefs) {
    const used = JSON.stringify(buildTemplate(brief));
    for (const index of brief.pictures.keys()) {
      const name = picturePath(brief, index + 1);
      expect(ledger[name], `${name} is drawn anew by npm run funnels`).toBe(pictureKey(brief, index + 1));
      expect(size(`pictures/${name}`), name).toBeLessThanOrEqual(60_000);
      expect(used.includes(`{{PICTURES}}/${name}`), `${name} is used`).toBe(true);
    }
  }
});

test("every preview shows the present template and is small", () => {
  const ledger = JSON.parse(read("previews/inputs.json")) as Record<string, string>;
  for (const brief of briefs) {
    expect(ledger[pathOf(brief)], `${pathOf(brief)} is drawn anew by npm run funnels`).toBe(
      previewKey(brief),
    );
    expect(size(`previews/${pathOf(brief)}.webp`), pathOf(brief)).toBeLessThanOrEqual(30_000);
    expect(size(`previews/${pathOf(brief)}-full.webp`), pathOf(brief)).toBeGreaterThan(4_000);
  }
});
