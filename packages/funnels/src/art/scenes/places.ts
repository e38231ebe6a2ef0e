// Places: rooms and outdoor scenes in the template's colours.
import {
  at,
  circle,
  clipped,
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
import { dashboard } from "../parts/charts.ts";
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
import { hills, room, skyline, stars } from "../parts/ground.ts";
import { home } from "../parts/things-home.ts";
import { move } from "../parts/things-move.ts";
import { tech } from "../parts/things-tech.ts";

const k = (p: Paint) => p.h / 800;
const wood = (p: Paint) => p.mix(p.c.accent, "#7A4E2D", 0.55);

const livingRoom: Scene = (p) =>
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

const bedroom: Scene = (p) =>
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

const salon =
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

const gym: Scene = (p) =>
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

const restaurant: Scene = (p) =>
  room(p, p.dark(p.c.deep, 0.05), p.dark(wood(p), 0.35), 0.76) +
  rect(0, p.h * 0.5, p.w, p.h * 0.26, p.mix(p.c.deep, p.c.brand, 0.4)) +
  windowPane(p, 90, p.h * 0.12, 200, p.h * 0.3, p.dark(wood(p), 0.2)) +
  windowPane(p, 500, p.h * 0.12, 200, p.h * 0.3, p.dark(wood(p), 0.2)) +
  windowPane(p, 910, p.h * 0.12, 200, p.h * 0.3, p.dark(wood(p), 0.2)) +
  [210, 600, 990].map((x) => hangingLamp(p, x, p.h * 0.1, p.c.accent)).join("") +
  [230, 960].map((x) => at(x, p.h * 0.92, 0.92 * k(p), tableForTwo(p, wood(p), p.c.brand))).join("") +
  at(600, p.h * 0.98, 1.1 * k(p), tableForTwo(p, wood(p), p.c.accent)) +
  at(50, p.h * 0.9, 1.1 * k(p), plant(p, "#4E8B5C", p.c.accent));

const cafe: Scene = (p) =>
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

const classroom: Scene = (p) =>
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

const clinic: Scene = (p) =>
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

const studio: Scene = (p) =>
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

const stage: Scene = (p) =>
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

const road: Scene = (p) =>
  hills(
    p,
    [p.mix(p.c.accent, "#FFFFFF", 0.55), p.mix(p.c.brand, "#FFFFFF", 0.5)],
    [p.mix(p.c.brand, "#FFFFFF", 0.35), p.mix(p.c.brand, p.c.deep, 0.25), p.mix(p.c.brand, p.c.deep, 0.5)],
    { x: 840, y: p.h * 0.3, r: 74, color: p.light(p.c.accent, 0.3) },
  ) +
  path(`M560 ${p.h * 0.62}H640L1080 ${p.h}H120Z`, "#33373D") +
  [0.66, 0.72, 0.8, 0.91]
    .map((y, i) =>
      path(
        `M${597 - i * 3} ${p.h * y}H${603 + i * 3}L${606 + i * 5} ${p.h * (y + 0.03 + i * 0.014)}H${594 - i * 5}Z`,
        "#F4E9C8",
      ),
    )
    .join("");

const lake: Scene = (p) =>
  hills(
    p,
    [p.mix("#F6D9B0", p.c.accent, 0.3), p.mix("#EAF3F2", p.c.brand, 0.15)],
    [p.mix(p.c.brand, "#FFFFFF", 0.45), p.mix(p.c.brand, p.c.deep, 0.3)],
    { x: 330, y: p.h * 0.28, r: 66, color: "#FFF3D6" },
  ) +
  rect(
    0,
    p.h * 0.7,
    p.w,
    p.h * 0.3,
    gradient(p, p.mix(p.c.brand, "#BFE3EA", 0.6), p.mix(p.c.brand, p.c.deep, 0.4)),
  ) +
  [0.76, 0.82, 0.88, 0.94]
    .map((y, i) =>
      stroke(
        `M${140 + i * 90} ${p.h * y}H${420 + i * 60}M${760 - i * 40} ${p.h * (y + 0.02)}H${1040 - i * 30}`,
        "#FFFFFF",
        5,
        { opacity: 0.35 },
      ),
    )
    .join("") +
  path(
    `M690 ${p.h * 0.8}H1010C990 ${p.h * 0.86} 960 ${p.h * 0.87} 930 ${p.h * 0.87}H760C730 ${p.h * 0.87} 706 ${p.h * 0.85} 690 ${p.h * 0.8}Z`,
    p.c.accent,
  ) +
  circle(850, p.h * 0.67, 28, "#A9714B") +
  path(
    `M806 ${p.h * 0.8}C806 ${p.h * 0.72} 826 ${p.h * 0.705} 850 ${p.h * 0.705}S894 ${p.h * 0.72} 894 ${p.h * 0.8}Z`,
    p.c.deep,
  ) +
  path(
    `M820 ${p.h * 0.652}H890L880 ${p.h * 0.64}C870 ${p.h * 0.62} 830 ${p.h * 0.62} 824 ${p.h * 0.645}Z`,
    p.c.brand,
  ) +
  stroke(`M880 ${p.h * 0.74}L1090 ${p.h * 0.5}L1100 ${p.h * 0.84}`, p.c.deep, 4);

const beach: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.mix(p.c.accent, "#FFFFFF", 0.5), p.mix(p.c.brand, "#FFFFFF", 0.65))) +
  circle(860, p.h * 0.3, 90, "#FFF3CF") +
  circle(860, p.h * 0.3, 220, glow(p, "#FFF3CF", 0.7)) +
  rect(0, p.h * 0.5, p.w, p.h * 0.24, gradient(p, p.c.brand, p.light(p.c.brand, 0.3))) +
  [0.55, 0.6, 0.66]
    .map((y, i) =>
      stroke(
        `M${80 + i * 120} ${p.h * y}H${360 + i * 90}M${700 - i * 60} ${p.h * (y + 0.02)}H${1010}`,
        "#FFFFFF",
        5,
        { opacity: 0.4 },
      ),
    )
    .join("") +
  path(`M0 ${p.h * 0.76}C260 ${p.h * 0.68} 520 ${p.h * 0.8} 1200 ${p.h * 0.7}V${p.h}H0Z`, "#F1DDB4") +
  stroke(`M210 ${p.h * 0.9}C190 ${p.h * 0.6} 230 ${p.h * 0.42} 290 ${p.h * 0.26}`, "#7A5434", 26) +
  [-60, -15, 30, 80, 130, 185]
    .map((turn) =>
      group(
        path("M0 0C60 -50 150 -50 210 10C140 -10 70 0 0 0Z", turn % 2 ? "#3F8A4A" : "#5FA55A"),
        `translate(290 ${p.h * 0.26}) rotate(${turn})`,
      ),
    )
    .join("") +
  path(`M720 ${p.h * 0.86}L900 ${p.h * 0.62}L1080 ${p.h * 0.86}`, "none", {
    stroke: "#7A5434",
    "stroke-width": 8,
  }) +
  path(`M760 ${p.h * 0.68}C820 ${p.h * 0.56} 980 ${p.h * 0.56} 1040 ${p.h * 0.68}Z`, p.c.accent) +
  path(`M860 ${p.h * 0.68}C870 ${p.h * 0.6} 930 ${p.h * 0.6} 940 ${p.h * 0.68}Z`, "#FFFFFF");

