// Faults of all templates together: what must differ between them.
import { templateText } from "../elementor/finish.ts";
import type { Template } from "../elementor/types.ts";
import { colourFaults } from "./colours.ts";
import type { Fault } from "./fault.ts";
import { headlines, lintBytes, walk } from "./lint-template.ts";

interface Entry {
  path: string;
  template: Template;
}

/** Lints every template, then holds them against each other: headlines, picture ids, titles within a category. */
export function lintLibrary(entries: readonly Entry[]): Fault[] {
  const faults = entries.flatMap(({ path, template }) => lintBytes(path, templateText(template)));
  const said = new Map<string, string>();
  const pictures = new Map<number, string>();
  const paths = new Set<string>();
  for (const { path, template } of entries) {
    if (paths.has(path)) faults.push({ template: path, where: "library", message: "this path is taken" });
    paths.add(path);
    for (const message of colourFaults(template)) faults.push({ template: path, where: "colours", message });
    for (const line of new Set(headlines(template))) {
      const key = line
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim();
      const before = said.get(key);
      if (before !== undefined)
        faults.push({
          template: path,
          where: "library",
          message: `the headline “${line}” is also in ${before}`,
        });
      said.set(key, path);
    }
    for (const { element, where } of walk(template)) {
      for (const value of Object.values(element.settings)) {
        if (
          typeof value !== "object" ||
          value === null ||
          Array.isArray(value) ||
          !("source" in value) ||
          typeof value.id !== "number"
        )
          continue;
        const before = pictures.get(value.id);
        if (before !== undefined && before !== value.url)
          faults.push({
            template: path,
            where,
            message: `the picture id ${value.id} also stands for ${before}`,
          });
        pictures.set(value.id, String(value.url));
      }
    }
  }
  return faults;
}
