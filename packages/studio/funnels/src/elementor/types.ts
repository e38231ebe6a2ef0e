// The shapes that Elementor's importer reads. A Draft has no ids yet: `finishTemplate` gives every element its own.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Settings = { [key: string]: Json };

/** The free widgets that the kit writes; the linter refuses any other. */
export const freeWidgets = [
  "heading",
  "text-editor",
  "image",
  "button",
  "icon",
  "icon-list",
  "icon-box",
  "image-box",
  "counter",
  "testimonial",
  "nested-accordion",
  "nested-tabs",
  "divider",
  "spacer",
  "rating",
  "progress",
  "social-icons",
  "html",
  "video",
  "google_maps",
  "image-gallery",
  "menu-anchor",
] as const;
export type FreeWidget = (typeof freeWidgets)[number];

/** An element before it has an id. */
export interface Draft {
  elType: "container" | "widget";
  widgetType?: FreeWidget;
  settings: Settings;
  elements: readonly Draft[];
}

/** An element as it stands in a template file. */
export interface Element {
  id: string;
  elType: "container" | "widget";
  widgetType?: FreeWidget;
  isInner: boolean;
  settings: Settings;
  elements: Element[];
}

/** One template file: what "Import Templates" takes. */
export interface Template {
  content: Element[];
  page_settings: Settings;
  version: "0.4";
  title: string;
  type: "page";
}

/** Stands before every picture's path in a template file; `download-template` puts the shop's address in its place. */
export const pictureHost = "{{PICTURES}}";
