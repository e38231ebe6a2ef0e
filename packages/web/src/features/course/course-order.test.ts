import { tickIdsOf } from "@store/contract/area-outline";
import type { Block, Chapter, Lesson } from "@store/contract/course-content";
import { expect, test } from "vitest";
import { clock, lessonAfter, placedLessons, posterOf } from "./course-order.ts";

const lesson = (id: string, body: Block[] = []): Lesson => ({ id, title: id, minutes: 4, body });
const chapters: Chapter[] = [
  { id: "setup", title: "Setup", summary: "", lessons: [lesson("one"), lesson("two")] },
  { id: "structure", title: "Structure", summary: "", lessons: [lesson("three")] },
];

test("the next lesson crosses the end of a chapter", () => {
  const all = placedLessons(chapters);
  expect(all.map(({ lesson, chapterAt, place }) => [lesson.id, chapterAt, place])).toEqual([
    ["one", 0, 1],
    ["two", 0, 2],
    ["three", 1, 1],
  ]);
  expect(lessonAfter(all, "two")).toMatchObject({ chapterAt: 1, lesson: { id: "three" } });
  expect(lessonAfter(all, "three")).toBeUndefined();
  expect(lessonAfter(all, "unknown")).toBeUndefined();
});

test("each line of a lesson's checklist has an id of its own", () => {
  const body: Block[] = [
    { type: "text", text: "Read." },
    { type: "checklist", items: ["First", "Second"] },
  ];
  expect(tickIdsOf(lesson("pixel", body))).toEqual(["pixel/0", "pixel/1"]);
  expect(tickIdsOf(lesson("pixel"))).toEqual([]);
});

test("only a film of ours has a poster", () => {
  const film = { kind: "film", file: "a.mp4", seconds: 74, poster: "/films/a.webp" } as const;
  expect(posterOf({ ...lesson("a"), video: film })).toBe("/films/a.webp");
  expect(
    posterOf({ ...lesson("a"), video: { kind: "hosted", url: "https://films.example/a" } }),
  ).toBeUndefined();
  expect(clock(74.4)).toBe("1:14");
});
