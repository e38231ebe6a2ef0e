import { type Extra, Extra as ExtraSchema } from "@store/contract/course-content";
import type { TreeNode } from "@store/contract/figure-content";
import { describe, expect, test } from "vitest";
import { course, indiaShelf, seoShelf } from "../src/course.ts";
import { textsOf } from "./block-texts.ts";
import { checkSums } from "./printed-sums.ts";

const extras = [...course.flatMap((chapter) => chapter.extras ?? []), ...indiaShelf, ...seoShelf];
const cases = extras.map((extra) => [extra.id, extra] as const);
const textsIn = (extra: Extra) => extra.body.flatMap(textsOf);
const wordsIn = (extra: Extra) => textsIn(extra).join(" ").split(/\s+/u).length;

test("every chapter has its extras under ids of their own", () => {
  expect(course.map((chapter) => chapter.extras?.length)).toEqual([1, 1, 1, 3, 1, 1, 2]);
  expect([indiaShelf.length, seoShelf.length]).toEqual([4, 4]);
  const ids = [
    ...extras.map(({ id }) => id),
    ...course.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

test("the required decisions are drawn as trees", () => {
  const trees = extras.flatMap(({ body }) => body.flatMap((block) => (block.type === "tree" ? [block] : [])));
  expect(trees.map(({ title }) => title).sort()).toEqual([
    "Kill, leave, repair or scale?",
    "Sales fell overnight",
    "What does this order get?",
    "Which step first?",
  ]);
  for (const { title, root } of trees) {
    const ends = endsOf(root);
    expect(ends.length, title).toBeGreaterThanOrEqual(5);
    expect(new Set(ends).size, title).toBe(ends.length);
  }
});

/** The advice at the ends; a question ends in a question mark and has two answers at least. */
function endsOf({ text, branches }: TreeNode): string[] {
  if (!branches) return [text];
  expect(text).toMatch(/\?$/u);
  expect(branches.length).toBeGreaterThanOrEqual(2);
  expect(new Set(branches.map(({ answer }) => answer)).size).toBe(branches.length);
  return branches.flatMap(({ next }) => endsOf(next));
}

describe.each(cases)("extra %s", (_id, extra) => {
  test("keeps its shape when it is sent", () => {
    expect(ExtraSchema.parse(JSON.parse(JSON.stringify(extra)))).toEqual(extra);
  });

  test("says how long it takes, when it was checked and where its facts come from", () => {
    expect(extra.minutes).toBeGreaterThanOrEqual(Math.round(wordsIn(extra) / 250));
    expect(extra.minutes).toBeLessThanOrEqual(Math.ceil(wordsIn(extra) / 90));
    expect(extra.checked).toBe("November 2026");
    for (const { url, title } of extra.sources) {
      expect(url).toMatch(/^https:\/\/[^?#]+$/u);
      expect(title.length).toBeGreaterThan(8);
    }
  });

  test("prints only sums that are right", () => {
    expect(textsIn(extra).flatMap((text) => checkSums(text).wrong)).toEqual([]);
  });

  test("follows the house style", () => {
    const text = textsIn(extra).join("\n");
    expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
    expect(text).not.toMatch(/₹\s/u);
    expect(text).not.toMatch(/\d{3},\d{3}/u);
    for (const written of textsIn(extra)) expect((written.match(/\*\*/gu) ?? []).length % 2).toBe(0);
    for (const block of extra.body)
      if (block.type === "table") for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  });
});

test("an extra about law or Meta's rules names a source", () => {
  const own = ["two-decisions", "swipe-file", "mail-words"];
  expect(
    extras
      .filter(({ sources }) => sources.length === 0)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(own.sort());
});

test("the festival calendar runs forwards and marks a movable date as expected", () => {
  const calendar = extras.find(({ id }) => id === "festival-calendar");
  const table = calendar?.body.find((block) => block.type === "table");
  const days = (table?.rows ?? []).map(([name = "", day = ""]) => ({ name, day }));
  expect(days.filter(({ day }) => !day.startsWith("expected ")).map(({ name }) => name)).toEqual([
    "Christmas",
    "Valentine's Day",
  ]);
  const times = days.map(({ day }) =>
    Date.parse(/\d+\s\w{3}\s\d{4}/u.exec(day)?.[0].replace(/\s/gu, " ") ?? ""),
  );
  expect(times.length).toBeGreaterThan(12);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times).not.toContain(Number.NaN);
});
