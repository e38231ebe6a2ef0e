import { resourceTypes } from "@store/contract/catalogue";
import { ResourceContent } from "@store/contract/resources";
import { expect, test } from "vitest";
import { readContent } from "../read-content.ts";
import { guides } from "./guides.ts";
import { library } from "./library.ts";

test("three shelves of 9, 15 and 39, each with a description and a guide", () => {
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

test("no guide is for a shelf that is not there", () => {
  expect(Object.keys(guides).sort()).toEqual(library.map(({ id }) => id).sort());
});

test("every template belongs to one family of its shelf, and no family names another", () => {
  for (const { id, guide, templates } of library) {
    const named = guide.flatMap((family) => family.templates);
    expect(named.toSorted(), id).toEqual(templates.map(({ slug }) => slug).toSorted());
  }
});

test("guides are short: up to five steps of at most two lines", () => {
  for (const { family, steps } of library.flatMap(({ guide }) => guide)) {
    expect(steps.length, family).toBeGreaterThanOrEqual(3);
    expect(steps.length, family).toBeLessThanOrEqual(5);
    for (const step of steps) expect(step.length, step).toBeLessThanOrEqual(150);
  }
});

test("ids are unique, slugs within their shelf", () => {
  const ids = library.flatMap(({ templates }) => templates.map(({ id }) => id));
  expect(new Set(ids).size).toBe(63);
  for (const { id, templates } of library)
    for (const template of templates) expect(template.id).toBe(`${id}/${template.slug}`);
});

test("every resource reads as its shape", async () => {
  for (const resource of resourceTypes) {
    const content = await readContent(resource);
    expect(ResourceContent.parse(content), resource).toEqual(content);
  }
});
