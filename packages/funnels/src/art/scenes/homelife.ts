// Rooms of the house: a balcony garden, a corner for exercise, a bedroom at night, a roof with panels.
import {
  at,
  circle,
  ellipse,
  glow,
  gradient,
  group,
  type Paint,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { plant, sheet } from "../parts/devices.ts";
import { arch, room, skyline, stars } from "../parts/ground.ts";

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

/** A bedroom late in the evening: moon in the window, a lamp, a phone that plays. */
export const nightRoom: Scene = (p) => {
  const k = p.h / 900;
  const wall = p.mix(p.c.deep, p.c.brand, 0.18);
  const bed = p.h * 0.68;
  const wave = Array.from({ length: 34 }, (_, i) =>
    rect(
      330 + i * 17,
      p.h * 0.5 - (14 + ((i * 29) % 60)) * k,
      7,
      (28 + 2 * ((i * 29) % 60)) * k,
      p.mix(p.c.accent, p.c.brand, i / 40),
      4,
    ),
  ).join("");
  return (
    rect(0, 0, p.w, p.h, gradient(p, p.dark(wall, 0.3), wall, 90)) +
    arch(600, p.h * 0.66, 520, p.h * 0.58, p.dark(p.c.deep, 0.3)) +
    `<g transform="translate(360 ${p.h * 0.06}) scale(.4)">${stars(p, "#FFFFFF", 60)}</g>` +
    circle(640, p.h * 0.24, 84 * k, p.light(p.c.accent, 0.3)) +
    circle(676, p.h * 0.22, 74 * k, p.dark(p.c.deep, 0.3)) +
    wave +
    circle(1020, p.h * 0.5, 260 * k, glow(p, p.c.accent, 0.6)) +
    at(
      1020,
      p.h * 0.74,
      k,
      rect(-8, -170, 16, 170, p.light(wall, 0.3)) +
        path("M-90 -160L-54 -290H54L90 -160Z", p.light(p.c.accent, 0.25)),
    ) +
    rect(60, bed, 1080, p.h - bed, p.light(wall, 0.12), 30) +
    rect(120, bed - 60 * k, 330, 120 * k, "#F1ECFA", 50) +
    path(
      `M60 ${bed + 80 * k}C300 ${bed + 20 * k} 620 ${bed + 130 * k} 1140 ${bed + 50 * k}V${p.h}H60Z`,
      p.c.brand,
    ) +
    path(
      `M60 ${bed + 150 * k}C360 ${bed + 90 * k} 700 ${bed + 200 * k} 1140 ${bed + 120 * k}V${p.h}H60Z`,
      p.dark(p.c.brand, 0.2),
    )
  );
};

/** A house under the sun with panels on its flat roof. */
export const solarRoof: Scene = (p) => {
  const k = p.h / 900;
  const ground = p.h * 0.88;
  const panel = (x: number) =>
    group(
      rect(0, 0, 190, 110, "#1F3A68", 4) +
        [1, 2, 3].map((i) => stroke(`M${i * 47} 0V110`, "#4E73B0", 3)).join("") +
        [1, 2].map((i) => stroke(`M0 ${i * 37}H190`, "#4E73B0", 3)).join(""),
      `translate(${x} ${ground - 540 * k}) skewX(-18) scale(${1.1 * k})`,
    ) +
    rect(x + 60, ground - 424 * k, 10, 46 * k, "#77808C") +
    rect(x + 160, ground - 424 * k, 10, 46 * k, "#77808C");
  return (
    rect(0, 0, p.w, p.h, gradient(p, p.light(p.c.accent, 0.75), p.c.tint, 90)) +
    circle(960, p.h * 0.2, 240 * k, glow(p, p.c.accent, 0.9)) +
    circle(960, p.h * 0.2, 96 * k, p.c.accent) +
    skyline(p, ground, p.mix(p.c.tint, p.c.brand, 0.18), p.light(p.c.tint, 0.4), 0.6) +
    rect(230, ground - 380 * k, 740, 380 * k, "#FFF8EC") +
    rect(200, ground - 390 * k, 800, 34 * k, p.c.brand, 6) +
    [320, 480]
      .map(
        (x) =>
          rect(x, ground - 290 * k, 110, 130 * k, p.mix("#BFE0F0", p.c.tint, 0.2), 6) +
          stroke(`M${x + 55} ${ground - 290 * k}v${130 * k}`, "#FFFFFF", 8),
      )
      .join("") +
    rect(700, ground - 240 * k, 150, 240 * k, p.c.deep, 6) +
    circle(826, ground - 120 * k, 8, p.c.accent) +
    panel(300) +
    panel(520) +
    panel(740) +
    rect(0, ground, p.w, p.h - ground, "#7FA65E") +
    at(140, ground + 20, 1.3 * k, plant(p, "#4E8B5C", p.c.brand)) +
    at(1080, ground + 20, 1.1 * k, plant(p, "#4E8B5C", p.c.accent))
  );
};