const mountains: Scene = (p) => {
  const peak = (x: number, top: number, w: number, color: string) =>
    path(`M${x - w} ${p.h * 0.82}L${x} ${top}L${x + w} ${p.h * 0.82}Z`, color) +
    path(
      `M${x} ${top}L${x + w * 0.22} ${top + (p.h * 0.82 - top) * 0.22}L${x + w * 0.06} ${top + (p.h * 0.82 - top) * 0.18}L${x - w * 0.04} ${top + (p.h * 0.82 - top) * 0.26}L${x - w * 0.22} ${top + (p.h * 0.82 - top) * 0.22}Z`,
      "#FFFFFF",
    );
  return (
    rect(0, 0, p.w, p.h, gradient(p, p.mix(p.c.brand, "#FFFFFF", 0.5), p.mix(p.c.accent, "#FFFFFF", 0.7))) +
    circle(930, p.h * 0.26, 62, "#FFF6DC") +
    peak(300, p.h * 0.3, 360, p.mix(p.c.brand, "#FFFFFF", 0.25)) +
    peak(880, p.h * 0.34, 380, p.mix(p.c.brand, "#FFFFFF", 0.12)) +
    peak(590, p.h * 0.16, 430, p.c.brand) +
    path(
      `M0 ${p.h * 0.8}C300 ${p.h * 0.7} 700 ${p.h * 0.88} 1200 ${p.h * 0.74}V${p.h}H0Z`,
      p.mix(p.c.brand, p.c.deep, 0.55),
    ) +
    [120, 190, 250, 960, 1030, 1110]
      .map((x, i) =>
        path(
          `M${x - 34} ${p.h * 0.92}L${x} ${p.h * (0.72 + (i % 3) * 0.02)}L${x + 34} ${p.h * 0.92}Z`,
          p.mix(p.c.deep, "#2F6B4A", 0.5),
        ),
      )
      .join("") +
    path(`M560 ${p.h * 0.9}L640 ${p.h * 0.78}L720 ${p.h * 0.9}Z`, p.c.accent) +
    path(`M626 ${p.h * 0.9}L640 ${p.h * 0.83}L654 ${p.h * 0.9}Z`, p.c.deep)
  );
};

