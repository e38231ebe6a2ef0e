import type { TemplateCategory } from "@store/contract/resources";
import { expect, test } from "vitest";
import { findTemplates } from "./find-templates.ts";

const shelf = (id: string, names: string[]): TemplateCategory => ({
  id,
  name: id,
  description: "",
  guide: [],
  templates: names.map((name) => ({
    id: `${id}/${name}`,
    name,
    slug: name,
    preview: name,
    sections: [],
    fonts: [],
    colours: [],
    pictures: 0,
    bytes: 0,
    version: 1,
  })),
});
const shelves = [shelf("one", ["Agency", "Blue Capture Page"]), shelf("two", ["Women's Fashion", "Agency"])];
const namesOf = (text: string) =>
  findTemplates(shelves, text).map(({ templates }) => templates.map(({ name }) => name));

test("an empty search finds everything in its order", () => {
  expect(findTemplates(shelves, "  ")).toEqual(shelves);
});

test("a search ignores case and the order of words", () => {
  expect(namesOf("AGEN")).toEqual([["Agency"], ["Agency"]]);
  expect(namesOf("page blue")).toEqual([["Blue Capture Page"], []]);
});

test("a search ignores apostrophes", () => {
  for (const text of ["womens", "women's", "women’s"])
    expect(namesOf(text)).toEqual([[], ["Women's Fashion"]]);
});

test("a shelf stays in the results where nothing matches", () => {
  expect(namesOf("nothing")).toEqual([[], []]);
});
