// The search over everything that somebody owns. Forgiving: beginnings of words, a typing fault in a longer one, other words for
// the same thing.
import { areaWords } from "@store/contract/area-words";
import type { FindEntry } from "@store/contract/find-entries";
import MiniSearch from "minisearch";
import { areaOf } from "../access/areas.ts";
import { shelf } from "../calculators/formulas/shelf.ts";
import { toolAddress } from "../calculators/open-tool.ts";
import { otherWords } from "../worksheet/other-words.ts";
import { auditAddress, markupAddress } from "./tool-addresses.ts";

/** One thing to be found, and where it opens. */
export interface SearchEntry {
  key: string;
  kind: FindEntry["kind"] | "calculator";
  title: string;
  /** The area it stands in; a calculator stands in several. */
  home?: string;
  place: string;
  words: string;
  steps: string;
  /** Its address, from the root of the shop. */
  path: string;
}

/** Calculators open on the pages of these areas. */
const withTools = ["checklist", "fbads", "seo-checklist"] as const;

/** The account audit, which opens on the page of the course. */
const audit: SearchEntry = {
  key: "tool/account-audit",
  kind: "calculator",
  title: "Ad-account audit",
  place: "Which ads do I scale, leave or kill?",
  words: "ads manager export csv waste wasted spend verdict kill scale learning report client account",
  steps: "",
  path: `${areaOf("fbads").path}#${auditAddress}`,
};

/** The markup generator, which opens on the page of the SEO checklist. */
const markup: SearchEntry = {
  key: "tool/json-ld-generator",
  kind: "calculator",
  title: "JSON-LD generator",
  place: "Which structured data does this page need, and is it right?",
  words:
    "schema markup structured data json ld product organization local business faq breadcrumb article video event rich results validate",
  steps: "",
  path: `${areaOf("seo-checklist").path}#${markupAddress}`,
};

/** What the customer owns, and the calculators that come with it. */
export function searchEntries(entries: readonly FindEntry[]): SearchEntry[] {
  const home = withTools.find((area) => entries.some((entry) => entry.area === area));
  const tools = home ? shelf : [];
  return [
    ...entries.map(({ id, area, ...entry }) => ({
      ...entry,
      home: areaWords[area].title,
      key: `${area}/${id}`,
      path: `${areaOf(area).path}#${id}`,
    })),
    ...(entries.some(({ area }) => area === "fbads") ? [audit] : []),
    ...(entries.some(({ area }) => area === "seo-checklist") ? [markup] : []),
    ...tools.map(({ id, title, question }) => ({
      key: `tool/${id}`,
      kind: "calculator" as const,
      title,
      place: question,
      words: `calculator calculate sum ${question}`,
      steps: "",
      path: `${areaOf(home ?? "checklist").path}#${toolAddress(id)}`,
    })),
  ];
}

const empty = new Set(
  "a an and are as at be but by can do does for from has have how i in is it its my no not of on or our shall should site so that the their them then there this to up use was we website what when where which who why will with you your kya kaise ka ki ke ko hai mein".split(
    " ",
  ),
);

/** Answers a question with the things that fit it, the best first: those that hold all its words before those that hold some. */
export async function searchOver(
  things: readonly SearchEntry[],
): Promise<(question: string) => SearchEntry[]> {
  const byKey = new Map(things.map((thing) => [thing.key, thing]));
  const index = new MiniSearch<SearchEntry>({
    idField: "key",
    fields: ["title", "place", "words", "steps"],
    tokenize: tokensOf,
    processTerm: wordOf,
    searchOptions: {
      boost: { title: 3, place: 2, steps: 0.2 },
      boostDocument: (key: string) => boosts[byKey.get(key)?.kind ?? "point"] ?? 1,
    },
  });
  // In pieces, so that the field takes what is typed meanwhile.
  await index.addAllAsync(things, { chunkSize: 20 });
  return (question) => {
    const queries = tokensOf(question)
      .filter((token) => wordOf(token))
      .map((token) => ({ combineWith: "OR" as const, queries: otherWords(token).map(asked) }));
    const all = index.search({ combineWith: "AND", queries });
    const some = queries.length > 1 ? index.search({ combineWith: "OR", queries }) : [];
    const keys = new Set([...all, ...some].map(({ id }) => String(id)));
    return [...keys].slice(0, most).flatMap((key) => byKey.get(key) ?? []);
  };
}

/** A lesson or a card tells the whole of what a point touches; a flow or a layout touches much that it does not explain. */
const boosts: { readonly [Kind in SearchEntry["kind"]]?: number } = {
  lesson: 1.25,
  extra: 1.25,
  flow: 0.8,
  layout: 0.7,
  occasion: 0.9,
};

/** More than these nobody reads: they type another word. */
const most = 20;

/** A word as it was typed, or one that stands for it and counts half. */
function asked(word: string, at: number) {
  const typed = at === 0;
  return {
    queries: [word],
    combineWith: "OR" as const,
    boostTerm: () => (typed ? 1 : 0.5),
    prefix: word.length > 2,
    fuzzy: typed && word.length > 4 && 0.2,
  };
}

/** The words of a text; one with a hyphen also as one word. */
function tokensOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/gu) ?? []).flatMap((word) =>
    word.includes("-") ? [word.replaceAll("-", ""), ...word.split("-")] : [word],
  );
}

/** As a word is compared: without its accents and its plural. Null for one that every text holds. */
function wordOf(term: string): string | null {
  const word = term
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’]s?$/u, "");
  if (empty.has(word)) return null;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
