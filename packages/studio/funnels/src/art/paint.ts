// The drawing table: colours of the design, and the few SVG marks that scenes are made of. Scenes are 1200 wide.
import { isDark, mix } from "../kit/colour.ts";
import type { Design } from "../kit/design.ts";

export interface Paint {
  w: number;
  h: number;
  /** Colours of the template. */
  c: Design["palette"];
  /** A lighter shade, by share 0 to 1. */
  light(color: string, share: number): string;
  /** A darker shade, by share 0 to 1. */
  dark(color: string, share: number): string;
  mix(one: string, other: string, share: number): string;
  /** Registers a definition (gradient, clip path) and gives its `url(#id)`. */
  def(make: (id: string) => string): string;
  /** Numbers that look random and never change: 0 up to 1. */
  random(): number;
}

/** Draws the inside of an SVG. */
export type Scene = (paint: Paint) => string;

/** A whole SVG from a scene. */
export function drawScene(scene: Scene, design: Design, height: number, seed: string): string {
  const defs: string[] = [];
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const paint: Paint = {
    w: 1200,
    h: height,
    c: design.palette,
    light: (color, share) => mix(color, "#FFFFFF", share),
    dark: (color, share) => mix(color, isDark(design.palette.deep) ? design.palette.deep : "#0B0B0B", share),
    mix,
    def(make) {
      const id = `d${defs.length}`;
      defs.push(make(id));
      return `url(#${id})`;
    },
    random() {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 4294967296;
    },
  };
  const inside = scene(paint);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}" viewBox="0 0 1200 ${height}"><defs>${defs.join("")}</defs>${inside}</svg>`;
}

type Attributes = Record<string, string | number | undefined>;
const attributes = (list: Attributes) =>
  Object.entries(list)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? Number(value.toFixed(2)) : value}"`)
    .join("");

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
): string => `<rect${attributes({ x, y, width, height, fill, rx: rx || undefined, ...more })}/>`;
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string => `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;
export const path = (d: string, fill: string, more: Attributes = {}): string =>
  `<path${attributes({ d, fill, ...more })}/>`;
export const stroke = (d: string, color: string, width: number, more: Attributes = {}): string =>
  `<path${attributes({ d, fill: "none", stroke: color, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round", ...more })}/>`;
export const group = (inside: string, transform: string, more: Attributes = {}): string =>
  `<g${attributes({ transform, ...more })}>${inside}</g>`;
/** Moves and scales a drawing. */
export const at = (x: number, y: number, scale: number, inside: string, turn = 0): string =>
  group(inside, `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})`);
/** Lettering inside a drawing: kept short and large. */
export const label = (
  x: number,
  y: number,
  text: string,
  size: number,
  color: string,
  more: Attributes = {},
): string =>
  `<text${attributes({ x, y, "font-size": size, fill: color, "font-family": "Inter", "font-weight": 700, ...more })}>${text}</text>`;

/** A gradient from top to bottom, or along an angle in degrees. */
export function gradient(paint: Paint, from: string, to: string, angle = 90): string {
  const turn = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
  return paint.def(
    (id) =>
      `<linearGradient id="${id}" x1="${(0.5 - x).toFixed(3)}" y1="${(0.5 - y).toFixed(3)}" x2="${(0.5 + x).toFixed(3)}" y2="${(0.5 + y).toFixed(3)}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
}

/** A glow: colour in the middle, nothing at the rim. */
export function glow(paint: Paint, color: string, opacity = 1): string {
  return paint.def(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
  );
}

/** Keeps a drawing inside a shape. */
export function clipped(paint: Paint, shape: string, inside: string): string {
  const clip = paint.def((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  return `<g clip-path="${clip}">${inside}</g>`;
}
