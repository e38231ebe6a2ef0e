// Versions of a funnel template. Two files are the same version when the fingerprints of their sections are: ids and
// pictures do not count, because a page builder writes its own when it imports a file.
import * as z from "zod/mini";

export const TemplateVersion = z.object({
  /** 1, 2, ...: the number that buyers read. */
  version: z.number(),
  /** `yyyy-mm-dd`, the day it came out. */
  day: z.string(),
  /** What is different from the version before, in a sentence. */
  words: z.string(),
  /** Names of the sections that are different from the version before. */
  changed: z.array(z.string()),
  /** All of them are: none is named. */
  changedAll: z.optional(z.boolean()),
  fingerprint: z.string(),
  /** Fingerprints of its sections, from the top. */
  parts: z.array(z.string()),
  /** Its file has a fault, and is known but no longer given out. */
  withdrawn: z.optional(z.boolean()),
});
export type TemplateVersion = z.infer<typeof TemplateVersion>;

/** The versions of each template by its id, the newest first. */
export const VersionLedger = z.record(z.string(), z.array(TemplateVersion));
export type VersionLedger = z.infer<typeof VersionLedger>;

/** Where the site keeps that ledger. Public, and no part of what opens the library: few ask for it. */
export const templateVersionsPath = "/templates/versions.json";

/** How many versions of a template can be downloaded, the newest included. */
const versionsKept = 3;

/** The versions before the newest that can still be downloaded. */
export const olderFiles = (versions: readonly TemplateVersion[]): TemplateVersion[] =>
  versions.slice(1, versionsKept).filter(({ withdrawn }) => !withdrawn);

/** What a site needs before it can import a template, and with what it was tried. */
export const templateNeeds = {
  elementor: "3.24",
  triedWith: ["3.35.9", "4.2.3"],
} as const;

/** Hex digits of a section's fingerprint, and of a whole file's. */
const partDigits = 8;
const fileDigits = 16;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A picture of the media library: its address and number are the site's own. */
const isPicture = (value: Fields) => "url" in value && "id" in value;

/** Ids are a page builder's own; that a setting follows the site's style is how a kit is imported, not what it is. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isFields(value)) return value;
  if (isPicture(value)) return "picture";
  return Object.fromEntries(
    Object.keys(value)
      .filter((key) => key !== "_id" && key !== "__globals__")
      .sort()
      .map((key) => [key, canonical(value[key])]),
  );
}

/** What counts of an element. Settings that are empty may be written as a list. */
function elementFacts(element: unknown): unknown {
  const { elType, widgetType, settings, elements } = isFields(element) ? element : {};
  return [
    elType,
    widgetType ?? "",
    isFields(settings) ? canonical(settings) : {},
    Array.isArray(elements) ? elements.map(elementFacts) : [],
  ];
}

async function digest(text: string, digits: number): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, digits);
}

/** The sections of a template file: its outermost elements, by the names that the Structure panel shows. */
export const sectionTitles = (content: readonly unknown[]): string[] =>
  content.map((section) => {
    const settings = isFields(section) ? section.settings : undefined;
    return isFields(settings) && typeof settings._title === "string" ? settings._title : "";
  });

/** Fingerprints of the sections of a template file, in their order: the same on every machine, in Node and in a browser. */
export const sectionPrints = (content: readonly unknown[]): Promise<string[]> =>
  Promise.all(content.map((section) => digest(JSON.stringify(elementFacts(section)), partDigits)));

/** The fingerprint of a file, from those of its sections. */
export const filePrint = (parts: readonly string[]): Promise<string> => digest(parts.join("\n"), fileDigits);
