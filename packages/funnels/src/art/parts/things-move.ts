// Things that move, play, train and feed. Every thing stands on 0,0 and is about 400 wide.
import { circle, gradient, group, type Paint, path, rect, stroke } from "../paint.ts";
import { blocks, dumbbell, ebook, graduationCap, kettlebell, scale, teddy } from "./things-play.ts";
import type { Thing } from "./things-wear.ts";

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

const car: Thing = (p, color, second) =>
  group(
    path(
      "M-300 -70C-310 -120 -290 -150 -230 -160C-180 -230 -120 -262 -10 -262C90 -262 140 -220 190 -166C260 -160 300 -140 306 -84C308 -60 300 -50 280 -48H-280C-294 -50 -298 -58 -300 -70Z",
      gradient(p, p.light(color, 0.2), p.dark(color, 0.2)),
    ) +
      path("M-196 -162C-156 -214 -110 -236 -40 -238V-162Z", "#BFD8E6") +
      path("M-20 -238C70 -238 112 -214 156 -162H-20Z", "#A9C8DA") +
      stroke("M-30 -160V-60", p.dark(color, 0.3), 3) +
      rect(-10, -134, 40, 9, p.dark(color, 0.35), 4) +
      path("M262 -150C290 -146 300 -130 302 -112H262Z", "#FFF1C2") +
      rect(-302, -128, 30, 26, "#E5484D", 6) +
      stroke("M-280 -76H284", second, 8) +
      wheel(p, -176, 66, "#C9CED6", 20, 5) +
      wheel(p, 178, 66, "#C9CED6", 20, 5),
    "translate(0 0)",
  );

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

const plane: Thing = (p, color, second) =>
  group(
    path(
      "M-260 -40C-230 -70 120 -90 220 -70C260 -60 260 -30 220 -22C120 -4 -200 -6 -250 -20Z",
      gradient(p, "#FFFFFF", "#D9DEE6"),
    ) +
      path("M-250 -44L-300 -140H-250L-180 -60Z", color) +
      path("M-40 -52L-130 -200H-70L90 -62Z", p.light(color, 0.12)) +
      path("M-20 -30L-140 90H-80L90 -24Z", color) +
      Array.from({ length: 9 }, (_, i) => rect(-130 + i * 32, -58, 14, 14, "#6FA8C9", 5)).join("") +
      path("M196 -70C216 -66 230 -58 236 -50H186Z", "#41617A") +
      rect(-220, -34, 440, 9, second),
    "translate(0 -160) rotate(-12)",
  );

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

const lure: Thing = (p, color, second) =>
  [
    [-60, -280, color],
    [40, -170, second],
    [-30, -60, p.mix(color, second, 0.5)],
  ]
    .map(([x, y, c]) =>
      group(
        path(
          "M-150 0C-110 -56 60 -62 130 -6L190 -40C180 -10 180 14 190 44L130 10C60 62 -110 54 -150 0Z",
          gradient(p, p.light(String(c), 0.35), String(c)),
        ) +
          circle(-108, -8, 14, "#FFFFFF") +
          circle(-108, -8, 7, "#14171C") +
          stroke(
            "M-40 -30C-20 0 -20 10 -40 30M0 -36C20 0 20 10 0 36M44 -30C60 0 60 10 44 30",
            p.dark(String(c), 0.25),
            4,
          ) +
          stroke("M-40 44V74C-40 92 -62 92 -60 74M80 36V64C80 82 58 82 60 64", "#8E96A1", 4),
        `translate(${x} ${y})`,
      ),
    )
    .join("");

/** Moving, playing and training things by name. */
export const move = {
  car,
  bicycle,
  motorcycle,
  plane,
  suitcase,
  rod,
  lure,
  teddy,
  blocks,
  dumbbell,
  kettlebell,
  scale,
  ebook,
  graduationCap,
};
