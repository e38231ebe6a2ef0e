// Paper that matters: an invoice that gets paid, a résumé under the pen, passport and globe, letter blocks, a parcel.
import {
  at,
  circle,
  ellipse,
  floorShadow,
  gradient,
  group,
  label,
  type Paint,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { book, lines, phone, plant, sheet } from "../parts/devices.ts";
import { arch, dots, room, softGround } from "../parts/ground.ts";

/** A résumé under a red pen. */
export const markedResume: Scene = (p) => {
  const k = p.h / 900;
  const page =
    circle(58, 62, 32, p.mix("#FFFFFF", p.c.ink, 0.25)) +
    rect(106, 42, 140, 18, p.c.ink, 4) +
    rect(106, 72, 96, 9, "#CFC9C4", 4) +
    [0, 1, 2]
      .map(
        (b) =>
          rect(24, 124 + b * 88, 90, 11, p.c.brand, 4) + lines(24, 146 + b * 88, 250, 3, "#D9D4CF", 18, 8),
      )
      .join("");
  const mark =
    stroke("M20 236C90 220 210 250 282 232M24 300L270 308", p.c.brand, 5, { opacity: 0.85 }) +
    circle(210, 166, 52, "none", { stroke: p.c.brand, "stroke-width": 5 }) +
    stroke("M292 120L312 146L350 92", "#2E9E5B", 9);
  return (
    softGround(p, p.c.tint) +
    path(`M0 ${p.h}V${p.h * 0.62}L1200 ${p.h * 0.36}V${p.h}Z`, p.c.brand) +
    group(
      `<g transform="translate(-150 -200)">${sheet(p, page, "#F4F1EC")}</g>`,
      `translate(720 ${p.h * 0.52}) rotate(9) scale(${1.66 * k})`,
    ) +
    group(
      `<g transform="translate(-150 -200)">${sheet(p, page + mark)}</g>`,
      `translate(520 ${p.h * 0.5}) rotate(-5) scale(${1.74 * k})`,
    ) +
    group(
      rect(0, -14, 300, 28, p.c.deep, 8) +
        path("M0 -14L-56 0L0 14Z", "#E8D6BE") +
        path("M-56 0L-34 -6V6Z", p.c.brand) +
        rect(250, -14, 50, 28, p.c.accent, 8),
      `translate(760 ${p.h * 0.74}) rotate(-28) scale(${1.1 * k})`,
    )
  );
};

/** A globe, a suitcase, a passport and a plane's path. */
export const studyAbroad: Scene = (p) => {
  const k = p.h / 900;
  const land = p.mix("#6FB98F", p.c.accent, 0.25);
  const globe =
    circle(0, 0, 250, gradient(p, p.light(p.c.brand, 0.35), p.c.brand, 50)) +
    path("M-150 -140C-90 -210 10 -190 30 -140C20 -90 -40 -100 -50 -50C-110 -30 -170 -70 -150 -140Z", land) +
    path("M60 -30C120 -70 200 -40 190 30C170 110 110 150 80 100C60 60 40 10 60 -30Z", land) +
    path("M-130 40C-80 10 -30 50 -40 110C-60 170 -110 160 -130 120C-150 90 -150 60 -130 40Z", land) +
    stroke("M-250 0H250M0 -250V250", "#FFFFFF", 2, { opacity: 0.35 }) +
    ellipse(0, 0, 120, 250, "none", { stroke: "#FFFFFF", "stroke-width": 2, opacity: 0.35 });
  const bag =
    rect(-120, -250, 240, 250, p.c.accent, 24) +
    [-60, 0, 60].map((x) => rect(x - 5, -250, 10, 250, p.dark(p.c.accent, 0.15))).join("") +
    stroke("M-50 -250V-330H50V-250", p.c.deep, 14) +
    circle(-80, 8, 16, p.c.deep) +
    circle(80, 8, 16, p.c.deep);
  const passport =
    rect(-80, -110, 160, 220, p.c.deep, 12) +
    circle(0, -16, 42, "none", { stroke: "#E8C56B", "stroke-width": 6 }) +
    rect(-44, 48, 88, 10, "#E8C56B", 5) +
    rect(-30, 68, 60, 8, "#E8C56B", 4);
  return (
    softGround(p, p.c.tint) +
    dots(p, 80, 80, 7, 6, 30, p.mix(p.c.tint, p.c.brand, 0.4)) +
    at(560, p.h * 0.5, 1.22 * k, globe) +
    stroke(`M120 ${p.h * 0.66}C320 ${p.h * 0.06} 820 ${p.h * 0.02} 1040 ${p.h * 0.2}`, p.c.deep, 6, {
      "stroke-dasharray": "4 20",
      "stroke-linecap": "round",
    }) +
    group(
      path(
        "M0 0L-130 -34L-150 -70L-120 -62L-96 -40L-40 -34L-90 -96H-60L20 -26L70 -16C96 -8 96 8 70 10Z",
        p.c.deep,
      ),
      `translate(1080 ${p.h * 0.24}) rotate(14) scale(${1.2 * k})`,
    ) +
    rect(0, p.h * 0.9, p.w, p.h * 0.1, p.dark(p.c.tint, 0.12)) +
    floorShadow(p, 940, p.h * 0.93, 170) +
    at(940, p.h * 0.93, 1.25 * k, bag) +
    at(240, p.h * 0.8, 1.1 * k, passport, -12)
  );
};

/** Letter blocks and an open book. */
export const letterBlocks: Scene = (p) => {
  const k = p.h / 900;
  const block = (text: string, color: string) =>
    rect(-90, -180, 180, 180, color, 22) +
    rect(-70, -160, 140, 140, "#FFFFFF", 14) +
    label(0, -58, text, 104, color, { "text-anchor": "middle" });
  const colours = [p.c.brand, p.c.accent, "#2FA58B", "#E8657F"];
  const [a, b, c, d] = colours.map((color, i) => block(["m", "a", "t", "s"][i] ?? "a", color));
  const open =
    path("M0 -40C-90 -100 -240 -100 -330 -70V110C-240 80 -90 80 0 140Z", "#FFFFFF") +
    path("M0 -40C90 -100 240 -100 330 -70V110C240 80 90 80 0 140Z", "#F4F1FA") +
    lines(-290, -40, 230, 5, p.mix("#FFFFFF", p.c.brand, 0.3), 26, 10) +
    circle(170, 10, 50, p.c.accent) +
    path("M60 90C120 40 220 40 280 80V96C220 66 120 70 60 110Z", "#2FA58B");
  return (
    room(p, p.c.tint, p.dark(p.c.tint, 0.1), 0.8) +
    circle(600, p.h * 0.42, 330 * k, p.light(p.c.tint, 0.5)) +
    at(360, p.h * 0.6, k, a ?? "", -4) +
    at(600, p.h * 0.58, k, b ?? "", 3) +
    at(830, p.h * 0.6, k, c ?? "", -2) +
    at(715, p.h * 0.38, k, d ?? "", 8) +
    at(600, p.h * 0.78, 1.2 * k, open) +
    at(110, p.h * 0.84, 1.2 * k, plant(p, "#4E8B5C", p.c.accent)) +
    at(
      1080,
      p.h * 0.86,
      0.9 * k,
      book(p, p.c.brand, rect(20, 40, 150, 18, "#FFFFFF", 6) + circle(96, 180, 60, p.c.accent)),
    )
  );
};

const carton = (p: Paint, color: string): string =>
  path("M-220 -260H220V0H-220Z", gradient(p, p.light(color, 0.1), p.dark(color, 0.12), 60)) +
  path("M220 -260L300 -310V-60L220 0Z", p.dark(color, 0.3)) +
  path("M-220 -260L-140 -310H300L220 -260Z", p.light(color, 0.25)) +
  rect(-34, -260, 68, 260, p.mix(color, "#FFFFFF", 0.5)) +
  rect(80, -110, 110, 74, "#FFFFFF", 4) +
  lines(92, -96, 84, 3, "#9AA0A8", 18, 7);

/** A packed order on its way: carton, label, a phone with the route. */
export const parcel: Scene = (p) => {
  const k = p.h / 900;
  const route =
    rect(0, 0, 236, 496, p.mix("#FFFFFF", p.c.tint, 0.6)) +
    stroke("M40 420C40 320 190 330 180 230C172 150 70 180 80 90", p.c.brand, 10, {
      "stroke-dasharray": "2 18",
      "stroke-linecap": "round",
    }) +
    circle(40, 420, 15, p.c.deep) +
    circle(80, 90, 26, p.c.accent) +
    circle(80, 90, 10, "#FFFFFF") +
    rect(16, 440, 204, 40, p.c.brand, 12);
  return (
    softGround(p, p.c.tint) +
    arch(520, p.h * 0.88, 760, p.h * 0.76, p.mix(p.c.tint, p.c.accent, 0.4)) +
    rect(0, p.h * 0.86, p.w, p.h * 0.14, p.dark(p.c.tint, 0.14)) +
    floorShadow(p, 480, p.h * 0.9, 380) +
    at(440, p.h * 0.9, 1.24 * k, carton(p, "#C99A62")) +
    at(500, p.h * 0.9 - 322 * k, 0.72 * k, carton(p, "#D9B07C")) +
    at(965, p.h * 0.93, 1.14 * k, phone(p, route), 7)
  );
};
