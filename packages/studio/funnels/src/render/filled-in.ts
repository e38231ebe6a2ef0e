// A page as it looks once its buyer has filled it in: what previews show. The template itself keeps its brackets.
import { heroWords } from "../brief.ts";
import type { Element, Json, Settings, Template } from "../elementor/types.ts";
import { sampleFigures, sampleNames, sampleSentences, sampleWords, sampleWordsOf } from "./sample-words.ts";

const bracket = /\[([^[\]]+)\]/g;

/** What is between the brackets, without the marks of its setting. */
const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00A0", " ")
    .replaceAll("\u2060", "");

/** Whose name a bracket asks for, in the many ways that pages ask. */
const asksForPerson = (words: string) =>
  /^(?:CA |Dr )?(?:your |dr )?names?$/i.test(words) ||
  /^[a-z]+'s (?:first )?name$/i.test(words) ||
  words === "Your chief engineer";

/** Who speaks on a page, or works on it, and does not run it. */
const isSomebodyElse = (words: string, alone: boolean) =>
  /^(?:Client|Barber|Parent|Pupil|Helper)'s /.test(words) ||
  words === "Dr Name" ||
  (alone && /^names?$/i.test(words));

/** What follows the words that a text begins with; a text that begins otherwise is itself. */
const after = (text: string, beginning: string) =>
  text.startsWith(beginning) ? text.slice(beginning.length) : text;

/** Of a man or a woman, where the words that ask for a quotation say it. */
const saysMan = (words: string): boolean | undefined => {
  if (/\b(?:his|he|father|son|groom|barber)\b/i.test(words)) return true;
  return /\b(?:her|she|mother|sister|bride|homemaker)\b/i.test(words) ? false : undefined;
};

/** The people of one page: who runs it, and then, while names last, another for each who is named. */
function peopleOf(start: number, named: string | undefined) {
  const from = start % sampleNames.length;
  const owner = named ?? sampleNames[from] ?? "";
  const others = [...sampleNames.slice(from), ...sampleNames.slice(0, from)].filter((name) => name !== owner);
  let left = [...others];
  const next = (ofMan?: boolean): string => {
    if (left.length === 0) left = [...others];
    const fitting = left.findIndex((name) => (sampleNames.indexOf(name) % 2 === 1) === ofMan);
    return left.splice(Math.max(0, fitting), 1)[0] ?? "";
  };
  const staff = [owner];
  /** One of the owner and those beside them, in turn. */
  const inTurn = (size: number) => {
    let at = 0;
    return () => {
      while (staff.length < size) staff.push(next());
      return staff[at++ % size] ?? "";
    };
  };
  return { owner, next, inTurn };
}

/** The words of one page. Its own come first; names and figures follow one another down the page. */
function wordsOf(own: Readonly<Record<string, string>>, start: number) {
  const { owner, next, inTurn } = peopleOf(start, own["[Name]"] ?? own["[Your name]"]);
  const [doctor, coach, certified] = [inTurn(3), inTurn(2), inTurn(2)];
  let figures = start;
  let days = 0;
  let asked = "";
  const times = new Map<string, number>();
  /** Of several words for one bracket, the next. */
  const nextOf = (words: string, ways: readonly string[]): string => {
    const at = times.get(words) ?? 0;
    times.set(words, at + 1);
    return ways[at % ways.length] ?? "";
  };
  let helper = "";
  const person = (words: string, alone: boolean, text: string): string => {
    if (words === "Helper's name" && helper && text.includes(" or one of")) return helper;
    if (!isSomebodyElse(words, alone)) return owner;
    const name = next(saysMan(`${words} ${text}`) ?? saysMan(asked));
    asked = "";
    if (words === "Helper's name") helper = name;
    return words.includes("first") ? (name.split(" ")[0] ?? "") : name;
  };
  const one = (words: string, alone: boolean, text: string): string => {
    const given = own[`[${words}]`];
    if (given !== undefined && !(alone && words === "Name")) return given;
    if (words === "00") return sampleFigures[figures++ % sampleFigures.length] ?? "";
    const known = sampleWords[words];
    if (known === undefined && asksForPerson(words))
      return `${words.startsWith("Dr ") ? "Dr " : ""}${person(words, alone, text)}`;
    if (words.length > 30) asked = words;
    if (known === undefined) return words;
    return nextOf(words, known.split("|"))
      .replace("{name}", () => next())
      .replace("{coach}", certified);
  };
  return (text: string): string =>
    text
      .replace(/\[00\] of \[00\]/g, "18 of 24")
      .replace(/\[00\](?=\syears)/g, own["[00]"] ?? "12")
      .replace(/\[00\](?=\smonths)/g, "26")
      .replace(/\[00\](?=\sdays)/g, () => own["[00]"] ?? (days++ % 2 === 0 ? "42" : "12"))
      .replace(/\[area\], \[area\] and \[area\]/g, "Kothrud, Baner and Aundh")
      .replace(/Dr \[Name\], MD/g, "Dr Kavita Menon, MD")
      .replace(/Dr \[Name\](?=[,<]|$)/g, () => `Dr ${doctor()}`)
      .replace(/Coach \[name\]/g, () => `Coach ${coach()}`)
      .replace(/(\]” (?:<strong>)?)\[Name\]/g, (_, quoted: string) => `${quoted}${next()}`)
      .replace(/GSTIN \[GSTIN\]|GSTIN \[number\]/g, "[GSTIN]")
      .replace(bracket, (whole, inside: string) =>
        one(
          plain(inside),
          /^(?:, \[|\. |$)/.test(after(plain(text).trim(), plain(whole))),
          plain(text),
        ).replaceAll("&", "&amp;"),
      );
}

