// Element settings to CSS, on the three screens that every Elementor site has.
import type { Json, Settings } from "../elementor/types.ts";

export type Device = "" | "_tablet" | "_mobile";
const devices: readonly Device[] = ["", "_tablet", "_mobile"];

type Shape = { readonly [key: string]: Json };
const isShape = (value: Json | undefined): value is Shape =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A slider as CSS, or nothing when it is unset. */
export function length(value: Json | undefined): string | undefined {
  if (!isShape(value) || value.size === "" || value.size === undefined) return undefined;
  return value.unit === "custom" ? String(value.size) : `${value.size}${value.unit}`;
}

/** A dimensions value as four CSS lengths. */
export function fourSides(value: Json | undefined): [string, string, string, string] | undefined {
  if (!isShape(value) || value.top === undefined || value.top === "") return undefined;
  return [value.top, value.right, value.bottom, value.left].map((side) => `${side || 0}${value.unit}`) as [
    string,
    string,
    string,
    string,
  ];
}

export const text = (value: Json | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

type Get = (key: string) => Json | undefined;

/** Collects rules per screen. */
export interface Sheet {
  /** Adds what `make` reads from the settings of each screen; undefined means no rule. */
  add(
    selector: string,
    settings: Settings,
    make: (get: Get, device: Device) => Record<string, string | undefined>,
  ): void;
  text(): string;
}

/** An empty sheet. */
export function newSheet(): Sheet {
  const rules: Record<Device, string[]> = { "": [], _tablet: [], _mobile: [] };
  return {
    add(selector, settings, make) {
      for (const device of devices) {
        const body = Object.entries(make((key) => settings[`${key}${device}`], device))
          .filter((entry): entry is [string, string] => entry[1] !== undefined)
          .map(([property, value]) => `${property}:${value}`)
          .join(";");
        if (body) rules[device].push(`${selector}{${body}}`);
      }
    },
    text: () =>
      `${rules[""].join("")}@media(max-width:1024px){${rules._tablet.join("")}}@media(max-width:767px){${rules._mobile.join("")}}`,
  };
}

/** A typography group. */
export const typographyCss =
  (prefix = "typography") =>
  (get: (key: string) => Json | undefined): Record<string, string | undefined> => {
    const family = text(get(`${prefix}_font_family`));
    return {
      "font-family": family && `"${family}",Sans-serif`,
      "font-size": length(get(`${prefix}_font_size`)),
      "font-weight": text(get(`${prefix}_font_weight`)),
      "line-height": length(get(`${prefix}_line_height`)),
      "letter-spacing": length(get(`${prefix}_letter_spacing`)),
      "text-transform": text(get(`${prefix}_text_transform`)),
      "font-style": text(get(`${prefix}_font_style`)),
      "text-decoration": text(get(`${prefix}_text_decoration`)),
    };
  };

/** A shadow group. */
export function shadowCss(settings: Settings, prefix: string): string | undefined {
  const value = settings[`${prefix}_box_shadow`];
  if (settings[`${prefix}_box_shadow_type`] !== "yes" || !isShape(value)) return undefined;
  return `${value.horizontal}px ${value.vertical}px ${value.blur}px ${value.spread}px ${value.color}`;
}

/** A border group. */
export const borderCss =
  (prefix: string) =>
  (get: (key: string) => Json | undefined): Record<string, string | undefined> => ({
    "border-style": text(get(`${prefix}_border`)),
    "border-width": fourSides(get(`${prefix}_width`))?.join(" "),
    "border-color": text(get(`${prefix}_color`)),
  });

/** A background group. Pictures stand in `assets`. */
export function backgroundCss(
  settings: Settings,
  prefix: string,
  asset: (url: string) => string,
): Record<string, string | undefined> {
  const kind = settings[`${prefix}_background`];
  const color = text(settings[`${prefix}_color`]);
  if (kind === "gradient") {
    const to = text(settings[`${prefix}_color_b`]);
    return {
      "background-image": `linear-gradient(${length(settings[`${prefix}_gradient_angle`]) ?? "180deg"},${color} ${length(settings[`${prefix}_color_stop`]) ?? "0%"},${to} ${length(settings[`${prefix}_color_b_stop`]) ?? "100%"})`,
    };
  }
  if (kind !== "classic") return {};
  const image = settings[`${prefix}_image`];
  const url = isShape(image) && typeof image.url === "string" && image.url !== "" ? image.url : undefined;
  return {
    "background-color": color,
    "background-image": url && `url("${asset(url)}")`,
    "background-position": url && text(settings[`${prefix}_position`]),
    "background-repeat": url && text(settings[`${prefix}_repeat`]),
    "background-size": url && text(settings[`${prefix}_size`]),
  };
}
