// Used by the tests of both checklists, to hold that no two items say the same thing.

const fillers = new Set(
  "a an and are as at be but by can do each every for from has have in into is it its more no not of on one only or same so such than that the their them then there they this those to two up when where which who with without".split(
    " ",
  ),
);

/** The words of a text that carry meaning: lower case, without fillers, plurals counted as singulars. */
export function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9₹]+/g) ?? [];
  return new Set(
    words.filter((word) => !fillers.has(word)).map((word) => word.replace(/(?<=[a-z]{3})s$/, "")),
  );
}

/** Jaccard index of two word sets: 0 for nothing in common, 1 for the same words. */
export function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

/** The pairs of texts, by id, that share more than `limit` of their content words. */
export function tooAlike(texts: { id: string; text: string }[], limit: number): string[] {
  const all = texts.map(({ id, text }) => ({ id, words: contentWords(text) }));
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => (overlap(a.words, b.words) > limit ? [`${a.id} ~ ${b.id}`] : [])),
  );
}
