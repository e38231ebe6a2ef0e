import { expect, test } from "vitest";
import { briefs } from "../briefs/all.ts";
import { sectionName } from "./titles.ts";

test("every kind of section has a plain name", () => {
  for (const { kind } of briefs.flatMap(({ sections }) => sections))
    expect(sectionName(kind), kind).toMatch(/^[A-Z][a-z ,]+$/);
});

test("a kind that nobody named is refused", () => {
  expect(() => sectionName("mystery")).toThrow("has no name");
});
