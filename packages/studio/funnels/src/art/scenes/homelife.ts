// Rooms of the house: a balcony garden, a corner for exercise, a bedroom at night, a roof with panels.
import { at, circle, gradient, group, type Paint, path, rect, type Scene, stroke } from "../paint.ts";
import { plant, sheet } from "../parts/devices.ts";
import { room } from "../parts/ground.ts";

const dumbbell = (p: Paint, color: string): string =>
  rect(-90, -58, 180, 18, "#B9BFC7", 9) +
  [-120, 76]
    .map(
      (x) =>
        rect(x, -98, 44, 98, color, 12) + rect(x + (x < 0 ? -22 : 44), -82, 22, 66, p.dark(color, 0.25), 8),
    )
    .join("");
const kettlebell = (p: Paint, color: string): string =>
  stroke("M-48 -96C-70 -190 70 -190 48 -96", p.dark(color, 0.2), 24) +
  circle(0, -70, 74, gradient(p, p.light(color, 0.15), p.dark(color, 0.2), 40)) +
  rect(-40, -6, 80, 8, p.dark(color, 0.35), 3);

/** A corner of the living room with a mat, two weights and a bottle. */
export const homeGym: Scene = (p) => {
  const k = p.h / 900;
  const floor = p.h * 0.7;
  return (
    room(p, p.c.tint, p.mix(p.c.tint, "#8B6B4A", 0.35), 0.7) +
    rect(140, p.h * 0.1, 300, 380 * k, "#FFFFFF", 6) +
    rect(156, p.h * 0.1 + 16, 268, 348 * k, p.mix("#CFE8F3", p.c.accent, 0.3)) +
    stroke(`M290 ${p.h * 0.1}V${p.h * 0.1 + 380 * k}`, "#FFFFFF", 12) +
    circle(800, p.h * 0.3, 150 * k, p.mix(p.c.tint, p.c.brand, 0.35)) +
    group(
      `<g transform="scale(.62)">${sheet(p, rect(24, 26, 160, 22, p.c.brand, 4) + Array.from({ length: 6 }, (_, r) => rect(24, 74 + r * 50, 34, 34, r < 4 ? p.c.brand : "#E6E9EE", 6) + rect(74, 86 + r * 50, 190 - r * 14, 10, "#CED3DA", 5)).join(""))}</g>`,
      `translate(710 ${p.h * 0.13})`,
    ) +
    path(`M180 ${floor + 190 * k}L330 ${floor + 60 * k}H1010L1110 ${floor + 190 * k}Z`, p.c.brand) +
    path(
      `M215 ${floor + 160 * k}L236 ${floor + 142 * k}H1080L1092 ${floor + 160 * k}Z`,
      p.light(p.c.brand, 0.2),
    ) +
    at(450, floor + 140 * k, 1.3 * k, dumbbell(p, p.c.deep)) +
    at(760, floor + 150 * k, 1.45 * k, kettlebell(p, p.c.accent)) +
    at(
      960,
      floor + 110 * k,
      k,
      rect(-30, -170, 60, 170, p.mix(p.c.accent, "#FFFFFF", 0.4), 16) + rect(-18, -200, 36, 36, p.c.deep, 8),
    ) +
    at(1090, floor + 30 * k, 1.2 * k, plant(p, "#4E8B5C", p.c.accent))
  );
};
