// A kitchen and a consulting room in the colours of the template.
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
import { hangingLamp, windowPane } from "../parts/furniture.ts";
import { room } from "../parts/ground.ts";

export const k = (p: Paint) => p.h / 800;

const wood = (p: Paint) => p.mix(p.c.accent, "#7A4E2D", 0.55);

const flowers = (p: Paint, color: string, second: string) =>
  [
    [-90, -330],
    [0, -400],
    [90, -320],
    [-40, -290],
    [50, -370],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        stroke(`M0 -120L${x} ${y}`, "#4E8B5C", 7) +
        Array.from({ length: 8 }, (_, k) =>
          group(ellipse(0, -34, 17, 30, i % 2 ? color : second), `translate(${x} ${y}) rotate(${k * 45})`),
        ).join("") +
        circle(x, y, 18, i % 2 ? second : "#FFE08A"),
    )
    .join("") +
  path(
    "M-84 -190H84L56 -14Q54 0 40 0H-40Q-54 0 -56 -14Z",
    gradient(p, "#FFFFFF", p.mix("#FFFFFF", color, 0.3), 0),
  );

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
  at(260, p.h * 0.56, 0.5 * k(p), flowers(p, p.c.accent, p.c.brand)) +
  rect(600, p.h * 0.47, 14, p.h * 0.09, "#AEB6C0") +
  stroke(`M607 ${p.h * 0.48}C607 ${p.h * 0.42} 660 ${p.h * 0.42} 660 ${p.h * 0.47}`, "#AEB6C0", 12) +
  hangingLamp(p, 300, p.h * 0.02, p.c.accent);
