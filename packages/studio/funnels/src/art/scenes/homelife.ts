// Rooms of the house: a balcony garden, a corner for exercise, a bedroom at night, a roof with panels.
import {
  at,
  circle,
  ellipse,
  gradient,
  group,
  type Paint,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { plant, sheet } from "../parts/devices.ts";
import { room, skyline } from "../parts/ground.ts";

const tomato = (p: Paint, fruit: string): string =>
  stroke("M0 -100V-430", "#9A7650", 9) +
  [
    [-58, -210],
    [54, -180],
    [-40, -300],
    [50, -290],
    [-20, -390],
    [34, -380],
    [0, -240],
  ]
    .map(([x, y], i) => ellipse(x ?? 0, y ?? 0, 62, 40, i % 2 ? "#4E8B5C" : "#3C7549"))
    .join("") +
  [
    [-66, -180],
    [60, -220],
    [-30, -270],
    [44, -330],
    [4, -190],
  ]
    .map(
      ([x, y]) =>
        circle(x ?? 0, y ?? 0, 24, fruit) + circle((x ?? 0) - 7, (y ?? 0) - 8, 6, p.light(fruit, 0.5)),
    )
    .join("") +
  path("M-74 -120H74L58 -8Q56 0 46 0H-46Q-56 0 -58 -8Z", gradient(p, "#D58A5A", "#A85C36", 10)) +
  rect(-82, -132, 164, 26, "#D9976B", 6);

/** A city balcony with vegetables in pots and boxes. */
export const balcony: Scene = (p) => {
  const k = p.h / 900;
  const floor = p.h * 0.86;
  const herbs = (x: number) =>
    rect(x, floor - 74 * k, 250, 84 * k, p.dark(p.c.accent, 0.15), 8) +
    Array.from({ length: 9 }, (_, i) =>
      ellipse(x + 20 + i * 26, floor - (88 + (i % 3) * 18) * k, 26, 42 * k, i % 2 ? "#6BA368" : "#4E8B5C"),
    ).join("");
  return (
    rect(0, 0, p.w, p.h, gradient(p, p.light(p.c.tint, 0.4), p.c.tint, 90)) +
    circle(930, p.h * 0.24, 110 * k, p.c.accent) +
    skyline(p, floor - 120 * k, p.mix(p.c.tint, p.c.brand, 0.3), p.light(p.c.tint, 0.5), 0.8) +
    rect(0, floor - 250 * k, p.w, 16, p.c.deep) +
    Array.from({ length: 20 }, (_, i) => rect(20 + i * 62, floor - 250 * k, 8, 260 * k, p.c.deep)).join("") +
    rect(0, floor, p.w, p.h - floor, p.mix(p.c.tint, "#A98B66", 0.5)) +
    herbs(60) +
    herbs(880) +
    at(420, floor + 44, 1.16 * k, tomato(p, "#D9432F")) +
    at(620, floor + 60, 1.5 * k, plant(p, "#4E8B5C", p.c.brand)) +
    at(810, floor + 44, 1 * k, tomato(p, "#E39A2D"))
  );
};

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
