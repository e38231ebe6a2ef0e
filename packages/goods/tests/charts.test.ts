// The drawings of the lessons say nothing that the lesson does not.
import type { Block, Lesson } from "@store/contract/course-content";
import { describe, expect, test } from "vitest";
import { course } from "../src/course.ts";
import { chartTexts, textsOf } from "./block-texts.ts";

type ChartBlock = Extract<Block, { type: "chart" }>;

const lessons = course.flatMap((chapter) => chapter.lessons);
const charts = lessons.flatMap((lesson) =>
  lesson.body.flatMap((block): [string, Lesson, ChartBlock][] =>
    block.type === "chart" ? [[lesson.id, lesson, block]] : [],
  ),
);
const numbersIn = (text: string) => [...text.matchAll(/\d+(?:,\d+)*(?:\.\d+)?/g)].map(([number]) => number);

test("the course has drawings in at least twelve lessons", () => {
  const ids = charts.map(([id]) => id);
  expect(ids.length).toBeGreaterThanOrEqual(12);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(charts)("the drawing of %s", (_id, lesson, block) => {
  const { chart, caption } = block;
  const said = lesson.body.flatMap((each) => (each.type === "chart" ? [] : textsOf(each))).join(" ");

  test("prints only numbers of the lesson", () => {
    const known = new Set(numbersIn(said.replaceAll("**", "")));
    const drawn = numbersIn([...chartTexts(chart), caption].join(" ")).filter((number) => !known.has(number));
    expect(drawn.filter((number) => Number(number.replaceAll(",", "")) > 10)).toEqual([]);
  });

  test("is as long as its figure says", () => {
    if (!("rows" in chart) || chart.kind === "funnel" || chart.kind === "timeline") return;
    for (const { value, text } of chart.rows)
      if (text !== "") expect(numbersIn(text)[0]?.replaceAll(",", "")).toBe(String(value));
    if ("mark" in chart && chart.mark)
      expect(numbersIn(chart.mark.text)[0]?.replaceAll(",", "")).toBe(String(chart.mark.value));
    if (chart.kind === "split")
      expect(chart.rows.reduce((sum, { value }) => sum + value, 0)).toBe(
        Number(numbersIn(chart.total.text)[0]?.replaceAll(",", "")),
      );
  });

  test("has a timeline without a gap", () => {
    if (chart.kind !== "timeline") return;
    chart.rows.forEach(({ from, to }, row) => {
      expect(from).toBe(chart.rows[row - 1]?.to ?? 0);
      expect(to).toBeGreaterThan(from);
    });
  });
});
