import { expect, test } from "vitest";
import { briefs } from "../briefs/all.ts";
import { buildTemplate } from "../build.ts";
import type { Element, Template } from "../elementor/types.ts";
import { movementFaults } from "./movement.ts";

const toys = briefs.find(({ slug }) => slug === "toys");
if (!toys) throw new Error("the brief of toys is gone");
const template = buildTemplate(toys);
const all = (element: Element): Element[] => [element, ...element.elements.flatMap(all)];
const moving = (page: Template) => page.content.flatMap(all).filter(({ settings }) => settings.animation);
const messages = (spoil: (page: Template) => void) => {
  const page = structuredClone(template);
  spoil(page);
  return movementFaults("toys", page)
    .map(({ message }) => message)
    .join("\n");
};

test("a page moves a little, and rightly", () => {
  expect(moving(template).length).toBeGreaterThan(0);
  expect(movementFaults("toys", template)).toEqual([]);
});

test("most pages move, none much", () => {
  const counts = briefs.map((brief) => moving(buildTemplate(brief)).length);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(40);
  expect(Math.max(...counts)).toBeLessThanOrEqual(4);
}, 120_000);

test.each<[string, (page: Template) => void, RegExp]>([
  [
    "a first screen that moves",
    (page) => Object.assign(page.content[2]?.settings ?? {}, { animation: "fadeIn" }),
    /first screen/,
  ],
  ["phones that jump", (page) => delete moving(page)[0]?.settings.animation_mobile, /still on phones/],
  [
    "a button that comes late",
    (page) => {
      const section = page.content.findLast((each) => JSON.stringify(each).includes('"button"'));
      Object.assign(section?.settings ?? {}, { animation: "fadeIn", animation_mobile: "none" });
    },
    /must be there at once/,
  ],
  ["content that waits for a script", (page) => page.content.shift(), /noscript style is missing/],
  [
    "too much of it",
    (page) => {
      for (const section of page.content) Object.assign(section.settings, { animation: "fadeIn" });
    },
    /the most is/,
  ],
])("finds %s", (_name, spoil, wanted) => {
  expect(messages(spoil)).toMatch(wanted);
});
