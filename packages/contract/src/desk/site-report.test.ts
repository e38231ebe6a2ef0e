import { describe, expect, test } from "vitest";
import { openPoint, PointFields, type SitePoint } from "./site-point.ts";
import { type Outline, partsOf, reportOf, scoreOf } from "./site-report.ts";

const item = (id: string) => ({ id, task: `Task ${id}`, why: "" });
const outline: Outline = {
  list: "checklist",
  title: "Pages of the shop",
  places: [
    { id: "general", title: "General", sections: [{ title: "All", items: ["a", "b", "cart"].map(item) }] },
    { id: "cart", title: "Cart", sections: [{ title: "All", items: ["cart", "d"].map(item) }] },
  ],
};
const point = (id: string, more: Partial<SitePoint> = {}): SitePoint => ({
  ...openPoint,
  ...{ list: "checklist", id, doneOn: "" },
  ...more,
});

describe("a report", () => {
  test("counts a point that stands on two pages on both, and once in the sum", () => {
    const { lists } = reportOf([outline], [point("cart", { mark: "done" })], []);
    expect(lists[0]).toMatchObject({ points: 4, done: 1, notNeeded: 0 });
    expect(lists[0]?.places.map(({ points, done }) => [points, done])).toEqual([
      [3, 1],
      [2, 1],
    ]);
  });

  test("tells each point once, on its own page, without its note", () => {
    const { points } = reportOf([outline], [point("cart", { note: "for us" })], []);
    expect(points).toHaveLength(1);
    expect(points[0]).toMatchObject({ task: "Task cart", place: "Cart" });
    expect(points[0]).not.toHaveProperty("note");
  });

  test("leaves out points that the checklist has no more, and lists that are not asked for", () => {
    const { points } = reportOf([outline], [point("gone"), { ...point("a"), list: "seo-checklist" }], []);
    expect(points).toEqual([]);
  });

  test("has a finding of which there is nothing but pictures, the one from before first", () => {
    const picture = (pointId: string, side: "before" | "after") => ({
      ...{ list: "checklist" as const, pointId, side },
      file: `${"0".repeat(32)}-800x600.webp`,
    });
    const report = reportOf(
      [outline],
      [],
      [picture("a", "after"), picture("a", "before"), picture("gone", "after")],
    );
    const [finding, ...others] = partsOf(report).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ id: "a", mark: "open", place: "General" });
    expect(finding?.pictures.map(({ side }) => side)).toEqual(["before", "after"]);
  });

  test("names findings, what was done from the newest, and what comes next by its day", () => {
    const report = reportOf(
      [outline],
      [
        point("a", { mark: "done", doneOn: "2026-11-20", after: "fast" }),
        point("b", { due: "2026-12-09" }),
        point("cart", { mark: "done", doneOn: "2026-11-24" }),
        point("d", { due: "2026-12-02", before: "slow" }),
      ],
      [],
    );
    const ids = Object.entries(partsOf(report)).map(([name, points]) => [name, points.map(({ id }) => id)]);
    expect(Object.fromEntries(ids)).toEqual({ findings: ["a", "d"], done: ["cart", "a"], next: ["d", "b"] });
  });
});

test.each([
  [10, 0, 0, 0],
  [10, 3, 2, 37],
  [10, 9, 1, 100],
  [3, 0, 3, 100],
  [200, 199, 0, 99],
])("a page of %i points, %i done and %i not needed, has a score of %i", (points, done, notNeeded, score) => {
  expect(scoreOf({ points, done, notNeeded })).toBe(score);
});

test.each(["2026-02-30", "1999-01-01", "24 Dec", "2026-1-1"])("%s is no day", (due) => {
  expect(PointFields.safeParse({ ...openPoint, due }).success).toBe(false);
});
