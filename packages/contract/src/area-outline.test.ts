import { describe, expect, test } from "vitest";
import { newSince, standOf, visitOn } from "./area-outline.ts";

const points = ["gen-1", "gen-2", "gen-3"].map((id) => ({ id, title: `Point ${id}` }));
const lessons = [
  { id: "pixel", title: "Pixel", ticks: ["pixel/0", "pixel/1"] },
  { id: "metrics", title: "Metrics", ticks: ["metrics/0"] },
];
const nothing = { ticked: [], statuses: {} };

describe("a checklist goes on", () => {
  test.each([
    ["nowhere before the first mark", [], undefined],
    ["after the point that was ticked last", ["gen-1"], "gen-2"],
    ["at the first open point once the last one is ticked", ["gen-2", "gen-3"], "gen-1"],
    ["after a point that is no longer listed", ["gen-2", "gone-1"], "gen-3"],
    ["nowhere once all are ticked", ["gen-1", "gen-2", "gen-3"], undefined],
  ])("%s", (_, ticked, next) => {
    expect(standOf("checklist", points, { ...nothing, ticked }).next?.id).toBe(next);
  });
});

test("the course goes on in the lesson that was opened last until all its lines are ticked", () => {
  const at = (...ticked: string[]) => standOf("fbads", lessons, { ...nothing, lesson: "pixel", ticked });
  expect(at("pixel/0")).toEqual({ done: 0, next: { id: "pixel", title: "Pixel" } });
  expect(at("pixel/0", "pixel/1")).toEqual({ done: 1, next: { id: "metrics", title: "Metrics" } });
});

test("templates of the library are done when they were downloaded", () => {
  const downloads = { "gen-2": { version: 1, day: "2026-11-26" } };
  expect(standOf("funnel_templates", points, { ...nothing, downloads })).toEqual({ done: 1 });
});

test("what came after a visit is new, the newest first, and nothing is before a first visit", () => {
  const [one, two, three] = points;
  const things = [
    { ...one, added: "2026-12-01" },
    { ...two },
    { ...three, added: "2026-12-09" },
  ] as typeof points;
  expect(newSince(things, "2026-11-30").map(({ id }) => id)).toEqual(["gen-3", "gen-1"]);
  expect(newSince(things, "2026-12-01").map(({ id }) => id)).toEqual(["gen-3"]);
  expect(newSince(things, undefined)).toEqual([]);
});

test("what was new at the first look of a day is new until that day is over", () => {
  expect(visitOn("2026-12-09", undefined)).toEqual({ day: "2026-12-09" });
  const visit = visitOn("2026-12-09", { day: "2026-12-01" });
  expect(visit).toEqual({ day: "2026-12-09", since: "2026-12-01" });
  expect(visitOn("2026-12-09", visit)).toEqual(visit);
  expect(visitOn("2026-12-10", visit)).toEqual({ day: "2026-12-10", since: "2026-12-09" });
});
