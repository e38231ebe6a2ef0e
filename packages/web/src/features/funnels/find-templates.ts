import type { FunnelTemplate, TemplateCategory } from "@store/contract/resources";

const plain = (text: string) => text.toLowerCase().replaceAll(/['’]/g, "");

/** All shelves, each with the templates whose name holds every word of the text, and that are wanted. */
export function findTemplates(
  categories: readonly TemplateCategory[],
  text: string,
  wanted: (template: FunnelTemplate) => boolean = () => true,
): TemplateCategory[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return categories.map((category) => ({
    ...category,
    templates: category.templates.filter(
      (template) => wanted(template) && words.every((word) => plain(template.name).includes(word)),
    ),
  }));
}
