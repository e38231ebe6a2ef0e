// Work places and halls in the template's colours.
import { at, circle, ellipse, glow, gradient, path, rect, type Scene, stroke } from "../paint.ts";
import { dashboard } from "../parts/charts.ts";
import { hangingLamp } from "../parts/furniture.ts";
import { room } from "../parts/ground.ts";
import { home } from "../parts/things-home.ts";
import { move } from "../parts/things-move.ts";
import { tech } from "../parts/things-tech.ts";
import { k } from "./rooms.ts";

export const studio: Scene = (p) =>
  rect(0, 0, p.w, p.h, p.dark(p.c.tint, 0.05)) +
  path(
    `M300 0H900V${p.h * 0.66}C900 ${p.h * 0.8} 980 ${p.h * 0.86} 1040 ${p.h}H160C220 ${p.h * 0.86} 300 ${p.h * 0.8} 300 ${p.h * 0.66}Z`,
    gradient(p, p.light(p.c.brand, 0.35), p.c.brand),
  ) +
  [
    [150, 1],
    [1050, -1],
  ]
    .map(
      ([x = 0, side = 1]) =>
        stroke(
          `M${x} ${p.h * 0.3}V${p.h * 0.86}M${x} ${p.h * 0.72}L${x - 70} ${p.h * 0.9}M${x} ${p.h * 0.72}L${x + 70} ${p.h * 0.9}`,
          "#2A2E34",
          11,
        ) +
        path(
          `M${x} ${p.h * 0.22}L${x + 110 * side} ${p.h * 0.12}V${p.h * 0.44}L${x} ${p.h * 0.34}Z`,
          "#F8F4E8",
        ) +
        circle(x + 120 * side, p.h * 0.28, 190, glow(p, "#FFFFFF", 0.5)),
    )
    .join("") +
  at(
    600,
    p.h * 0.9,
    0.9 * k(p),
    `${stroke("M0 -210L-120 0M0 -210L120 0M0 -210V0", "#2A2E34", 14)}<g transform="translate(0 -200) scale(.82)">${tech.camera(p, p.c.deep, p.c.accent)}</g>`,
  );

export const stage: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.dark(p.c.deep, 0.2), p.c.deep)) +
  [
    [200, p.c.brand],
    [480, p.c.accent],
    [740, p.c.brand],
    [1010, p.c.accent],
  ]
    .map(
      ([x, c]) =>
        path(
          `M${Number(x) - 16} 30H${Number(x) + 16}L${Number(x) + 190} ${p.h * 0.8}H${Number(x) - 190}Z`,
          String(c),
          { opacity: 0.24 },
        ) + rect(Number(x) - 26, 0, 52, 44, "#15171B", 8),
    )
    .join("") +
  rect(0, p.h * 0.78, p.w, p.h * 0.22, p.light(p.c.deep, 0.08)) +
  at(600, p.h * 0.8, 1.05 * k(p), tech.guitar(p, p.c.brand, p.c.accent)) +
  [260, 940]
    .map(
      (x) =>
        rect(x - 90, p.h * 0.52, 180, p.h * 0.28, "#1B1D22", 10) +
        circle(x, p.h * 0.6, 48, "#33373F") +
        circle(x, p.h * 0.72, 62, "#33373F") +
        circle(x, p.h * 0.72, 24, p.c.accent),
    )
    .join("") +
  Array.from(
    { length: 16 },
    (_, i) =>
      circle(40 + i * 76, p.h * 0.97 + ((i * 13) % 20), 50, p.dark(p.c.deep, 0.45)) +
      stroke(
        `M${30 + i * 76} ${p.h * 0.96}L${16 + i * 78} ${p.h * (0.84 + (i % 3) * 0.02)}`,
        p.dark(p.c.deep, 0.45),
        20,
      ),
  ).join("");

export const serverRoom: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.dark(p.c.deep, 0.3), p.mix(p.c.deep, p.c.brand, 0.3))) +
  circle(600, p.h * 0.5, p.h * 0.6, glow(p, p.c.brand, 0.6)) +
  [130, 365, 600, 835, 1070]
    .map((x, i) =>
      at(
        x,
        p.h * (0.9 + (i % 2) * 0.02),
        (i === 2 ? 1.22 : 1.02) * k(p),
        tech.server(p, p.c.accent, p.c.brand),
      ),
    )
    .join("") +
  rect(0, p.h * 0.92, p.w, p.h * 0.08, p.dark(p.c.deep, 0.5)) +
  `<g transform="translate(0 0)" opacity=".0">${dashboard(p, 10, 10)}</g>`;

