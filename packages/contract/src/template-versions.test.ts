import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  filePrint,
  olderFiles,
  sectionPrints,
  sectionTitles,
  type TemplateVersion,
} from "./template-versions.ts";

const picture = { url: "https://shop.example/a.webp", id: 5, alt: "A lamp", source: "library" };
const section = {
  id: "3f9a1c2e",
  elType: "container",
  isInner: false,
  settings: { _title: "Prices", padding: { unit: "px", top: "10" }, background_image: picture },
  elements: [
    {
      id: "5b01d7aa",
      elType: "widget",
      widgetType: "icon-list",
      settings: {
        icon_list: [{ _id: "1a2b3c4", text: "One", link: { url: "#your-shop", is_external: "" } }],
      },
      elements: [],
    },
  ],
};
const printOf = async (value: unknown) => (await sectionPrints([value]))[0];
/** The section with a part of its JSON written otherwise. */
const spoilt = (from: string, to: string) => {
  const text = JSON.stringify(section);
  expect(text).toContain(from);
  return JSON.parse(text.replace(from, to)) as unknown;
};

test("a template fingerprint ignores ids, the site's pictures and the order of settings", async () => {
  const same = {
    ...section,
    id: "ffffffff",
    isInner: true,
    settings: {
      background_image: { id: 912, url: "https://site.example/wp-content/uploads/a-1.webp" },
      padding: { top: "10", unit: "px" },
      _title: "Prices",
    },
  };
  expect(await printOf(same)).toBe(await printOf(section));
  expect(await printOf(spoilt("1a2b3c4", "9f9f9f9"))).toBe(await printOf(section));
});

test("empty settings may be a list", async () => {
  const bare = { elType: "container", elements: [] };
  const prints = await sectionPrints([
    { ...bare, settings: [] },
    { ...bare, settings: {} },
  ]);
  expect(prints[0]).toBe(prints[1]);
});

test("a template fingerprint counts words, settings, links, names and the order of elements", async () => {
  const print = await printOf(section);
  for (const [from, to] of [
    ['"One"', '"Two"'],
    ['"10"', '"12"'],
    ["#your-shop", "#your-checkout"],
    ["Prices", "Offers"],
    ["icon-list", "text-editor"],
  ] as const)
    expect(await printOf(spoilt(from, to)), from).not.toBe(print);
  const [inner] = section.elements;
  const two = { ...section, elements: [inner, { ...inner, widgetType: "image" }] };
  expect(await printOf(two)).not.toBe(await printOf({ ...two, elements: two.elements.toReversed() }));
});

test("a fingerprint is the first eight or sixteen digits of the SHA-256", async () => {
  const [print] = await sectionPrints([{}]);
  const sha = (text: string) => createHash("sha256").update(text).digest("hex");
  expect(print).toBe(sha(JSON.stringify([null, "", {}, []])).slice(0, 8));
  expect(await filePrint(["12345678", "9abcdef0"])).toBe(sha("12345678\n9abcdef0").slice(0, 16));
});

test("a section is named as the Structure panel names it", () => {
  expect(sectionTitles([section, {}, { settings: [] }])).toEqual(["Prices", "", ""]);
});

const versionOf = (version: number, withdrawn = false): TemplateVersion => ({
  version,
  day: "2026-11-23",
  words: "The price table has a row for GST.",
  changed: [],
  fingerprint: `print-${version}`,
  parts: [],
  ...(withdrawn ? { withdrawn } : {}),
});

test("olderFiles names the two versions before the newest, without a withdrawn one", () => {
  const numbers = (...versions: TemplateVersion[]) => olderFiles(versions).map(({ version }) => version);
  expect(numbers(versionOf(1))).toEqual([]);
  expect(numbers(versionOf(4), versionOf(3), versionOf(2), versionOf(1))).toEqual([3, 2]);
  expect(numbers(versionOf(4), versionOf(3, true), versionOf(2), versionOf(1))).toEqual([2]);
});

test("a setting that is null is part of a template's fingerprint", async () => {
  const bare = { elType: "container", elements: [] };
  const [none, empty] = await sectionPrints([
    { ...bare, settings: { title: null } },
    { ...bare, settings: { title: {} } },
  ]);
  expect(none).not.toBe(empty);
});
