import { expect, test } from "vitest";
import { libraryPages } from "../pages.ts";
import { filledIn, filledShelves } from "./filled-in.ts";
import { renderPage } from "./page.ts";

const shown = libraryPages(filledShelves).map((page) => ({
  path: page.path,
  html: renderPage(filledIn(page.template(), page.path), { fonts: "/fonts", pictures: "/pictures" }).replace(
    /<(style|script)[\s\S]*?<\/\1>/g,
    "",
  ),
}));

test("a filled in page has no place left for words or for a photograph", () => {
  for (const { path, html } of shown) {
    const seen = html.replace(/<[^>]+>/g, "");
    expect(seen.match(/\[[^[\]]+\]/g) ?? [], path).toEqual([]);
    expect(seen, path).not.toContain("Your photograph");
  }
});

test("words that tell a buyer what to write are not taken for an example", () => {
  const telling = /real words|put in |put your real|replace these with|real line|if you hold one|own words:/i;
  for (const { path, html } of shown) expect(html.match(telling)?.[0], path).toBeUndefined();
});