export const fireStation: Scene = (p) =>
  room(p, p.mix(p.c.tint, "#FFFFFF", 0.2), p.mix(p.c.tint, p.c.deep, 0.3), 0.82) +
  rect(110, p.h * 0.12, 520, p.h * 0.5, p.mix("#FFFFFF", p.c.tint, 0.5), 6) +
  [0, 1, 2, 3]
    .map((i) => stroke(`M110 ${p.h * (0.22 + i * 0.1)}H630`, p.mix(p.c.tint, p.c.deep, 0.2), 3))
    .join("") +
  at(250, p.h * 0.86, 0.98 * k(p), home.extinguisher(p, p.c.brand, p.c.accent)) +
  at(510, p.h * 0.86, 0.84 * k(p), home.extinguisher(p, p.c.brand, p.c.accent)) +
  at(860, p.h * 0.5, 0.72 * k(p), home.alarm(p, p.c.brand, p.c.accent)) +
  rect(740, p.h * 0.6, 240, p.h * 0.22, p.c.brand, 10) +
  rect(760, p.h * 0.63, 200, p.h * 0.16, "#FFFFFF", 6) +
  circle(860, p.h * 0.71, 52, "none", { stroke: p.c.brand, "stroke-width": 16 }) +
  rect(1030, p.h * 0.2, 120, p.h * 0.14, "#1E8E4E", 6) +
  path(
    `M1060 ${p.h * 0.27}H1100V${p.h * 0.245}L1130 ${p.h * 0.275}L1100 ${p.h * 0.305}V${p.h * 0.285}H1060Z`,
    "#FFFFFF",
  );

export const garage: Scene = (p) =>
  room(p, p.mix(p.c.deep, p.c.tint, 0.2), p.dark(p.c.deep, 0.2), 0.78) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => stroke(`M0 ${p.h * (0.1 + i * 0.1)}H1200`, p.light(p.c.deep, 0.14), 3))
    .join("") +
  rect(60, p.h * 0.2, 260, p.h * 0.3, p.light(p.c.deep, 0.16), 6) +
  [0, 1, 2, 3, 4]
    .map((i) => rect(84 + i * 46, p.h * 0.24, 12, 60 + (i % 3) * 30, i % 2 ? p.c.accent : "#B8BEC8", 4))
    .join("") +
  hangingLamp(p, 420, p.h * 0.06, p.c.accent) +
  hangingLamp(p, 820, p.h * 0.06, p.c.accent) +
  ellipse(620, p.h * 0.88, 460, 40, glow(p, p.c.brand, 0.4)) +
  at(620, p.h * 0.88, 1.3 * k(p), move.motorcycle(p, p.c.brand, p.c.accent));

export const stadium: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.dark(p.c.deep, 0.2), p.mix(p.c.deep, p.c.brand, 0.5))) +
  [120, 1080]
    .map(
      (x) =>
        circle(x, p.h * 0.16, 230, glow(p, "#FFFFFF", 0.8)) +
        rect(x - 60, p.h * 0.1, 120, 60, "#F4F6F8", 6) +
        rect(x - 7, p.h * 0.18, 14, p.h * 0.4, "#8E96A1"),
    )
    .join("") +
  path(
    `M0 ${p.h * 0.5}C300 ${p.h * 0.4} 900 ${p.h * 0.4} 1200 ${p.h * 0.5}V${p.h * 0.66}H0Z`,
    p.mix(p.c.deep, "#FFFFFF", 0.16),
  ) +
  Array.from({ length: 120 }, () =>
    circle(
      p.random() * 1200,
      p.h * (0.47 + p.random() * 0.16),
      5,
      p.random() > 0.5 ? p.c.accent : "#FFFFFF",
      { opacity: 0.6 },
    ),
  ).join("") +
  rect(0, p.h * 0.64, p.w, p.h * 0.36, gradient(p, "#3E9B57", "#2B7A41")) +
  stroke(
    `M600 ${p.h * 0.64}V${p.h}M440 ${p.h * 0.82}A160 60 0 1 0 760 ${p.h * 0.82}A160 60 0 1 0 440 ${p.h * 0.82}`,
    "#FFFFFF",
    5,
  );
