// Names, comments and titles of tests say what a thing is called in the field. Words of the shop's early days, which a
// reader had to guess, must not come back. What is sold is free to use any word.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

/** The word, and what is said instead. */
const instead = new Map(
  Object.entries({
    door: "setup lock, quick link, edge",
    owe: "enqueue",
    owed: "enqueued",
    owes: "enqueues",
    owing: "enqueueing",
    bell: "trigger, notification",
    doorbell: "trigger",
    ring: "trigger, invoke, notify",
    rang: "triggered",
    rung: "triggered",
    hear: "is told, receives",
    heard: "told, received",
    hearer: "recipient",
    bury: "dead letter",
    buried: "dead letter",
    jostle: "random delays",
    jostled: "with random delays",
    postbox: "mail worker",
    wave: "round trip",
    stride: "window size",
    stranger: "outsider, other origin, unknown",
    mend: "correct, repair, remedy",
    mended: "corrected, repaired",
    mending: "correcting",
    worry: "alert",
    findable: "indexed",
    refind: "reindex",
  }),
);
/** Said only of names: in a sentence they are plain. */
const insteadInNames = new Map(
  Object.entries({
    nobody: "dummyHash, notFound",
    forget: "clear, delete",
    forgets: "clears",
    remember: "store, save",
    remembered: "stored",
  }),
);

const exempt = [
  /^packages\/(goods|studio)\//,
  // What is sold, and its texts: "paid at the door" means the buyer's own.
  /^packages\/web\/src\/gated\/(plan|calculators)\//,
  /^packages\/web\/src\/pages\/landing\//,
  /^scripts\/plain-words\.test\.ts$/,
];
/** Whole names that are the field's own: a focus ring. */
const allowedNames = new Set(["ring"]);

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
})
  .split("\n")
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !exempt.some((one) => one.test(file)));

const better = (word: string, isName: boolean) =>
  [word, word.replace(/s$/, "")].flatMap(
    (one) => instead.get(one) ?? (isName ? (insteadInNames.get(one) ?? []) : []),
  )[0];
const wordsOf = (text: string) =>
  (text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

/** Bad words of a name, or of a sentence. */
function badWords(text: string, isName: boolean): string[] {
  return wordsOf(text).filter((word) => better(word, isName) !== undefined);
}

/** Any of the words as a word of its own or a part of a name, in a text of any kind. */
const all = [...instead.keys(), ...insteadInNames.keys()];
const capitals = all.flatMap((word) => [word[0]?.toUpperCase() + word.slice(1), word.toUpperCase()]);
const anyBad = new RegExp(`(?:(?<![a-z])(?:${all.join("|")})|(?:${capitals.join("|")}))s?(?![a-z])`);

interface Node {
  type?: string;
  name?: unknown;
  start: number;
  callee?: Node;
  object?: Node;
  arguments?: (Node & { value?: unknown })[];
}

/** Everything in a source text that a reader meets as a name, a comment or the title of a test. */
interface Readable {
  at: number;
  text: string;
  isName: boolean;
  isTitle?: true;
}

function readable(file: string, source: string): Readable[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Readable[] = comments.map(({ start, value }) => ({ at: start, text: value, isName: false }));
  const rest: unknown[] = [program];
  while (rest.length > 0) {
    const node = rest.pop();
    if (typeof node !== "object" || node === null) continue;
    if (!Array.isArray(node)) {
      const { type = "", name, start, callee, arguments: given } = node as Node;
      if (typeof name === "string" && /Identifier$/.test(type) && !allowedNames.has(name))
        found.push({ at: start, text: name, isName: true });
      const title = type === "CallExpression" && isTest(callee) ? given?.[0]?.value : undefined;
      if (typeof title === "string") found.push({ at: start, text: title, isName: false, isTitle: true });
    }
    rest.push(...Object.values(node));
  }
  return found;
}

/** `test(...)`, `test.each(...)(...)`, `describe.skipIf(...)(...)` and the like. */
function isTest(callee: Node | undefined): boolean {
  let root = callee;
  while (root?.object ?? root?.callee) root = root?.object ?? root?.callee;
  return ["test", "it", "describe"].includes(String(root?.name));
}

test("the reader of plain words finds names, comments and titles", () => {
  const source = `// one\nconst two = test.each([1])("three", () => "not this");`;
  const words = readable("a.ts", source).map(({ text }) => text.trim());
  expect(words.toSorted()).toEqual(["each", "one", "test", "three", "two"]);
  expect(badWords("claimDoor", true)).toEqual(["door"]);
  expect(badWords("the bells rang", false)).toEqual(["bells", "rang"]);
  expect(badWords("nobody is there", false)).toEqual([]);
  expect(badWords("nobodyThere", true)).toEqual(["nobody"]);
  for (const text of ["claimDoor(", "a door", "Doors", "DOOR_CODE"]) expect(anyBad.test(text)).toBe(true);
  for (const text of ["however", "allowed", "string", "outdoorsy"]) expect(anyBad.test(text)).toBe(false);
});

test("names, comments and titles use the terms of the field", { timeout: 180_000 }, () => {
  expect(files.length).toBeGreaterThan(800);
  const problems = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    // Most files have none of the words anywhere, and need no parser.
    if (!anyBad.test(source)) return [];
    return readable(file, source).flatMap(({ at, text, isName }) =>
      badWords(text, isName).map((word) => {
        const line = source.slice(0, at).split("\n").length;
        return `${file}:${line} "${word}": ${better(word, isName)}`;
      }),
    );
  });
  expect(problems).toEqual([]);
});

/** A relative clause without a noun before it: "for who has paid" in place of "for a customer who has paid". */
const freeClause =
  /\b(?:for|to|by|of|from|than) who (?:has|have|is|are|may|can|cannot|does|asks?|pays?|owns?|buys?)\b|\bwhoever\b/i;
/** What a title does not begin with: its subject stands first. */
const noSubject =
  /^(?:to|that|who|whose|with|without|of|for|from|by|in|on|at|as|and|or|not|once|twice|then|when|while|until|unless|if|also|even|too|but|nor)\b/i;

/** What is wrong with a comment or a title, in a word; undefined when nothing is. */
function fault({ text, isName, isTitle }: Readable): string | undefined {
  if (isName) return undefined;
  if (freeClause.test(text)) return "a clause without a noun before it";
  if (isTitle && /; |: /.test(text)) return "two behaviours in one title";
  if (isTitle && noSubject.test(text)) return "a title without its subject";
  return undefined;
}

test.each<[string, Readable, string | undefined]>([
  ["a clause without a noun", { at: 0, text: "Only for who has paid.", isName: false }, "a clause"],
  ["a clause after its noun", { at: 0, text: "For a buyer who has paid.", isName: false }, undefined],
  [
    "a title of two behaviours",
    { at: 0, text: "a code is found; twice", isName: false, isTitle: true },
    "two",
  ],
  [
    "a title that begins with its place",
    { at: 0, text: "in a rush", isName: false, isTitle: true },
    "a title",
  ],
  ["a title with its subject", { at: 0, text: "a code in a rush", isName: false, isTitle: true }, undefined],
])("the reader of sentences judges %s", (_, text, wanted) => {
  expect(fault(text)).toEqual(wanted && expect.stringContaining(wanted));
});

test("comments and titles have a subject, and a title one behaviour", { timeout: 180_000 }, () => {
  const problems = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return readable(file, source).flatMap((one) => {
      const wrong = fault(one);
      return wrong
        ? [`${file}:${source.slice(0, one.at).split("\n").length} ${wrong}: ${one.text.trim()}`]
        : [];
    });
  });
  expect(problems).toEqual([]);
});
