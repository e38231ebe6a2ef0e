// Whether a value has the shape that its control type reads. A wrong shape is ignored by Elementor without a word.
import { type Json, pictureHost } from "../elementor/types.ts";
import type { Control } from "./controls.ts";
import { icons } from "./font-awesome.ts";

type Shape = { readonly [key: string]: Json };
const isShape = (value: Json | undefined): value is Shape =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const units = ["px", "em", "rem", "%", "vh", "vw", "fr", "deg", "s", "ms", "custom"];
const hexColor = /^#[0-9A-F]{6}$/;
const rgbColor = /^rgba?\(\d{1,3},\d{1,3},\d{1,3}(,(0|1|0?\.\d+))?\)$/;
const namedColor = /^var\(--fw-[a-z0-9-]+,(.+)\)$/;
const isColor = (value: Json | undefined) => {
  if (typeof value !== "string") return false;
  const plain = namedColor.exec(value)?.[1] ?? value;
  return hexColor.test(plain) || rgbColor.test(plain);
};
const isNumeric = (value: Json | undefined) =>
  value === "" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));

function shadowFault(value: Shape, spread: boolean): string | undefined {
  const numbers = ["horizontal", "vertical", "blur", ...(spread ? ["spread"] : [])];
  if (numbers.some((key) => typeof value[key] !== "number"))
    return `a shadow needs the numbers ${numbers.join(", ")}`;
  return isColor(value.color) ? undefined : "a shadow needs a colour";
}

/** What is wrong with a picture value, if anything. */
function mediaFault(value: Shape): string | undefined {
  if (value.url === "" && value.id === "") return undefined;
  if (typeof value.url !== "string") return "a picture needs a url";
  if (!value.url.startsWith(`${pictureHost}/`)) return `a picture's address must begin with ${pictureHost}/`;
  if (!/^[a-z0-9-]+\/[a-z0-9-]+\.(webp|png|jpg)$/.test(value.url.slice(pictureHost.length + 1)))
    return "a picture needs a plain file name that ends in webp, png or jpg";
  if (typeof value.id !== "number" || !Number.isInteger(value.id) || value.id <= 0)
    return "a picture's id must be a number above 0";
  return typeof value.alt === "string" && value.alt !== "" ? undefined : "a picture needs an alt text";
}

const checks: Record<string, (value: Json, control: Control) => string | undefined> = {
  slider(value) {
    if (!isShape(value)) return "a slider is {unit, size, sizes}";
    if (!units.includes(String(value.unit))) return `unknown unit ${String(value.unit)}`;
    if (
      value.unit === "custom"
        ? typeof value.size !== "string" || value.size === ""
        : typeof value.size !== "number"
    )
      return "a slider's size is a number";
    return Array.isArray(value.sizes) ? undefined : "a slider has sizes: []";
  },
  dimensions(value) {
    if (!isShape(value)) return "dimensions are {unit, top, right, bottom, left, isLinked}";
    if (!["top", "right", "bottom", "left"].every((side) => isNumeric(value[side])))
      return "all four sides are strings of digits";
    if (!units.includes(String(value.unit))) return `unknown unit ${String(value.unit)}`;
    return typeof value.isLinked === "boolean" ? undefined : "isLinked is missing";
  },
  gaps(value) {
    if (!isShape(value)) return "gaps are {column, row, isLinked, unit, size}";
    return ["column", "row"].every((side) => isNumeric(value[side]) && value[side] !== "") &&
      typeof value.isLinked === "boolean" &&
      units.includes(String(value.unit))
      ? undefined
      : "gaps need column and row as strings, isLinked and a unit";
  },
  color: (value) =>
    isColor(value)
      ? undefined
      : "a colour is #RRGGBB in capitals or rgba(), alone or as the fallback of var(--fw-...)",
  url(value) {
    if (
      !isShape(value) ||
      ["url", "is_external", "nofollow", "custom_attributes"].some((key) => typeof value[key] !== "string")
    )
      return "a link is {url, is_external, nofollow, custom_attributes}";
    return undefined;
  },
  media: (value) => (isShape(value) ? mediaFault(value) : "a picture is {url, id, size, alt, source}"),
  gallery: (value) =>
    Array.isArray(value)
      ? value.map((item) => (isShape(item) ? mediaFault(item) : "not a picture")).find(Boolean)
      : "a gallery is a list of pictures",
  icons(value) {
    if (!isShape(value)) return "an icon is {value, library}";
    if (value.value === "") return undefined;
    const library = { fas: "fa-solid", far: "fa-regular", fab: "fa-brands" }[String(value.value).slice(0, 3)];
    if (library === undefined || library !== value.library)
      return `the library of ${String(value.value)} is wrong`;
    return icons().has(String(value.value))
      ? undefined
      : `${String(value.value)} is not in Font Awesome 5 Free`;
  },
  switcher: (value) => (typeof value === "string" ? undefined : 'a switch is "yes" or ""'),
  popover_toggle: (value, control) => {
    const wanted = control.name.endsWith("typography")
      ? "custom"
      : control.name.startsWith("_transform")
        ? "transform"
        : "yes";
    return value === wanted || value === "" ? undefined : `this toggle is "${wanted}"`;
  },
  box_shadow: (value) =>
    isShape(value) ? shadowFault(value, true) : "a shadow is {horizontal, vertical, blur, spread, color}",
  text_shadow: (value) =>
    isShape(value) ? shadowFault(value, false) : "a shadow is {horizontal, vertical, blur, color}",
  number: (value) => (typeof value === "number" || isNumeric(value) ? undefined : "not a number"),
  font: (value) => (typeof value === "string" && value !== "" ? undefined : "a font is the name of a family"),
};
for (const kind of ["text", "textarea", "wysiwyg", "code", "hidden", "animation", "hover_animation"])
  checks[kind] = (value) => (typeof value === "string" ? undefined : "not a text");

/** What is wrong with the value of a control, if anything. */
export function valueFault(control: Control, value: Json): string | undefined {
  if (control.options && !(typeof value === "string" && control.options.includes(value)))
    return `${JSON.stringify(value)} is not one of ${control.options.filter(Boolean).join(", ")}`;
  if (control.type === "switcher" && /^hide_(desktop|tablet|mobile)$/.test(control.name)) {
    return value === control.name.replace("hide_", "hidden-")
      ? undefined
      : `must be "${control.name.replace("hide_", "hidden-")}"`;
  }
  return checks[control.type]?.(value, control);
}
