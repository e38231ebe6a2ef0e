// Work done at home: a tailor's table and what lies on it.
import { at, circle, ellipse, gradient, group, path, rect, type Scene, stroke } from "../paint.ts";
import { arch, room } from "../parts/ground.ts";

/** A dress form with a blouse, cloth on a shelf, a tape and scissors. */
export const tailorTable: Scene = (p) => {
  const k = p.h / 900;
  const table = p.h * 0.86;
  const rolls = [p.c.brand, p.c.accent, p.mix(p.c.brand, p.c.accent, 0.5), p.c.deep, p.light(p.c.brand, 0.5)];
  return (
    room(p, p.c.tint, p.dark(p.c.tint, 0.08), 0.95) +
    arch(420, table, 560, p.h * 0.78, p.mix(p.c.tint, p.c.brand, 0.28)) +
    rect(770, p.h * 0.34, 360, 14, p.dark(p.c.tint, 0.4), 4) +
    rolls
      .map((color, i) =>
        rect(786 + i * 66, p.h * 0.34 - (150 - (i % 2) * 30) * k, 54, (150 - (i % 2) * 30) * k, color, 10),
      )
      .join("") +
    rect(770, p.h * 0.58, 360, 14, p.dark(p.c.tint, 0.4), 4) +
    rolls
      .map(
        (color, i) =>
          ellipse(806 + i * 66, p.h * 0.58 - 34 * k, 30, 34 * k, p.light(color, 0.2)) +
          circle(806 + i * 66, p.h * 0.58 - 34 * k, 9, p.dark(color, 0.3)),
      )
      .join("") +
    at(
      420,
      table,
      k,
      rect(-9, -190, 18, 190, "#8B6B4A") +
        rect(-110, -14, 220, 16, "#6E5238", 8) +
        path(
          "M-120 -560C-150 -470 -100 -400 -96 -330C-94 -270 -120 -230 -124 -180H124C120 -230 94 -270 96 -330C100 -400 150 -470 120 -560C80 -590 40 -600 34 -650H-34C-40 -600 -80 -590 -120 -560Z",
          "#EAD9C5",
        ) +
        path(
          "M-120 -560C-190 -540 -196 -470 -186 -430L-128 -424C-112 -390 -98 -360 -96 -330H96C98 -360 112 -390 128 -424L186 -430C196 -470 190 -540 120 -560C90 -575 74 -582 60 -590C40 -520 -40 -520 -60 -590C-74 -582 -90 -575 -120 -560Z",
          gradient(p, p.light(p.c.brand, 0.1), p.dark(p.c.brand, 0.2), 50),
        ) +
        stroke("M-60 -590C-40 -520 40 -520 60 -590M-96 -338H96", p.c.accent, 12) +
        stroke("M-186 -438L-130 -432M186 -438L130 -432", p.c.accent, 12) +
        stroke("M-50 -600C-90 -480 -30 -420 -60 -260M50 -600C84 -480 40 -400 70 -290", "#F4D35E", 13),
    ) +
    rect(0, table, p.w, p.h - table, "#A97B52") +
    rect(0, table, p.w, 12, "#C39468") +
    group(
      stroke("M0 0L170 -64M0 -60L170 4", "#C8CED6", 14) +
        circle(-22, 16, 30, "none", { stroke: p.c.deep, "stroke-width": 14 }) +
        circle(-22, -78, 30, "none", { stroke: p.c.deep, "stroke-width": 14 }),
      `translate(860 ${table + 60 * k}) scale(${k * 0.9})`,
    )
  );
};
