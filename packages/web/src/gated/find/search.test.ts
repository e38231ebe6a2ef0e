import { findEntries } from "@store/goods/find-entries";
import { expect, test } from "vitest";
import { questions } from "./questions-testing.ts";
import { searchEntries, searchOver } from "./search.ts";

const entries = findEntries();
const things = searchEntries(entries);
const search = await searchOver(things);

test("nine in ten questions of practitioners are answered by the first thing found", () => {
  const keys = new Set(things.map(({ key }) => key));
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(questions.flatMap(([, ...answers]) => answers).filter((key) => !keys.has(key))).toEqual([]);
  const missed = questions.filter(([asked, ...answers]) => !answers.includes(search(asked)[0]?.key ?? ""));
  expect(missed.length, missed.map(([asked]) => asked).join(", ")).toBeLessThanOrEqual(questions.length / 10);
});

test.each([
  ["a typing fault", "lookalkie", "fbads/lookalike-audiences"],
  ["the beginning of a word", "lookal", "fbads/lookalike-audiences"],
  ["a word of Hindi in Latin letters", "bhugtan", "checklist/upi-failures"],
  ["capitals", "CAROUSEL", "fbads/carousel-ads"],
])("%s finds what was meant", (_, asked, key) => {
  expect(search(asked).map((thing) => thing.key)).toContain(key);
});

test.each(["", "   ", "?!*", "the of and", "zzzzqqq", "(((", "x".repeat(200)])(
  "the question %j finds nothing and fails nothing",
  (asked) => {
    expect(search(asked)).toEqual([]);
  },
);

test("what is not owned cannot be found, and calculators come with an area that has them", () => {
  const library = searchEntries(entries.filter(({ area }) => area === "funnel_templates"));
  expect(library.map(({ kind }) => kind)).not.toContain("calculator");
  const course = searchEntries(entries.filter(({ area }) => area === "fbads"));
  expect(course.find(({ key }) => key === "tool/cash-gap")?.path).toBe("/fb-ads-course#tool-cash-gap");
});

test("every thing has an address of its own", () => {
  expect(new Set(things.map(({ path }) => path)).size).toBe(things.length);
});
