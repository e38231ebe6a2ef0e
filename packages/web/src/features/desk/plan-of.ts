// The next ten of a site, as the plan of the checklists chooses them. Pure.
import type { DeskList, SitePoint } from "@store/contract/desk/site-point";
import type { ResourceContent } from "@store/contract/resources";
import { addDays } from "../../gated/calculators/formulas/days.ts";
import { nextTen } from "../../gated/plan/next-ten.ts";
import { croPlanItems, seoPlanItems } from "../../gated/plan/plan-items.ts";

/** Which points get a day, and which one: none that is done, not needed, or has a day already. */
export function planOf(
  content: ResourceContent | undefined,
  list: DeskList,
  points: readonly SitePoint[],
  today: string,
): { id: string; due: string }[] {
  const left = new Set(
    points.filter((point) => point.list === list && (point.mark !== "open" || point.due)).map(({ id }) => id),
  );
  const start = addDays(today, 1);
  const plan =
    content?.kind === "checklist"
      ? nextTen(
          onceEach(croPlanItems(content.tabs)),
          { done: left, statuses: {} },
          { measure: "money", start, sundays: false },
        )
      : content?.kind === "seo-checklist"
        ? nextTen(
            // Of a site nothing is known yet: what a typical site does well is no reason to leave it out.
            seoPlanItems(content.sections).map(({ typical: _, ...item }) => item),
            { done: left, statuses: {} },
            { measure: "work", start, sundays: false },
          )
        : [];
  return plan.map(({ item, due }) => ({ id: item.id, due }));
}

function onceEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
