// The SEO checklist as the page works with it. Pure.
import type { SeoItem, SeoSection } from "@store/contract/resources";
import { type Facet, inOrder, type Order } from "../../gated/worksheet/filter.ts";
import type { PrintGroup } from "../../gated/worksheet/print-sheet.tsx";

interface SeoListSection extends SeoSection {
  ids: readonly string[];
}

/** Sections with the ids of their items. */
export function seoListOf(sections: readonly SeoSection[]): SeoListSection[] {
  return sections.map((section) => ({ ...section, ids: section.items.map(({ id }) => id) }));
}

/** Only the items that pass; a section keeps all its ids, because its share is of the whole. */
export function seoNarrowed(
  sections: readonly SeoListSection[],
  passes: (item: SeoItem) => boolean,
): SeoListSection[] {
  return sections.flatMap((section) => {
    const items = section.items.filter(passes);
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}

const impacts: Record<SeoItem["impact"], number> = { High: 2, Medium: 1, Low: 0 };
const eases: Record<SeoItem["difficulty"], number> = { Easy: 2, Medium: 1, Hard: 0 };

/** The sections in an order: by impact, then what is easiest, then what is free. */
export function seoOrdered(sections: readonly SeoListSection[], order: Order): SeoListSection[] {
  return sections.map((section) => ({
    ...section,
    items: [
      ...inOrder(section.items, order, ({ impact, difficulty, cost }) => [
        impacts[impact],
        eases[difficulty],
        cost === "Free" ? 1 : 0,
      ]),
    ],
  }));
}

/** What the search looks through. */
export function textOfSeo({ task, detail, tools }: SeoItem): string {
  return `${task} ${detail} ${tools}`;
}

function byWord<Key extends "impact" | "difficulty" | "cost">(
  key: Key,
  label: string,
  words: readonly SeoItem[Key][],
): Facet<SeoItem> {
  return {
    key,
    label,
    options: words.map((word) => ({ value: word, label: word, holds: (item) => item[key] === word })),
  };
}

export const seoFacets: readonly Facet<SeoItem>[] = [
  byWord("impact", "Impact", ["High", "Medium", "Low"]),
  byWord("difficulty", "Difficulty", ["Easy", "Medium", "Hard"]),
  byWord("cost", "Cost", ["Free", "Paid"]),
];

/** The list for paper. */
export function seoPrintGroup(sections: readonly SeoListSection[], ids: readonly string[]): PrintGroup {
  return {
    title: "All sections",
    ids,
    sections: sections.map((section) => ({
      key: section.id,
      title: section.title,
      ids: section.ids,
      rows: section.items.map(({ id, task, evaluation, impact, difficulty, cost }) => ({
        id,
        task,
        initial: evaluation,
        cells: [impact, difficulty, cost],
      })),
    })),
  };
}
