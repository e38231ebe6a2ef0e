// What a template waits for: words in [brackets], links that start with #your-, two colours, and its form.
import { type Line, readSections, type TemplateFile } from "./template-texts.ts";

export interface Placeholder {
  /** The name under which an answer is kept: the words, with a number where each place has an answer of its own. */
  name: string;
  /** The words between the brackets. */
  words: string;
  /** The section it first stands in. */
  section: string;
  /** The sentence around it. */
  context: string;
  /** In how many places one answer goes. */
  count: number;
  /** Which of the people of the page it is, where each has an answer of their own. */
  voice?: number;
}

export interface Waiting {
  placeholders: Placeholder[];
  /** Names of links without `#your-`: "whatsapp", "privacy-page". */
  links: string[];
  colours: { brand: string; accent: string } | undefined;
  hasForm: boolean;
  /** Its forms know their thank-you pages. */
  hasThanks: boolean;
}

export const bracket = /\[([^[\]]{1,240})\]/g;

/** Facts of a business: asked first, and remembered for its next template. */
const facts =
  /^(year|city|area|gstin|address|pin|phone|mobile|e-?mail|whats|name$|your name|number$)|\b(name|city|address|phone|email|gstin|licence|instagram)\b/i;

/** Whether an answer is a fact of the business, and not of this page alone. */
export const isFact = (words: string): boolean =>
  words.length <= 40 && !/[\d₹]/.test(words) && facts.test(words);

/** Brackets that stand for another person in each place. */
const personal = /^(name|ab|(work|brand|child's age), city|age, .*|degree, .*|client)$/i;

/**
 * Names each bracket of a file in the order of the page. A fact has one name in all places; of what is said by or of a
 * person each place has its own.
 */
export function bracketNames(): (words: string, setting: string) => { name: string; voice?: number } {
  const counts = new Map<string, number>();
  return (words, setting) => {
    if (!personal.test(words) && !setting.startsWith("testimonial_")) return { name: words };
    const voice = (counts.get(words) ?? 0) + 1;
    counts.set(words, voice);
    return { name: `${words} (${voice})`, voice };
  };
}

/** The sentence around a bracket; for one that stands alone, what is beside it in the section. */
function contextOf(lines: readonly Line[], at: number, words: string): string {
  const text = lines[at]?.text ?? "";
  if (text !== `[${words}]`) return text;
  return [lines[at - 1]?.text, lines[at + 1]?.text].find((beside) => beside && beside.length > 30) ?? text;
}

function coloursOf(text: string): Waiting["colours"] {
  const of = (role: string) => new RegExp(`--fw-[a-z0-9-]+-${role}:(#[0-9A-F]{6}); /\\*`).exec(text)?.[1];
  const [brand, accent] = [of("brand"), of("accent")];
  return brand && accent ? { brand, accent } : undefined;
}

/** Everything that a template file waits for, in the order of the page. */
export function waitingIn(json: string): Waiting {
  const file = JSON.parse(json) as TemplateFile;
  const found = new Map<string, Placeholder>();
  const nameOf = bracketNames();
  for (const { name: section, lines } of readSections(file)) {
    for (const [at, { text, setting }] of lines.entries()) {
      for (const [, words = ""] of text.matchAll(bracket)) {
        const { name, voice } = nameOf(words, setting);
        const known = found.get(name);
        if (known) known.count += 1;
        else {
          const context = voice ? contextOf(lines, at, words) : text;
          found.set(name, { name, words, section, context, count: 1, ...(voice ? { voice } : {}) });
        }
      }
    }
  }
  const links = new Set([...json.matchAll(/#your-([a-z0-9-]+)/g)].map(([, link = ""]) => link));
  return {
    placeholders: [...found.values()],
    links: [...links],
    colours: coloursOf(json),
    hasForm: json.includes("data-connect="),
    hasThanks: json.includes('data-thanks=\\"/'),
  };
}
