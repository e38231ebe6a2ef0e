// What a template waits for: words in [brackets], links that start with #your-, two colours, and its form.
import { readSections, type TemplateFile } from "./template-texts.ts";

export interface Placeholder {
  /** The words between the brackets: also the name under which an answer is kept. */
  words: string;
  /** The section it first stands in. */
  section: string;
  /** The sentence around it. */
  context: string;
  count: number;
}

export interface Waiting {
  placeholders: Placeholder[];
  /** Names of links without `#your-`: "whatsapp", "privacy-page". */
  links: string[];
  colours: { brand: string; accent: string } | undefined;
  hasForm: boolean;
}

export const bracket = /\[([^[\]]{1,240})\]/g;

/** Facts of a business: asked first, and remembered for its next template. */
const facts =
  /^(year|city|area|gstin|address|pin|phone|mobile|e-?mail|whats|name$|your name|number$)|\b(name|city|address|phone|email|gstin|licence|instagram)\b/i;

/** Whether an answer is a fact of the business, and not of this page alone. */
export const isFact = (words: string): boolean =>
  words.length <= 40 && !/[\d₹]/.test(words) && facts.test(words);

function coloursOf(text: string): Waiting["colours"] {
  const of = (role: string) => new RegExp(`--fw-[a-z0-9-]+-${role}:(#[0-9A-F]{6}); /\\*`).exec(text)?.[1];
  const [brand, accent] = [of("brand"), of("accent")];
  return brand && accent ? { brand, accent } : undefined;
}

/** Everything that a template file waits for, in the order of the page. */
export function waitingIn(json: string): Waiting {
  const file = JSON.parse(json) as TemplateFile;
  const found = new Map<string, Placeholder>();
  for (const { name, lines } of readSections(file)) {
    for (const line of lines) {
      for (const [, words = ""] of line.matchAll(bracket)) {
        const known = found.get(words);
        if (known) known.count += 1;
        else found.set(words, { words, section: name, context: line, count: 1 });
      }
    }
  }
  const links = new Set([...json.matchAll(/#your-([a-z0-9-]+)/g)].map(([, link = ""]) => link));
  return {
    placeholders: [...found.values()],
    links: [...links],
    colours: coloursOf(json),
    hasForm: json.includes("data-connect="),
  };
}
