import { expect, test } from "vitest";
import type { Json, Template } from "../elementor/types.ts";
import { initials } from "../kit/figure.ts";
import { libraryPages } from "../pages.ts";
import { filledIn } from "./filled-in.ts";
import { renderPage } from "./page.ts";
import { factsOf, sampleFacts } from "./sample-facts.ts";

const shown = libraryPages().map((page) => {
  const template = page.template();
  const filled = filledIn(template, page.from);
  return {
    path: page.path,
    from: page.from,
    template,
    filled,
    html: renderPage(filled, { fonts: "/fonts", pictures: "/pictures" }).replace(
      /<(style|script)[\s\S]*?<\/\1>/g,
      "",
    ),
  };
});

test("a filled in page has no place left for words", () => {
  for (const { path, html } of shown) {
    const seen = html.replace(/<[^>]+>/g, "");
    expect(seen.match(/\[[^[\]]+\]/g) ?? [], path).toEqual([]);
  }
});

test("a filled in page has the pictures of its template, and no other", () => {
  const pictures = (of: Template) => JSON.stringify(of).match(/"url":"[^"]+"/g) ?? [];
  for (const { path, template, filled } of shown) expect(pictures(filled), path).toEqual(pictures(template));
});

test("initials are those of somebody whom the same section of the page names", () => {
  let found = 0;
  for (const { path, template, filled } of shown)
    for (const [at, section] of template.content.entries()) {
      const open = JSON.stringify(section).split(`"title":${JSON.stringify(initials)}`).length - 1;
      if (open === 0) continue;
      found += open;
      const said = textsOf(filled.content[at]?.elements as unknown as Json);
      const named = [...said.join(" ").matchAll(/\b([A-Z])[a-z]+(?= ([A-Z]))/g)].map(
        ([, first, last]) => `${first}${last}`,
      );
      const letters = said.filter((text) => /^[A-Z]{2}$/.test(text));
      expect(letters, path).toHaveLength(open);
      expect(new Set(letters).size, path).toBe(open);
      for (const two of letters) expect(named, path).toContain(two);
    }
  expect(found).toBeGreaterThan(30);
});

test("words that tell a buyer what to write are not taken for an example", () => {
  const telling =
    /real words|put (?:in (?:your|three|photo)|your (?:real|own)|real)|replace (?:these )?with|replace the names of|real ones only|real line|if you hold one|own words:|figures of your clinic|use real before/i;
  for (const { path, html } of shown) expect(html.match(telling)?.[0], path).toBeUndefined();
});

/** All texts of a template, in the order of the page. */
function textsOf(value: Json): string[] {
  if (typeof value === "string") return [value.replace(/<[^>]+>/g, "").trim()];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** What a page's texts ask for and what is there once it is filled in. */
const pairsOf = ({ template, filled }: (typeof shown)[number]) => {
  const [before, then] = [template, filled].map(({ content }) => textsOf(content as unknown as Json));
  return (before ?? [])
    .map((text, at) => [text, then?.[at] ?? ""] as const)
    .filter(([asked, said]) => asked !== said);
};
const peopleOf = ({ owner, others = [] }: (typeof sampleFacts)[string]) => [
  ...(owner ? [owner] : []),
  ...others,
];
const everybody = Object.values(sampleFacts).flatMap(peopleOf);
const sampleIn = (text: string) => everybody.find((name) => text.includes(name));

const ofOwner =
  /^\[Your name\]|\[(?:Artist|Author|Chef|Coach|Consultant|Founder|Gardener|Guide|Lead rider|Planner|Teacher|Trainer|Watchmaker)'s name\]/;
const ofOthers = /^\[(?:Name|Dr Name|(?:Client|Barber|Parent)'s name)\](?:$|, \[|\. )|\]” \[Name\]/;

test("nobody who is named on a filled in page has the name of another there, nor of whoever runs it", () => {
  let quoted = 0;
  for (const page of shown) {
    const pairs = pairsOf(page);
    const others = pairs.filter(([asked]) => ofOthers.test(asked)).map(([, said]) => sampleIn(said));
    expect(others, page.path).not.toContain(undefined);
    expect(new Set(others).size, `${page.path}: ${others.join(", ")}`).toBe(others.length);
    const owners = pairs.filter(([asked]) => ofOwner.test(asked)).flatMap(([, said]) => sampleIn(said) ?? []);
    expect(new Set(owners).size, page.path).toBeLessThanOrEqual(1);
    for (const owner of owners) expect(others, page.path).not.toContain(owner);
    quoted += others.length;
  }
  expect(quoted).toBeGreaterThan(90);
});

test("whoever runs a kit's pages has one name on all of them", () => {
  for (const from of new Set(shown.map((page) => page.from))) {
    const owners = shown
      .filter((page) => page.from === from)
      .flatMap(pairsOf)
      .filter(([asked]) => ofOwner.test(asked))
      .flatMap(([, said]) => sampleIn(said) ?? []);
    expect(new Set(owners).size, from.slug).toBeLessThanOrEqual(1);
  }
});

test("no two pages share a shop, a person or a figure that was made up for one of them", () => {
  const all = Object.values(sampleFacts);
  const figures = all.map(({ words }) =>
    Object.entries(words ?? {}).flatMap(([asked, said]) =>
      /^(?:#?0000?|0,000|number)$/.test(asked) ? [said] : [],
    ),
  );
  for (const shared of [all.map(({ brand }) => brand), everybody, figures.flat()])
    expect(shared.filter((one, at) => shared.indexOf(one) !== at)).toEqual([]);
});

test("the facts of previews are of the templates and kits that there are, and everybody in them is named", () => {
  expect(Object.keys(sampleFacts).sort()).toEqual(
    [...new Set(shown.map(({ from }) => `${from.category}/${from.slug}`))].sort(),
  );
  for (const path of Object.keys(sampleFacts)) {
    const pages = shown.filter(({ from }) => `${from.category}/${from.slug}` === path);
    const said = pages.map(({ html }) => html).join(" ");
    expect(
      peopleOf(factsOf(path)).filter((name) => !said.includes(name)),
      path,
    ).toEqual([]);
  }
});

test("a page with a map gives an address in the place that the map shows", () => {
  const maps = shown.flatMap(({ path, from, filled }) =>
    [...JSON.stringify(filled).matchAll(/"address":"([^"]+)"/g)].map(([, map = ""]) => ({
      path,
      from,
      map,
      filled,
    })),
  );
  expect(maps.length).toBeGreaterThanOrEqual(5);
  for (const { path, from, map, filled } of maps) {
    const [city = "?", area = "?"] = factsOf(`${from.category}/${from.slug}`).place ?? [];
    expect(map, path).toContain(area);
    expect(JSON.stringify(filled).replace(map, ""), path).toContain(city);
  }
});
