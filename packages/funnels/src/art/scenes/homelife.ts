// Rooms and things of the house: a balcony garden, a corner for exercise, a bedroom at night, a solar roof, a tailor's table, a tiffin.
import { at, circle, ellipse, glow, gradient, group, type Paint, path, rect, type Scene, stroke } from "../paint.ts";
import { cup, lines, phone, plant, sheet } from "../parts/devices.ts";
import { arch, dots, mandala, room, skyline, softGround, stars } from "../parts/ground.ts";

const tomato = (p: Paint, fruit: string): string =>
  stroke("M0 -100V-430", "#9A7650", 9) +
  [[-58, -210], [54, -180], [-40, -300], [50, -290], [-20, -390], [34, -380], [0, -240]].map(([x, y], i) => ellipse(x ?? 0, y ?? 0, 62, 40, i % 2 ? "#4E8B5C" : "#3C7549")).join("") +
  [[-66, -180], [60, -220], [-30, -270], [44, -330], [4, -190]].map(([x, y]) => circle(x ?? 0, y ?? 0, 24, fruit) + circle((x ?? 0) - 7, (y ?? 0) - 8, 6, p.light(fruit, 0.5))).join("") +
  path("M-74 -120H74L58 -8Q56 0 46 0H-46Q-56 0 -58 -8Z", gradient(p, "#D58A5A", "#A85C36", 10)) + rect(-82, -132, 164, 26, "#D9976B", 6);

/** A city balcony with vegetables in pots and boxes. */
export const balcony: Scene = (p) => {
  const k = p.h / 900;
  const floor = p.h * 0.86;
  const herbs = (x: number) => rect(x, floor - 74 * k, 250, 84 * k, p.dark(p.c.accent, 0.15), 8) + Array.from({ length: 9 }, (_, i) => ellipse(x + 20 + i * 26, floor - (88 + (i % 3) * 18) * k, 26, 42 * k, i % 2 ? "#6BA368" : "#4E8B5C")).join("");
  return (
    rect(0, 0, p.w, p.h, gradient(p, p.light(p.c.tint, 0.4), p.c.tint, 90)) + circle(930, p.h * 0.24, 110 * k, p.c.accent) + skyline(p, floor - 120 * k, p.mix(p.c.tint, p.c.brand, 0.3), p.light(p.c.tint, 0.5), 0.8) +
    rect(0, floor - 250 * k, p.w, 16, p.c.deep) + Array.from({ length: 20 }, (_, i) => rect(20 + i * 62, floor - 250 * k, 8, 260 * k, p.c.deep)).join("") + rect(0, floor, p.w, p.h - floor, p.mix(p.c.tint, "#A98B66", 0.5)) +
    herbs(60) + herbs(880) + at(420, floor + 44, 1.16 * k, tomato(p, "#D9432F")) + at(620, floor + 60, 1.5 * k, plant(p, "#4E8B5C", p.c.brand)) + at(810, floor + 44, 1 * k, tomato(p, "#E39A2D"))
  );
};

const dumbbell = (p: Paint, color: string): string => rect(-90, -58, 180, 18, "#B9BFC7", 9) + [-120, 76].map((x) => rect(x, -98, 44, 98, color, 12) + rect(x + (x < 0 ? -22 : 44), -82, 22, 66, p.dark(color, 0.25), 8)).join("");
const kettlebell = (p: Paint, color: string): string => stroke("M-48 -96C-70 -190 70 -190 48 -96", p.dark(color, 0.2), 24) + circle(0, -70, 74, gradient(p, p.light(color, 0.15), p.dark(color, 0.2), 40)) + rect(-40, -6, 80, 8, p.dark(color, 0.35), 3);

