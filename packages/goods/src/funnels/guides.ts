// The guides of `guides.yaml`. They are read where they are packed or tested.
import { type FunnelTemplate, type TemplateCategory, TemplateGuide } from "@store/contract/resources";
import type { VersionLedger } from "@store/contract/template-versions";
import * as z from "zod/mini";
import ledger from "../../library/versions.json" with { type: "json" };
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
  const versions: VersionLedger = ledger;
  return {
    ...shelf,
    templates: shelf.templates.map((each) => withDay(each, versions)),
    guide: guides[shelf.id] ?? [],
  };
}

/** The day of its newest version, where that came after the first template of all. */
export function withDay(template: FunnelTemplate, versions: VersionLedger): FunnelTemplate {
  const first = Object.values(versions)
    .flatMap((each) => each.map(({ day }) => day))
    .reduce((one, other) => (one < other ? one : other), "9999-12-31");
  const day = versions[template.id]?.[0]?.day;
  return day !== undefined && day > first ? { ...template, added: day } : template;
}
