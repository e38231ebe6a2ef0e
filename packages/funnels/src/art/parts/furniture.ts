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

/** A sofa, 520 wide. */
export const sofa = (p: Paint, color: string, cushion: string): string =>
  ellipse(0, 4, 290, 18, glow(p, p.c.deep, 0.35)) +
  [-210, 210].map((x) => rect(x - 8, -40, 16, 40, p.dark(cushion, 0.5))).join("") +
  rect(-230, -230, 460, 170, gradient(p, p.light(color, 0.12), color), 30) +
  rect(-216, -136, 212, 76, p.light(color, 0.2), 18) +
  rect(4, -136, 212, 76, p.light(color, 0.2), 18) +
  rect(-266, -170, 62, 140, gradient(p, p.light(color, 0.06), p.dark(color, 0.15)), 26) +
  rect(204, -170, 62, 140, gradient(p, p.light(color, 0.06), p.dark(color, 0.15)), 26) +
  rect(-250, -66, 500, 36, p.dark(color, 0.12), 12) +
  rect(-180, -206, 100, 92, cushion, 16) +
  rect(96, -200, 92, 86, p.light(cushion, 0.4), 16);

/** A round table with two chairs, 460 wide. */
export const tableForTwo = (p: Paint, wood: string, chair: string): string =>
  [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)">${rect(140, -330, 26, 330, p.dark(chair, 0.3), 8)}${rect(120, -330, 64, 150, chair, 14)}${rect(86, -170, 104, 26, p.light(chair, 0.15), 10)}${rect(90, -150, 14, 150, p.dark(chair, 0.3))}</g>`,
    )
    .join("") +
  ellipse(0, 2, 110, 14, p.dark(wood, 0.4)) +
  rect(-9, -220, 18, 220, p.dark(wood, 0.4)) +
  ellipse(0, -222, 168, 24, p.dark(wood, 0.15)) +
  ellipse(0, -230, 168, 24, wood) +
  rect(-8, -300, 16, 62, "#FFFFFF", 6, { opacity: 0.7 }) +
  circle(0, -316, 14, "#FFD98A") +
  ellipse(-80, -236, 46, 8, "#FFFFFF") +
  ellipse(80, -236, 46, 8, "#FFFFFF");

/** A barber's or salon chair, 260 wide. */
export const salonChair = (p: Paint, color: string, metal = "#B8BEC8"): string =>
  ellipse(0, -6, 110, 16, p.dark(metal, 0.4)) +
  rect(-16, -120, 32, 116, metal) +
  rect(-120, -170, 240, 58, gradient(p, p.light(color, 0.1), p.dark(color, 0.2)), 24) +
  path("M-96 -170L-112 -390C-112 -420 112 -420 112 -390L96 -170Z", gradient(p, p.light(color, 0.16), color)) +
  rect(-56, -470, 112, 66, p.dark(color, 0.1), 22) +
  rect(-146, -250, 40, 16, metal, 8) +
  rect(106, -250, 40, 16, metal, 8) +
  rect(-140, -250, 14, 110, metal, 6) +
  rect(126, -250, 14, 110, metal, 6) +
  stroke("M-80 -330H80M-84 -270H84", p.dark(color, 0.25), 4) +
  path("M-90 -110L-120 -40H-30L-20 -110Z", p.dark(metal, 0.15));

/** A mirror with bulbs, from its middle. */
export const mirror = (p: Paint, cx: number, cy: number, w: number, h: number, frame: string): string =>
  rect(cx - w / 2, cy - h / 2, w, h, frame, 26) +
  rect(cx - w / 2 + 26, cy - h / 2 + 26, w - 52, h - 52, gradient(p, "#EAF3F7", "#C9DCE5", 40), 12) +
  path(
    `M${cx - w * 0.3} ${cy + h * 0.3}L${cx + w * 0.1} ${cy - h * 0.36}H${cx + w * 0.24}L${cx - w * 0.14} ${cy + h * 0.3}Z`,
    "#FFFFFF",
    { opacity: 0.5 },
  ) +
  Array.from(
    { length: 5 },
    (_, i) =>
      circle(cx - w / 2 + 13, cy - h / 2 + 40 + (i * (h - 80)) / 4, 9, "#FFE9B8") +
      circle(cx + w / 2 - 13, cy - h / 2 + 40 + (i * (h - 80)) / 4, 9, "#FFE9B8"),
  ).join("");

/** A lamp hanging from above: cord to the top of the picture. */
export const hangingLamp = (p: Paint, x: number, drop: number, color: string): string =>
  stroke(`M${x} 0V${drop}`, p.c.deep, 4) +
  circle(x, drop + 46, 150, glow(p, "#FFE3A6", 0.55)) +
  path(`M${x - 64} ${drop + 54}C${x - 60} ${drop} ${x + 60} ${drop} ${x + 64} ${drop + 54}Z`, color) +
  ellipse(x, drop + 54, 64, 9, "#FFF3CF");

/** A bookcase with books, 300 wide and 420 high. */
export function bookcase(p: Paint, wood: string): string {
  const colors = [p.c.brand, p.c.accent, p.light(p.c.brand, 0.4), p.c.muted, p.dark(p.c.accent, 0.2)];
  let out = rect(-150, -420, 300, 420, p.dark(wood, 0.2), 6);
  for (let shelf = 0; shelf < 3; shelf += 1) {
    const y = -290 + shelf * 136;
    out += rect(-136, y - 118, 272, 118, p.dark(wood, 0.45));
    let x = -130;
    for (let i = 0; x < 96; i += 1) {
      const [w, h] = [18 + p.random() * 20, 70 + p.random() * 40];
      out += rect(x, y - h, w, h, colors[(i + shelf) % 5] ?? p.c.brand, 2);
      x += w + 3;
    }
    out += rect(-150, y, 300, 12, wood);
  }
  return out;
}
