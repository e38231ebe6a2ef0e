// Things of care: spa, make-up, medicine, barber. Every thing stands on 0,0 and is about 400 wide.
import { circle, ellipse, glow, gradient, group, path, rect, stroke } from "../paint.ts";
import type { Thing } from "./thing.ts";

export const candle: Thing = (p, color, second) =>
  [
    [-110, 150, color],
    [20, 240, second],
    [136, 120, p.light(color, 0.4)],
  ]
    .map(
      ([x, h, c]) =>
        circle(Number(x), -Number(h) - 54, 80, glow(p, "#FFD98A", 0.8)) +
        rect(
          Number(x) - 54,
          -Number(h),
          108,
          Number(h),
          gradient(p, p.light(String(c), 0.35), String(c), 0),
          10,
        ) +
        ellipse(Number(x), -Number(h), 54, 13, p.light(String(c), 0.55)) +
        stroke(`M${x} ${-Number(h)}V${-Number(h) - 20}`, "#3A2A20", 4) +
        path(
          `M${x} ${-Number(h) - 14}C${Number(x) - 22} ${-Number(h) - 44} ${Number(x) - 4} ${-Number(h) - 62} ${Number(x) + 2} ${-Number(h) - 88}C${Number(x) + 8} ${-Number(h) - 62} ${Number(x) + 24} ${-Number(h) - 44} ${x} ${-Number(h) - 14}Z`,
          "#FFB938",
        ),
    )
    .join("");

export const stones: Thing = (p, color, second) =>
  [
    [0, -34, 190, 40, p.mix(color, "#3A3F44", 0.55)],
    [6, -104, 146, 36, p.mix(color, "#6E757B", 0.6)],
    [-6, -168, 108, 32, p.mix(color, "#A3A8AC", 0.6)],
    [4, -222, 70, 26, p.mix(color, "#D9D6CF", 0.7)],
  ]
    .map(([x, y, rx, ry, c]) =>
      ellipse(
        Number(x),
        Number(y),
        Number(rx),
        Number(ry),
        gradient(p, p.light(String(c), 0.2), p.dark(String(c), 0.2)),
      ),
    )
    .join("") +
  Array.from({ length: 5 }, (_, i) =>
    group(
      path("M0 0C-26 -26 -20 -64 0 -84C20 -64 26 -26 0 0Z", i === 2 ? second : p.light(second, 0.3)),
      `translate(6 -246) rotate(${(i - 2) * 32})`,
    ),
  ).join("");

export const stethoscope: Thing = (p, color, second) =>
  stroke("M-120 -420C-130 -280 -90 -220 -40 -216C10 -220 50 -280 40 -420", color, 18) +
  circle(-120, -424, 14, p.c.deep) +
  circle(40, -424, 14, p.c.deep) +
  stroke("M-40 -216C-40 -60 60 -10 120 -60C170 -110 130 -170 150 -210", color, 18) +
  circle(152, -250, 56, "#C6CCD4") +
  circle(152, -250, 38, second) +
  circle(152, -250, 20, "#FFFFFF", { opacity: 0.6 });

export const scissors: Thing = (p, color, second) =>
  group(
    path("M-14 -440L18 -436L10 -180L-8 -180Z", "#D5DAE0") +
      path("M-14 -440L2 -438L0 -180L-8 -180Z", "#F2F4F7") +
      circle(-46, -80, 54, "none", { stroke: color, "stroke-width": 26 }) +
      stroke("M-2 -190L-30 -130", color, 24),
    "rotate(16) translate(10 0)",
  ) +
  group(
    path("M14 -440L-18 -436L-10 -180L8 -180Z", "#C2C8D0") +
      circle(46, -80, 54, "none", { stroke: second, "stroke-width": 26 }) +
      stroke("M2 -190L30 -130", second, 24),
    "rotate(-16) translate(-10 0)",
  ) +
  circle(0, -188, 12, p.c.deep);
