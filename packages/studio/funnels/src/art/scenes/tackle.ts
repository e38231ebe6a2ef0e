// Fishing: a rod over the river.
import { at, circle, ellipse, gradient, rect, type Scene, stroke } from "../paint.ts";
import { hills } from "../parts/ground.ts";
import type { Staging } from "./staging.ts";

/** A river before sunrise, a rod bent over the water. */
export const riverRod =
  (look: Staging = {}): Scene =>
  (p) => {
    const [sky, glowOf] = [look.ground ?? p.c.tint, look.second ?? p.c.accent];
    const reel =
      circle(0, 0, 64, "#1B1E22") +
      circle(0, 0, 46, "#B9BEC6") +
      circle(0, 0, 20, "#1B1E22") +
      stroke("M0 0L70 40", "#1B1E22", 14) +
      circle(76, 44, 18, glowOf);
    const ripples = Array.from({ length: 10 }, (_, i) =>
      rect(100 + p.random() * 900, p.h * (0.66 + i * 0.032), 90 + p.random() * 200, 5, p.light(sky, 0.5), 3, {
        opacity: 0.5,
      }),
    ).join("");
    return (
      hills(
        p,
        [p.mix(sky, glowOf, 0.35), p.light(sky, 0.5)],
        [p.mix(sky, p.c.deep, 0.3), p.mix(sky, p.c.deep, 0.6)],
        { x: 800, y: p.h * 0.36, r: 76, color: p.light(glowOf, 0.2) },
      ) +
      rect(
        0,
        p.h * 0.62,
        p.w,
        p.h * 0.38,
        gradient(p, p.mix(sky, p.c.deep, 0.35), p.mix(sky, p.c.deep, 0.8)),
      ) +
      rect(720, p.h * 0.63, 160, p.h * 0.3, glowOf, 40, { opacity: 0.25 }) +
      ripples +
      stroke(`M150 ${p.h * 1.02}C420 ${p.h * 0.6} 560 ${p.h * 0.24} 820 ${p.h * 0.2}`, "#20180F", 12) +
      stroke(`M60 ${p.h * 1.1}L270 ${p.h * 0.85}`, "#A9744A", 30) +
      stroke(`M820 ${p.h * 0.2}C880 ${p.h * 0.3} 900 ${p.h * 0.5} 905 ${p.h * 0.74}`, "#FFFFFF", 2.5, {
        opacity: 0.8,
      }) +
      ellipse(905, p.h * 0.75, 70, 12, "none", { stroke: "#FFFFFF", "stroke-width": 3, opacity: 0.7 }) +
      circle(905, p.h * 0.74, 13, "#D8402F") +
      at(310, p.h * 0.86, p.h / 900, reel)
    );
  };
