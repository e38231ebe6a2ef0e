// What a picture shows, in words that reach the page. Elementor's import drops every alt text, and no setting keeps one:
// so each picture is followed by its words, which only a screen reader meets. They take no room.
import type { Draft, Json } from "../elementor/types.ts";
import { size } from "../elementor/values.ts";
import { html } from "../elementor/widgets.ts";

const hide =
  "position:absolute;width:1px;height:1px;margin:0;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The code of the widget that stands after a picture. */
export const wordsHtml = (alt: string): string => `<p style="${hide}">Picture: ${escaped(alt)}</p>`;

/** What the picture of an element shows: an image widget's own, or the picture behind a container. */
export function pictureWords(element: {
  widgetType?: string;
  settings: { readonly [key: string]: Json };
}): string | undefined {
  const picture = element.widgetType === "image" ? element.settings.image : element.settings.background_image;
  if (typeof picture !== "object" || picture === null || !("alt" in picture)) return undefined;
  return String(picture.alt) || undefined;
}

function words(alt: string): Draft {
  const widget = html(wordsHtml(alt));
  return {
    ...widget,
    settings: {
      ...widget.settings,
      _position: "absolute",
      // As wide as a point: left alone it takes the width of its container from wherever it stands.
      _element_width: "initial",
      _element_custom_width: size(1),
      _title: "Words for the picture above: edit with it",
    },
  };
}

/** The same element with words after every picture in it. */
export function withPictureWords(draft: Draft): Draft {
  const behind = draft.elType === "container" ? pictureWords(draft) : undefined;
  return {
    ...draft,
    elements: [
      ...draft.elements.flatMap((child) => {
        const shown = child.widgetType === "image" ? pictureWords(child) : undefined;
        return shown ? [child, words(shown)] : [withPictureWords(child)];
      }),
      ...(behind ? [words(behind)] : []),
    ],
  };
}
