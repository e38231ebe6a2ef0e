// Names for the Structure panel of Elementor, so that it reads like a table of contents.
import type { Draft } from "../elementor/types.ts";

/** What a section is, by the first words of its kind. */
const sections: readonly (readonly [prefix: string, name: string])[] = [
  ["notice-strip", "Notice"],
  ["brand-", "Top bar"],
  ["footer-", "Foot"],
  ["hero-", "First screen"],
  ["thanks-", "First screen"],
  ["problem-", "The problem"],
  ["before-after", "Before and after"],
  ["for-whom", "Who it is for"],
  ["compare", "Comparison"],
  ["feature-", "What you get"],
  ["steps-", "How it goes"],
  ["next-steps", "Next steps"],
  ["timeline", "How it goes"],
  ["timetable", "Timetable"],
  ["curriculum", "Contents"],
  ["about", "About"],
  ["team", "Team"],
  ["letter", "Letter"],
  ["statement", "Statement"],
  ["postscript", "Postscript"],
  ["proof-", "Proof"],
  ["count-", "Figures"],
  ["rating-", "Rating"],
  ["name-", "Names"],
  ["cases", "Results"],
  ["quote-", "Quotes"],
  ["gallery-", "Pictures"],
  ["product-", "Products"],
  ["plans-", "Prices"],
  ["price-", "Price list"],
  ["offer-", "Offer"],
  ["side-offer", "Side offer"],
  ["bonuses", "Extras"],
  ["buy-bar", "Price and button on phones"],
  ["seats", "Places left"],
  ["guarantee", "Guarantee"],
  ["faq", "Questions"],
  ["capture", "Form"],
  ["tabs", "What you get, in tabs"],
  ["split-bleed", "Picture and words"],
  ["picture-band", "Picture with a sentence"],
  ["picture-cards", "Pictures with names"],
  ["overlap", "Picture and card"],
  ["menu-board", "Price list"],
  ["spec-sheet", "Facts in rows"],
  ["stairs", "How it goes"],
  ["ticket", "Offer"],
  ["paper-sheet", "List"],
  ["big-figure", "One figure"],
  ["contact-", "Contact"],
  ["place", "Address and map"],
  ["bars", "Bars"],
  ["film", "Film"],
  ["ledger", "A page from inside"],
  ["hours-board", "Hours and way"],
  ["zigzag", "How it goes"],
  ["day-strip", "By the clock"],
  ["box-list", "What is in the box"],
  ["menu-card", "Price list"],
  ["final-", "Last call"],
];

/** The plain name of a kind of section; a kind without one is a mistake. */
export function sectionName(kind: string): string {
  const found = sections.find(([prefix]) => kind.startsWith(prefix));
  if (!found) throw new Error(`the kind ${kind} has no name for the Structure panel`);
  return found[1];
}

const plain = (markup: string) =>
  markup
    .replace(/<br>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replace(/\s+/g, " ")
    .trim();

function cut(text: string): string {
  if (text.length <= 44) return text;
  return `${text.slice(0, 44).replace(/\s+\S*$/, "")} …`;
}

/** The first heading inside an element, without those that are no headings to a reader. */
function firstHeading(draft: Draft): string | undefined {
  const { settings, widgetType } = draft;
  if (widgetType === "heading" && /^h[1-6]$/.test(String(settings.header_size)))
    return plain(String(settings.title));
  if (widgetType === "icon-box") return plain(String(settings.title_text));
  for (const child of draft.elements) {
    const found = firstHeading(child);
    if (found) return found;
  }
  return undefined;
}

const alone: Record<string, string> = {
  button: "Button",
  "icon-list": "List",
  image: "Picture",
  html: "Form",
  "nested-accordion": "Questions",
  "nested-tabs": "Tabs",
  progress: "Bars",
  counter: "Figures",
  rating: "Stars",
  "social-icons": "Profiles",
  google_maps: "Map",
  testimonial: "Quote",
  "text-editor": "Text",
  heading: "Heading",
  icon: "Icon",
  divider: "Line",
};

/** Every kind of widget below an element, in order. */
function widgetsIn(draft: Draft): string[] {
  return draft.widgetType ? [draft.widgetType] : draft.elements.flatMap(widgetsIn);
}

function nameInside(draft: Draft): string {
  const heading = firstHeading(draft);
  const boxes = draft.elements.filter(({ elType }) => elType === "container").length;
  const row = String(draft.settings.flex_direction ?? "").startsWith("row");
  if (boxes > 1 && boxes === draft.elements.length)
    return draft.settings.container_type === "grid"
      ? `${boxes} cards`
      : row
        ? `${boxes} columns`
        : `${boxes} rows`;
  if (heading) return cut(heading);
  const widgets = widgetsIn(draft);
  if (widgets.every((widget) => widget === "button")) return widgets.length > 1 ? "Buttons" : "Button";
  return alone[widgets[0] ?? ""] ?? "Box";
}

function named(draft: Draft, title: string): Draft {
  if (draft.elType !== "container") {
    // A nested widget holds one container for each of its parts.
    const parts = draft.elements.map((child, at) => named(child, `Part ${at + 1}: ${nameInside(child)}`));
    return { ...draft, elements: parts };
  }
  return {
    ...draft,
    settings: { ...draft.settings, _title: draft.settings._title ?? title },
    elements: draft.elements.map((child) => named(child, nameInside(child))),
  };
}

/** A section with a name on each of its containers. */
export function withTitles(section: Draft, kind: string): Draft {
  const heading = firstHeading(section);
  return named(section, heading ? `${sectionName(kind)}: ${cut(heading)}` : sectionName(kind));
}
