// The versions of all templates: when one is a new version, and which of its files are kept.
import {
  filePrint,
  sectionPrints,
  sectionTitles,
  type TemplateVersion,
} from "@store/contract/template-versions";
import type { Element } from "./elementor/types.ts";

interface Content {
  content: readonly Element[];
}

interface Prints {
  fingerprint: string;
  parts: string[];
}

export async function printsOf(template: Content): Promise<Prints> {
  const parts = await sectionPrints(template.content);
  return { fingerprint: await filePrint(parts), parts };
}

/** Names of the sections that the version before does not have like this. */
function changedSections(
  template: Content,
  parts: readonly string[],
  before: TemplateVersion,
): Pick<TemplateVersion, "changed" | "changedAll"> {
  const known = new Set(before.parts);
  const changed = sectionTitles(template.content).filter((_, at) => !known.has(parts[at] ?? ""));
  return changed.length === parts.length ? { changed: [], changedAll: true } : { changed };
}

/** What may stand for what changed: a sentence that a buyer can use. */
const areGoodWords = (words: string): boolean => words.length >= 10 && words.length <= 200;

/** How a changed template goes into the ledger. */
export interface Change {
  /** What is different; an amended version keeps its words without new ones. */
  words: string | undefined;
  day: string;
  /** The newest version was never given out: it is written anew under its number. */
  amend: boolean;
}

/**
 * The versions with the template as it is now, and whether the file of the version before is kept from here on.
 * The same versions when nothing changed; undefined when something did, and nobody says what.
 */
export async function withVersion(
  template: Content,
  versions: readonly TemplateVersion[],
  change: Change | undefined,
): Promise<{ versions: TemplateVersion[]; keepsOld: boolean } | undefined> {
  const prints = await printsOf(template);
  const [newest, ...older] = versions;
  if (newest?.fingerprint === prints.fingerprint) return { versions: [...versions], keepsOld: false };
  if (!change) return undefined;
  const { day, amend } = change;
  const words = change.words ?? (amend ? newest?.words : undefined) ?? "";
  if (!areGoodWords(words)) return undefined;
  const before = amend ? older[0] : newest;
  const next: TemplateVersion = {
    version: (before?.version ?? 0) + 1,
    day,
    words,
    ...(before ? changedSections(template, prints.parts, before) : { changed: [] }),
    ...prints,
  };
  return { versions: [next, ...(amend ? older : versions)], keepsOld: !amend && newest !== undefined };
}
