// A layout as a picture: boxes are placed, filled and written in. Pure; the same in a browser and in a test.
import { type AdColours, coloursOf } from "./ad-colours.ts";
import { decorated, type Frame, n } from "./ad-decorations.ts";
import type { AdLayout, AdWords, LayoutBox } from "./ad-layout.ts";
import { type AdPicture, inset, pictureIn, rect } from "./ad-picture.ts";
import type { AdSize } from "./ad-sizes.ts";
import { drawStack, type Logo } from "./ad-stack.ts";
import type { Measure } from "./ad-text.ts";

export interface AdDesign {
  layout: Pick<AdLayout, "box">;
  words: AdWords;
  colours: readonly [string, string];
  pictures: readonly (AdPicture | undefined)[];
  logo?: Logo | undefined;
  /** Whether the price before was charged, and can be shown to have been. */
  evidence: boolean;
  /** Put before the ids in the picture, for several in one page. */
  ids?: string;
}

export interface DrawnAd {
  /** What stands inside the `svg` element. */
  art: string;
  /** Height of the smallest letters, in pixels of the picture. */
  letters: number | undefined;
}

interface Pass {
  design: AdDesign;
  colours: AdColours;
  size: AdSize;
  /** The part of the picture that boxes share. */
  base: Frame;
  unit: number;
  measure: Measure;
  letters: number[];
  parts: string[];
}

export function drawAd(design: AdDesign, size: AdSize, measure: Measure): DrawnAd {
  const [above, below] = size.free;
  const base = { x: 0, y: above, width: size.width, height: size.height - above - below };
  const pass: Pass = {
    design,
    colours: coloursOf(...design.colours),
    size,
    base,
    unit: Math.sqrt(base.width * base.height) / 100,
    measure,
    letters: [],
    parts: [],
  };
  const { ground } = pass.colours.grounds;
  pass.parts.push(rect({ x: 0, y: 0, width: size.width, height: size.height }, ground));
  drawBox(design.layout.box, base, ground, pass);
  return {
    art: pass.parts.join("\n"),
    letters: pass.letters.length > 0 ? Math.min(...pass.letters) : undefined,
  };
}

function drawBox(box: LayoutBox, frame: Frame, under: string, pass: Pass): void {
  const { colours, unit, parts, design } = pass;
  const bled = box.corner ? frame : bleed(frame, pass);
  const on = box.fill ? colours.grounds[box.fill] : under;
  if (box.fill) parts.push(rect(bled, on, (box.corner ?? 0) * unit));
  const inner = inset(frame, (box.pad ?? 0) * unit);
  if (box.deco) {
    const ink = { accent: colours.button, quiet: colours.quiet, plain: colours.plain, faint: colours.faint };
    const pen = { ink: ink[box.decoInk ?? "faint"](on), ground: under, bright: colours.button(on), unit };
    const fills = ["sunburst", "circles", "grid", "stripes", "dots"].includes(box.deco);
    parts.push(decorated(box.deco, fills && !box.pad ? bled : inner, pen));
  }
  if (box.picture) {
    const picture = design.pictures[box.picture - 1];
    const place = box.pad || box.mask ? inner : bled;
    const id = `${design.ids ?? ""}cut${parts.length}`;
    if (picture) parts.push(pictureIn(picture, box, { frame: place, on, unit, colours, id }));
  }
  for (const [inside, each] of placed(box, inner, pass)) drawBox(inside, each, on, pass);
  if (box.stack) {
    const ground = box.shade ? colours.grounds.deep : on;
    const { words, logo, evidence } = design;
    const facts = { words, colours, on: ground, unit, logo, evidence, measure: pass.measure };
    const stack = drawStack(box.stack, inner, box, facts);
    if (stack.letters !== undefined) pass.letters.push(stack.letters);
    if (box.shade) parts.push(shadeOf(box.shade, bled, stack.top, ground, pass));
    parts.push(stack.art);
  }
}

/** The boxes inside a box, each with its place. */
function placed(box: LayoutBox, frame: Frame, { size, unit }: Pass): [LayoutBox, Frame][] {
  const wide = size.id === "wide";
  const inRow = box.across ?? (wide ? box.flow : undefined);
  const inLine = inRow ?? box.down ?? box.flow;
  const found: [LayoutBox, Frame][] = [];
  if (inLine) {
    const gap = (box.gap ?? 0) * unit;
    const shares = inLine.map(({ share = 1, wide: inWide }) => (wide && inWide) || share);
    const all = shares.reduce((sum, share) => sum + share, 0);
    const length = (inRow ? frame.width : frame.height) - gap * (inLine.length - 1);
    let at = inRow ? frame.x : frame.y;
    for (const [index, inside] of inLine.entries()) {
      const long = (length * (shares[index] ?? 1)) / all;
      found.push([inside, inRow ? { ...frame, x: at, width: long } : { ...frame, y: at, height: long }]);
      at += long + gap;
    }
  }
  for (const inside of box.over ?? []) {
    const [left, top, width, height] = (wide && inside.wideAt) || inside.at || [0, 0, 100, 100];
    found.push([
      inside,
      {
        x: frame.x + (frame.width * left) / 100,
        y: frame.y + (frame.height * top) / 100,
        width: (frame.width * width) / 100,
        height: (frame.height * height) / 100,
      },
    ]);
  }
  return found;
}

/** What touches an edge of the shared part runs on to the picture's own edge. */
function bleed({ x, y, width, height }: Frame, { base, size }: Pass): Frame {
  const top = y <= base.y + 1 ? 0 : y;
  const foot = y + height >= base.y + base.height - 1 ? size.height : y + height;
  return { x, y: top, width, height: foot - top };
}

function shadeOf(
  kind: NonNullable<LayoutBox["shade"]>,
  frame: Frame,
  from: number,
  colour: string,
  { unit, parts, design }: Pass,
): string {
  if (kind === "all") return `<g opacity=".8">${rect(frame, colour)}</g>`;
  const id = `${design.ids ?? ""}shade${parts.length}`;
  const foot = frame.y + frame.height;
  const [clear, full] = kind === "below" ? [from - unit * 16, from - unit * 2] : [foot, foot - unit * 16];
  // A veil from below begins above the box of its words, and so has no edge.
  const top = kind === "below" ? Math.max(0, clear) : frame.y;
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(clear)}" y2="${n(full)}"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="1" stop-color="${colour}" stop-opacity=".9"/></linearGradient>${rect({ ...frame, y: top, height: foot - top }, `url(#${id})`)}`;
}

/** A whole SVG file. `fontCss` holds the faces as data, so that it looks the same wherever a browser draws it. */
export function adSvg(
  art: string,
  { width, height }: Pick<AdSize, "width" | "height">,
  fontCss: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n<style>${fontCss}</style>\n${art}\n</svg>\n`;
}
