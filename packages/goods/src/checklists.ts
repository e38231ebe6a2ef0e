// The two checklists as they are written below `checklists/`. They are read where they are packed or tested.
import { RecipeBook } from "@store/contract/recipes";
import { CroItem, CroSection, CroTab, SeoSection } from "@store/contract/resources";
import * as z from "zod/mini";
import { idOf, mistake, namedFiles, readSource, type Source } from "./read/files.ts";
import { figure } from "./read/short-forms.ts";
import { isRecord, readYaml } from "./read/yaml.ts";

const Ids = z.array(z.string());

/** An item in full, or the id of one that stands in another section. */
const WrittenTab = z.extend(z.omit(CroTab, { id: true }), {
  sections: z.array(z.extend(CroSection, { items: z.array(z.union([CroItem, z.string()])) })),
});
export interface WrittenTab extends z.infer<typeof WrittenTab> {
  file: string;
}

const WrittenSection = z.omit(SeoSection, { id: true });

/** How points of the CRO checklist are put right, by id. */
export const croRecipes = readRecipes("checklists/recipes");

/** How points of the SEO checklist are put right, by id. */
export const seoRecipes = readRecipes("checklists/seo-recipes");

/** The whole CRO checklist in page order: 8 tabs, 22 sections, 196 rows, 191 distinct ids. */
export const croChecklist: CroTab[] = completeTabs(sourcesOf("checklists/cro").map(readTab), (id) =>
  Object.hasOwn(croRecipes, id),
);

/** The SEO checklist in page order: 6 sections, 44 items (10 + 8 + 7 + 8 + 6 + 5). */
export const seoChecklist: SeoSection[] = readSeoChecklist();

function sourcesOf(folder: string): Source[] {
  const list = `${folder}/contents.yaml`;
  return namedFiles(folder, "yaml", readYaml(readSource(list), Ids), list).map(readSource);
}

function readRecipes(folder: string): RecipeBook {
  return Object.assign({}, ...sourcesOf(folder).map((source) => readYaml(source, RecipeBook)));
}

export function readTab(source: Source): WrittenTab {
  return { file: source.file, ...readYaml(source, WrittenTab, withFigures) };
}

/** The parts of all drawings in a tab, written out. */
function withFigures(written: unknown): unknown {
  if (Array.isArray(written)) return written.map(withFigures);
  if (!isRecord(written)) return written;
  return Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      name,
      name === "figure" ? figure(value) : withFigures(value),
    ]),
  );
}

/** The tabs with their shared items, each of which stays one object wherever it is listed. */
export function completeTabs(
  tabs: readonly WrittenTab[],
  hasRecipe: (id: string) => boolean = () => false,
): CroTab[] {
  const known = new Map<string, CroItem>();
  for (const { file, sections } of tabs)
    for (const item of sections.flatMap(({ items }) => items)) {
      if (typeof item === "string") continue;
      if (known.has(item.id)) throw mistake({ file, line: 1 }, `a second item has the id “${item.id}”`);
      known.set(item.id, hasRecipe(item.id) ? { ...item, recipe: true } : item);
    }
  return tabs.map(({ file, sections, ...tab }) => ({
    id: idOf(file),
    ...tab,
    sections: sections.map((section) => ({
      ...section,
      items: section.items.map((item) => {
        const found = known.get(typeof item === "string" ? item : item.id);
        if (!found) throw mistake({ file, line: 1 }, `no item has the id “${String(item)}”`);
        return found;
      }),
    })),
  }));
}

function readSeoChecklist(): SeoSection[] {
  const homes = new Map<string, string>();
  return sourcesOf("checklists/seo").map((source) => {
    const section = { id: idOf(source.file), ...readYaml(source, WrittenSection) };
    for (const { id } of section.items) {
      if (homes.has(id)) throw mistake(source, `a second item has the id “${id}”: see ${homes.get(id)}`);
      homes.set(id, source.file);
    }
    const items = section.items.map((item) =>
      Object.hasOwn(seoRecipes, item.id) ? { ...item, recipe: true } : item,
    );
    return { ...section, items };
  });
}