/** A corner of the living room with a mat, two weights and a bottle. */
export const homeGym: Scene = (p) => {
  const k = p.h / 900;
  const floor = p.h * 0.7;
  return (
    room(p, p.c.tint, p.mix(p.c.tint, "#8B6B4A", 0.35), 0.7) + rect(140, p.h * 0.1, 300, 380 * k, "#FFFFFF", 6) + rect(156, p.h * 0.1 + 16, 268, 348 * k, p.mix("#CFE8F3", p.c.accent, 0.3)) + stroke(`M290 ${p.h * 0.1}V${p.h * 0.1 + 380 * k}`, "#FFFFFF", 12) +
    circle(800, p.h * 0.3, 150 * k, p.mix(p.c.tint, p.c.brand, 0.35)) + group(`<g transform="scale(.62)">${sheet(p, rect(24, 26, 160, 22, p.c.brand, 4) + Array.from({ length: 6 }, (_, r) => rect(24, 74 + r * 50, 34, 34, r < 4 ? p.c.brand : "#E6E9EE", 6) + rect(74, 86 + r * 50, 190 - r * 14, 10, "#CED3DA", 5)).join(""))}</g>`, `translate(710 ${p.h * 0.13})`) +
    path(`M180 ${floor + 190 * k}L330 ${floor + 60 * k}H1010L1110 ${floor + 190 * k}Z`, p.c.brand) + path(`M215 ${floor + 160 * k}L236 ${floor + 142 * k}H1080L1092 ${floor + 160 * k}Z`, p.light(p.c.brand, 0.2)) +
    at(450, floor + 140 * k, 1.3 * k, dumbbell(p, p.c.deep)) + at(760, floor + 150 * k, 1.45 * k, kettlebell(p, p.c.accent)) + at(960, floor + 110 * k, k, rect(-30, -170, 60, 170, p.mix(p.c.accent, "#FFFFFF", 0.4), 16) + rect(-18, -200, 36, 36, p.c.deep, 8)) + at(1090, floor + 30 * k, 1.2 * k, plant(p, "#4E8B5C", p.c.accent))
  );
};

/** A bedroom late in the evening: moon in the window, a lamp, a phone that plays. */
export const nightRoom: Scene = (p) => {
  const k = p.h / 900;
  const wall = p.mix(p.c.deep, p.c.brand, 0.18);
  const bed = p.h * 0.68;
  const wave = Array.from({ length: 34 }, (_, i) => rect(330 + i * 17, p.h * 0.5 - (14 + ((i * 29) % 60)) * k, 7, (28 + 2 * ((i * 29) % 60)) * k, p.mix(p.c.accent, p.c.brand, i / 40), 4)).join("");
  return (
    rect(0, 0, p.w, p.h, gradient(p, p.dark(wall, 0.3), wall, 90)) + arch(600, p.h * 0.66, 520, p.h * 0.58, p.dark(p.c.deep, 0.3)) + `<g transform="translate(360 ${p.h * 0.06}) scale(.4)">${stars(p, "#FFFFFF", 60)}</g>` + circle(640, p.h * 0.24, 84 * k, p.light(p.c.accent, 0.3)) + circle(676, p.h * 0.22, 74 * k, p.dark(p.c.deep, 0.3)) + wave +
    circle(1020, p.h * 0.5, 260 * k, glow(p, p.c.accent, 0.6)) + at(1020, p.h * 0.74, k, rect(-8, -170, 16, 170, p.light(wall, 0.3)) + path("M-90 -160L-54 -290H54L90 -160Z", p.light(p.c.accent, 0.25))) +
    rect(60, bed, 1080, p.h - bed, p.light(wall, 0.12), 30) + rect(120, bed - 60 * k, 330, 120 * k, "#F1ECFA", 50) + path(`M60 ${bed + 80 * k}C300 ${bed + 20 * k} 620 ${bed + 130 * k} 1140 ${bed + 50 * k}V${p.h}H60Z`, p.c.brand) + path(`M60 ${bed + 150 * k}C360 ${bed + 90 * k} 700 ${bed + 200 * k} 1140 ${bed + 120 * k}V${p.h}H60Z`, p.dark(p.c.brand, 0.2))
  );
};

