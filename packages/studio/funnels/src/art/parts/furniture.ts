// Furniture and fittings for rooms, drawn around 0,0 as the bottom middle.
import { circle, ellipse, glow, gradient, type Paint, path, rect, stroke } from "../paint.ts";

/** A window with light in it, from its top left. */
export const windowPane = (p: Paint, x: number, y: number, w: number, h: number, frame: string): string =>
  rect(x - 12, y - 12, w + 24, h + 24, frame, 4) +
  rect(x, y, w, h, gradient(p, "#DDF0F7", "#F9F3DF")) +
  path(
    `M${x} ${y + h}V${y + h * 0.7}C${x + w * 0.3} ${y + h * 0.5} ${x + w * 0.6} ${y + h * 0.86} ${x + w} ${y + h * 0.6}V${y + h}Z`,
    "#B9D8B4",
  ) +
  stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.42}H${x + w}`, frame, 8);

/** A lamp hanging from above: cord to the top of the picture. */
export const hangingLamp = (p: Paint, x: number, drop: number, color: string): string =>
  stroke(`M${x} 0V${drop}`, p.c.deep, 4) +
  circle(x, drop + 46, 150, glow(p, "#FFE3A6", 0.55)) +
  path(`M${x - 64} ${drop + 54}C${x - 60} ${drop} ${x + 60} ${drop} ${x + 64} ${drop + 54}Z`, color) +
  ellipse(x, drop + 54, 64, 9, "#FFF3CF");