const inUse = (text: string) =>
  Object.entries(sampleSentences).reduce((said, [toBuyer, used]) => said.replace(toBuyer, used), text);

const isQuiet = (key: string) => key.startsWith("_") || /css|url|link|color|family|html$/.test(key);

function filledSettings(settings: Settings, fill: (text: string) => string): Settings {
  const visit = (value: Json, key: string): Json => {
    if (isQuiet(key)) return value;
    if (typeof value === "string") return fill(inUse(value));
    if (Array.isArray(value)) return value.map((item) => visit(item, ""));
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item, name)]));
    return value;
  };
  return Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, visit(value, key)]));
}

/** A widget of markup: what is read between its tags, and nothing of its programme. */
const filledMarkup = (html: string, fill: (text: string) => string) =>
  html
    .split(/(<(?:script|style)[\s\S]*?<\/(?:script|style)>)/)
    .map((part) => (/^<(?:script|style)/.test(part) ? part : part.replace(/>[^<>]*\[[^<>]*/g, fill)))
    .join("");

/** A counter has its brackets before and behind its figure. */
const filledCounter = (settings: Settings): Settings => ({
  ...settings,
  prefix: String(settings.prefix ?? "").replace("[", ""),
  suffix: String(settings.suffix ?? "").replace("]", ""),
});

/** Whether a page speaks of a man: by the word that a buyer may change, or else by most of its words. */
function isOfMan(said: string): boolean | undefined {
  const open = said.match(/\[(He|She)\]/)?.[1];
  if (open) return open === "He";
  const more = (said.match(/\b(?:He|His)\b/g) ?? []).length - (said.match(/\b(?:She|Her)\b/g) ?? []).length;
  return Math.abs(more) < 3 ? undefined : more > 0;
}

/** Where a page begins among the names, which are of women and men by turns. */
function startOf(path: string, said: string): number {
  const sum = [...path].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const ofMan = isOfMan(said);
  return ofMan === undefined || (sum % 2 === 1) === ofMan ? sum : sum + 1;
}

/** `from`: the template, or the kit, whose page it is. Each begins at a different name, and a kit's pages at the same. */
export function filledIn(template: Template, from: Readonly<{ category: string; slug: string }>): Template {
  const path = `${from.category}/${from.slug}`;
  const own = {
    ...sampleWordsOf[path],
    ...(from.category === "premium-funnels" ? heroWords[from.slug] : {}),
  };
  const fill = wordsOf(own, startOf(path, JSON.stringify(template.content)));
  const visit = (element: Element): Element => ({
    ...element,
    settings:
      element.widgetType === "html" && typeof element.settings.html === "string"
        ? { ...element.settings, html: filledMarkup(element.settings.html, fill) }
        : filledSettings(
            element.widgetType === "counter" ? filledCounter(element.settings) : element.settings,
            fill,
          ),
    elements: element.elements.map(visit),
  });
  return { ...template, content: template.content.map(visit) };
}
