// Outdoor scenes in the template's colours.
import { circle, gradient, path, rect, type Scene } from "../paint.ts";
import { hills, skyline, stars } from "../parts/ground.ts";

export const road: Scene = (p) =>
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

export const night: Scene = (p) =>
  rect(0, 0, p.w, p.h, gradient(p, p.dark(p.c.deep, 0.3), p.mix(p.c.deep, p.c.brand, 0.4))) +
  stars(p, "#FFFFFF", 140) +
  circle(900, p.h * 0.26, 80, "#FBEFCF") +
  circle(932, p.h * 0.235, 72, p.mix(p.c.deep, p.c.brand, 0.12)) +
  skyline(p, p.h * 0.92, p.dark(p.c.deep, 0.5), p.c.accent, p.h / 760) +
  rect(0, p.h * 0.92, p.w, p.h * 0.08, p.dark(p.c.deep, 0.6));
