// Value shapes of Elementor's controls. A bare number or a missing side is silently ignored by it, so nothing else
// writes these by hand.
import { createHash } from "node:crypto";
import { type Json, pictureHost, type Settings } from "./types.ts";

type Unit = "px" | "em" | "rem" | "%" | "vh" | "vw" | "fr" | "deg" | "s" | "ms";

/** A slider value. */
export const size = (value: number, unit: Unit = "px") => ({ unit, size: value, sizes: [] });

/** Top, right, bottom, left in pixels. */
export type Sides = readonly [number, number, number, number];

/** A dimensions value; one number means all four sides. */
export function sides(value: number | Sides, unit: Unit = "px") {
  const [top, right, bottom, left] = typeof value === "number" ? [value, value, value, value] : value;
  return {
    unit,
    top: String(top),
    right: String(right),
    bottom: String(bottom),
    left: String(left),
    isLinked: top === right && right === bottom && bottom === left,
  };
}

/** A gaps value: between columns, between rows. */
export function gaps(column: number, row = column) {
  return { column: String(column), row: String(row), isLinked: column === row, unit: "px", size: column };
}

/** A link value. */
export function link(url: string, newTab = false) {
  return { url, is_external: newTab ? "true" : "", nofollow: "", custom_attributes: "" };
}

/** A Font Awesome 5 icon by its classes, for example `fas fa-check`. */
export function icon(value: string) {
  const library = { fas: "fa-solid", far: "fa-regular", fab: "fa-brands" }[value.slice(0, 3)];
  if (!library) throw new Error(`Not a Font Awesome 5 icon: ${value}`);
  return { value, library };
}

/** No icon at all. */
export const noIcon = { value: "", library: "" };

/** No picture at all: left unset, Elementor shows its grey placeholder. */
export const noPicture = { url: "", id: "" };

/**
 * A media value. Elementor fetches each picture once for each id, so the id is made from the path: the same picture
 * has the same id in every template, and two pictures never share one (held by a test over the whole library).
 */
export function media(path: string, alt: string) {
  return { url: `${pictureHost}/${path}`, id: mediaId(path), size: "", alt, source: "library" };
}

/** Nine digits from the path of a picture. */
export function mediaId(path: string): number {
  return 100_000_000 + (createHash("sha256").update(path).digest().readUInt32BE(0) % 899_999_999);
}

/** How a run of text is set. Sizes in pixels, line height and tracking in em: a length that follows the size. */
export interface Face {
  family: string;
  size: number;
  tablet?: number;
  mobile?: number;
  weight?: number;
  line?: number;
  tracking?: number;
  transform?: "uppercase" | "none";
  style?: "normal" | "italic";
  decoration?: "line-through" | "underline" | "none";
}

/** A typography group. `prefix` differs between widgets; see the control tables. */
export function typography(face: Face, prefix = "typography"): Settings {
  const out: Settings = {
    [`${prefix}_typography`]: "custom",
    [`${prefix}_font_family`]: face.family,
    [`${prefix}_font_size`]: size(face.size),
    [`${prefix}_font_weight`]: String(face.weight ?? 400),
    [`${prefix}_line_height`]: size(face.line ?? 1.5, "em"),
  };
  if (face.tablet !== undefined) out[`${prefix}_font_size_tablet`] = size(face.tablet);
  if (face.mobile !== undefined) out[`${prefix}_font_size_mobile`] = size(face.mobile);
  // Left out, these come from the site's own "Primary" font, whatever it is.
  const tracking = face.tracking ?? 0;
  out[`${prefix}_letter_spacing`] = size(tracking, "em");
  // Tight letters of a phone's smaller size would touch.
  if (tracking < 0) out[`${prefix}_letter_spacing_mobile`] = size(Number((tracking / 2).toFixed(3)), "em");
  out[`${prefix}_text_transform`] = face.transform ?? "none";
  out[`${prefix}_font_style`] = face.style ?? "normal";
  if (face.decoration !== undefined) out[`${prefix}_text_decoration`] = face.decoration;
  return out;
}

export interface Shadow {
  x?: number;
  y: number;
  blur: number;
  spread?: number;
  color: string;
}

/** A box shadow group with its toggle. */
export function shadow(value: Shadow, prefix = "box_shadow"): Settings {
  const { x = 0, y, blur, spread = 0, color } = value;
  return {
    [`${prefix}_box_shadow_type`]: "yes",
    [`${prefix}_box_shadow`]: { horizontal: x, vertical: y, blur, spread, color },
  };
}

export interface Border {
  width: number | Sides;
  /** The same where columns stand under one another: on tablets and phones. */
  stacked?: Sides;
  color: string;
  style?: "solid" | "dashed" | "dotted" | "double";
}

/** A border group. Containers use `border`, widget wrappers `_border`, pictures `image_border`. */
export function border(value: Border, prefix = "border"): Settings {
  return {
    [`${prefix}_border`]: value.style ?? "solid",
    [`${prefix}_width`]: sides(value.width),
    ...(value.stacked ? { [`${prefix}_width_tablet`]: sides(value.stacked) } : {}),
    [`${prefix}_color`]: value.color,
  };
}

export type Fill =
  | string
  /** `hold`: percent of the way that stays `from`. */
  | { from: string; to: string; angle?: number; hold?: number }
  | { picture: Json; color: string; position?: string; fixed?: boolean };

/** A background group: a colour, a gradient, or a picture over a colour. */
export function background(fill: Fill, prefix = "background"): Settings {
  if (typeof fill === "string") {
    return { [`${prefix}_background`]: "classic", [`${prefix}_color`]: fill };
  }
  if ("from" in fill) {
    return {
      [`${prefix}_background`]: "gradient",
      [`${prefix}_color`]: fill.from,
      [`${prefix}_color_stop`]: size(fill.hold ?? 0, "%"),
      [`${prefix}_color_b`]: fill.to,
      [`${prefix}_color_b_stop`]: size(100, "%"),
      [`${prefix}_gradient_type`]: "linear",
      [`${prefix}_gradient_angle`]: size(fill.angle ?? 160, "deg"),
    };
  }
  return {
    [`${prefix}_background`]: "classic",
    [`${prefix}_color`]: fill.color,
    [`${prefix}_image`]: fill.picture,
    [`${prefix}_position`]: fill.position ?? "center center",
    [`${prefix}_repeat`]: "no-repeat",
    [`${prefix}_size`]: "cover",
    ...(fill.fixed ? { [`${prefix}_attachment`]: "fixed" } : {}),
  };
}
