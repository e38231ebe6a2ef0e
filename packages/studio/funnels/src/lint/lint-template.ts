// Faults of one template file.
import type { Element, Template } from "../elementor/types.ts";
import { pictureWords, wordsHtml } from "../kit/picture-words.ts";
import type { Fault } from "./fault.ts";
import { lintElement } from "./lint-element.ts";
import { movementFaults } from "./movement.ts";

/** Elements of a template with their parents and paths, from the top. */
export function walk(template: Template): { element: Element; parent: Element | undefined; where: string }[] {
  const found: { element: Element; parent: Element | undefined; where: string }[] = [];
  const visit = (element: Element, parent: Element | undefined, where: string) => {
    found.push({ element, parent, where });
    for (const [index, child] of (element.elements ?? []).entries())
      visit(child, element, `${where}/${index} ${child.widgetType ?? child.elType}`);
  };
  for (const [index, element] of template.content.entries())
    visit(element, undefined, `${index} ${element.widgetType ?? element.elType}`);
  return found;
}

const plain = (html: string) =>
  html
    .replace(/<br>/g, " ")
    .replace(/<[^>]+>/g, "")
    .trim();
const levelOf = (element: Element): number | undefined => {
  const { settings, widgetType } = element;
  const tag =
    widgetType === "heading"
      ? settings.header_size
      : widgetType === "icon-box" || widgetType === "image-box"
        ? settings.title_size
        : widgetType === "nested-accordion"
          ? settings.title_tag
          : undefined;
  const found = /^h([1-6])$/.exec(String(tag ?? ""));
  return found ? Number(found[1]) : undefined;
};

/** Headlines of a template: the words of its h1 and h2. */
export const headlines = (template: Template): string[] =>
  walk(template)
    .filter(
      ({ element }) =>
        element.widgetType === "heading" && ["h1", "h2"].includes(String(element.settings.header_size)),
    )
    .map(({ element }) => plain(String(element.settings.title)));

/** Everything wrong with a template: what Elementor would drop, ignore or show differently. `pages` are those of its kit. */
export function lintTemplate(path: string, template: Template, pages: readonly string[] = []): Fault[] {
  const faults: Fault[] = [];
  const report = (where: string) => (message: string) => faults.push({ template: path, where, message });
  const top = report("file");
  if (template.type !== "page") top(`type must be "page", not ${JSON.stringify(template.type)}`);
  if (template.version !== "0.4") top('version must be "0.4"');
  if (typeof template.title !== "string" || template.title.trim() === "") top("the title is empty");
  if (!Array.isArray(template.content) || template.content.length === 0) {
    top("content must be a list of elements");
    return faults;
  }
  for (const key of Object.keys(template))
    if (!["content", "page_settings", "version", "title", "type"].includes(key)) top(`unknown key ${key}`);
  if (template.page_settings.template !== "elementor_canvas")
    top("the page must be a canvas: page_settings.template");
  for (const key of Object.keys(template.page_settings))
    if (!["template", "hide_title", "background_background", "background_color"].includes(key))
      top(`page_settings.${key} has no business here`);
  if (template.page_settings.background_background !== "classic" || !template.page_settings.background_color)
    top("the page needs its own ground");

  const elements = walk(template);
  const anchors = new Set<string>(pages);
  const ids = new Set<string>();
  const pictures = new Map<string, string>();
  const shown = new Set<string>();
  for (const { element, where } of elements) {
    if (ids.has(element.id)) report(where)(`the id ${element.id} is used twice`);
    ids.add(element.id);
    const anchor = element.settings._element_id;
    if (typeof anchor === "string") {
      if (anchors.has(anchor)) report(where)(`the anchor ${anchor} is used twice`);
      anchors.add(anchor);
    }
    for (const value of Object.values(element.settings)) {
      if (
        typeof value !== "object" ||
        value === null ||
        Array.isArray(value) ||
        !("url" in value) ||
        !("source" in value)
      )
        continue;
      const before = pictures.get(String(value.id));
      if (before !== undefined && before !== value.url)
        report(where)(`the picture id ${String(value.id)} stands for two pictures`);
      pictures.set(String(value.id), String(value.url));
      if (shown.has(String(value.url))) report(where)(`${String(value.url)} stands twice on the page`);
      shown.add(String(value.url));
    }
  }
  for (const { element, parent, where } of elements) lintElement(element, parent, anchors, report(where));

  for (const { element, where } of elements) {
    const shown = pictureWords(element);
    if (shown === undefined) continue;
    const words = template.content[Number.parseInt(where, 10)]?.elements.at(-1)?.settings;
    if (words?._position !== "absolute" || !String(words.html).includes(wordsHtml(shown)))
      report(where)("the words for the picture are not in its section: its alt text is lost at import");
  }

  faults.push(...movementFaults(path, template));
  let before = 0;
  let tops = 0;
  for (const { element, where } of elements) {
    const level = levelOf(element);
    if (level === undefined) continue;
    if (level === 1) tops += 1;
    if (level > before + 1) report(where)(`h${level} after h${before || "nothing"}`);
    before = level;
  }
  if (tops !== 1) top(`${tops} h1, there must be one`);
  return faults;
}

/** Faults of the bytes of a template file. */
export function lintBytes(path: string, text: string, pages: readonly string[] = []): Fault[] {
  const fault = (message: string): Fault => ({ template: path, where: "file", message });
  if (text.startsWith("\uFEFF")) return [fault("begins with a byte order mark: Elementor says Invalid File")];
  const size = Buffer.byteLength(text);
  if (size > 300_000) return [fault(`is ${size} bytes, the most is 300,000`)];
  try {
    const parsed = JSON.parse(text) as Template;
    return Array.isArray(parsed.content) ? lintTemplate(path, parsed, pages) : [fault("has no content list")];
  } catch {
    return [fault("is not JSON")];
  }
}
