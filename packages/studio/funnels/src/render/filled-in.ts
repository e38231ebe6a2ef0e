// A page as it looks once its buyer has filled it in: what previews show. The template itself keeps its brackets.
import { heroWords } from "../brief.ts";
import type { Element, Json, Settings, Template } from "../elementor/types.ts";
import { initials } from "../kit/figure.ts";
import { factsOf, isOwnAlone, type PageFacts, wordsOfPage } from "./sample-facts.ts";
import { sampleSentences, sampleWords } from "./sample-words.ts";

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
  /^[a-z ]+'s (?:first )?name$/i.test(words) ||
  words === "Your chief engineer";

/** Who speaks on a page, or works on it, and does not run it. */
const isSomebodyElse = (words: string, alone: boolean) =>
  /^(?:Client|Barber|Parent|Pupil|Helper)'s /.test(words) ||
  words === "Dr Name" ||
  (alone && /^names?$/i.test(words));

/** What follows the words that a text begins with; a text that begins otherwise is itself. */
const after = (text: string, beginning: string) =>
  text.startsWith(beginning) ? text.slice(beginning.length) : text;

/** The people of one page: who runs it, and then each who is named beside. */
function peopleOf(path: string, { owner, others = [] }: PageFacts) {
  const left = [...others];
  const next = (): string => {
    const name = left.shift();
    if (name === undefined) throw new Error(`${path} names more people than its facts have`);
    return name;
  };
  const runs = (): string => {
    if (owner === undefined) throw new Error(`${path} asks who runs it, and its facts do not say`);
    return owner;
  };
  const staff: string[] = [];
  /** One of the owner and those beside them, in turn. */
  const inTurn = (size: number) => {
    let at = 0;
    return () => {
      if (staff.length === 0) staff.push(runs());
      while (staff.length < size) staff.push(next());
      return staff[at++ % size] ?? "";
    };
  };
  return { runs, next, inTurn };
}

/** The words of one page: its own come first. */
function wordsOf(path: string, own: Readonly<Record<string, string>>) {
  const { runs, next, inTurn } = peopleOf(path, factsOf(path));
  const [doctor, coach, certified] = [inTurn(3), inTurn(2), inTurn(2)];
  const times = new Map<string, number>();
  /** Of several words for one bracket, the next. */
  const nextOf = (words: string, ways: readonly string[]): string => {
    const at = times.get(words) ?? 0;
    times.set(words, at + 1);
    return ways[at % ways.length] ?? "";
  };
  const person = (words: string, alone: boolean): string => {
    if (!isSomebodyElse(words, alone)) return runs();
    return words.includes("first") ? (next().split(" ")[0] ?? "") : next();
  };
  const one = (words: string, alone: boolean): string => {
    const known = words === "Name" && alone ? undefined : (own[words] ?? sampleWords[words]);
    if (known === undefined && isOwnAlone(words))
      throw new Error(`${path} has no words of its own for [${words}]`);
    if (known === undefined && asksForPerson(words))
      return `${words.startsWith("Dr ") ? "Dr " : ""}${person(words, alone)}`;
    if (known === undefined) return `[${words}]` === initials ? initials : words;
    return nextOf(words, known.split("|")).replace("{coach}", certified);
  };
  return (text: string): string =>
    text
      .replace(/Dr \[Name\](?=[,<]|$)/g, () => `Dr ${doctor()}`)
      .replace(/Coach \[name\]/g, () => `Coach ${coach()}`)
      .replace(/(\]” (?:<strong>)?)\[Name\]/g, (_, quoted: string) => `${quoted}${next()}`)
      .replace(/GSTIN \[GSTIN\]|GSTIN \[number\]/g, "[GSTIN]")
      .replace(bracket, (whole, inside: string) =>
        one(plain(inside), /^(?:, \[|\. |$)/.test(after(plain(text).trim(), plain(whole)))).replaceAll(
          "&",
          "&amp;",
        ),
      );
}

const inUse = (text: string, own: Readonly<Record<string, string>>) =>
  [...Object.entries(own), ...Object.entries(sampleSentences)].reduce(
    (said, [toBuyer, used]) => said.replaceAll(toBuyer, used),
    text,
  );

/** The first letters of a first and a last name. */
const initialsOf = (name: string) =>
  name
    .split(" ")
    .map((part) => part[0] ?? "")
    .join("")
    .slice(0, 2);

/** An element with the initials that are open below it: those of `name`, or of whoever of these people it names first. */
function withInitials(element: Element, people: readonly string[], name?: string): Element {
  const text = JSON.stringify(element);
  if (!text.includes(`"${initials}"`)) return element;
  const [named] = people
    .flatMap((person) => (person && text.includes(person) ? [{ person, at: text.indexOf(person) }] : []))
    .sort((one, other) => one.at - other.at);
  const found = name ?? named?.person;
  if (!found) return element;
  const visit = (part: Element): Element => ({
    ...part,
    settings:
      part.settings.title === initials ? { ...part.settings, title: initialsOf(found) } : part.settings,
    elements: part.elements.map(visit),
  });
  return visit(element);
}

const isQuiet = (key: string) => key.startsWith("_") || /css|url|link|color|family|html$/.test(key);

function filledSettings(settings: Settings, fill: (text: string) => string): Settings {
  const visit = (value: Json, key: string): Json => {
    if (isQuiet(key)) return value;
    if (typeof value === "string") return fill(value);
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

/** `from`: the template, or the kit, whose page it is. A kit's pages say the same of their shop. */
export function filledIn(template: Template, from: Readonly<{ category: string; slug: string }>): Template {
  const path = `${from.category}/${from.slug}`;
  const shown = from.category === "premium-funnels" ? heroWords[from.slug] : undefined;
  const words = wordsOf(path, {
    ...wordsOfPage(path),
    ...Object.fromEntries(Object.entries(shown ?? {}).map(([name, said]) => [name.slice(1, -1), said])),
  });
  const sentences = factsOf(path).sentences ?? {};
  const fill = (text: string) => words(inUse(text, sentences));
  const { owner = "", others = [], words: own = {} } = factsOf(path);
  const named = Object.entries({ ...own, ...sentences }).flatMap(([asked, said]) =>
    /\bname\b/i.test(asked) ? said.split("|").map((one) => one.split(",")[0] ?? "") : [],
  );
  const visit = (element: Element): Element =>
    withInitials(
      {
        ...element,
        settings:
          element.widgetType === "html" && typeof element.settings.html === "string"
            ? { ...element.settings, html: filledMarkup(element.settings.html, fill) }
            : filledSettings(
                element.widgetType === "counter" ? filledCounter(element.settings) : element.settings,
                fill,
              ),
        elements: element.elements.map(visit),
      },
      [owner, ...others, ...named],
    );
  const content = template.content.map(visit);
  return { ...template, content: content.map((section) => withInitials(section, [owner], owner)) };
}
