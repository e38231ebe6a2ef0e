// What a picture shows, in words that reach the page. Elementor's import drops every alt text, and no setting keeps one:
// so each section ends with the words for its pictures, which only a screen reader meets. They take no room.
import type { Draft, Json } from "../elementor/types.ts";
import { size } from "../elementor/values.ts";
import { html } from "../elementor/widgets.ts";

const hide =
  "position:absolute;width:1px;height:1px;margin:0;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The words for a picture, as they stand in the widget of its section. */
export const wordsHtml = (alt: string): string => `<p style="${hide}">Picture: ${escaped(alt)}</p>`;

/** What the picture of an element shows: an image widget's own, or the picture behind a container. */
export function pictureWords(element: {
  widgetType?: string;
  settings: { readonly [key: string]: Json };
}): string | undefined {
  const { widgetType, settings } = element;
  const picture =
    widgetType === "image"
      ? settings.image
      : widgetType === undefined
        ? settings.background_image
        : undefined;
  if (typeof picture !== "object" || picture === null || !("alt" in picture)) return undefined;
  return String(picture.alt) || undefined;
}

function allWords(draft: Draft): string[] {
  const shown = pictureWords(draft);
  return [...(shown ? [shown] : []), ...draft.elements.flatMap(allWords)];
}

/** The same section with one widget at its end that holds the words for its pictures, each once. */
export function withPictureWords(section: Draft): Draft {
  const shown = [...new Set(allWords(section))];
  if (shown.length === 0) return section;
  const widget = html(shown.map(wordsHtml).join("\n"));
  const words: Draft = {
    ...widget,
    settings: {
      ...widget.settings,
      _position: "absolute",
      // As wide as a point: left alone it takes the width of its container from wherever it stands.
      _element_width: "initial",
      _element_custom_width: size(1),
      _title: "Words for the pictures of this section: edit with them",
    },
  };
  return { ...section, elements: [...section.elements, words] };
}
