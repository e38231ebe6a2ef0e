// Both checklists as a plan sees them. Pure.

import type { CroTab, SeoItem, SeoSection } from "@store/contract/resources";
import type { PlanItem } from "./next-ten.ts";

/** CRO items; one that stands in two tabs belongs to the later, its own page. */
export function croPlanItems(tabs: readonly CroTab[]): PlanItem[] {
  return tabs.flatMap(({ label, sections }) =>
    sections.flatMap(({ title, items }) =>
      items.map(({ id, task, why, cost, impact, priority }) => ({
        id,
        task,
        why,
        place: `${label}: ${title}`,
        cost,
        impact,
        priority,
      })),
    ),
  );
}

const effects: Record<SeoItem["impact"], number> = { High: 85, Medium: 60, Low: 35 };
const efforts: Record<SeoItem["difficulty"], PlanItem["cost"]> = {
  Easy: "Low",
  Medium: "Medium",
  Hard: "High",
};

/** SEO items: their words as figures, and what is hard as what costs much. */
export function seoPlanItems(sections: readonly SeoSection[]): PlanItem[] {
  return sections.flatMap(({ title, items }) =>
    items.map(({ id, task, detail, impact, difficulty, evaluation }) => ({
      id,
      task,
      why: detail,
      place: title,
      cost: efforts[difficulty],
      impact: effects[impact],
      priority: effects[impact],
      typical: evaluation,
    })),
  );
}
