// Reading and rewriting the texts of a template file: everything a visitor reads, section by section.

interface Element {
  elType: string;
  widgetType?: string;
  settings: Record<string, unknown>;
  elements: Element[];
}

export interface TemplateFile {
  content: Element[];
  title: string;
}

/** Settings whose texts a visitor reads; lists (of lines, questions, tabs) hold theirs under the same names. */
const readable = new Set([
  "title",
  "editor",
  "text",
  "title_text",
  "description_text",
  "prefix",
  "suffix",
  "testimonial_content",
  "testimonial_name",
  "testimonial_job",
  "tab_title",
  "tab_content",
  "item_title",
  "address",
  "html",
]);

/** Words of hand-written HTML that are no text: style, script, comments, tags. */
const notText = /<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<!--[\s\S]*?-->|<[^>]*>/g;

/** Rewrites what stands between the tags; the tags themselves stay as they are. */
function betweenTags(markup: string, rewrite: (text: string) => string): string {
  let out = "";
  let at = 0;
  for (const found of markup.matchAll(notText)) {
    out += rewrite(markup.slice(at, found.index)) + found[0];
    at = found.index + found[0].length;
  }
  return out + rewrite(markup.slice(at));
}

/** Gets a text, and the name of the setting that it stands in. */
type Rewrite = (text: string, setting: string) => string;

function rewriteValue(key: string, value: unknown, rewrite: Rewrite): unknown {
  if (typeof value === "string")
    return readable.has(key) ? betweenTags(value, (text) => rewrite(text, key)) : value;
  if (Array.isArray(value))
    return value.map((row: unknown) =>
      typeof row === "object" && row !== null
        ? Object.fromEntries(
            Object.entries(row).map(([name, part]) => [name, rewriteValue(name, part, rewrite)]),
          )
        : row,
    );
  return value;
}

/** The same elements with every readable text rewritten. */
export function rewriteTexts(elements: readonly Element[], rewrite: Rewrite): Element[] {
  return elements.map((element) => ({
    ...element,
    settings: Array.isArray(element.settings)
      ? element.settings
      : Object.fromEntries(
          Object.entries(element.settings).map(([key, value]) => [key, rewriteValue(key, value, rewrite)]),
        ),
    elements: rewriteTexts(element.elements, rewrite),
  }));
}

export interface Line {
  text: string;
  /** The setting that it stands in. */
  setting: string;
}

interface ReadSection {
  /** As the Structure panel names it. */
  name: string;
  /** What stands in it, in order, without markup. */
  lines: Line[];
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
/** A text as a visitor reads it. */
export const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** A template as words: each section with the texts in it. */
export function readSections({ content }: TemplateFile): ReadSection[] {
  return content
    .map((section) => {
      const lines: Line[] = [];
      rewriteTexts([section], (text, setting) => {
        const line = plain(text).replace(/\s+/g, " ").trim();
        if (line !== "") lines.push({ text: line, setting });
        return text;
      });
      return { name: String(section.settings._title ?? ""), lines };
    })
    .filter(({ name }) => !name.startsWith("Colours of"));
}