const city: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.mix(p.c.brand, "#FFFFFF", 0.55), p.mix(p.c.accent, "#FFFFFF", 0.5))) +
  circle(280, p.h * 0.3, 80, p.light(p.c.accent, 0.5)) +
  skyline(p, p.h * 0.84, p.mix(p.c.brand, "#FFFFFF", 0.4), "#FFFFFF", p.h / 640) +
  skyline(p, p.h * 0.9, p.mix(p.c.brand, p.c.deep, 0.45), "#FFE7A8", p.h / 800) +
  rect(0, p.h * 0.9, p.w, p.h * 0.1, p.c.deep) +
  stroke(`M0 ${p.h * 0.95}H1200`, "#F4E9C8", 6, { "stroke-dasharray": "50 40" });

const night: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.dark(p.c.deep, 0.3), p.mix(p.c.deep, p.c.brand, 0.4))) +
  stars(p, "#FFFFFF", 140) +
  circle(900, p.h * 0.26, 80, "#FBEFCF") +
  circle(932, p.h * 0.235, 72, p.mix(p.c.deep, p.c.brand, 0.12)) +
  skyline(p, p.h * 0.92, p.dark(p.c.deep, 0.5), p.c.accent, p.h / 760) +
  rect(0, p.h * 0.92, p.w, p.h * 0.08, p.dark(p.c.deep, 0.6));

const street: Scene = (p) =>
  rect(0, 0, p.w, p.h, p.mix(p.c.tint, "#FFFFFF", 0.3)) +
  [
    [40, 340, p.c.brand],
    [420, 360, p.c.accent],
    [820, 340, p.mix(p.c.brand, p.c.accent, 0.5)],
  ]
    .map(
      ([x, w, c], i) =>
        rect(Number(x), p.h * (0.1 + i * 0.03), Number(w), p.h * 0.76, p.mix(String(c), "#FFFFFF", 0.35), 4) +
        [0, 1, 2]
          .map((n) => windowPane(p, Number(x) + 36 + n * 104, p.h * 0.2, 66, p.h * 0.14, "#FFFFFF"))
          .join("") +
        rect(Number(x) + 30, p.h * 0.52, Number(w) - 60, p.h * 0.34, p.dark(String(c), 0.3), 4) +
        rect(Number(x) + 48, p.h * 0.56, Number(w) - 170, p.h * 0.24, "#DDEBF0", 3) +
        rect(Number(x) + Number(w) - 108, p.h * 0.56, 62, p.h * 0.3, String(c), 3) +
        Array.from({ length: 6 }, (_, s) =>
          path(
            `M${Number(x) + 20 + (s * (Number(w) - 40)) / 6} ${p.h * 0.45}H${Number(x) + 20 + ((s + 1) * (Number(w) - 40)) / 6}V${p.h * 0.52}C${Number(x) + 20 + ((s + 1) * (Number(w) - 40)) / 6 - 8} ${p.h * 0.545} ${Number(x) + 28 + (s * (Number(w) - 40)) / 6} ${p.h * 0.545} ${Number(x) + 20 + (s * (Number(w) - 40)) / 6} ${p.h * 0.52}Z`,
            s % 2 ? "#FFFFFF" : String(c),
          ),
        ).join(""),
    )
    .join("") +
  rect(0, p.h * 0.86, p.w, p.h * 0.14, p.mix(p.c.tint, p.c.deep, 0.35)) +
  rect(0, p.h * 0.86, p.w, 10, p.mix(p.c.tint, p.c.deep, 0.2));

const spaRoom: Scene = (p) =>
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

const kitchen: Scene = (p) =>
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

const playroom: Scene = (p) =>
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

const serverRoom: Scene = (p) =>
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

const fireStation: Scene = (p) =>
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

const garage: Scene = (p) =>
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

const stadium: Scene = (p) =>
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

const scenes = {
  livingRoom,
  bedroom,
  salon: salon(2),
  barbershop: salon(3),
  gym,
  restaurant,
  cafe,
  classroom,
  clinic,
  studio,
  stage,
  road,
  lake,
  beach,
  mountains,
  city,
  night,
  street,
  spaRoom,
  kitchen,
  playroom,
  serverRoom,
  fireStation,
  garage,
  stadium,
} satisfies Record<string, Scene>;

export type PlaceName = keyof typeof scenes;

/** A place in the template's colours. */
export const place = (name: PlaceName): Scene => scenes[name];
