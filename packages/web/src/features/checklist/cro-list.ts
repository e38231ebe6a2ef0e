// The CRO checklist as the page works with it: ids gathered once, filters by impact and priority. Pure.
import type { CroItem, CroSection, CroTab } from "@store/contract/resources";
import { type Facet, inOrder, type Order } from "../../gated/worksheet/filter.ts";
import type { PrintGroup } from "../../gated/worksheet/print-sheet.tsx";

export interface ListSection extends CroSection {
  /** Sections are kept open or closed by tab and title (docs/product.md section 3). */
  key: string;
  ids: readonly string[];
}

export interface ListTab extends CroTab {
  sections: ListSection[];
  ids: readonly string[];
}

/** Tabs with the ids of their items, tab by tab and section by section. */
export function listOf(tabs: readonly CroTab[]): ListTab[] {
  return tabs.map((tab) => ({
    ...tab,
    ids: tab.sections.flatMap(({ items }) => items.map(({ id }) => id)),
    sections: tab.sections.map((section) => ({
      ...section,
      key: `${tab.id}/${section.title}`,
      ids: section.items.map(({ id }) => id),
    })),
  }));
}

/** The same list with only the items that pass; sections and tabs keep all their ids, because shares are of the whole. */
export function narrowed(tabs: readonly ListTab[], passes: (item: CroItem) => boolean): ListTab[] {
  return tabs.map((tab) => ({
    ...tab,
    sections: tab.sections.flatMap((section) => {
      const items = section.items.filter(passes);
      return items.length > 0 ? [{ ...section, items }] : [];
    }),
  }));
}

const cheapness: Record<CroItem["cost"], number> = { Low: 2, Medium: 1, High: 0 };

/** The sections in an order: by priority, then impact, then what costs least. */
export function ordered(tabs: readonly ListTab[], order: Order): ListTab[] {
  return tabs.map((tab) => ({
    ...tab,
    sections: tab.sections.map((section) => ({
      ...section,
      items: [
        ...inOrder(section.items, order, ({ priority, impact, cost }) => [priority, impact, cheapness[cost]]),
      ],
    })),
  }));
}

/** How many items of a tab are shown. */
export function shownIn(tab: ListTab): number {
  return tab.sections.reduce((sum, { items }) => sum + items.length, 0);
}

/** What the search looks through. */
export function textOfCro({ task, why }: CroItem): string {
  return `${task} ${why}`;
}

/** What the steps of the two scales mean, from the top. The first three bands are filters too. */
export const scaleLegend = [
  { steps: "90, 100", priority: "Fix it this week", impact: "Decides whether people can buy at all" },
  { steps: "70, 80", priority: "This month", impact: "Moves many orders, on every visit" },
  { steps: "50, 60", priority: "This quarter", impact: "Moves some orders, or a part of the shop" },
  { steps: "30, 40", priority: "When you next change that page", impact: "Small, but buyers notice" },
  { steps: "10, 20", priority: "Last, or only if your shop needs it", impact: "Few shops, or few visitors" },
] as const;

const bands = [
  { value: "top", label: "90 and 100", from: 90, below: 101 },
  { value: "high", label: "70 and 80", from: 70, below: 90 },
  { value: "middle", label: "50 and 60", from: 50, below: 70 },
  { value: "low", label: "40 and less", from: 0, below: 50 },
];

function byBand(key: "impact" | "priority", label: string): Facet<CroItem> {
  return {
    key,
    label,
    options: bands.map(({ value, label, from, below }) => ({
      value,
      label,
      holds: (item) => item[key] >= from && item[key] < below,
    })),
  };
}

export const croFacets: readonly Facet<CroItem>[] = [
  byBand("impact", "Impact"),
  byBand("priority", "Priority"),
];

/** The list for paper. */
export function printGroups(tabs: readonly ListTab[]): PrintGroup[] {
  return tabs
    .filter((tab) => tab.sections.length > 0)
    .map(({ title, ids, sections }) => ({
      title,
      ids,
      sections: sections.map((section) => ({
        key: section.key,
        title: section.title,
        ids: section.ids,
        rows: section.items.map(({ id, task, cost, impact, priority }) => ({
          id,
          task,
          initial: "",
          cells: [cost, String(impact), String(priority)],
        })),
      })),
    }));
}
