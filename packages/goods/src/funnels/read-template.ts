import { readFile } from "node:fs/promises";
import type { TemplateCategory } from "@store/contract/resources";
import { shelves as allShelves } from "./library.ts";

interface TemplateText {
  fileName: string;
  text: string;
}

const isMissing = (problem: unknown) =>
  problem instanceof Error && "code" in problem && problem.code === "ENOENT";

/**
 * Reads template files out of a folder, the newest version or an older one that is still kept there. Only what the shelves
 * list becomes a path, with a whole number, so that no input can climb out of it; undefined for all else.
 */
export function templateReader(
  folder: URL,
  shelves: readonly Pick<TemplateCategory, "id" | "templates">[] = allShelves,
): (category: string, template: string, version?: number) => Promise<TemplateText | undefined> {
  return async (category, template, version) => {
    const found = shelves.find(({ id }) => id === category)?.templates.find(({ slug }) => slug === template);
    if (!found || (version !== undefined && !Number.isInteger(version))) return undefined;
    const ending = version === undefined || version === found.version ? "" : `.v${version}`;
    try {
      const text = await readFile(new URL(`${found.id}${ending}.json`, folder), "utf8");
      return { fileName: `${found.slug}${ending}.json`, text };
    } catch (problem) {
      if (ending && isMissing(problem)) return undefined;
      throw problem;
    }
  };
}
