// Things of the house, of safety and for giving. Every thing stands on 0,0 and is about 400 wide.
import { circle, ellipse, glow, gradient, group, path, rect, stroke } from "../paint.ts";
import type { Thing } from "./thing.ts";
import { candle, scissors, stethoscope, stones } from "./things-care.ts";

const armchair: Thing = (p, color, second) =>
  [-130, 130].map((x) => stroke(`M${x} -60L${x * 1.12} 0`, p.dark(second, 0.4), 14)).join("") +
  path(
    "M-130 -380C-130 -420 130 -420 130 -380V-150H-130Z",
    gradient(p, p.light(color, 0.14), p.dark(color, 0.1), 60),
  ) +
  rect(-124, -200, 248, 84, p.light(color, 0.2), 26) +
  path(
    "M-200 -230C-200 -270 -130 -270 -130 -230V-120H130V-230C130 -270 200 -270 200 -230V-80Q200 -52 172 -52H-172Q-200 -52 -200 -80Z",
    gradient(p, color, p.dark(color, 0.22), 70),
  ) +
  rect(-84, -320, 120, 108, second, 20) +
  stroke("M-60 -300L12 -232M12 -300L-60 -232", p.light(second, 0.4), 5);

const lamp: Thing = (p, color, second) =>
  circle(0, -340, 210, glow(p, "#FFE7B0", 0.6)) +
  rect(-7, -300, 14, 292, p.dark(second, 0.35)) +
  ellipse(0, -4, 84, 16, p.dark(second, 0.4)) +
  path("M-70 -440H70L120 -280H-120Z", gradient(p, p.light(color, 0.35), color)) +
  ellipse(0, -280, 120, 15, "#FFF3CF");

const extinguisher: Thing = (p, color, second) =>
  rect(-84, -330, 168, 330, gradient(p, p.light(color, 0.18), p.dark(color, 0.28), 0), 54) +
  rect(-84, -40, 168, 40, p.dark(color, 0.35), 14) +
  rect(-84, -240, 168, 120, "#FFFFFF") +
  path("M0 -228C-30 -190 -26 -150 0 -136C26 -150 30 -190 12 -206C10 -190 2 -186 -2 -196Z", second) +
  rect(-26, -372, 52, 50, "#2A2E34", 6) +
  path("M-40 -420H90L100 -396H20L10 -372H-30Z", "#2A2E34") +
  path("M-40 -420L-100 -446L-106 -430L-40 -396Z", p.dark(color, 0.3)) +
  stroke("M-26 -350C-150 -350 -160 -200 -140 -110", "#2A2E34", 17) +
  path("M-160 -116H-118L-108 -30H-172Z", "#2A2E34") +
  circle(48, -346, 20, "#F4F6F8", { stroke: "#2A2E34", "stroke-width": 6 });

const alarm: Thing = (p, color, second) =>
  circle(0, -210, 190, "#F2F4F6") +
  circle(0, -210, 190, "none", { stroke: "#D3D8DE", "stroke-width": 8 }) +
  circle(0, -210, 128, p.mix("#FFFFFF", color, 0.12)) +
  Array.from({ length: 16 }, (_, i) =>
    group(rect(-5, -170, 10, 34, "#C4CAD2", 5), `translate(0 -210) rotate(${i * 22.5})`),
  ).join("") +
  circle(0, -210, 54, color) +
  circle(0, -210, 24, p.light(color, 0.6)) +
  circle(96, -120, 11, second) +
  stroke("M-250 -300C-300 -240 -300 -180 -250 -120M250 -300C300 -240 300 -180 250 -120", color, 12);

const elephant: Thing = (p, color, second) =>
  path(
    "M-170 0V-130C-180 -250 -80 -300 20 -290C60 -330 150 -330 176 -270C196 -220 186 -170 190 -110C194 -60 214 -50 226 -66L240 -50C220 -10 166 -20 158 -90C154 -140 150 -150 130 -160C110 -130 90 -120 80 -110V0H20V-84C-20 -70 -60 -70 -96 -84V0Z",
    gradient(p, p.light(color, 0.12), p.dark(color, 0.15)),
  ) +
  path("M40 -280C-10 -290 -20 -180 30 -150C70 -150 90 -220 80 -260Z", p.dark(color, 0.18)) +
  circle(130, -252, 8, p.c.deep) +
  path("M-150 -210C-100 -300 0 -300 20 -286L10 -130C-40 -110 -100 -116 -150 -140Z", second) +
  [
    [-110, -200],
    [-60, -220],
    [-20, -190],
    [-90, -150],
    [-30, -150],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 10, p.light(second, 0.6)) + circle(x, y, 5, color))
    .join("") +
  stroke("M-168 -170C-200 -150 -196 -110 -190 -96", p.dark(color, 0.2), 8) +
  rect(-180, -4, 420, 14, p.dark(second, 0.35), 5);

const gift: Thing = (p, color, second) =>
  rect(-160, -230, 320, 230, gradient(p, p.light(color, 0.1), p.dark(color, 0.15)), 6) +
  rect(-180, -290, 360, 76, p.light(color, 0.14), 8) +
  rect(-30, -290, 60, 290, second) +
  path(
    "M0 -290C-60 -380 -150 -360 -120 -300C-100 -280 -40 -286 0 -290C40 -286 100 -280 120 -300C150 -360 60 -380 0 -290Z",
    second,
  ) +
  circle(0, -294, 22, p.dark(second, 0.2));

const flowers: Thing = (p, color, second) =>
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

/** Household and trade things by name. */
export const home = {
  armchair,
  lamp,
  candle,
  stones,
  stethoscope,
  scissors,
  extinguisher,
  alarm,
  elephant,
  gift,
  flowers,
};
