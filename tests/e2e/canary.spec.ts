// What is sold never lies in the public site: every sentence behind a login is looked for in every built file.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { type ResourceType, resourceTypes } from "@store/contract/products";
import { readContent } from "@store/goods/read-content";
import { built } from "./support/build.ts";

/** Shorter ones may be said anywhere. */
const telling = 40;
const readable = new Set([".html", ".js", ".css", ".json", ".svg", ".txt", ".xml", ".vtt", ".map"]);

/** Behind a login and yet public by intent: what the showcase tells of the ads, and the list of the templates and kits. */
const publicKeys: Partial<Record<ResourceType, readonly string[]>> = {
  "ad-templates": ["headline", "primaryText"],
  funnel_templates: ["about", "description", "id", "preview", "slug"],
};

for (const resource of resourceTypes) {
  test(`the public site holds no sentence of ${resource}`, async () => {
    const content = await readContent(resource);
    const sentences = sentencesOf(content, publicKeys[resource] ?? []).filter(
      (text) => text.length >= telling && !/^(https?:|\/)/.test(text),
    );
    expect(sentences.length).toBeGreaterThan(10);
    const files = textsOf(built.siteDir);
    expect(files.length).toBeGreaterThan(40);
    const found = sentences.flatMap((sentence) =>
      files
        .filter(({ text }) => text.includes(sentence))
        .map(({ name }) => `${name}: ${sentence.slice(0, 80)}`),
    );
    expect(found).toEqual([]);
  });
}

test("the search finds the public texts of the ads", async () => {
  const content = await readContent("ad-templates");
  if (content?.kind !== "ad-templates") throw new Error("No ads");
  const [page] = textsOf(built.siteDir).filter(({ name }) => name === "ad-templates.html");
  for (const { primaryText } of content.creatives) expect(page?.text).toContain(primaryText);
});

/** Every text of a content, however deep. */
function sentencesOf(value: unknown, besides: readonly string[], key = ""): string[] {
  if (typeof value === "string") return besides.includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => sentencesOf(one, besides, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => sentencesOf(one, besides, name));
}

/** Every file that can be read, with the signs that HTML and JavaScript write differently put back. */
function textsOf(dir: string): { name: string; text: string }[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => readable.has(extname(name)))
    .map((name) => ({ name, text: plain(readFileSync(join(dir, name), "utf8")) }));
}

function plain(text: string): string {
  return text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&")
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
