import { expect, test } from "vitest";
import { briefs } from "./briefs/all.ts";
import { sectionNames } from "./section-names.ts";

test("sections by name, from the top, without head and foot", () => {
  expect(
    sectionNames(["brand-bar", "hero-split-flip", "feature-grid-3", "feature-rows", "footer-line"]),
  ).toEqual(["First screen", "Features"]);
  expect(sectionNames(["thanks-hero-facts", "side-offer-picture"])).toEqual(["Thank you", "Side offer"]);
  expect(() => sectionNames(["carousel"])).toThrow("carousel");
});

test("every kind in use has a name", () => {
  for (const { sections } of briefs) {
    expect(sectionNames(sections.map(({ kind }) => kind)).length).toBeGreaterThan(0);
  }
});
