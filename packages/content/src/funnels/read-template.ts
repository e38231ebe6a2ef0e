import { readFile } from "node:fs/promises";
import { library } from "./library.ts";

/**
 * Reads template files out of a folder. Only what the library lists becomes a path, so that no input can climb out of
 * it; undefined for all else.
 */
export function templateReader(
  folder: URL,
): (category: string, template: string) => Promise<string | undefined> {
  return async (category, template) => {
    const found = library.find(({ id }) => id === category)?.templates.find(({ slug }) => slug === template);
    return found && readFile(new URL(`${found.id}.json`, folder), "utf8");
  };
}
