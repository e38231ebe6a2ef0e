// Things that move, play, train and feed. Every thing stands on 0,0 and is about 400 wide.
import { circle, gradient, group, type Paint, path, rect, stroke } from "../paint.ts";
import type { Thing } from "./thing.ts";
import { blocks, dumbbell, kettlebell, teddy } from "./things-play.ts";

const wheel = (p: Paint, x: number, r: number, rim: string, thick: number, spokes: number) =>
  circle(x, -r, r, "#1B1D21") +
  circle(x, -r, r - thick, rim) +
  circle(x, -r, r - thick - 6, "#F2F3F5", { opacity: spokes > 8 ? 0.9 : 0 }) +
  Array.from({ length: spokes }, (_, i) =>
    group(
      stroke(`M0 0V${-(r - thick)}`, p.dark(rim, 0.25), spokes > 8 ? 2 : 9),
      `translate(${x} ${-r}) rotate(${(360 / spokes) * i})`,
    ),
  ).join("") +
  circle(x, -r, r * 0.16, "#2A2E34");

const bicycle: Thing = (_p, color, second) =>
  [-150, 150]
    .map(
      (x) =>
        circle(x, -110, 104, "none", { stroke: "#1B1D21", "stroke-width": 12 }) +
        circle(x, -110, 94, "none", { stroke: second, "stroke-width": 4 }) +
        Array.from({ length: 14 }, (_, i) =>
          group(stroke("M0 0V-94", "#A7AEB8", 1.5), `translate(${x} -110) rotate(${i * 25.7})`),
        ).join("") +
        circle(x, -110, 10, "#2A2E34"),
    )
    .join("") +
  stroke(
    "M-150 -110L-70 -260H90L-20 -110H-150M-20 -110L-78 -282M90 -260L150 -110M90 -260L78 -312",
    color,
    14,
  ) +
  stroke("M-104 -286H-48", "#1B1D21", 16) +
  stroke("M50 -316H100C124 -316 126 -290 108 -284", "#1B1D21", 10) +
  circle(-20, -110, 30, second) +
  stroke("M-20 -110L16 -70M4 -64H30", "#1B1D21", 8);

const motorcycle: Thing = (p, color, second) =>
  wheel(p, -190, 104, "#8E96A1", 30, 6) +
  wheel(p, 196, 104, "#8E96A1", 30, 6) +
  stroke("M196 -104L120 -300L96 -330H150", "#2A2E34", 16) +
  path("M-60 -80H70L90 -170H-80Z", "#3A3F47") +
  circle(0, -120, 46, "#555C66") +
  circle(0, -120, 28, "#2A2E34") +
  path(
    "M-80 -180C-60 -270 60 -290 110 -240C120 -210 100 -180 60 -170H-70Z",
    gradient(p, p.light(color, 0.2), p.dark(color, 0.22)),
  ) +
  path("M-90 -196C-140 -216 -220 -226 -256 -206C-250 -180 -160 -170 -80 -176Z", "#24272D") +
  path("M-250 -206C-290 -196 -306 -170 -290 -150L-210 -178Z", color) +
  stroke("M-190 -104L-70 -176M20 -74C-60 -50 -160 -60 -250 -64", "#9AA2AD", 15) +
  circle(150, -286, 30, "#FFF1C2", { stroke: "#2A2E34", "stroke-width": 8 }) +
  stroke("M-40 -240H60", second, 9);

const suitcase: Thing = (p, color, second) =>
  stroke("M-60 -330V-420H60V-330", "#3A3F47", 15) +
  rect(-140, -330, 280, 316, gradient(p, p.light(color, 0.14), p.dark(color, 0.18), 30), 30) +
  [-80, -26, 28, 82].map((x) => rect(x - 7, -314, 14, 284, p.dark(color, 0.2), 7)).join("") +
  rect(-140, -190, 280, 26, second) +
  rect(-24, -196, 48, 38, "#E8EBEF", 6) +
  circle(-100, -6, 16, "#2A2E34") +
  circle(100, -6, 16, "#2A2E34") +
  rect(70, -290, 50, 66, "#FFFFFF", 6) +
  rect(80, -276, 30, 8, color, 3);

const rod: Thing = (p, color, second) =>
  stroke("M-200 -10C-40 -200 100 -380 250 -470", p.dark(color, 0.3), 11) +
  stroke("M-200 -10L-120 -106", "#C79A62", 24) +
  [
    [-20, -214],
    [80, -326],
    [170, -414],
  ]
    .map(([x = 0, y = 0]) => circle(x, y + 12, 11, "none", { stroke: "#B8BEC8", "stroke-width": 4 }))
    .join("") +
  circle(-90, -96, 48, second) +
  circle(-90, -96, 30, p.dark(second, 0.3)) +
  circle(-90, -96, 11, "#E8EBEF") +
  stroke("M-90 -96L-40 -60", "#3A3F47", 9) +
  circle(-38, -58, 12, "#24272D") +
  stroke("M250 -470C240 -300 230 -200 214 -110", "#DDE3E8", 2) +
  path("M214 -110C190 -80 196 -30 220 -10C240 -30 240 -80 214 -110Z", color) +
  path("M198 -64H236V-52H198Z", "#FFFFFF") +
  stroke("M220 -10V14C220 30 200 30 202 14", "#8E96A1", 4);

/** Moving, playing and training things by name. */
export const move = { bicycle, motorcycle, suitcase, rod, teddy, blocks, dumbbell, kettlebell };
