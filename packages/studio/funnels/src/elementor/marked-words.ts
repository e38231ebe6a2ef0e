// The coloured words of a title. In a draft they carry their colour; in the file they are plain `<em>`, so that who types a
// new title meets no code, and the widget of the colours says what an `<em>` looks like.
import type { Draft } from "./types.ts";

const marked =
  /<span style="color:(var\(--(fw-[a-z0-9-]+),[^()"]*(?:\([^()]*\))?\))(;font-style:italic)?">(.+?)<\/span>/g;

export interface MarkedWords {
  /** The same element with `<em>` for the coloured words of its titles. */
  rewrite(draft: Draft): Draft;
  /** How they look: all that were met so far. */
  css(): string;
}

/** Gathers the looks of coloured words; the elements must have names for their colours. */
export function markWords(): MarkedWords {
  const rules = new Map<string, string>();
  const rewrite = (draft: Draft): Draft => {
    const elements = draft.elements.map(rewrite);
    const { title } = draft.settings;
    if (draft.widgetType !== "heading" || typeof title !== "string" || !title.includes("<span style="))
      return { ...draft, elements };
    let className = "";
    const plain = title.replace(
      marked,
      (_, colour: string, name: string, italic: string | undefined, words: string) => {
        className = `${name.replace(/^fw-/, "fw-em-")}${italic ? "-italic" : ""}`;
        rules.set(className, `.${className} em{color:${colour};font-style:${italic ? "italic" : "normal"}}`);
        return `<em>${words}</em>`;
      },
    );
    return { ...draft, settings: { ...draft.settings, title: plain, _css_classes: className }, elements };
  };
  return { rewrite, css: () => [...rules.values()].join("\n") };
}
