// What the shop relies on in the library that it was handed: shelves, guides, and every file that they lead to.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { resourceTypes } from "@store/contract/products";
import { ResourceContent } from "@store/contract/resources";
import { filePrint, olderFiles, sectionPrints, VersionLedger } from "@store/contract/template-versions";
import { expect, test } from "vitest";
import { emails } from "../emails.ts";
import { readContent } from "../read-content.ts";
import { guidedKits, guides, guidedLibrary as library } from "./guides.ts";

const root = new URL("../../library/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const size = (path: string) => statSync(new URL(path, root)).size;
const filesBelow = (folder: string, ending: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort();
const picturesIn = (file: string) =>
  [...read(`templates/${file}`).matchAll(/\{\{PICTURES\}\}\/([^"\\]+)/g)].map(([, picture = ""]) => picture);
const shelves = [guidedKits, ...library];
const templates = shelves.flatMap((shelf) => shelf.templates);
const ledger = VersionLedger.parse(JSON.parse(read("versions.json")));

test("the library has three shelves of 9, 15 and 39 templates", () => {
  expect(library.map(({ id, templates }) => [id, templates.length])).toEqual([
    ["premium-funnels", 9],
    ["high-converting", 15],
    ["creative", 39],
  ]);
  for (const { description, guide } of library) {
    expect(description).toMatch(/\.$/);
    expect(guide.length).toBeGreaterThan(1);
  }
});

test("every guide belongs to an existing shelf", () => {
  expect(Object.keys(guides).sort()).toEqual(shelves.map(({ id }) => id).sort());
});

test("every template belongs to one family of its shelf", () => {
  for (const { id, guide, templates } of shelves) {
    const named = guide.flatMap((family) => family.templates);
    expect(named.toSorted(), id).toEqual(templates.map(({ slug }) => slug).toSorted());
  }
});

test("a guide has at most five steps of two lines", () => {
  for (const { family, steps } of shelves.flatMap(({ guide }) => guide)) {
    expect(steps.length, family).toBeGreaterThanOrEqual(3);
    expect(steps.length, family).toBeLessThanOrEqual(5);
    for (const step of steps) expect(step.length, step).toBeLessThanOrEqual(150);
  }
});

test("template ids are unique, and slugs are unique within their shelf", () => {
  const ids = library.flatMap(({ templates }) => templates.map(({ id }) => id));
  expect(new Set(ids).size).toBe(63);
  for (const { id, templates } of shelves)
    for (const template of templates) expect(template.id).toBe(`${id}/${template.slug}`);
});

test("every resource matches its schema", async () => {
  for (const resource of resourceTypes) {
    const content = await readContent(resource);
    expect(ResourceContent.parse(content), resource).toEqual(content);
  }
});

/** Every file that is handed out, with the version that it is: the newest of each template, and those kept beside it. */
const files = templates.flatMap(({ id }) => {
  const versions = ledger[id] ?? [];
  const older = olderFiles(versions).map((version) => ({ file: `${id}.v${version.version}.json`, version }));
  return [{ file: `${id}.json`, version: versions[0] }, ...older];
});

test("the folder holds no file that is not handed out", () => {
  expect(Object.keys(ledger)).toEqual(templates.map(({ id }) => id).sort());
  expect(filesBelow("templates", ".json")).toEqual(files.map(({ file }) => file).sort());
});

test("every file has the fingerprint of its version", async () => {
  for (const { file, version } of files) {
    const { content } = JSON.parse(read(`templates/${file}`));
    expect(await filePrint(await sectionPrints(content)), file).toBe(version?.fingerprint);
  }
});

test("a template's version, bytes and pictures on the page are true", () => {
  for (const { id, bytes, version, pictures } of templates) {
    expect(version, id).toBe(ledger[id]?.[0]?.version);
    expect(size(`templates/${id}.json`), id).toBe(bytes);
    expect(new Set(picturesIn(`${id}.json`)).size, id).toBe(pictures);
  }
});

test("every picture that a template names exists and is small", () => {
  const named = [...new Set(files.flatMap(({ file }) => picturesIn(file)))];
  expect(filesBelow("pictures", ".webp")).toEqual(named.sort());
  for (const picture of named) expect(size(`pictures/${picture}`), picture).toBeLessThanOrEqual(120_000);
});

test("every template and every page of a kit has its three previews", () => {
  const whole = ["strip", "hero", "hero-phone"];
  const stems = templates.flatMap(({ preview, pages }) => pages?.map((page) => page.preview) ?? [preview]);
  const parts = stems.flatMap((stem) => ["", "-full", "-phone"].map((part) => `${stem}${part}`));
  expect(filesBelow("previews", ".webp")).toEqual([...whole, ...parts].map((name) => `${name}.webp`).sort());
  for (const part of parts) expect(size(`previews/${part}.webp`), part).toBeGreaterThan(1_000);
  for (const stem of stems) expect(size(`previews/${stem}.webp`), stem).toBeLessThanOrEqual(30_000);
});

test("every email design has its file, and no other file is there", () => {
  expect(filesBelow("emails", ".html")).toEqual(emails.map(({ slug }) => `${slug}.html`).sort());
  for (const { slug, subject } of emails)
    expect(read(`emails/${slug}.html`), slug).toContain(`<title>${subject}</title>`);
});
