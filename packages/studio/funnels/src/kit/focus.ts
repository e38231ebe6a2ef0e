// Which part of a picture stays where it is cropped.
import type { Draft, Json } from "../elementor/types.ts";

export type Focus =
  | "top left"
  | "top center"
  | "top right"
  | "center left"
  | "center right"
  | "bottom left"
  | "bottom center"
  | "bottom right";

const addressOf = (value: Json | undefined) =>
  typeof value === "object" && value !== null && "url" in value ? String(value.url) : "";

/** The same element with the focus of each picture, where a section has not chosen another. */
export function withFocus(draft: Draft, focusOf: (address: string) => Focus | undefined): Draft {
  const { settings } = draft;
  const [key, address] =
    draft.widgetType === "image"
      ? ["object-position", addressOf(settings.image)]
      : ["background_position", addressOf(settings.background_image)];
  const focus = settings[key] === "center center" ? focusOf(address) : undefined;
  return {
    ...draft,
    settings: focus ? { ...settings, [key]: focus } : settings,
    elements: draft.elements.map((child) => withFocus(child, focusOf)),
  };
}
