// Pens: pure functions from numbers to SVG text.
import { clamp, ease, ramp } from "./time.ts";
import { type Face, widthOf } from "./widths.ts";

/** The shop's palette. */
export const colour = {
  mat900: "#0b2f24",
  mat800: "#0f4031",
  mat700: "#16553f",
  mat600: "#1c6a4f",
  mat300: "#9cc7b1",
  mat100: "#ddebe2",
  ink: "#14211c",
  ink2: "#43514a",
  paper: "#f4f1e6",
  sheet: "#fffdf7",
  rule: "#dcd7c6",
  onMat: "#f7f4e9",
  onMat2: "#c9ddd2",
  marigold: "#ffb920",
  marigold100: "#fff0cc",
  marigold600: "#d48c00",
  vermilion: "#e2401b",
  vermilion600: "#bf2e0c",
  vermilionOnMat: "#ff9c82",
  pencil: "#8cc3d6",
  skin: "#b97f55",
  hair: "#2b211c",
} as const;

export const n = (value: number): string => String(Math.round(value * 100) / 100);
const esc = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const seen = (alpha: number) => alpha > 0.004;

export interface Placing {
  x?: number;
  y?: number;
  turn?: number;
  size?: number;
  alpha?: number;
}

export function group(inside: string, { x = 0, y = 0, turn = 0, size = 1, alpha = 1 }: Placing = {}): string {
  if (!seen(alpha) || size <= 0.001 || inside === "") return "";
  const rotate = turn === 0 ? "" : ` rotate(${n(turn)})`;
  const scale = size === 1 ? "" : ` scale(${Math.round(size * 1e4) / 1e4})`;
  return `<g transform="translate(${n(x)} ${n(y)})${rotate}${scale}"${alpha < 1 ? ` opacity="${n(alpha)}"` : ""}>${inside}</g>`;
}

interface Stroke {
  pen?: string;
  wide?: number;
  dash?: string;
  alpha?: number;
  /** How much of it is drawn, 0 to 1. */
  drawn?: number;
}

export function line(
  d: string,
  { pen = colour.ink, wide = 3, dash = "", alpha = 1, drawn = 1 }: Stroke = {},
): string {
  if (drawn <= 0 || !seen(alpha)) return "";
  const part =
    drawn < 1
      ? ` pathLength="1" stroke-dasharray="1 2" stroke-dashoffset="${n(1 - drawn)}"`
      : dash && ` stroke-dasharray="${dash}"`;
  return `<path d="${d}" fill="none" stroke="${pen}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"${alpha < 1 ? ` opacity="${n(alpha)}"` : ""}${part}/>`;
}

export function shape(
  d: string,
  fill: string,
  { pen = colour.ink, wide = 3, alpha = 1 }: Stroke = {},
): string {
  if (!seen(alpha)) return "";
  return `<path d="${d}" fill="${fill}"${wide > 0 ? ` stroke="${pen}" stroke-width="${wide}" stroke-linejoin="round"` : ""}${alpha < 1 ? ` opacity="${n(alpha)}"` : ""}/>`;
}

export function box(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  { round = 3, pen = colour.ink, wide = 3, alpha = 1 }: Stroke & { round?: number } = {},
): string {
  if (!seen(alpha) || w <= 0 || h <= 0) return "";
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${round ? ` rx="${round}"` : ""} fill="${fill}"${wide > 0 ? ` stroke="${pen}" stroke-width="${wide}"` : ""}${alpha < 1 ? ` opacity="${n(alpha)}"` : ""}/>`;
}

export const dot = (
  x: number,
  y: number,
  r: number,
  fill: string,
  { pen = colour.ink, wide = 3, alpha = 1 }: Stroke = {},
) =>
  seen(alpha) && r > 0
    ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${wide > 0 ? ` stroke="${pen}" stroke-width="${wide}"` : ""}${alpha < 1 ? ` opacity="${n(alpha)}"` : ""}/>`
    : "";

interface Lettering {
  pen?: string;
  face?: Face;
  anchor?: "start" | "middle" | "end";
  alpha?: number;
  /** A number that has not come to rest: tests do not ask where it comes from. */
  rolling?: boolean;
  /** Shown as somebody sees it who cannot read it: too far away, or cut off. Tests do not ask for its size or its place. */
  far?: boolean;
}

/** One line of type. 40 px is the least: a phone shows the film at a third of its size. */
export function type(
  words: string,
  x: number,
  y: number,
  size: number,
  {
    pen = colour.ink,
    face = "display",
    anchor = "start",
    alpha = 1,
    rolling = false,
    far = false,
  }: Lettering = {},
): string {
  if (!seen(alpha) || words === "") return "";
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" class="${face}${rolling ? " rolling" : ""}${far ? " far" : ""}" fill="${pen}" text-anchor="${anchor}"${alpha < 1 ? ` opacity="${n(alpha)}"` : ""}>${esc(words)}</text>`;
}

/** Type on a sheet that is as wide as its words; around (x, y). */
export function tag(
  words: string,
  x: number,
  y: number,
  {
    size = 44,
    fill = colour.sheet,
    pen = colour.ink,
    alpha = 1,
  }: { size?: number; fill?: string; pen?: string; alpha?: number } = {},
): string {
  const wide = widthOf(words, size) + 36;
  return group(
    box(-wide / 2, -size * 0.72, wide, size * 1.44, fill) +
      type(words, 0, size * 0.33, size, { anchor: "middle", pen }),
    { x, y, alpha },
  );
}

/** One shape in the shop's order of making: pencil blue, then ink, then fill. */
export const made = (d: string, fill: string, done: number, wide = 3): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${n(ramp(done, 0.5, 0.4, ease.out))}"/>` +
  line(d, { pen: colour.pencil, wide: 2, drawn: ramp(done, 0, 0.5), alpha: 1 - ramp(done, 0.75, 0.25) }) +
  line(d, { wide, drawn: ramp(done, 0.2, 0.55) });

export const rectangle = (x: number, y: number, w: number, h: number, r = 4): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;

/** What is drawn inside the rectangle only. `id` is unique within the scene. */
export const clipped = (id: string, x: number, y: number, w: number, h: number, inside: string): string =>
  w <= 0 || h <= 0
    ? ""
    : `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;

const grouped = (value: number) => Math.round(value).toLocaleString("en-IN");
/** ₹1,10,000 */
export const rupees = (amount: number): string =>
  amount < 0 ? `−₹${grouped(-amount)}` : `₹${grouped(amount)}`;
/** 2,50,000 */
export const count = (amount: number): string => grouped(amount);

/** A number on its way from `from` to `to`. */
export function roll(
  format: (value: number) => string,
  from: number,
  to: number,
  done: number,
  x: number,
  y: number,
  size: number,
  look: Lettering = {},
): string {
  const part = clamp(done);
  return type(format(from + (to - from) * part), x, y, size, { ...look, rolling: part > 0 && part < 1 });
}
