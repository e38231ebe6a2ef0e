// Rooms of homes, shops and practices in the template's colours.
import {
  at,
  circle,
  clipped,
  ellipse,
  gradient,
  type Paint,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { clock, lines, plant } from "../parts/devices.ts";
import {
  bookcase,
  hangingLamp,
  mirror,
  salonChair,
  sofa,
  tableForTwo,
  windowPane,
} from "../parts/furniture.ts";
import { room } from "../parts/ground.ts";
import { home } from "../parts/things-home.ts";
import { move } from "../parts/things-move.ts";
import { tech } from "../parts/things-tech.ts";

export const k = (p: Paint) => p.h / 800;

const wood = (p: Paint) => p.mix(p.c.accent, "#7A4E2D", 0.55);

export const livingRoom: Scene = (p) =>
  room(p, p.c.tint, wood(p), 0.76) +
  windowPane(p, 130, p.h * 0.12, 270, p.h * 0.36, "#FFFFFF") +
  rect(560, p.h * 0.12, 190, p.h * 0.24, "#FFFFFF", 4) +
  circle(655, p.h * 0.22, 52, p.c.accent) +
  path(`M560 ${p.h * 0.36}V${p.h * 0.3}L640 ${p.h * 0.25}L750 ${p.h * 0.33}V${p.h * 0.36}Z`, p.c.brand) +
  rect(790, p.h * 0.16, 120, p.h * 0.16, p.c.brand, 4) +
  ellipse(600, p.h * 0.9, 420, 44, p.mix(p.c.tint, p.c.brand, 0.35)) +
  at(610, p.h * 0.86, 1.22 * k(p), sofa(p, p.c.brand, p.c.accent)) +
  at(1010, p.h * 0.86, 0.98 * k(p), home.lamp(p, p.c.accent, p.c.brand)) +
  at(180, p.h * 0.88, 1.2 * k(p), plant(p, "#4E8B5C", p.light(p.c.accent, 0.2))) +
  hangingLamp(p, 1090, p.h * 0.08, p.c.deep);

export const bedroom: Scene = (p) =>
  room(p, p.mix(p.c.tint, p.c.brand, 0.2), wood(p), 0.78) +
  windowPane(p, 880, p.h * 0.12, 220, p.h * 0.34, "#FFFFFF") +
  rect(260, p.h * 0.36, 560, p.h * 0.34, p.dark(wood(p), 0.2), 22) +
  rect(230, p.h * 0.62, 620, p.h * 0.2, gradient(p, "#FFFFFF", "#E9E6E0"), 18) +
  rect(230, p.h * 0.68, 620, p.h * 0.16, p.c.brand, 14) +
  rect(290, p.h * 0.54, 220, p.h * 0.11, "#FFFFFF", 26) +
  rect(560, p.h * 0.54, 220, p.h * 0.11, "#FFFFFF", 26) +
  rect(460, p.h * 0.57, 150, p.h * 0.09, p.c.accent, 22) +
  at(110, p.h * 0.84, 1.05 * k(p), plant(p, "#4E8B5C", p.c.accent)) +
  hangingLamp(p, 200, p.h * 0.2, p.c.accent) +
  at(1000, p.h * 0.87, 0.8 * k(p), home.armchair(p, p.c.accent, p.c.brand));

export const salon =
  (chairs: number): Scene =>
  (p) =>
    room(p, p.c.tint, p.dark(p.c.deep, 0.05), 0.8) +
    Array.from({ length: chairs }, (_, i) => {
      const x = (1200 / chairs) * (i + 0.5);
      return (
        mirror(p, x, p.h * 0.34, 230, p.h * 0.44, i % 2 ? p.c.accent : p.c.deep) +
        rect(x - 150, p.h * 0.6, 300, 20, wood(p), 4) +
        rect(x - 110, p.h * 0.545, 18, 44, p.c.brand, 5) +
        rect(x - 84, p.h * 0.56, 16, 32, p.c.accent, 5) +
        rect(x + 80, p.h * 0.55, 22, 40, p.light(p.c.brand, 0.4), 5) +
        at(x, p.h * 0.95, 0.82 * k(p), salonChair(p, p.c.brand))
      );
    }).join("") +
    hangingLamp(p, 1200 / chairs, p.h * 0.04, p.c.accent) +
    hangingLamp(p, 1200 - 1200 / chairs, p.h * 0.04, p.c.accent);

export const gym: Scene = (p) =>
  room(p, p.mix(p.c.deep, p.c.tint, 0.12), p.dark(p.c.deep, 0.3), 0.78) +
  [0, 1, 2]
    .map((i) =>
      rect(
        90 + i * 360,
        p.h * 0.08,
        300,
        p.h * 0.3,
        gradient(p, p.light(p.c.deep, 0.25), p.light(p.c.deep, 0.12)),
        4,
      ),
    )
    .join("") +
  rect(0, p.h * 0.44, p.w, 10, p.c.brand) +
  [0, 1, 2]
    .map(
      (row) =>
        rect(120, p.h * (0.54 + row * 0.1), 420, 10, "#8E96A1", 3) +
        Array.from({ length: 5 }, (_, i) =>
          at(160 + i * 84, p.h * (0.54 + row * 0.1), 0.2 * k(p), move.dumbbell(p, p.c.accent, p.c.brand)),
        ).join(""),
    )
    .join("") +
  rect(104, p.h * 0.5, 16, p.h * 0.36, "#8E96A1") +
  rect(540, p.h * 0.5, 16, p.h * 0.36, "#8E96A1") +
  stroke(`M660 ${p.h * 0.66}H1120`, "#C9CED6", 14) +
  [690, 724, 1056, 1090]
    .map((x, i) =>
      rect(
        x - 14,
        p.h * 0.66 - (i % 3 === 0 ? 90 : 120),
        28,
        i % 3 === 0 ? 180 : 240,
        i % 3 === 0 ? p.c.accent : p.c.brand,
        8,
      ),
    )
    .join("") +
  rect(760, p.h * 0.4, 18, p.h * 0.46, "#8E96A1") +
  rect(1000, p.h * 0.4, 18, p.h * 0.46, "#8E96A1") +
  rect(800, p.h * 0.76, 180, 24, p.c.brand, 10) +
  rect(870, p.h * 0.78, 40, p.h * 0.08, "#5A6069") +
  at(620, p.h * 0.93, 0.6 * k(p), move.kettlebell(p, p.c.brand, p.c.accent));

export const restaurant: Scene = (p) =>
  room(p, p.dark(p.c.deep, 0.05), p.dark(wood(p), 0.35), 0.76) +
  rect(0, p.h * 0.5, p.w, p.h * 0.26, p.mix(p.c.deep, p.c.brand, 0.4)) +
  windowPane(p, 90, p.h * 0.12, 200, p.h * 0.3, p.dark(wood(p), 0.2)) +
  windowPane(p, 500, p.h * 0.12, 200, p.h * 0.3, p.dark(wood(p), 0.2)) +
  windowPane(p, 910, p.h * 0.12, 200, p.h * 0.3, p.dark(wood(p), 0.2)) +
  [210, 600, 990].map((x) => hangingLamp(p, x, p.h * 0.1, p.c.accent)).join("") +
  [230, 960].map((x) => at(x, p.h * 0.92, 0.92 * k(p), tableForTwo(p, wood(p), p.c.brand))).join("") +
  at(600, p.h * 0.98, 1.1 * k(p), tableForTwo(p, wood(p), p.c.accent)) +
  at(50, p.h * 0.9, 1.1 * k(p), plant(p, "#4E8B5C", p.c.accent));

export const cafe: Scene = (p) =>
  room(p, p.c.tint, wood(p), 0.8) +
  rect(60, p.h * 0.1, 360, p.h * 0.3, p.c.deep, 8) +
  lines(100, p.h * 0.15, 240, 6, p.light(p.c.deep, 0.6), 34, 10) +
  rect(520, p.h * 0.2, 600, 14, wood(p)) +
  rect(520, p.h * 0.36, 600, 14, wood(p)) +
  Array.from(
    { length: 11 },
    (_, i) =>
      rect(540 + i * 52, p.h * 0.2 - 62, 34, 62, i % 2 ? p.c.brand : p.light(p.c.accent, 0.2), 8) +
      circle(558 + i * 52, p.h * 0.36 - 22, 20, i % 3 ? "#FFFFFF" : p.c.accent),
  ).join("") +
  rect(430, p.h * 0.56, 770, p.h * 0.28, gradient(p, p.c.brand, p.dark(p.c.brand, 0.2))) +
  rect(410, p.h * 0.54, 790, 22, p.light(wood(p), 0.2)) +
  rect(800, p.h * 0.38, 210, p.h * 0.16, "#D5DAE0", 12) +
  rect(830, p.h * 0.42, 150, 26, "#3A3F47", 5) +
  hangingLamp(p, 560, p.h * 0.06, p.c.deep) +
  hangingLamp(p, 1040, p.h * 0.06, p.c.deep) +
  at(220, p.h * 0.95, 0.9 * k(p), tableForTwo(p, wood(p), p.c.accent));

export const classroom: Scene = (p) =>
  room(p, p.c.tint, p.mix(wood(p), "#FFFFFF", 0.3), 0.8) +
  rect(250, p.h * 0.09, 700, p.h * 0.42, wood(p), 8) +
  rect(266, p.h * 0.11, 668, p.h * 0.38, "#24523F", 4) +
  stroke(
    `M330 ${p.h * 0.2}H560M330 ${p.h * 0.27}H500M640 ${p.h * 0.4}L720 ${p.h * 0.2}L830 ${p.h * 0.4}Z`,
    "#E9F3EC",
    7,
  ) +
  circle(400, p.h * 0.39, 40, "none", { stroke: "#F2C94C", "stroke-width": 7 }) +
  at(1070, p.h * 0.2, 1, clock(p, 62, p.c.brand)) +
  at(120, p.h * 0.8, 0.9 * k(p), bookcase(p, wood(p))) +
  [260, 600, 940]
    .map(
      (x, i) =>
        rect(x - 130, p.h * 0.72, 260, 22, p.light(wood(p), 0.25), 6) +
        rect(x - 112, p.h * 0.74, 14, p.h * 0.2, "#8E96A1") +
        rect(x + 98, p.h * 0.74, 14, p.h * 0.2, "#8E96A1") +
        rect(x - 70, p.h * 0.72 - 16, 80, 16, i % 2 ? p.c.accent : p.c.brand, 3) +
        rect(x - 62, p.h * 0.72 - 30, 66, 14, i % 2 ? p.c.brand : p.c.accent, 3) +
        rect(x - 76, p.h * 0.84, 152, 18, i % 2 ? p.c.brand : p.c.accent, 8),
    )
    .join("");

export const clinic: Scene = (p) =>
  room(p, p.light(p.c.tint, 0.3), p.mix(p.c.tint, p.c.brand, 0.2), 0.8) +
  windowPane(p, 110, p.h * 0.14, 260, p.h * 0.34, "#FFFFFF") +
  rect(560, p.h * 0.12, 200, p.h * 0.22, "#FFFFFF", 8) +
  rect(640, p.h * 0.15, 40, p.h * 0.16, p.c.brand, 4) +
  rect(590, p.h * 0.21, 140, p.h * 0.045, p.c.brand, 4) +
  rect(440, p.h * 0.6, 520, p.h * 0.08, "#FFFFFF", 16) +
  rect(450, p.h * 0.55, 180, p.h * 0.07, p.c.accent, 20) +
  rect(440, p.h * 0.66, 520, 16, p.c.brand) +
  rect(500, p.h * 0.68, 16, p.h * 0.18, "#AEB6C0") +
  rect(890, p.h * 0.68, 16, p.h * 0.18, "#AEB6C0") +
  rect(1020, p.h * 0.3, 12, p.h * 0.56, "#AEB6C0") +
  rect(985, p.h * 0.3, 84, 10, "#AEB6C0", 4) +
  rect(990, p.h * 0.33, 56, 90, p.mix("#FFFFFF", p.c.brand, 0.35), 12) +
  at(220, p.h * 0.88, 1.2 * k(p), plant(p, "#4E8B5C", p.c.brand)) +
  rect(820, p.h * 0.14, 160, p.h * 0.2, "#FFFFFF", 8) +
  stroke(`M836 ${p.h * 0.25}H866L880 ${p.h * 0.19}L900 ${p.h * 0.3}L914 ${p.h * 0.25}H964`, p.c.accent, 6);

export const spaRoom: Scene = (p) =>
  room(p, p.c.tint, wood(p), 0.8) +
  clipped(
    p,
    circle(600, p.h * 0.36, 220 * k(p), "#fff"),
    rect(0, 0, p.w, p.h, gradient(p, "#DDF0F0", "#F7EFDB")) +
      [470, 560, 640, 730]
        .map(
          (x, i) =>
            stroke(`M${x} ${p.h}V0`, i % 2 ? "#7DAF6B" : "#9BC486", 20) +
            [0.18, 0.36, 0.54].map((y) => stroke(`M${x - 11} ${p.h * y}H${x + 11}`, "#5D8F50", 5)).join(""),
        )
        .join(""),
  ) +
  circle(600, p.h * 0.36, 220 * k(p), "none", { stroke: p.dark(wood(p), 0.2), "stroke-width": 16 }) +
  rect(330, p.h * 0.7, 540, p.h * 0.07, "#FFFFFF", 20) +
  rect(330, p.h * 0.735, 540, p.h * 0.045, p.c.brand, 10) +
  rect(350, p.h * 0.66, 150, p.h * 0.06, p.light(p.c.accent, 0.5), 24) +
  rect(380, p.h * 0.78, 22, p.h * 0.14, p.dark(wood(p), 0.3)) +
  rect(800, p.h * 0.78, 22, p.h * 0.14, p.dark(wood(p), 0.3)) +
  at(180, p.h * 0.92, 0.7 * k(p), home.candle(p, p.c.accent, p.c.brand)) +
  at(1020, p.h * 0.92, 0.74 * k(p), home.stones(p, p.c.brand, p.c.accent)) +
  at(700, p.h * 0.7, 0.3 * k(p), home.flowers(p, p.c.accent, p.c.brand));

export const kitchen: Scene = (p) =>
  room(p, p.c.tint, p.mix(wood(p), "#FFFFFF", 0.25), 0.86) +
  windowPane(p, 470, p.h * 0.1, 260, p.h * 0.3, "#FFFFFF") +
  rect(60, p.h * 0.1, 350, p.h * 0.26, p.c.brand, 6) +
  rect(790, p.h * 0.1, 350, p.h * 0.26, p.c.brand, 6) +
  [234, 964].map((x) => stroke(`M${x} ${p.h * 0.11}V${p.h * 0.35}`, p.dark(p.c.brand, 0.3), 5)).join("") +
  rect(30, p.h * 0.56, 1140, 22, "#FFFFFF", 4) +
  rect(50, p.h * 0.585, 1100, p.h * 0.27, gradient(p, p.light(p.c.brand, 0.1), p.c.brand)) +
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        rect(66 + i * 218, p.h * 0.61, 196, p.h * 0.22, p.light(p.c.brand, 0.16), 6) +
        rect(140 + i * 218, p.h * 0.635, 48, 8, p.c.accent, 4),
    )
    .join("") +
  at(930, p.h * 0.56, 0.5 * k(p), `<g>${ellipse(0, -6, 180, 14, "#2A2E34")}</g>`) +
  at(260, p.h * 0.56, 0.5 * k(p), home.flowers(p, p.c.accent, p.c.brand)) +
  rect(600, p.h * 0.47, 14, p.h * 0.09, "#AEB6C0") +
  stroke(`M607 ${p.h * 0.48}C607 ${p.h * 0.42} 660 ${p.h * 0.42} 660 ${p.h * 0.47}`, "#AEB6C0", 12) +
  hangingLamp(p, 300, p.h * 0.02, p.c.accent);

export const playroom: Scene = (p) =>
  room(p, p.c.tint, p.light(wood(p), 0.3), 0.78) +
  windowPane(p, 140, p.h * 0.13, 220, p.h * 0.3, "#FFFFFF") +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((i) => path(`M${420 + i * 96} ${60 + Math.sin(i) * 14}h72l-36 64z`, i % 2 ? p.c.accent : p.c.brand))
    .join("") +
  stroke("M380 50C640 100 900 20 1200 70", p.c.deep, 4) +
  ellipse(620, p.h * 0.9, 430, 50, p.mix(p.c.tint, p.c.brand, 0.4)) +
  at(520, p.h * 0.9, 0.82 * k(p), move.teddy(p, p.c.brand, p.c.accent)) +
  at(860, p.h * 0.92, 0.66 * k(p), move.blocks(p, p.c.brand, p.c.accent)) +
  at(180, p.h * 0.9, 0.8 * k(p), bookcase(p, "#FFFFFF")) +
  at(1070, p.h * 0.72, 0.6 * k(p), tech.rocket(p, p.c.brand, p.c.accent));
