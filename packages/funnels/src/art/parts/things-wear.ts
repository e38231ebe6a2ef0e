// Things to wear and carry. Every thing stands on 0,0 and is about 400 wide.
import { circle, ellipse, gradient, group, type Paint, path, rect, stroke } from "../paint.ts";

/** Draws a thing in a main and a second colour. */
export type Thing = (p: Paint, color: string, second: string) => string;

const sneaker: Thing = (p, color, second) =>
  path("M-206 -34C-212 -6 -200 0 -180 0H190C214 0 220 -20 212 -40Z", "#FFFFFF") +
  path("M-206 -34H212L216 -22H-208Z", p.dark("#FFFFFF", 0.12)) +
  path(
    "M-200 -34C-206 -92 -200 -150 -176 -186C-150 -172 -120 -170 -88 -188C-40 -150 20 -112 92 -98C160 -88 204 -74 212 -34Z",
    gradient(p, p.light(color, 0.1), p.dark(color, 0.12), 40),
  ) +
  path(
    "M-200 -34C-206 -92 -200 -150 -176 -186C-166 -180 -156 -177 -146 -176C-158 -120 -150 -70 -120 -34Z",
    second,
  ) +
  path("M92 -98C160 -88 204 -74 212 -34H120C126 -62 112 -84 92 -98Z", p.light(color, 0.35)) +
  path("M-96 -34C-60 -80 20 -70 70 -34Z", second, { opacity: 0.9 }) +
  path(
    "M-176 -186C-150 -172 -120 -170 -88 -188L-70 -176C-110 -150 -150 -156 -180 -166Z",
    p.dark(color, 0.35),
  ) +
  [0, 1, 2, 3]
    .map((i) => stroke(`M${-66 + i * 36} ${-168 + i * 20}L${-92 + i * 36} ${-140 + i * 20}`, "#FFFFFF", 8))
    .join("") +
  [-160, -110, -60, -10, 40, 90, 140].map((x) => rect(x, -12, 26, 12, p.dark("#FFFFFF", 0.22), 2)).join("");

const heel: Thing = (p, color, second) =>
  path(
    "M-190 -230C-170 -250 -140 -252 -120 -236C-60 -150 40 -60 180 -40C206 -36 210 -8 190 0H90C20 -10 -70 -90 -130 -190C-144 -120 -150 -60 -152 0H-172C-176 -80 -184 -170 -190 -230Z",
    gradient(p, p.light(color, 0.15), p.dark(color, 0.2), 30),
  ) +
  path("M-120 -236C-60 -150 40 -60 180 -40C120 -74 20 -130 -70 -240C-90 -250 -110 -248 -120 -236Z", second) +
  ellipse(128, -40, 60, 14, p.dark(color, 0.35)) +
  circle(150, -50, 10, second);

const dress: Thing = (p, color, second) =>
  stroke("M-60 -440C-30 -470 30 -470 60 -440M0 -462V-484C0 -500 20 -500 20 -486", p.dark(second, 0.3), 5) +
  path(
    "M-60 -440L-34 -440C-20 -400 20 -400 34 -440L60 -440C70 -400 66 -340 56 -300C100 -200 150 -90 170 -10C60 20 -60 20 -170 -10C-150 -90 -100 -200 -56 -300C-66 -340 -70 -400 -60 -440Z",
    gradient(p, p.light(color, 0.12), p.dark(color, 0.15), 60),
  ) +
  path("M-57 -300H57L62 -278H-62Z", second) +
  [-90, -34, 26, 84]
    .map((x) => stroke(`M${x * 0.45} -270C${x * 0.7} -180 ${x} -90 ${x * 1.3} -6`, p.dark(color, 0.22), 3))
    .join("") +
  [
    [-70, -120],
    [40, -180],
    [90, -70],
    [-110, -50],
    [-20, -60],
    [0, -230],
  ]
    .map(([x, y]) => circle(x ?? 0, y ?? 0, 9, second))
    .join("");

const kidsSet: Thing = (p, color, second) =>
  path(
    "M-170 -320L-96 -350C-80 -320 -40 -320 -24 -350L50 -320L74 -240L22 -224V-110H-142V-224L-194 -240Z",
    gradient(p, p.light(color, 0.12), color, 60),
  ) +
  circle(-60, -220, 46, second) +
  path(
    "M-60 -252L-50 -230L-26 -228L-44 -212L-38 -188L-60 -202L-82 -188L-76 -212L-94 -228L-70 -230Z",
    "#FFFFFF",
  ) +
  path("M70 -210H190L206 0H144L130 -120L116 0H54Z", second) +
  rect(70, -210, 120, 22, p.dark(second, 0.2), 4) +
  path("M-170 0C-190 -40 -150 -66 -120 -40H-70C-50 -40 -46 0 -60 0Z", p.dark(color, 0.2)) +
  rect(-180, -8, 122, 10, "#FFFFFF", 5) +
  stroke("M-126 -38L-96 -38", "#FFFFFF", 6);