/** A house under the sun with panels on its flat roof. */
export const solarRoof: Scene = (p) => {
  const k = p.h / 900;
  const ground = p.h * 0.88;
  const panel = (x: number) => group(rect(0, 0, 190, 110, "#1F3A68", 4) + [1, 2, 3].map((i) => stroke(`M${i * 47} 0V110`, "#4E73B0", 3)).join("") + [1, 2].map((i) => stroke(`M0 ${i * 37}H190`, "#4E73B0", 3)).join(""), `translate(${x} ${ground - 540 * k}) skewX(-18) scale(${1.1 * k})`) + rect(x + 60, ground - 424 * k, 10, 46 * k, "#77808C") + rect(x + 160, ground - 424 * k, 10, 46 * k, "#77808C");
  return (
    rect(0, 0, p.w, p.h, gradient(p, p.light(p.c.accent, 0.75), p.c.tint, 90)) + circle(960, p.h * 0.2, 240 * k, glow(p, p.c.accent, 0.9)) + circle(960, p.h * 0.2, 96 * k, p.c.accent) + skyline(p, ground, p.mix(p.c.tint, p.c.brand, 0.18), p.light(p.c.tint, 0.4), 0.6) +
    rect(230, ground - 380 * k, 740, 380 * k, "#FFF8EC") + rect(200, ground - 390 * k, 800, 34 * k, p.c.brand, 6) + [320, 480].map((x) => rect(x, ground - 290 * k, 110, 130 * k, p.mix("#BFE0F0", p.c.tint, 0.2), 6) + stroke(`M${x + 55} ${ground - 290 * k}v${130 * k}`, "#FFFFFF", 8)).join("") + rect(700, ground - 240 * k, 150, 240 * k, p.c.deep, 6) + circle(826, ground - 120 * k, 8, p.c.accent) +
    panel(300) + panel(520) + panel(740) + rect(0, ground, p.w, p.h - ground, "#7FA65E") + at(140, ground + 20, 1.3 * k, plant(p, "#4E8B5C", p.c.brand)) + at(1080, ground + 20, 1.1 * k, plant(p, "#4E8B5C", p.c.accent))
  );
};

/** A dress form with a blouse, cloth on a shelf, a tape and scissors. */
export const tailorTable: Scene = (p) => {
  const k = p.h / 900;
  const table = p.h * 0.86;
  const rolls = [p.c.brand, p.c.accent, p.mix(p.c.brand, p.c.accent, 0.5), p.c.deep, p.light(p.c.brand, 0.5)];
  return (
    room(p, p.c.tint, p.dark(p.c.tint, 0.08), 0.95) + arch(420, table, 560, p.h * 0.78, p.mix(p.c.tint, p.c.brand, 0.28)) + rect(770, p.h * 0.34, 360, 14, p.dark(p.c.tint, 0.4), 4) + rolls.map((color, i) => rect(786 + i * 66, p.h * 0.34 - (150 - (i % 2) * 30) * k, 54, (150 - (i % 2) * 30) * k, color, 10)).join("") + rect(770, p.h * 0.58, 360, 14, p.dark(p.c.tint, 0.4), 4) + rolls.map((color, i) => ellipse(806 + i * 66, p.h * 0.58 - 34 * k, 30, 34 * k, p.light(color, 0.2)) + circle(806 + i * 66, p.h * 0.58 - 34 * k, 9, p.dark(color, 0.3))).join("") +
    at(420, table, k, rect(-9, -190, 18, 190, "#8B6B4A") + rect(-110, -14, 220, 16, "#6E5238", 8) + path("M-120 -560C-150 -470 -100 -400 -96 -330C-94 -270 -120 -230 -124 -180H124C120 -230 94 -270 96 -330C100 -400 150 -470 120 -560C80 -590 40 -600 34 -650H-34C-40 -600 -80 -590 -120 -560Z", "#EAD9C5") + path("M-120 -560C-190 -540 -196 -470 -186 -430L-128 -424C-112 -390 -98 -360 -96 -330H96C98 -360 112 -390 128 -424L186 -430C196 -470 190 -540 120 -560C90 -575 74 -582 60 -590C40 -520 -40 -520 -60 -590C-74 -582 -90 -575 -120 -560Z", gradient(p, p.light(p.c.brand, 0.1), p.dark(p.c.brand, 0.2), 50)) + stroke("M-60 -590C-40 -520 40 -520 60 -590M-96 -338H96", p.c.accent, 12) + stroke("M-186 -438L-130 -432M186 -438L130 -432", p.c.accent, 12) + stroke("M-50 -600C-90 -480 -30 -420 -60 -260M50 -600C84 -480 40 -400 70 -290", "#F4D35E", 13)) +
    rect(0, table, p.w, p.h - table, "#A97B52") + rect(0, table, p.w, 12, "#C39468") + group(stroke("M0 0L170 -64M0 -60L170 4", "#C8CED6", 14) + circle(-22, 16, 30, "none", { stroke: p.c.deep, "stroke-width": 14 }) + circle(-22, -78, 30, "none", { stroke: p.c.deep, "stroke-width": 14 }), `translate(860 ${table + 60 * k}) scale(${k * 0.9})`)
  );
};

