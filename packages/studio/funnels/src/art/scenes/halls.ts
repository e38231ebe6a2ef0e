// A photo studio in the colours of the template.
import { at, circle, glow, gradient, type Paint, path, rect, type Scene, stroke } from "../paint.ts";
import { k } from "./rooms.ts";

const camera = (p: Paint, color: string, second: string) =>
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

export const studio: Scene = (p) =>
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
    `${stroke("M0 -210L-120 0M0 -210L120 0M0 -210V0", "#2A2E34", 14)}<g transform="translate(0 -200) scale(.82)">${camera(p, p.c.deep, p.c.accent)}</g>`,
  );
