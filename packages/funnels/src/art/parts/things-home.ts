// Things of the house, of care and of trade. Every thing stands on 0,0 and is about 400 wide.
import { circle, ellipse, glow, gradient, group, path, rect, stroke } from "../paint.ts";
import type { Thing } from "./things-wear.ts";

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

const house: Thing = (p, color, second) =>
  rect(-170, -250, 340, 250, gradient(p, "#FFFFFF", p.mix("#FFFFFF", color, 0.18))) +
  path("M-220 -240L0 -420L220 -240H170L0 -378L-170 -240Z", color) +
  path("M-170 -240L0 -378L170 -240Z", p.mix("#FFFFFF", color, 0.1)) +
  rect(90, -390, 44, 90, p.dark(color, 0.2)) +
  rect(-40, -150, 80, 150, second, 4) +
  circle(22, -74, 6, "#FFFFFF") +
  [
    [-140, -200],
    [70, -200],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x, y, 74, 74, p.mix("#BFE3F5", second, 0.15), 3, { stroke: color, "stroke-width": 6 }) +
        stroke(`M${x + 37} ${y}V${y + 74}M${x} ${y + 37}H${x + 74}`, color, 5),
    )
    .join("") +
  circle(0, -290, 26, p.mix("#BFE3F5", second, 0.2), { stroke: color, "stroke-width": 6 });

const keys: Thing = (p, color, second) =>
  circle(0, -330, 64, "none", { stroke: "#B8BEC8", "stroke-width": 15 }) +
  group(
    circle(0, 0, 58, color) +
      circle(0, -12, 18, p.light(color, 0.7)) +
      rect(-17, 50, 34, 200, color, 6) +
      rect(17, 170, 34, 20, color) +
      rect(17, 212, 46, 20, color),
    "translate(-30 -262) rotate(20)",
  ) +
  group(
    path("M-64 0L0 -60L64 0V96H-64Z", second) + rect(-18, 40, 36, 56, "#FFFFFF"),
    "translate(96 -150) rotate(-12)",
  ) +
  stroke("M34 -270L84 -200", "#B8BEC8", 9);

const candle: Thing = (p, color, second) =>
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

const stones: Thing = (p, color, second) =>
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

const lipstick: Thing = (p, color, second) =>
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

const palette: Thing = (p, color, second) => {
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

const stethoscope: Thing = (p, color, second) =>
  stroke("M-120 -420C-130 -280 -90 -220 -40 -216C10 -220 50 -280 40 -420", color, 18) +
  circle(-120, -424, 14, p.c.deep) +
  circle(40, -424, 14, p.c.deep) +
  stroke("M-40 -216C-40 -60 60 -10 120 -60C170 -110 130 -170 150 -210", color, 18) +
  circle(152, -250, 56, "#C6CCD4") +
  circle(152, -250, 38, second) +
  circle(152, -250, 20, "#FFFFFF", { opacity: 0.6 });

const capsule: Thing = (p, color, second) =>
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

const scissors: Thing = (p, color, second) =>
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

const razor: Thing = (p, color, second) =>
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
  house,
  keys,
  candle,
  stones,
  lipstick,
  palette,
  stethoscope,
  capsule,
  scissors,
  razor,
  extinguisher,
  alarm,
  elephant,
  gift,
  flowers,
};
