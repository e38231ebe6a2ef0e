// What can be read in a picture, and for how long: the rules of films.test.ts measure with these.
import type { Film } from "./kit/film.ts";
import { type Face, widthOf } from "./kit/widths.ts";

export interface Seen {
  words: string;
  /** Pixels, after every scaling. */
  size: number;
  /** Where it begins and ends on the screen. */
  left: number;
  right: number;
  y: number;
  rolling: boolean;
}

interface Frame {
  x: number;
  y: number;
  scale: number;
  alpha: number;
  turned: boolean;
}

const number = (tag: string, name: string, otherwise: number) =>
  Number(new RegExp(`\\b${name}="(-?[\\d.]+)"`).exec(tag)?.[1] ?? otherwise);
const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** The texts of a picture that are there to be read: more than half opaque, and not far away on purpose. */
export function textsOf(svg: string): Seen[] {
  const stack: Frame[] = [{ x: 0, y: 0, scale: 1, alpha: 1, turned: false }];
  const found: Seen[] = [];
  for (const [tag] of svg.matchAll(/<g\b[^>]*>|<\/g>|<text[^>]*>[^<]*/g)) {
    if (tag === "</g>") {
      stack.pop();
      continue;
    }
    const parent = stack.at(-1);
    if (!parent) throw new Error("A group was closed that was never opened.");
    const alpha = parent.alpha * number(tag, "opacity", 1);
    if (tag.startsWith("<g")) stack.push(inner(parent, tag, alpha));
    else if (alpha > 0.5 && !/class="\w+[^"]* far"/.test(tag)) found.push(textOf(parent, tag));
  }
  return found;
}

function inner(parent: Frame, tag: string, alpha: number): Frame {
  const [, x = "0", y = "0"] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(tag) ?? [];
  const scale = Number(/scale\((-?[\d.]+)/.exec(tag)?.[1] ?? 1);
  return {
    x: parent.x + parent.scale * Number(x),
    y: parent.y + parent.scale * Number(y),
    scale: parent.scale * scale,
    alpha,
    turned: parent.turned || tag.includes("rotate("),
  };
}

function textOf(parent: Frame, tag: string): Seen {
  const words = unescaped(tag.slice(tag.indexOf(">") + 1));
  const face: Face = /class="text/.test(tag) ? "text" : "display";
  const size = number(tag, "font-size", 0) * parent.scale;
  const wide = widthOf(words, size, face);
  const x = parent.x + parent.scale * number(tag, "x", 0);
  const anchor = /text-anchor="(\w+)"/.exec(tag)?.[1];
  const left = anchor === "middle" ? x - wide / 2 : anchor === "end" ? x - wide : x;
  const y = parent.y + parent.scale * number(tag, "y", 0);
  return { words, size, left, right: left + wide, y, rolling: tag.includes("rolling") };
}

export const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));

/** Every number of a text as its figures alone: "₹1,10,000" is 110000, "31.25%" is 31.25. */
export const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) => figure.replaceAll(",", "").replace(/\.$/, ""));

/** The moments at which a rule looks at a film: five a second. */
export const momentsOf = ({ seconds }: Film): number[] =>
  Array.from({ length: Math.floor(seconds * 5) }, (_, index) => index / 5);

/** Whether a cut is in progress: two scenes are seen for half a second. */
export const cutting = ({ cuts }: Film, t: number): boolean =>
  cuts.some((begins) => t >= begins && t < begins + 0.6);
