// Machines and instruments. Every thing stands on 0,0 and is about 400 wide.
import { circle, ellipse, gradient, group, path, rect, stroke } from "../paint.ts";
import { lines } from "./devices.ts";
import type { Thing } from "./thing.ts";

const guitar: Thing = (p, color, second) =>
  group(
    rect(-15, -640, 30, 320, p.dark(second, 0.5), 4) +
      rect(-26, -700, 52, 70, p.dark(second, 0.35), 8) +
      [-690, -670, -650].map((y) => circle(-34, y, 7, "#D9DCE1") + circle(34, y, 7, "#D9DCE1")).join("") +
      Array.from({ length: 9 }, (_, i) => rect(-15, -610 + i * 32, 30, 3, "#D9DCE1")).join("") +
      path(
        "M0 -330C-70 -340 -110 -300 -104 -250C-98 -210 -80 -200 -92 -170C-150 -130 -160 0 -80 30C-40 46 40 46 80 30C160 0 150 -130 92 -170C80 -200 98 -210 104 -250C110 -300 70 -340 0 -330Z",
        gradient(p, p.light(color, 0.2), p.dark(color, 0.25), 50),
      ) +
      circle(0, -150, 44, p.dark(color, 0.6)) +
      circle(0, -150, 52, "none", { stroke: p.light(second, 0.3), "stroke-width": 5 }) +
      rect(-46, -40, 92, 18, p.dark(second, 0.5), 5) +
      [-9, -5, -1, 3, 7].map((x) => stroke(`M${x} -640V-34`, "#F2F2F2", 1.3)).join(""),
    "translate(0 -20) rotate(14) scale(.72)",
  );

const headphones: Thing = (p, color, second) =>
  stroke("M-150 -150C-160 -380 160 -380 150 -150", p.dark(color, 0.25), 34) +
  stroke("M-150 -150C-160 -380 160 -380 150 -150", p.light(color, 0.1), 16) +
  rect(-196, -190, 92, 170, gradient(p, p.light(color, 0.12), p.dark(color, 0.25), 0), 42) +
  rect(104, -190, 92, 170, gradient(p, p.light(color, 0.12), p.dark(color, 0.25), 0), 42) +
  rect(-120, -176, 34, 142, p.c.deep, 17) +
  rect(86, -176, 34, 142, p.c.deep, 17) +
  circle(-156, -104, 22, second) +
  circle(156, -104, 22, second);

const camera: Thing = (p, color, second) =>
  rect(-70, -316, 140, 70, p.dark(color, 0.25), 14) +
  rect(-190, -268, 380, 268, gradient(p, p.light(color, 0.12), p.dark(color, 0.2), 60), 26) +
  rect(-190, -206, 380, 146, p.dark(color, 0.45)) +
  rect(-164, -292, 70, 30, p.dark(color, 0.4), 8) +
  circle(150, -282, 24, p.light(color, 0.2)) +
  rect(110, -244, 54, 26, second, 6) +
  circle(0, -134, 122, "#1B1D22") +
  circle(0, -134, 108, "#3A3E46") +
  circle(0, -134, 88, "#15171B") +
  circle(0, -134, 66, gradient(p, p.mix("#27406B", second, 0.35), "#0C0F16", 60)) +
  circle(-22, -160, 20, "#FFFFFF", { opacity: 0.5 }) +
  circle(24, -108, 9, "#FFFFFF", { opacity: 0.35 });

const server: Thing = (p, color, second) =>
  rect(-150, -460, 300, 460, gradient(p, p.light(p.c.deep, 0.1), p.dark(p.c.deep, 0.2), 0), 14) +
  Array.from(
    { length: 6 },
    (_, i) =>
      rect(-130, -440 + i * 72, 260, 58, p.light(p.c.deep, 0.16), 8) +
      circle(-106, -411 + i * 72, 8, i % 2 ? second : "#35D07F") +
      circle(-82, -411 + i * 72, 8, color) +
      lines(-30, -420 + i * 72, 140, 2, p.light(p.c.deep, 0.34), 15, 6),
  ).join("") +
  rect(-120, 0, 40, 12, p.c.deep) +
  rect(80, 0, 40, 12, p.c.deep);

const rocket: Thing = (p, color, second) =>
  path("M-30 -60C-60 20 -20 30 0 60C20 30 60 20 30 -60Z", "#FFB020") +
  path("M-16 -60C-28 -6 -10 4 0 26C10 4 28 -6 16 -60Z", "#FFE08A") +
  path("M-80 -150C-130 -120 -140 -70 -130 -30L-64 -84ZM80 -150C130 -120 140 -70 130 -30L64 -84Z", second) +
  path(
    "M0 -460C70 -390 90 -280 76 -150C70 -100 50 -70 40 -60H-40C-50 -70 -70 -100 -76 -150C-90 -280 -70 -390 0 -460Z",
    gradient(p, "#FFFFFF", "#D5D9E0", 0),
  ) +
  path("M0 -460C40 -420 62 -370 72 -320H-72C-62 -370 -40 -420 0 -460Z", color) +
  circle(0, -238, 40, p.dark(color, 0.3)) +
  circle(0, -238, 28, "#9CD3F2");

const megaphone: Thing = (p, color, second) =>
  group(
    path("M-150 -210L130 -340V-20L-150 -140Z", gradient(p, p.light(color, 0.15), p.dark(color, 0.12), 60)) +
      ellipse(130, -180, 44, 162, p.dark(color, 0.25)) +
      ellipse(130, -180, 24, 110, p.dark(color, 0.5)) +
      rect(-200, -216, 60, 82, second, 14) +
      path("M-110 -126L-84 -10C-80 8 -30 4 -36 -18L-58 -106Z", p.dark(second, 0.2)) +
      stroke("M206 -250L262 -290M216 -180H284M206 -110L262 -70", second, 14),
    "translate(-20 -20) rotate(-8)",
  );

/** Machines by name. */
export const tech = { guitar, headphones, camera, server, rocket, megaphone };
