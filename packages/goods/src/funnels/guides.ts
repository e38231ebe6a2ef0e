// The guides of `guides.yaml`. They are read where they are packed or tested.
import { type TemplateCategory, TemplateGuide } from "@store/contract/resources";
import * as z from "zod/mini";
import { readSource } from "../read/files.ts";
import { readYaml } from "../read/yaml.ts";
import { kitShelf, library } from "./library.ts";

/** What to change first in each family of templates, by the id of their shelf. */
export const guides = readYaml(readSource("guides.yaml"), z.record(z.string(), z.array(TemplateGuide)));

/** The library as its page shows it, with a guide for each shelf. */
export const guidedLibrary: TemplateCategory[] = library.map(withGuide);

/** The shelf of whole funnels, with its guide. */
export const guidedKits: TemplateCategory = withGuide(kitShelf);

function withGuide(shelf: Omit<TemplateCategory, "guide">): TemplateCategory {
  return { ...shelf, guide: guides[shelf.id] ?? [] };
}
