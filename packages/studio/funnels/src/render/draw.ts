// What the widget drawings share: reading settings, glyphs, links.
import type { Element, Json, Settings } from "../elementor/types.ts";
import { icons } from "../lint/font-awesome.ts";
import type { Sheet } from "./css.ts";

type Shape = { readonly [key: string]: Json };

export const shapeOf = (value: Json | undefined): Shape =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Shape) : {};

export const list = (value: Json | undefined): Shape[] => (Array.isArray(value) ? value.map(shapeOf) : []);

export const string = (value: Json | undefined): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

export const href = (value: Json | undefined): string => string(shapeOf(value).url);

export const safe = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A Font Awesome glyph. */
export function glyph(value: Json | undefined): string {
  const name = string(shapeOf(value).value);
  const code = icons().get(name);
  return code ? `<i class="fa ${name.slice(0, 3)}">&#x${code};</i>` : "";
}

interface Drawing {
  element: Element;
  settings: Settings;
  self: string;
  sheet: Sheet;
  asset: (url: string) => string;
  /** What a nested widget holds, drawn. */
  children: readonly string[];
}

export type Draw = (drawing: Drawing) => string;

export const linked = (url: string, inside: string, kind = "") =>
  url ? `<a href="${safe(url)}"${kind}>${inside}</a>` : inside;
