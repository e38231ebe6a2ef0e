import type { Block, Lesson } from "@store/contract/course-content";
import { describe, expect, test } from "vitest";
import { course } from "../src/course.ts";
import { textsOf } from "./block-texts.ts";
import { checkSums } from "./printed-sums.ts";

const lessons = course.flatMap((chapter) => chapter.lessons);
const cases = lessons.map((lesson) => [lesson.id, lesson] as const);

const textsIn = (lesson: Lesson) => lesson.body.flatMap(textsOf);
const wordsIn = (lesson: Lesson) => textsIn(lesson).join(" ").split(/\s+/).filter(Boolean).length;
const blocksOf = <T extends Block["type"]>(lesson: Lesson, type: T) =>
  lesson.body.filter((block): block is Extract<Block, { type: T }> => block.type === type);

describe("the course", () => {
  test("has seven chapters with 27 lessons, as the specification names them", () => {
    expect(course.map(({ id, lessons }) => [id, ...lessons.map(({ title }) => title)])).toEqual([
      ["setup", "Business Manager", "Ad Account", "Pixel", "Conversion API"],
      ["structure", "The 3-tier hierarchy", "Objectives", "Budget optimization", "Naming conventions"],
      ["targeting", "Core audiences", "Custom audiences", "Lookalike audiences"],
      ["creative", "Image ads", "Video ads", "Copy formulas", "Carousel ads"],
      ["tracking", "Events Manager", "Custom conversions", "UTM parameters", "Attribution windows"],
      ["optimization", "Metrics", "A/B testing", "Scale, kill, optimize", "Budget management"],
      ["scaling", "Vertical scaling", "Horizontal scaling", "CBO scaling", "The scaling roadmap"],
    ]);
  });

  test("gives every lesson an id of its own, in kebab case", () => {
    const ids = lessons.map((lesson) => lesson.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/u.test(id))).toEqual([]);
  });

  test("stays the same as JSON", () => {
    expect(JSON.parse(JSON.stringify(course))).toEqual(course);
  });

  test("repeats no sentence of more than eight words", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const lesson of lessons) {
      for (const text of textsIn(lesson)) {
        for (const sentence of text.split(/(?<=[.?:;])\s+/u)) {
          const key = sentence.toLowerCase().replace(/[^\p{L}\p{N}₹% ]/gu, "");
          if (key.split(" ").length <= 8) continue;
          if (seen.has(key)) repeated.push(`${seen.get(key)} and ${lesson.id}: ${sentence}`);
          seen.set(key, lesson.id);
        }
      }
    }
    expect(repeated).toEqual([]);
  });

  test("gives no two lessons the same order of blocks", () => {
    const shapes = lessons.map((lesson) => lesson.body.map((block) => block.type).join(" "));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  test("states the guidelines of the specification where they belong", () => {
    const said = (id: string) =>
      textsIn(lessons.find((lesson) => lesson.id === id) ?? lessons[0] ?? never()).join(" ");
    expect(said("vertical-scaling")).toContain("at most 20% more, every three days");
    expect(said("three-tier-hierarchy")).toContain("about **50 of the chosen events in a week**");
    expect(said("lookalike-audiences")).toMatch(/1%.*10%/u);
    for (const window of ["1-day click", "7-day click", "28-day click"]) {
      expect(said("attribution-windows")).toContain(window);
    }
  });
});

describe.each(cases)("lesson %s", (_id, lesson) => {
  test("is between 500 and 900 words long and says how long it takes", () => {
    const words = wordsIn(lesson);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
    expect(lesson.minutes).toBe(Math.round(words / 180));
  });

  test("has steps, an example in rupees, mistakes and a closing checklist", () => {
    expect(blocksOf(lesson, "steps").flatMap((block) => block.items).length).toBeGreaterThanOrEqual(5);
    const figures = blocksOf(lesson, "example").flatMap((block) => block.figures ?? []);
    expect(figures.filter(([, value]) => value.includes("₹")).length).toBeGreaterThanOrEqual(3);
    expect(blocksOf(lesson, "mistakes").flatMap((block) => block.items).length).toBeGreaterThanOrEqual(3);
    expect(blocksOf(lesson, "checklist")).toHaveLength(1);
    expect(lesson.body.at(-1)?.type).toBe("checklist");
  });

  test("prints only sums that are right", () => {
    const checks = textsIn(lesson).map(checkSums);
    expect(checks.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(checks.reduce((sum, { checked }) => sum + checked, 0)).toBeGreaterThanOrEqual(3);
  });

  test("follows the house style", () => {
    const text = textsIn(lesson).join("\n");
    expect(text).not.toMatch(/!/u);
    expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
    expect(text).not.toMatch(/₹\s/u);
    // Indian grouping: 1,00,000 and never 100,000.
    expect(text).not.toMatch(/\d{3},\d{3}/u);
    expect(text).not.toMatch(/\d{5,}(?!x)/u);
    for (const written of textsIn(lesson)) expect((written.match(/\*\*/gu) ?? []).length % 2).toBe(0);
  });

  test("gives every row of a table the same number of cells", () => {
    for (const table of blocksOf(lesson, "table")) {
      for (const row of table.rows) expect(row).toHaveLength(table.head.length);
    }
  });
});

function never(): never {
  throw new Error("the course has no lessons");
}
