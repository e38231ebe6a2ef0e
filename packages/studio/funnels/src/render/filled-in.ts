// A page as it looks once its buyer has filled it in: what previews show. The template itself keeps its brackets.
import { heroWords } from "../brief.ts";
import type { Element, Json, Settings, Template } from "../elementor/types.ts";
import { isPicturePlace, portrait } from "./portrait.ts";
import { sampleFigures, sampleNames, sampleSentences, sampleWords } from "./sample-words.ts";

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

/** What follows the words that a text begins with; a text that begins otherwise is itself. */
const after = (text: string, beginning: string) =>
  text.startsWith(beginning) ? text.slice(beginning.length) : text;

/** The words of one page. Its own come first; names and figures follow one another down the page. */
function wordsOf(own: Readonly<Record<string, string>>, start: number) {
  let names = start;
  let figures = start;
  const nextName = () => sampleNames[names++ % sampleNames.length] ?? "";
  const owner = nextName();
  const one = (words: string, alone: boolean): string => {
    const given = own[`[${words}]`];
    const person = asksForPerson(words);
    if (given !== undefined && !(alone && words === "Name")) return given;
    if (words === "00") return sampleFigures[figures++ % sampleFigures.length] ?? "";
    if (person) {
      const name = alone && /^(?:names?|helper's name)$/i.test(words) ? nextName() : owner;
      return words.startsWith("Dr ") ? `Dr ${name}` : name;
    }
    return sampleWords[words] ?? words;
  };
  return (text: string): string =>
    text
      .replace(/\[00\] of \[00\]/g, "18 of 24")
      .replace(/\[area\], \[area\] and \[area\]/g, "Kothrud, Baner and Aundh")
      .replace(/Dr \[Name\], MD/g, "Dr Kavita Menon, MD")
      .replace(/GSTIN \[GSTIN\]|GSTIN \[number\]/g, "[GSTIN]")
      .replace(bracket, (whole, inside: string) =>
        one(plain(inside), /^(?:, \[|\. |$)/.test(after(plain(text).trim(), plain(whole)))).replaceAll(
          "&",
          "&amp;",
        ),
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

/** The shelves whose previews show pages in use; the others show the template as it comes. */
export const filledShelves: readonly string[] = ["premium-funnels", "high-converting"];

/** Whether a page speaks of a man: by the word that a buyer may change, or else by most of its words. */
function isOfMan(said: string): boolean | undefined {
  const open = said.match(/\[(He|She)\]/)?.[1];
  if (open) return open === "He";
  const more = (said.match(/\b(?:He|His)\b/g) ?? []).length - (said.match(/\b(?:She|Her)\b/g) ?? []).length;
  return Math.abs(more) < 3 ? undefined : more > 0;
}

/** Where a page begins among names and faces, both of which are of women and men by turns. */
function startOf(path: string, said: string): number {
  const sum = [...path].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const ofMan = isOfMan(said);
  return ofMan === undefined || (sum % 2 === 1) === ofMan ? sum : sum + 1;
}

/** `path`: of the page in the library. Each page begins at a different name. */
export function filledIn(template: Template, path: string): Template {
  const [shelf, slug = ""] = path.split("/");
  if (!filledShelves.includes(shelf ?? "")) return template;
  const start = startOf(path, JSON.stringify(template.content));
  const fill = wordsOf(shelf === "premium-funnels" ? (heroWords[slug] ?? {}) : {}, start);
  let faces = start;
  const visit = (element: Element): Element => {
    if (isPicturePlace(element)) return portrait(element, faces++);
    return {
      ...element,
      settings:
        element.widgetType === "html" && typeof element.settings.html === "string"
          ? { ...element.settings, html: filledMarkup(element.settings.html, fill) }
          : filledSettings(
              element.widgetType === "counter" ? filledCounter(element.settings) : element.settings,
              fill,
            ),
      elements: element.elements.map(visit),
    };
  };
  return { ...template, content: template.content.map(visit) };
}
