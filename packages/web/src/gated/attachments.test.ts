// Calculators and the rules of the 30-day plan name lessons and items by id: each must exist.

import { croChecklist, seoChecklist } from "@store/goods/checklists";
import { course } from "@store/goods/course";
import { expect, test } from "vitest";
import { campaignLinkTool } from "./calculators/formulas/campaign-link.ts";
import { runTool } from "./calculators/formulas/run-tool.ts";
import { shelf, toolIds } from "./calculators/formulas/shelf.ts";
import { rules } from "./plan/fit.ts";

const lessons = new Set(course.flatMap((chapter) => chapter.lessons.map(({ id }) => id)));
const items = new Set(
  croChecklist.flatMap(({ sections }) => sections.flatMap((section) => section.items.map(({ id }) => id))),
);
const seoItems = new Set(seoChecklist.flatMap((section) => section.items.map(({ id }) => id)));

test("every calculator belongs to lessons or items that exist", () => {
  expect(shelf.map(({ id }) => id)).toEqual([...toolIds]);
  for (const entry of shelf) {
    for (const id of entry.lessons) expect(lessons, entry.id).toContain(id);
    for (const id of entry.items) expect(items, entry.id).toContain(id);
    for (const id of entry.seoItems) expect(seoItems, entry.id).toContain(id);
    const all = [...entry.lessons, ...entry.items, ...entry.seoItems];
    expect(all.length, entry.id).toBeGreaterThan(0);
    expect(new Set(all).size, entry.id).toBe(all.length);
  }
});

test("the lesson and the calculator give one string for the URL parameters field", () => {
  const { done } = runTool(campaignLinkTool, {}, "2026-11-22");
  const notes = course
    .flatMap(({ lessons: all }) => all)
    .flatMap(({ body }) => body)
    .flatMap((block) => (block.type === "note" ? [block.text] : []));
  expect(notes).toContain(done?.outcomes.string);
});

test("every rule of the plan is about items that exist", () => {
  for (const { ids } of rules) for (const id of ids) expect(items).toContain(id);
});
