// Writes answers into a template file. What has no answer keeps its brackets.
import { templatePicturesPath } from "@store/contract/library-paths";
import {
  type Connection,
  connectionFault,
  connectionSetting,
  linkFault,
  linkTarget,
  picturesFault,
  thanksFault,
} from "./connections.ts";
import { bracket, bracketNames, type Waiting } from "./placeholders.ts";
import { plain, rewriteTexts, type TemplateFile } from "./template-texts.ts";

export interface Answers {
  /** By the names of the brackets. */
  texts: Readonly<Record<string, string>>;
  /** By the name of the link, without `#your-`. */
  links: Readonly<Record<string, string>>;
  brand?: string;
  accent?: string;
  /** Where the form's answers go. */
  connection?: Connection;
  /** Folder of the site that holds the pictures, when WordPress cannot reach the shop. */
  pictures?: string;
}

const attribute = (text: string) => escaped(text).replaceAll('"', "&quot;");
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export interface FillFaults {
  /** By the name of the link. */
  links: Readonly<Record<string, string>>;
  connection?: string;
  thanks?: string;
  pictures?: string;
}

/** What would make a page lose visitors or their answers; undefined where the file can be written. */
export function faultsIn(waiting: Waiting, answers: Answers): FillFaults | undefined {
  const links = waiting.links.flatMap((name) => {
    const fault = linkFault(name, answers.links[name]);
    return fault ? [[name, fault]] : [];
  });
  const connection = waiting.hasForm ? connectionFault(answers.connection ?? {}) : undefined;
  const pictures = picturesFault(answers.pictures);
  const thanks = waiting.hasForm && !waiting.hasThanks ? thanksFault(answers.connection ?? {}) : undefined;
  if (links.length === 0 && !connection && !thanks && !pictures) return undefined;
  return {
    links: Object.fromEntries(links),
    ...(connection ? { connection } : {}),
    ...(thanks ? { thanks } : {}),
    ...(pictures ? { pictures } : {}),
  };
}

/** One colour of the palette changed in its one place, of a kit in that of each page, and in the fallbacks of its own name. */
function recolour(file: string, role: "brand" | "accent", colour: string | undefined): string {
  const prefix = new RegExp(`--(fw-[a-z0-9-]+)-${role}:#[0-9A-F]{6}; /`).exec(file)?.[1];
  if (!prefix || !colour || !/^#[0-9a-f]{6}$/i.test(colour)) return file;
  const value = colour.toUpperCase();
  return file
    .replace(new RegExp(`(--${prefix}-${role}:)#[0-9A-F]{6}`, "g"), `$1${value}`)
    .replace(new RegExp(`(var\\(--${prefix}-${role},)#[0-9A-F]{6}`, "g"), `$1${value}`);
}

/** Everything but the texts: links, colours, the form's setting, the address of the pictures. */
function fillValue(value: unknown, answers: Answers): unknown {
  if (Array.isArray(value)) return value.map((part) => fillValue(part, answers));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, answers)]));
  if (typeof value !== "string") return value;
  const to = connectionSetting(answers.connection ?? {});
  const folder = answers.pictures?.trim().replace(/\/+$/, "");
  let text = value.replace(/#your-([a-z0-9-]+)/g, (whole, name: string) => {
    const answer = answers.links[name]?.trim();
    return (answer && linkTarget(name, answer)) || whole;
  });
  if (to) {
    const { thanks = "", consent = "" } = answers.connection ?? {};
    text = text.replace(
      /" data-connect="" data-thanks="([^"]*)" data-consent="">/,
      (_, page: string) =>
        `" data-connect="${to}" data-thanks="${page || attribute(thanks.trim())}" data-consent="${attribute(consent.trim())}">`,
    );
  }
  if (folder && /^https?:\/\/[^\s"]+$/.test(folder) && text.includes(`${templatePicturesPath}/`))
    text = `${folder}/${text.slice(text.lastIndexOf("/") + 1)}`;
  return text;
}

/** The template file with the answers in it, ready to import. */
export function fillTemplate(json: string, answers: Answers): string {
  const file = JSON.parse(json) as TemplateFile;
  const nameOf = bracketNames();
  const content = rewriteTexts(file.content, (text, setting) =>
    text.replace(bracket, (whole, words: string) => {
      const answer = answers.texts[nameOf(plain(words), setting).name]?.trim();
      return answer ? escaped(answer) : whole;
    }),
  );
  const filled = JSON.stringify({ ...file, content: fillValue(content, answers) });
  return `${recolour(recolour(filled, "brand", answers.brand), "accent", answers.accent)}\n`;
}
