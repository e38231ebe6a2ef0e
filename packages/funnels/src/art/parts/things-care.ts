// Things of care: spa, make-up, medicine, barber. Every thing stands on 0,0 and is about 400 wide.
import { circle, ellipse, glow, gradient, group, path, rect, stroke } from "../paint.ts";
import type { Thing } from "./things-wear.ts";

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

export const lipstick: Thing = (p, color, second) =>
  [
    [-120, 0],
    [40, -60],
  ]
    .map(
      ([x = 0, up = 0], i) =>
        rect(x - 46, -150, 92, 150, p.c.deep, 8) +
        rect(x - 40, -220 + up, 80, 76 - up, gradient(p, p.light(second, 0.4), p.dark(second, 0.1), 0), 4) +
        path(
          `M${x - 32} ${-216 + up}V${-320 + up}C${x - 30} ${-350 + up} ${x + 20} ${-376 + up} ${x + 32} ${-350 + up}V${-216 + up}Z`,
          i ? p.dark(color, 0.18) : color,
        ) +
        rect(x - 46, -150, 92, 16, second),
    )
    .join("") +
  rect(120, -120, 104, 120, p.mix(color, "#FFFFFF", 0.55), 12) +
  rect(134, -168, 76, 54, p.c.deep, 8) +
  path("M-210 -10C-190 -40 -150 -30 -130 -14C-100 6 -190 14 -210 -10Z", color);

export const palette: Thing = (p, color, second) => {
  const shades = [
    color,
    second,
    p.light(color, 0.4),
    p.dark(color, 0.25),
    p.mix(color, second, 0.5),
    p.light(second, 0.45),
    p.dark(second, 0.3),
    "#C9A27C",
  ];
  return (
    rect(-200, -300, 400, 300, p.c.deep, 26) +
    rect(-184, -284, 368, 130, "#DCE5EA", 14) +
    path("M-184 -180L-60 -284H10L-150 -154H-184Z", "#FFFFFF", { opacity: 0.5 }) +
    shades
      .map((shade, i) => rect(-172 + (i % 4) * 88, -138 + Math.floor(i / 4) * 66, 78, 56, shade, 8))
      .join("") +
    stroke("M220 -20L300 -320", p.dark(second, 0.3), 16) +
    path("M290 -300C300 -360 340 -380 330 -320Z", color)
  );
};

export const stethoscope: Thing = (p, color, second) =>
  stroke("M-120 -420C-130 -280 -90 -220 -40 -216C10 -220 50 -280 40 -420", color, 18) +
  circle(-120, -424, 14, p.c.deep) +
  circle(40, -424, 14, p.c.deep) +
  stroke("M-40 -216C-40 -60 60 -10 120 -60C170 -110 130 -170 150 -210", color, 18) +
  circle(152, -250, 56, "#C6CCD4") +
  circle(152, -250, 38, second) +
  circle(152, -250, 20, "#FFFFFF", { opacity: 0.6 });

export const capsule: Thing = (p, color, second) =>
  [
    [-110, -70, -32],
    [90, -110, 24],
    [10, -250, 70],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        rect(-110, -44, 110, 88, gradient(p, p.light(color, 0.2), color), 44) +
          rect(-44, -44, 44, 88, color) +
          rect(0, -44, 110, 88, gradient(p, "#FFFFFF", "#E4E8EE"), 44) +
          rect(0, -44, 44, 88, "#F1F4F7") +
          rect(-84, -30, 150, 12, "#FFFFFF", 6, { opacity: 0.45 }),
        `translate(${x} ${y}) rotate(${turn})`,
      ),
    )
    .join("") +
  [
    [-180, -20],
    [190, -24],
    [150, -260],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 30, second) + stroke(`M${x - 18} ${y}H${x + 18}`, "#FFFFFF", 4))
    .join("");

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

export const razor: Thing = (p, color, second) =>
  group(
    rect(-24, -250, 48, 290, gradient(p, p.light(color, 0.2), p.dark(color, 0.3), 0), 20) +
      path("M-24 -250L-30 -430C-30 -450 60 -452 66 -430L60 -290L24 -250Z", "#DDE2E8") +
      path("M60 -430L66 -430L60 -290L48 -290Z", "#FFFFFF"),
    "translate(-90 0) rotate(-14)",
  ) +
  rect(50, -190, 120, 190, gradient(p, p.light(second, 0.25), p.dark(second, 0.1), 0), 18) +
  rect(64, -250, 92, 66, p.dark(second, 0.45), 10) +
  path("M70 -250C60 -330 160 -330 150 -250Z", "#F3EBDD") +
  rect(70, -130, 80, 60, "#FFFFFF", 6, { opacity: 0.85 });
