// Searching and filtering a checklist. Pure.
import { otherWords } from "./other-words.ts";

/** One way to narrow a list down: by impact, by priority, by difficulty. */
export interface Facet<Item> {
  key: string;
  label: string;
  options: readonly { value: string; label: string; holds: (item: Item) => boolean }[];
}

/** What the visitor asked for. A facet that is absent or empty asks for nothing. */
export interface Criteria {
  text: string;
  chosen: Readonly<Record<string, string>>;
}

export const noCriteria: Criteria = { text: "", chosen: {} };

const marks = /\p{M}/gu;

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .toLowerCase()
    .replace(/(?<=\p{L})-(?=\p{L})/gu, "");
}

/**
 * A test for one item, or undefined when nothing is asked for. Every word, or one that stands for it, must begin a word of the
 * item's text or be in it as it was typed.
 */
export function matcher<Item>(
  { text, chosen }: Criteria,
  facets: readonly Facet<Item>[],
  textOf: (item: Item) => string,
): ((item: Item) => boolean) | undefined {
  const words = plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((typed) => ({ typed, others: otherWords(typed) }));
  const tests = facets.flatMap((facet) => {
    const option = facet.options.find(({ value }) => value === chosen[facet.key]);
    return option ? [option.holds] : [];
  });
  if (words.length === 0 && tests.length === 0) return undefined;
  return (item) => {
    if (!tests.every((test) => test(item))) return false;
    if (words.length === 0) return true;
    const whole = plain(textOf(item));
    const spaced = ` ${whole.replace(/[^\p{L}\p{N}]+/gu, " ")}`;
    return words.every(
      ({ typed, others }) => whole.includes(typed) || others.some((other) => spaced.includes(` ${other}`)),
    );
  };
}

/** In which order a section stands: what pays first, or as its authors wrote it. */
export type Order = "pays" | "listed";

/** The same items with what pays most first; equal ones keep their place. */
export function inOrder<Item>(
  items: readonly Item[],
  order: Order,
  worth: (item: Item) => readonly number[],
): readonly Item[] {
  if (order === "listed") return items;
  return [...items].sort((one, other) => {
    const theirs = worth(other);
    const at = worth(one).findIndex((value, place) => value !== theirs[place]);
    return at < 0 ? 0 : (theirs[at] ?? 0) - (worth(one)[at] ?? 0);
  });
}
