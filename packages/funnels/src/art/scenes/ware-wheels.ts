// Wares on wheels and in racks: bicycle, motorcycle, suitcase, servers. Each stands on y = 0, about 500 high.
import { at, circle, glow, gradient, group, path, rect, stroke } from "../paint.ts";
import type { Draw } from "./ware-draw.ts";

const spokes = (r: number, count: number, color: string, width = 2) =>
  Array.from({ length: count }, (_, i) =>
    group(stroke(`M0 0V${-r}`, color, width), `rotate(${(360 / count) * i})`),
  ).join("");

const wheel = (x: number, y: number, r: number, tyre: string, rim: string, thick: number, count = 20) =>
  at(
    x,
    y,
    1,
    spokes(r - thick / 2, count, rim) +
      circle(0, 0, r, "none", { stroke: tyre, "stroke-width": thick }) +
      circle(0, 0, r - thick * 0.72, "none", { stroke: rim, "stroke-width": 4 }) +
      circle(0, 0, 15, tyre) +
      circle(0, 0, 7, rim),
  );

/** Draws the bicycle. */
export const bicycle: Draw = (p, one, two) =>
  wheel(-235, -158, 150, "#1D1F23", "#AEB4BC", 16) +
  wheel(235, -158, 150, "#1D1F23", "#AEB4BC", 16) +
  stroke("M-235 -158L-40 -158L140 -372M-235 -158L-92 -372L140 -372M-92 -372L-40 -158", one, 18) +
  stroke("M235 -158L140 -372L120 -424", one, 16) +
  stroke("M-92 -372L-106 -424", "#30343A", 12) +
  path(
    "M-170 -438C-130 -452 -80 -446 -48 -432C-60 -418 -90 -412 -118 -414C-150 -416 -172 -424 -170 -438Z",
    two,
  ) +
  stroke("M120 -424L176 -440C206 -444 212 -410 184 -404", "#1D1F23", 14) +
  circle(-40, -158, 42, "none", { stroke: "#30343A", "stroke-width": 8 }) +
  stroke("M-40 -158L-8 -98M-40 -158L-72 -218", "#30343A", 9) +
  rect(-30, -100, 52, 12, "#1D1F23", 5) +
  stroke("M-40 -200L-235 -172M-40 -116L-235 -144", "#6C727A", 4) +
  stroke("M60 -330L108 -372", p.light(one, 0.5), 6, { opacity: 0.5 });

/** Draws the motorcycle. */
export const motorcycle: Draw = (p, one, two) =>
  wheel(-270, -128, 122, "#17181B", "#9AA1AA", 30, 12) +
  wheel(280, -128, 122, "#17181B", "#9AA1AA", 26, 12) +
  stroke("M280 -128L196 -372", "#8C939C", 18) +
  stroke("M-270 -128L-60 -150", "#3A3E45", 20) +
  rect(-96, -236, 176, 140, gradient(p, "#8B929B", "#4C525A"), 20) +
  [0, 1, 2, 3].map((i) => rect(-84, -222 + i * 22, 118, 9, "#343940", 4)).join("") +
  circle(40, -150, 44, "#5E656E") +
  circle(40, -150, 26, "#9AA1AA") +
  stroke("M60 -110C-40 -70 -160 -78 -330 -100", "#C2C8D0", 24) +
  stroke("M-250 -97L-330 -101", "#8C939C", 30) +
  path(
    "M-40 -262C-50 -340 20 -384 110 -378C170 -374 200 -338 196 -300C150 -262 40 -250 -40 -262Z",
    gradient(p, p.light(one, 0.2), p.dark(one, 0.2)),
  ) +
  path("M10 -318C50 -346 120 -348 170 -322C120 -312 60 -306 10 -318Z", two, { opacity: 0.9 }) +
  path(
    "M-300 -276C-240 -318 -130 -300 -40 -268C-50 -240 -110 -232 -170 -234C-230 -236 -290 -250 -300 -276Z",
    "#4A2E22",
  ) +
  path("M-330 -258C-360 -262 -380 -246 -392 -214C-350 -236 -300 -240 -240 -234Z", one) +
  circle(-382, -222, 14, "#E0463A") +
  circle(226, -340, 46, "#B9C0C8") +
  circle(234, -340, 35, "#FFF3CF") +
  circle(234, -340, 120, glow(p, "#FFE9A8", 0.4)) +
  stroke("M196 -372L176 -428C150 -446 118 -440 104 -428", "#2B2E33", 13) +
  circle(196, -426, 22, "#2B2E33") +
  path("M160 -150C190 -270 380 -270 404 -128C370 -220 230 -230 160 -150Z", one);

/** Draws the suitcase. */
export const suitcase: Draw = (p, one, two) =>
  rect(-70, -520, 14, 190, "#8A919A", 6) +
  rect(56, -520, 14, 190, "#8A919A", 6) +
  rect(-84, -540, 168, 30, "#2B2E33", 14) +
  rect(-190, -400, 380, 386, gradient(p, p.light(one, 0.16), p.dark(one, 0.14), 40), 42) +
  [-110, -36, 36, 110].map((x) => rect(x - 8, -380, 16, 346, p.dark(one, 0.2), 8)).join("") +
  rect(-60, -336, 120, 74, two, 14) +
  stroke("M-30 -300L0 -318L30 -300", p.dark(two, 0.5), 8) +
  circle(-130, -4, 20, "#2B2E33") +
  circle(130, -4, 20, "#2B2E33") +
  at(
    330,
    -470,
    1,
    path(
      "M-130 14C-60 -6 60 -20 132 -34C150 -30 150 -10 132 -2L30 18L-20 96H-52L-30 26L-96 34L-122 58H-144Z",
      "#FFFFFF",
    ) + path("M10 -8L-56 -72H-28L74 -22Z", "#E3E8EE"),
    -12,
  ) +
  stroke("M120 -380C-40 -300 -220 -420 -400 -300", "#FFFFFF", 5, {
    "stroke-dasharray": "4 18",
    opacity: 0.8,
  });

/** Draws the servers. */
export const servers: Draw = (p, one, two) => {
  const rack = (x: number, hue: string) =>
    rect(x - 110, -500, 220, 500, gradient(p, "#353C49", "#1C212B"), 18) +
    [0, 1, 2, 3, 4, 5]
      .map(
        (i) =>
          rect(x - 92, -478 + i * 78, 184, 62, "#11151C", 8) +
          rect(x - 78, -464 + i * 78, 84, 8, "#3E4757", 4) +
          rect(x - 78, -448 + i * 78, 60, 8, "#3E4757", 4) +
          [0, 1, 2]
            .map((j) => circle(x + 34 + j * 22, -447 + i * 78, 6, (i + j) % 3 ? hue : "#FFFFFF"))
            .join(""),
      )
      .join("");
  return (
    rack(-240, one) +
    rack(240, two) +
    rack(0, p.light(one, 0.3)) +
    stroke("M-130 -250H-110M110 -250H130", two, 8)
  );
};