const watch: Thing = (p, color, second) =>
  rect(-62, -460, 124, 460, gradient(p, p.dark(color, 0.1), p.dark(color, 0.4), 0), 26) +
  stroke("M-44 -440V-330M44 -440V-330M-44 -20V-130M44 -20V-130", p.light(color, 0.25), 3, {
    "stroke-dasharray": "8 7",
  }) +
  rect(128, -250, 30, 40, p.dark(second, 0.2), 6) +
  circle(0, -230, 140, gradient(p, p.light(second, 0.35), p.dark(second, 0.25), 45)) +
  circle(0, -230, 118, p.dark(p.c.deep, 0.1)) +
  circle(0, -230, 112, "none", { stroke: second, "stroke-width": 2 }) +
  Array.from({ length: 12 }, (_, i) =>
    group(
      rect(-3.5, -104, 7, i % 3 === 0 ? 26 : 14, i % 3 === 0 ? second : "#FFFFFF", 2),
      `translate(0 -230) rotate(${i * 30})`,
    ),
  ).join("") +
  circle(0, -182, 28, "none", { stroke: p.light(p.c.deep, 0.4), "stroke-width": 3 }) +
  stroke("M0 -230L-46 -272", "#FFFFFF", 9) +
  stroke("M0 -230L60 -296", "#FFFFFF", 6) +
  stroke("M0 -210V-318", second, 3) +
  circle(0, -230, 9, second);

const handbag: Thing = (p, color, second) =>
  stroke("M-84 -250C-90 -410 90 -410 84 -250", p.dark(color, 0.3), 18) +
  path(
    "M-150 -250H150L196 -18Q198 0 180 0H-180Q-198 0 -196 -18Z",
    gradient(p, p.light(color, 0.12), p.dark(color, 0.18), 60),
  ) +
  path("M-150 -250H150L164 -176C100 -130 -100 -130 -164 -176Z", p.light(color, 0.12)) +
  stroke("M-164 -176C-100 -130 100 -130 164 -176", p.dark(color, 0.3), 4) +
  rect(-34, -172, 68, 52, second, 8) +
  rect(-14, -156, 28, 20, p.dark(second, 0.35), 4) +
  stroke("M-178 -20H178", p.light(color, 0.3), 3, { "stroke-dasharray": "9 7" }) +
  circle(-84, -244, 9, second) +
  circle(84, -244, 9, second);

const backpack: Thing = (p, color, second) =>
  stroke("M-40 -400C-40 -440 40 -440 40 -400", p.dark(color, 0.35), 16) +
  path(
    "M-150 -300C-150 -390 -90 -410 0 -410S150 -390 150 -300V-24Q150 0 126 0H-126Q-150 0 -150 -24Z",
    gradient(p, p.light(color, 0.1), p.dark(color, 0.2), 50),
  ) +
  path("M-176 -180C-196 -180 -196 -20 -176 -20H-146V-180Z", p.dark(color, 0.25)) +
  path("M176 -180C196 -180 196 -20 176 -20H146V-180Z", p.dark(color, 0.32)) +
  rect(-104, -190, 208, 160, p.light(color, 0.12), 22) +
  stroke("M-90 -140H90", p.dark(color, 0.35), 5) +
  rect(-20, -150, 14, 34, second, 5) +
  stroke("M-120 -280C-60 -260 60 -260 120 -280", p.dark(color, 0.35), 5) +
  rect(-34, -346, 68, 34, second, 6);

const helmet: Thing = (p, color, second) =>
  path(
    "M-180 -120C-190 -280 -90 -350 10 -350C130 -350 190 -250 186 -110C184 -60 160 -10 130 0H-40C-70 -8 -78 -40 -110 -52C-150 -64 -176 -84 -180 -120Z",
    gradient(p, p.light(color, 0.18), p.dark(color, 0.22), 40),
  ) +
  path(
    "M-178 -150C-160 -220 -80 -240 20 -236C70 -234 90 -200 70 -170C20 -120 -90 -110 -150 -104C-172 -104 -180 -130 -178 -150Z",
    p.c.deep,
  ) +
  path("M-150 -160C-120 -206 -60 -216 0 -214L-60 -130C-100 -126 -130 -124 -150 -130Z", "#FFFFFF", {
    opacity: 0.2,
  }) +
  stroke("M-60 -336C20 -320 120 -260 176 -160", second, 20) +
  stroke("M-20 -348C60 -330 140 -280 184 -200", "#FFFFFF", 7);

/** Wearables by name. */
export const wear = { sneaker, heel, dress, kidsSet, watch, handbag, backpack, helmet };
