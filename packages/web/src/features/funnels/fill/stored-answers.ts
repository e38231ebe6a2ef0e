// Answers stay in this browser: facts of the business for its next template, all else for the same template.
import type { Answers } from "./fill-template.ts";
import { isFact } from "./placeholders.ts";

const key = "funnel_template_answers";

interface Stored {
  texts: Record<string, string>;
  links: Record<string, string>;
  connect?: Answers["connect"];
  connectTo?: string;
  pages: Record<string, { texts: Record<string, string>; brand?: string; accent?: string }>;
}

const empty: Stored = { texts: {}, links: {}, pages: {} };
const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((part) => typeof part === "string");

/** What is stored, or nothing if it is not ours. */
function read(): Stored {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? "") as Partial<Stored>;
    if (!isTexts(value.texts) || !isTexts(value.links) || typeof value.pages !== "object") return empty;
    return { ...empty, ...value } as Stored;
  } catch {
    return empty;
  }
}

/** Answers for a template: its own, and the facts given for any other. */
export function storedAnswers(template: string): Answers {
  const { texts, links, connect, connectTo, pages } = read();
  const page = pages[template];
  return {
    links,
    ...(connect ? { connect } : {}),
    ...(connectTo ? { connectTo } : {}),
    ...(page?.brand ? { brand: page.brand } : {}),
    ...(page?.accent ? { accent: page.accent } : {}),
    texts: { ...texts, ...page?.texts },
  };
}

/** Keeps the answers; a browser without storage forgets them with the page. */
export function storeAnswers(template: string, answers: Answers): void {
  const stored = read();
  const given = Object.entries(answers.texts).filter(([, answer]) => answer.trim() !== "");
  const shared = Object.fromEntries(given.filter(([words]) => isFact(words)));
  // A fact that was emptied is forgotten, one that this template does not ask for is kept.
  const kept = Object.entries(stored.texts).filter(([words]) => answers.texts[words] === undefined);
  const own = Object.fromEntries(given.filter(([words]) => !isFact(words)));
  const next: Stored = {
    texts: { ...Object.fromEntries(kept), ...shared },
    links: { ...stored.links, ...answers.links },
    ...(answers.connect ? { connect: answers.connect } : {}),
    ...(answers.connectTo ? { connectTo: answers.connectTo } : {}),
    pages: {
      ...stored.pages,
      [template]: {
        texts: own,
        ...(answers.brand ? { brand: answers.brand } : {}),
        ...(answers.accent ? { accent: answers.accent } : {}),
      },
    },
  };
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is refused: the answers live as long as the form is open.
  }
}

/** Forgets every answer. */
export function clearAnswers(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