/** A steel tiffin carrier, a cup and a phone with orders. */
export const tiffin: Scene = (p) => {
  const k = p.h / 900;
  const tier = (y: number) => rect(-150, y, 300, 130, gradient(p, "#F2F4F6", "#A9B1BA", 0), 18) + rect(-158, y - 8, 316, 22, "#DDE2E7", 10) + rect(-110, y + 30, 26, 70, "#FFFFFF", 12, { opacity: 0.7 });
  const orders = rect(0, 0, 236, 496, "#FFFFFF") + rect(0, 0, 236, 78, p.c.brand) + rect(20, 44, 120, 14, "#FFFFFF", 7) + [0, 1, 2, 3, 4].map((r) => rect(14, 92 + r * 78, 208, 66, p.mix("#FFFFFF", p.c.accent, 0.16), 12) + circle(44, 125 + r * 78, 17, r < 3 ? "#3F9B5B" : p.c.accent) + lines(74, 112 + r * 78, 130, 2, p.mix("#FFFFFF", p.c.ink, 0.3), 20, 9)).join("");
  return (
    softGround(p, p.c.tint) + arch(470, p.h * 0.9, 620, p.h * 0.8, p.mix(p.c.tint, p.c.accent, 0.55)) + dots(p, 920, 90, 7, 6, 30, p.mix(p.c.tint, p.c.brand, 0.4)) + rect(0, p.h * 0.88, p.w, p.h * 0.12, p.mix("#A9683A", p.c.brand, 0.3)) +
    at(470, p.h * 0.92, 1.2 * k, tier(-130) + tier(-264) + tier(-398) + path("M-150 -406C-150 -450 -70 -470 0 -470S150 -450 150 -406Z", "#CBD2D9") + circle(0, -478, 16, "#8E97A2") + stroke("M-166 -20V-500C-166 -560 166 -560 166 -500V-20", "#8E97A2", 14)) + at(920, p.h * 0.93, 1.06 * k, phone(p, orders), 6) + at(170, p.h * 0.95, 1.1 * k, cup(p, p.c.brand))
  );
};

/** A wedding budget on paper among marigolds. */
export const weddingPlan: Scene = (p) => {
  const k = p.h / 900;
  const flower = (x: number, y: number, r: number, color: string) => circle(x, y, r, color) + circle(x, y, r * 0.66, p.dark(color, 0.12)) + circle(x, y, r * 0.3, p.light(color, 0.3));
  const garland = (x: number, count: number) => Array.from({ length: count }, (_, i) => flower(x + (i % 2) * 8, 10 + i * 46 * k, 29 * k, i % 2 ? "#F2A33A" : "#E8762C")).join("");
  const page = rect(24, 26, 170, 20, p.c.brand, 4) + rect(24, 56, 110, 9, "#E0C9D2", 4) + Array.from({ length: 7 }, (_, r) => rect(24, 88 + r * 42, 22, 22, r < 3 ? p.c.brand : p.mix("#FFFFFF", p.c.brand, 0.16), 5) + rect(58, 94 + r * 42, 120 - (r % 3) * 18, 10, "#D8CBD0", 5) + rect(220, 94 + r * 42, 54, 10, p.c.accent, 5)).join("");
  return softGround(p, p.c.tint) + mandala(600, p.h * 0.52, 400 * k, p.mix(p.c.tint, p.c.brand, 0.35), 3) + group(`<g transform="translate(-150 -200)">${sheet(p, page)}</g>`, `translate(690 ${p.h * 0.52}) rotate(7) scale(${1.5 * k})`) + group(`<g transform="translate(-150 -200)">${sheet(p, page, "#FFFDF8")}</g>`, `translate(520 ${p.h * 0.53}) rotate(-6) scale(${1.55 * k})`) + garland(70, 14) + garland(150, 8) + garland(1030, 8) + garland(1110, 14);
};
