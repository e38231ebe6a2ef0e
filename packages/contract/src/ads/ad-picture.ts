// Photographs and drawings in the places of a layout. Pure.
import { type AdColours, contrastOf } from "./ad-colours.ts";
import { archPath, type Frame, n } from "./ad-decorations.ts";
import type { LayoutBox } from "./ad-layout.ts";
import { escaped } from "./ad-stack.ts";

/** A drawing of ours, on the ground it was made for. */
export interface AdDrawing {
  kind: "drawing";
  viewBox: string;
  art: string;
  ground: string;
  /** It can be seen on any colour, and needs none of its own. */
  alone: boolean;
}
/** A picture of the shop's, as data; `focus` in hundredths from the left and from the top. */
export interface AdPhoto {
  kind: "photo";
  href: string;
  width: number;
  height: number;
  show?: "cover" | "contain" | undefined;
  focus: readonly [number, number];
}
export type AdPicture = AdDrawing | AdPhoto;

interface Place {
  frame: Frame;
  /** The colour under it. */
  on: string;
  unit: number;
  colours: AdColours;
  /** For the shape that cuts it out. */
  id: string;
}

/** A picture in its place, cut to its shape. */
export function pictureIn(
  picture: AdPicture,
  box: Pick<LayoutBox, "mask" | "show">,
  { frame, on, unit, colours, id }: Place,
): string {
  const device = box.mask === "phone" || box.mask === "browser" || box.mask === "polaroid";
  const { body, screen } = device
    ? inDevice(box.mask, frame, unit, on, colours)
    : { body: "", screen: frame };
  const show = (picture.kind === "photo" && picture.show) || box.show || "cover";
  const hole = holeOf(box.mask, screen, unit);
  const clip = hole ? `<clipPath id="${id}">${hole}</clipPath>` : "";
  const art =
    picture.kind === "photo"
      ? photo(picture, screen, show)
      : drawing(picture, screen, needsGround(picture, on, show === "cover" || Boolean(hole)), unit);
  return body + (hole ? `${clip}<g clip-path="url(#${id})">${art}</g>` : art);
}

/** A photograph that fills its frame around its focus, or stands whole in it. */
function photo({ href, width, height, focus }: AdPhoto, frame: Frame, show: "cover" | "contain"): string {
  const scales = [frame.width / width, frame.height / height] as const;
  const scale = show === "cover" ? Math.max(...scales) : Math.min(...scales);
  const [w, h] = [width * scale, height * scale];
  const [left, top] = show === "cover" ? focus : ([50, 50] as const);
  const x = ((frame.width - w) * left) / 100;
  const y = ((frame.height - h) * top) / 100;
  return `<svg x="${n(frame.x)}" y="${n(frame.y)}" width="${n(frame.width)}" height="${n(frame.height)}"><image href="${escaped(href)}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" preserveAspectRatio="none"/></svg>`;
}

function needsGround({ ground, alone }: AdDrawing, on: string, filling: boolean): boolean {
  return filling || (!alone && contrastOf(ground, on) > 1.25);
}

/** A drawing stands whole; where it has to fill a frame, on the colour it was made for. */
function drawing({ viewBox, art, ground }: AdDrawing, frame: Frame, filling: boolean, unit: number): string {
  const { x, y, width, height } = filling ? inset(frame, Math.min(unit * 5, frame.width / 8)) : frame;
  return `${filling ? rect(frame, ground) : ""}<svg x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" viewBox="${viewBox}">${art}</svg>`;
}

function holeOf(mask: LayoutBox["mask"], frame: Frame, unit: number): string {
  const { x, y, width, height } = frame;
  if (mask === "circle")
    return `<circle cx="${n(x + width / 2)}" cy="${n(y + height / 2)}" r="${n(Math.min(width, height) / 2)}"/>`;
  if (mask === "arch") return `<path d="${archPath(frame)}"/>`;
  if (mask === "round" || mask === "phone") return rect(frame, "#000", unit * (mask === "phone" ? 3 : 2));
  return "";
}

/** A telephone, a browser's window or a print with a white edge, and the hole for the picture in it. */
function inDevice(
  mask: LayoutBox["mask"],
  frame: Frame,
  unit: number,
  on: string,
  colours: AdColours,
): { body: string; screen: Frame } {
  if (mask === "phone") {
    const width = Math.min(frame.width, frame.height * 0.52);
    const body = { ...frame, x: frame.x + (frame.width - width) / 2, width };
    const screen = inset(body, unit * 1.4);
    const edge = `<rect x="${n(body.x)}" y="${n(body.y)}" width="${n(width)}" height="${n(body.height)}" rx="${n(unit * 4.2)}" fill="#101413" stroke="#8d9a94" stroke-width="${n(unit * 0.4)}"/>`;
    return { body: edge, screen };
  }
  if (mask === "browser") {
    const bar = unit * 4.4;
    const dots = [0, 1, 2].map(
      (at) =>
        `<circle cx="${n(frame.x + bar * (0.7 + at * 0.55))}" cy="${n(frame.y + bar / 2)}" r="${n(bar * 0.15)}" fill="${on}"/>`,
    );
    const line = rect(
      {
        x: frame.x + bar * 2.6,
        y: frame.y + bar * 0.25,
        width: Math.max(1, frame.width - bar * 3.2),
        height: bar * 0.5,
      },
      on,
      bar * 0.25,
    );
    const screen = { ...frame, y: frame.y + bar, height: Math.max(1, frame.height - bar) };
    return { body: rect(frame, colours.plain(on), unit * 1.2) + dots.join("") + line, screen };
  }
  const edge = unit * 1.8;
  const screen = inset(frame, edge);
  return {
    body: rect(frame, "#fffdf7"),
    screen: { ...screen, height: Math.max(1, screen.height - edge * 2.2) },
  };
}

export function inset({ x, y, width, height }: Frame, by: number): Frame {
  return { x: x + by, y: y + by, width: Math.max(1, width - 2 * by), height: Math.max(1, height - 2 * by) };
}

export function rect({ x, y, width, height }: Frame, fill: string, round = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${n(round)}"` : ""} fill="${fill}"/>`;
}
