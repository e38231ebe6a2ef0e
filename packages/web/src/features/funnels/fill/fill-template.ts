// Writes answers into a template file. What has no answer keeps its brackets.
import { templatePicturesPath } from "@store/contract/library-paths";
import { bracket } from "./placeholders.ts";
import { rewriteTexts, type TemplateFile } from "./template-texts.ts";

export interface Answers {
  /** By the words between the brackets. */
  texts: Readonly<Record<string, string>>;
  /** By the name of the link, without `#your-`. */
  links: Readonly<Record<string, string>>;
  brand?: string;
  accent?: string;
  /** Where the form's answers go. */
  connect?: "whatsapp" | "mailto";
  /** The number or the address for it. */
  connectTo?: string;
  /** Folder of the site that holds the pictures, when WordPress cannot reach the shop. */
  pictures?: string;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** An address as a link needs it: a number for WhatsApp or a call, a mail address, or a page. */
export function linkTarget(name: string, answer: string): string {
  const text = answer.trim();
  const digits = text.replace(/\D/g, "");
  const number = digits.length === 10 ? `91${digits}` : digits;
  const isNumber = digits.length >= 8 && /^[\d\s()+-]+$/.test(text);
  if (isNumber) return name.startsWith("whatsapp") ? `https://wa.me/${number}` : `tel:+${number}`;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^(https?:\/\/|mailto:|tel:)/i.test(text)) return text;
  return `https://${text.replace(/^\/+/, "")}`;
}

/** What `data-connect` says for these answers. */
function connection({ connect, connectTo = "" }: Answers): string {
  if (connect === "mailto") return connectTo.trim() && `mailto:${connectTo.trim()}`;
  const digits = connectTo.replace(/\D/g, "");
  return connect === "whatsapp" && digits ? `whatsapp:${digits.length === 10 ? `91${digits}` : digits}` : "";
}

/** One colour of the palette changed in its one place, and in the fallbacks of its own name. */
function recolour(file: string, role: "brand" | "accent", colour: string | undefined): string {
  const prefix = new RegExp(`--(fw-[a-z0-9-]+)-${role}:#[0-9A-F]{6}; /`).exec(file)?.[1];
  if (!prefix || !colour || !/^#[0-9a-f]{6}$/i.test(colour)) return file;
  const value = colour.toUpperCase();
  return file
    .replace(new RegExp(`(--${prefix}-${role}:)#[0-9A-F]{6}`), `$1${value}`)
    .replace(new RegExp(`(var\\(--${prefix}-${role},)#[0-9A-F]{6}`, "g"), `$1${value}`);
}

/** Everything but the texts: links, colours, the form's setting, the address of the pictures. */
function fillValue(value: unknown, answers: Answers): unknown {
  if (Array.isArray(value)) return value.map((part) => fillValue(part, answers));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fillValue(part, answers)]));
  if (typeof value !== "string") return value;
  const to = connection(answers);
  const folder = answers.pictures?.trim().replace(/\/+$/, "");
  let text = value.replace(/#your-([a-z0-9-]+)/g, (whole, name: string) => {
    const answer = answers.links[name]?.trim();
    return answer ? linkTarget(name, answer) : whole;
  });
  if (to) text = text.replace('" data-connect="">', `" data-connect="${to}">`);
  if (folder && /^https?:\/\/[^\s"]+$/.test(folder) && text.includes(`${templatePicturesPath}/`))
    text = `${folder}/${text.slice(text.lastIndexOf("/") + 1)}`;
  return text;
}

/** The template file with the answers in it, ready to import. */
export function fillTemplate(json: string, answers: Answers): string {
  const file = JSON.parse(json) as TemplateFile;
  const content = rewriteTexts(file.content, (text) =>
    text.replace(bracket, (whole, words: string) => {
      const answer = answers.texts[words]?.trim();
      return answer ? escaped(answer) : whole;
    }),
  );
  const filled = JSON.stringify({ ...file, content: fillValue(content, answers) });
  return `${recolour(recolour(filled, "brand", answers.brand), "accent", answers.accent)}\n`;
}
