// All colours of an ad come from two. What stands on what is held to a contrast that can be read (WCAG 2.2, 1.4.3). Pure.
import type { Ground } from "./ad-layout.ts";

type Rgb = readonly [number, number, number];

export interface AdColours {
  grounds: Readonly<Record<Ground, string>>;
  /** Words on a ground: plain, in the accent, or quieter. */
  plain: (on: string) => string;
  accent: (on: string) => string;
  quiet: (on: string) => string;
  /** A thing to be seen and not read. */
  faint: (on: string) => string;
  /** The fill of a button or a ribbon on a ground. */
  button: (on: string) => string;
}

const readable = 4.6;
const black: Rgb = [12, 12, 14];
const white: Rgb = [255, 255, 255];

export function coloursOf(ground: string, accent: string): AdColours {
  const [g, a] = [rgbOf(ground), rgbOf(accent)];
  const grounds = {
    ground: hexOf(g),
    accent: hexOf(a),
    soft: hexOf(mixed(g, white, luminance(g) > 0.6 ? 0.55 : 0.88)),
    deep: hexOf(mixed(g, black, luminance(g) > 0.35 ? 0.84 : 0.55)),
    paper: hexOf(mixed(g, white, 0.955)),
  };
  const plain = (on: string) => {
    const under = rgbOf(on);
    const [dark, light] = [mixed(g, black, 0.86), mixed(g, white, 0.95)];
    const best = contrast(dark, under) >= contrast(light, under) ? dark : light;
    return hexOf(away(best, under, readable));
  };
  return {
    grounds,
    plain,
    accent: (on) => {
      const under = rgbOf(on);
      // On the accent itself, or where it would have to become another colour, the ground speaks.
      return hexOf(away(contrast(a, under) < 1.2 ? g : a, under, readable));
    },
    quiet: (on) => hexOf(away(mixed(rgbOf(plain(on)), rgbOf(on), 0.28), rgbOf(on), readable)),
    faint: (on) => hexOf(mixed(rgbOf(on), rgbOf(plain(on)), 0.14)),
    button: (on) => (contrast(a, rgbOf(on)) >= 1.7 ? hexOf(a) : plain(on)),
  };
}

/** The ratio of two colours as WCAG counts it. */
export function contrastOf(one: string, other: string): number {
  return contrast(rgbOf(one), rgbOf(other));
}

/** The colour, moved towards black or white until it can be read on what is under it. */
function away(colour: Rgb, under: Rgb, ratio: number): Rgb {
  const to = contrast(black, under) > contrast(white, under) ? black : white;
  for (let share = 0; share < 1; share += 0.04) {
    const moved = mixed(colour, to, share);
    if (contrast(moved, under) >= ratio) return moved;
  }
  return contrast([0, 0, 0], under) > contrast(white, under) ? [0, 0, 0] : white;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([r, g, b]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function mixed(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share);
  return [part(0), part(1), part(2)];
}

/** `#0f4031`; anything else is taken for black. */
function rgbOf(hex: string): Rgb {
  const [, r = "0", g = "0", b = "0"] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? [];
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
