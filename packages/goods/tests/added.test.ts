import { thingsOf } from "@store/contract/area-outline";
import { expect, test } from "vitest";
import { withDay } from "../src/funnels/guides.ts";
import { readContent } from "../src/read-content.ts";
import firstStock from "./first-stock.json" with { type: "json" };

test.each(["checklist", "seo-checklist", "fbads"] as const)(
  "what was not in the %s when it was first sold says since when it is",
  async (area) => {
    const first = new Set(firstStock[area]);
    const things = thingsOf(await readContent(area));
    expect(things.filter(({ id, added }) => !first.has(id) && added === undefined)).toEqual([]);
  },
);

test("a template is new by its newest version, unless it came with the first ones", () => {
  const template = { id: "creative/spa", version: 2 } as Parameters<typeof withDay>[0];
  const version = (day: string) => ({ version: 1, day, words: "", changed: [], fingerprint: "", parts: [] });
  const others = { "creative/bag": [version("2026-11-26")] };
  const addedOf = (...days: string[]) =>
    withDay(template, { ...others, "creative/spa": days.map(version) }).added;
  expect(addedOf("2026-11-26")).toBeUndefined();
  expect(addedOf("2027-01-04", "2026-11-26")).toBe("2027-01-04");
  expect(addedOf("2026-12-01")).toBe("2026-12-01");
});
