// The funnel library as anybody may look at it before buying: names and pictures, by shelf and by what they are for.

import type { FunnelTemplate } from "@store/contract/resources";
import { kitShelf, library } from "@store/goods/funnels/library";

export interface TemplateGroup {
  id: string;
  title: string;
  text: string;
  templates: readonly FunnelTemplate[];
}

const all = library.flatMap(({ templates }) => templates);

function pick(...ids: readonly string[]): FunnelTemplate[] {
  return ids.map((id) => {
    const found = all.find((template) => template.id === id);
    if (!found) throw new Error(`No template ${id}`);
    return found;
  });
}

const shelf = (id: string) => library.find((category) => category.id === id)?.templates ?? [];
const named = (words: RegExp) => shelf("high-converting").filter(({ name }) => words.test(name));

/** Whole funnels, several pages each. */
export const kits = kitShelf;

/** What people look for by its use: one template may be of several. Its address leaves only these on the shelves. */
export const templateUses: readonly TemplateGroup[] = [
  {
    id: "webinar-funnels",
    title: "Webinar Funnels",
    text: "Fill a live class or a workshop: the page that takes the sign-up, the page that says where to be and when, and the sales pages that begin with a free hour.",
    templates: pick(
      "high-converting/purple-capture-page",
      "high-converting/thank-you-page-2",
      "premium-funnels/marketing",
      "premium-funnels/trading",
    ),
  },
  {
    id: "lead-magnets",
    title: "Lead Magnets",
    text: "Give something worth an address: a sheet, an estimate, a check. Each comes with its form.",
    templates: named(/capture/i),
  },
  {
    id: "sales-pages",
    title: "Sales Pages",
    text: "From the headline to the last call, for a course, a file or a service.",
    templates: [...named(/sales/i), ...shelf("premium-funnels")],
  },
];

/** Everything, by shelf. */
export const templateShelves: readonly TemplateGroup[] = library.map(
  ({ id, name, description, templates }) => ({
    id,
    title: name,
    text: description,
    templates,
  }),
);

/** The uses of a template, for its card. */
export const usesOf = (template: FunnelTemplate): string =>
  templateUses
    .filter(({ templates }) => templates.includes(template))
    .map(({ id }) => id)
    .join(" ");
