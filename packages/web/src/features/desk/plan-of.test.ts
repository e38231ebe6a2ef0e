import type { SitePoint } from "@store/contract/desk/site-point";
import { openPoint } from "@store/contract/desk/site-point";
import type { CroTab, ResourceContent } from "@store/contract/resources";
import { expect, test } from "vitest";
import { planOf } from "./plan-of.ts";

const item = (id: string) => ({
  ...{ id, task: id, why: "", exampleUrl: "https://e.example/" },
  ...{ cost: "Low" as const, impact: 80, priority: 80 },
});
const tab = (id: string, ids: string[]): CroTab => ({
  ...{ id, label: id, title: id, subtitle: "" },
  sections: [{ title: "All", icon: "", glyph: "ruler", items: ids.map(item) }],
});
const content: ResourceContent = {
  kind: "checklist",
  tabs: [
    tab("general", ["a-1", "a-2", "cart-1"]),
    tab("cart", ["cart-1", "cart-2"]),
    tab("home", ["h-1", "h-2", "h-3", "h-4", "h-5"]),
    tab("foot", ["f-1", "f-2", "f-3"]),
  ],
};
const point = (id: string, more: Partial<SitePoint>): SitePoint => ({
  ...openPoint,
  ...{ list: "checklist", id, doneOn: "" },
  ...more,
});
const planned = (points: SitePoint[]) => planOf(content, "checklist", points, "2026-11-26");

test("each of ten points at most gets one day after today, and none twice", () => {
  const plan = planned([]);
  expect(plan.length).toBeLessThanOrEqual(10);
  expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length);
  for (const { due } of plan) expect(due > "2026-11-26").toBe(true);
});

test("a point that is done, not needed or has its day gets no other", () => {
  const ids = planned([
    point("a-1", { mark: "done" }),
    point("a-2", { mark: "not-needed" }),
    point("cart-1", { due: "2026-12-01" }),
    { ...point("cart-2", { mark: "done" }), list: "seo-checklist" },
  ]).map(({ id }) => id);
  for (const left of ["a-1", "a-2", "cart-1"]) expect(ids).not.toContain(left);
  expect(ids).toContain("cart-2");
});

test("a checklist without its content has no plan", () => {
  expect(planOf(undefined, "checklist", [], "2026-11-26")).toEqual([]);
});
