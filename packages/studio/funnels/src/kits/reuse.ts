// Sections that a template has already: the words stay, pictures and links are the kit's.
import type { Brief } from "../brief.ts";
import type { Draft, Json, Settings } from "../elementor/types.ts";
import type { Section } from "../kit/section.ts";

interface Changes {
  /** The kit's picture for each picture of the template. */
  pictures?: Readonly<Record<number, number>>;
  /** Links and words by what stands there. */
  words?: Readonly<Record<string, string>>;
}

function rewritten(value: Json, words: Readonly<Record<string, string>>): Json {
  if (typeof value === "string") {
    let text = value;
    for (const [from, to] of Object.entries(words)) text = text.replaceAll(from, to);
    return text;
  }
  if (Array.isArray(value)) return value.map((part: Json) => rewritten(part, words));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rewritten(part, words)]));
}

/** The section of this kind. */
export function reused(brief: Brief, kind: string, { pictures = {}, words = {} }: Changes = {}): Section {
  const section = brief.sections.find((one) => one.kind === kind);
  if (!section) throw new Error(`${brief.slug} has no section ${kind}`);
  const change = (draft: Draft): Draft => ({
    ...draft,
    settings: rewritten(draft.settings, words) as Settings,
    elements: draft.elements.map(change),
  });
  return {
    kind,
    make: (kit) => change(section.make({ ...kit, picture: (n) => kit.picture(pictures[n] ?? n) })),
  };
}
