// Entrance animations, with restraint: a few parts below the first screen rise into place on wide screens. Elementor
// itself keeps still for visitors who ask for less motion; phones keep still by setting.
import type { Draft } from "../elementor/types.ts";

/** Kinds that may move. Never prices, forms, questions, or what the first screen shows. */
const moving =
  /^(feature-|problem-|steps-|stairs|timeline|for-whom|quote-|team|cases|gallery-|picture-cards|before-after|about|bars|next-steps)/;

/** Most moving parts on a page: what moves everywhere says nothing. */
export const mostMoving = 4;

const stillWidgets: ReadonlySet<string> = new Set([
  "button",
  "nested-accordion",
  "nested-tabs",
  "google_maps",
]);

/** Whether an element holds something that must be there at once. */
export function mustStandStill(element: Pick<Draft, "widgetType" | "settings" | "elements">): boolean {
  if (element.widgetType === "html") return /<form\b/.test(String(element.settings.html));
  return stillWidgets.has(element.widgetType ?? "") || element.elements.some(mustStandStill);
}

function moved(section: Draft): Draft | undefined {
  const at = section.elements.findIndex(
    (child, index) => index > 0 && child.elType === "container" && !mustStandStill(child),
  );
  const found = section.elements[at];
  if (!found) return undefined;
  const settings = { animation: "fadeInUp", animation_mobile: "none", animation_duration: "fast" };
  return {
    ...section,
    elements: section.elements.map((child, index) =>
      index === at ? { ...child, settings: { ...child.settings, ...settings } } : child,
    ),
  };
}

/** The sections of a page, some of them with a part that rises into place. */
export function withMovement(sections: readonly { kind: string; draft: Draft }[]): Draft[] {
  const first = sections.findIndex(({ kind }) => /^(hero|thanks)-/.test(kind));
  let count = 0;
  let before = first;
  return sections.map(({ kind, draft }, index) => {
    // Every other section at most.
    if (index <= first + 1 || index === before + 1 || count >= mostMoving || !moving.test(kind)) return draft;
    const result = moved(draft);
    if (!result) return draft;
    count += 1;
    before = index;
    return result;
  });
}
