// What a search over all areas looks through, made from the content when it is packed.
import type { Extra, Lesson } from "@store/contract/course-content";
import type { FindEntry } from "@store/contract/find-entries";
import type { Recipe } from "@store/contract/recipes";
import { adLayouts, ads } from "./ads.ts";
import { croChecklist, croRecipes, seoChecklist, seoRecipes } from "./checklists.ts";
import { course, indiaShelf, seoShelf } from "./course.ts";
import { flows } from "./flows.ts";
import { guidedKits, guidedLibrary } from "./funnels/guides.ts";
import { occasionBook } from "./occasions.ts";

/** Every point, lesson, card, template, ad, layout, flow and occasion, area by area. A point that two tabs list stands under the first. */
export function findEntries(): FindEntry[] {
  return [
    ...croPoints(),
    ...seoPoints(),
    ...lessons(),
    ...templates(),
    ...adFiles(),
    ...layoutEntries(),
    ...flowEntries(),
    ...occasionEntries(),
  ];
}

function croPoints(): FindEntry[] {
  const seen = new Set<string>();
  const points = croChecklist.flatMap(({ label, sections }) =>
    sections.flatMap(({ title, items }) =>
      items.flatMap(({ id, task, why }): FindEntry[] => {
        if (seen.has(id)) return [];
        seen.add(id);
        const words = wordsOf([label, title, why]);
        const steps = stepsOf(croRecipes[id]);
        return [
          { id, area: "checklist", kind: "point", title: task, place: `${label}, ${title}`, words, steps },
        ];
      }),
    ),
  );
  return [...points, ...indiaShelf.map((extra) => card(extra, "checklist", "India shelf"))];
}

function seoPoints(): FindEntry[] {
  const points = seoChecklist.flatMap(({ title: place, items }) =>
    items.map(({ id, task, detail, tools }) => ({
      id,
      area: "seo-checklist" as const,
      kind: "point" as const,
      title: task,
      place,
      words: wordsOf([place, detail, tools]),
      steps: stepsOf(seoRecipes[id]),
    })),
  );
  return [...points, ...seoShelf.map((extra) => card(extra, "seo-checklist", "SEO shelf"))];
}

function lessons(): FindEntry[] {
  return course.flatMap(({ title: place, lessons, extras = [] }) => [
    ...lessons.map(({ id, title, body }: Lesson) => ({
      id,
      area: "fbads" as const,
      kind: "lesson" as const,
      title,
      place,
      words: wordsOf([place, body]),
      steps: "",
    })),
    ...extras.map((extra) => card(extra, "fbads", place)),
  ]);
}

function card({ id, title, summary, body }: Extra, area: FindEntry["area"], place: string): FindEntry {
  return { id, area, kind: "extra", title, place, words: wordsOf([summary, body]), steps: "" };
}

function templates(): FindEntry[] {
  return [guidedKits, ...guidedLibrary].flatMap(({ name: place, description, templates }) =>
    templates.map(({ id, name: title, sections, fonts, about, pages = [] }) => ({
      id,
      area: "funnel_templates" as const,
      kind: "template" as const,
      title,
      place,
      words: wordsOf([
        "template funnel landing page",
        place,
        description,
        sections,
        fonts,
        about,
        pages.map((page) => [page.title, page.kind, page.when]),
      ]),
      steps: "",
    })),
  );
}

function adFiles(): FindEntry[] {
  return ads.map(({ slug, drawing: _drawing, look: _look, name, ...words }) => ({
    id: slug,
    area: "ad-templates" as const,
    kind: "ad" as const,
    title: `Ad: ${name}`,
    place: words.headline,
    words: wordsOf(["ad template picture", words]),
    steps: "",
  }));
}

function layoutEntries(): FindEntry[] {
  return adLayouts.map(({ id, name, use, family, sample }) => ({
    id: `layout-${id}`,
    area: "ad-templates" as const,
    kind: "layout" as const,
    title: `Ad layout: ${name}`,
    place: use,
    words: wordsOf(["ad studio layout picture design photo carousel", family, use, sample.words]),
    steps: "",
  }));
}

function flowEntries(): FindEntry[] {
  return flows.map(({ id, name, start, messages, ...words }) => ({
    id: `flow-${id}`,
    area: "ad-templates" as const,
    kind: "flow" as const,
    title: `Flow: ${name}`,
    place: start,
    words: wordsOf([
      "flow mail whatsapp message template automation sequence",
      words,
      messages.map(({ why }) => why),
    ]),
    steps: wordsOf(messages.map(({ texts }) => texts)),
  }));
}

function occasionEntries(): FindEntry[] {
  return occasionBook.occasions.map(({ id, name, where, on, sells, angle, mind }) => ({
    id: `occasion-${id}`,
    area: "ad-templates" as const,
    kind: "occasion" as const,
    title: `Occasion: ${name}`,
    place: on.join(", "),
    words: wordsOf(["campaign planner calendar festival date", where, sells, angle, mind]),
    steps: "",
  }));
}

function stepsOf(recipe: Recipe | undefined): string {
  return wordsOf(recipe?.ways.map(({ steps }) => steps));
}

/** The words of all texts in a piece of content, each once. Numbers and letters alone find nothing that anybody asks for. */
function wordsOf(content: unknown): string {
  const words = textsOf(content)
    .join(" ")
    .toLowerCase()
    .match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]+/gu);
  return [...new Set(words)].join(" ");
}

function textsOf(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(textsOf);
}
