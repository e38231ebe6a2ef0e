import { readFileSync } from "node:fs";
import { sectionPrints, VersionLedger } from "@store/contract/template-versions";
import { guidedLibrary as library } from "@store/goods/funnels/guides";
import { expect, test } from "vitest";
import { fillTemplate } from "../fill/fill-template.ts";
import { recognise } from "./recognise.ts";

const ledger = VersionLedger.parse(
  JSON.parse(readFileSync(new URL("../../../../../goods/library/versions.json", import.meta.url), "utf8")),
);
const origin = "https://shop.example";
const fileOf = (path: string) =>
  readFileSync(new URL(`../../../../../goods/library/templates/${path}.json`, import.meta.url), "utf8");
const downloaded = (path: string, from = origin) =>
  fileOf(path).replaceAll("{{PICTURES}}/", `${from}/templates/pictures/`);
const tell = (text: string) => recognise(text, library, ledger, origin);

/** What an import into a page builder and an export out of it do to a file. */
function imported(json: string): string {
  let last = 0;
  const next = () => {
    last += 1;
    return last;
  };
  const walk = (element: Record<string, unknown>): unknown => ({
    id: `new${next()}`,
    elType: element.elType,
    ...(element.widgetType ? { widgetType: element.widgetType } : {}),
    isInner: false,
    settings:
      Object.keys(element.settings as object).length === 0
        ? []
        : Object.fromEntries(
            Object.entries(element.settings as object)
              .reverse()
              .map(([key, value]) => [
                key,
                typeof value === "object" && value !== null && "source" in value
                  ? { id: next(), url: `https://site.example/wp-content/uploads/${last}.webp` }
                  : value,
              ]),
          ),
    elements: (element.elements as Record<string, unknown>[]).map(walk),
  });
  const file = JSON.parse(json) as { content: Record<string, unknown>[]; title: string };
  return JSON.stringify({
    content: file.content.map(walk),
    page_settings: [],
    version: "0.4",
    title: "Page",
  });
}

test("a template is recognised as it is downloaded in its newest version", async () => {
  for (const { id, templates } of library)
    for (const { slug, version } of templates) {
      const found = await tell(downloaded(`${id}/${slug}`));
      expect(found, slug).toMatchObject({
        template: { id: `${id}/${slug}` },
        version: { version },
        own: [],
        gone: 0,
        repaired: undefined,
      });
    }
});

test("an export is recognised although ids and pictures are the site's own", async () => {
  const found = await tell(imported(downloaded("creative/spa")));
  expect(found).toMatchObject({ template: { id: "creative/spa" }, own: [], gone: 0 });
});

test("an older version is told from the newest", async () => {
  const id = "premium-funnels/trading";
  const [only] = ledger[id] ?? [];
  if (!only) throw new Error(id);
  const older = JSON.parse(downloaded(id));
  older.content[1].settings._title = "As it was before";
  const first = { ...only, parts: await sectionPrints(older.content) };
  const made = { ...ledger, [id]: [{ ...only, version: 2 }, first] };
  const versionIn = async (text: string) => recognise(text, library, made, origin);
  expect(await versionIn(JSON.stringify(older))).toMatchObject({
    template: { id },
    version: { version: 1 },
    newest: { version: 2 },
    own: [],
  });
  expect(await versionIn(downloaded(id))).toMatchObject({
    template: { id },
    version: { version: 2 },
    own: [],
  });
});

test("the owner's own sections are named", async () => {
  const file = JSON.parse(downloaded("creative/spa"));
  const [, second] = file.content;
  second.settings._title = "My own first screen";
  file.content.pop();
  const found = await tell(JSON.stringify(file));
  expect(found).toMatchObject({ template: { id: "creative/spa" }, own: ["My own first screen"], gone: 1 });
});

test("a fully reworked file is recognised by its colours", async () => {
  const file = JSON.parse(downloaded("creative/agency"));
  for (const section of file.content) section.settings._title = `${section.settings._title}, mine`;
  expect(await tell(JSON.stringify(file))).toMatchObject({ template: { id: "creative/agency" } });
  const filled = fillTemplate(downloaded("creative/restaurant"), { texts: { city: "Kochi" }, links: {} });
  expect(await tell(filled)).toMatchObject({ template: { id: "creative/restaurant" } });
});

test("a picture whose address is gone is looked for here", async () => {
  const old = downloaded("creative/spa", "http://localhost:3000");
  const found = await tell(old);
  expect(found?.own).toEqual([]);
  expect(found?.repaired).toBe(downloaded("creative/spa"));
});

test("a foreign file is said to be no template", async () => {
  for (const text of [
    "",
    "{}",
    "[1]",
    "null",
    '{"content":5}',
    '{"content":[{"elType":"container"}]}',
    "<html>",
  ])
    expect(await tell(text), text).toBeUndefined();
});
