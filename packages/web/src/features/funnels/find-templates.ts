import type { TemplateCategory } from "@store/contract/resources";

const plain = (text: string) => text.toLowerCase().replaceAll(/['’]/g, "");

/** All shelves, each with the templates whose name holds every word of the text. */
export function findTemplates(categories: readonly TemplateCategory[], text: string): TemplateCategory[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return categories.map((category) => ({
    ...category,
    templates: category.templates.filter(({ name }) => words.every((word) => plain(name).includes(word))),
  }));
}
