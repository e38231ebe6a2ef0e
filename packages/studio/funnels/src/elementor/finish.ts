// From drafts to a template file: ids that are the same on every rebuild, and the top level that Elementor wants.
import { createHash } from "node:crypto";
import type { Draft, Element, Json, Settings, Template } from "./types.ts";

const hex = (text: string, digits: number) =>
  createHash("sha256").update(text).digest("hex").slice(0, digits);

/** Repeater rows need an `_id` each; they are the only lists of objects without one. */
function withRowIds(settings: Settings, path: string): Settings {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]): [string, Json] => {
      if (!Array.isArray(value) || value.length === 0 || typeof value[0] !== "object") return [key, value];
      return [
        key,
        value.map((row: Json, index) => ({
          _id: hex(`${path}:${key}:${index}`, 7),
          ...(row as { [key: string]: Json }),
        })),
      ];
    }),
  );
}

function finish(draft: Draft, path: string, isInner: boolean): Element {
  const element: Element = {
    id: hex(path, 8),
    elType: draft.elType,
    ...(draft.widgetType ? { widgetType: draft.widgetType } : {}),
    isInner,
    settings: withRowIds(draft.settings, path),
    elements: draft.elements.map((child, index) =>
      finish(child, `${path}/${index}`, child.elType === "container"),
    ),
  };
  return element;
}

/** A whole template from its sections. `seed` (category and slug) makes the ids. */
export function finishTemplate(options: {
  title: string;
  seed: string;
  ground: string;
  sections: readonly Draft[];
}): Template {
  return {
    content: options.sections.map((section, index) => finish(section, `${options.seed}/${index}`, false)),
    page_settings: {
      template: "elementor_canvas",
      hide_title: "yes",
      background_background: "classic",
      background_color: options.ground,
    },
    version: "0.4",
    title: options.title,
    type: "page",
  };
}

/** The bytes of a template file: UTF-8 without a byte order mark. */
export const templateText = (template: Template): string => `${JSON.stringify(template)}\n`;
