// Fishing: lures on a rail, a rod over the river.
import { at, circle, ellipse, gradient, type Paint, path, rect, type Scene, stroke } from "../paint.ts";
import { hills, softGround } from "../parts/ground.ts";
import type { Staging } from "./staging.ts";

const lureShape = (p: Paint, color: string, belly: string) =>
  stroke("M-40 52C-60 110 0 130 10 92M110 40C96 92 150 108 156 74", "#8C929B", 7) +
  path("M-200 0C-150 -84 60 -92 210 -14C60 76 -150 66 -200 0Z", gradient(p, p.light(color, 0.2), color)) +
  path("M-198 6C-130 60 60 66 206 -10C60 30 -100 34 -198 6Z", belly) +
  circle(-120, -14, 24, "#FFFFFF") +
  circle(-124, -14, 13, "#14161A") +
  stroke("M-76 -44C-60 -16 -62 16 -80 38", p.dark(color, 0.3), 5) +
  [0, 1, 2, 3]
    .map((i) =>
      stroke(`M${-30 + i * 50} -52L${-6 + i * 50} ${18 - i * 4}`, p.dark(color, 0.3), 9, { opacity: 0.7 }),
    )
    .join("") +
  circle(-206, 0, 12, "none", { stroke: "#8C929B", "stroke-width": 6 }) +
  path("M206 -14L262 -58V34Z", p.dark(color, 0.15));

/** Lures hung on lines in a row. */
export const lures =
  (look: Staging = {}): Scene =>
  (p) => {
    const shades = [
      [p.c.brand, p.c.accent],
      [p.c.accent, "#FFFFFF"],
      ["#C8402F", "#F4E6C2"],
      ["#3E7D5A", "#F2D98A"],
    ] as const;
    const k = p.h / 900;
    return (
      softGround(p, look.ground ?? p.c.tint) +
      rect(0, 0, p.w, 70 * k, "#6E4A30") +
      shades
        .map(
          ([color, belly], i) =>
            stroke(
              `M${170 + i * 285} ${70 * k}V${(190 + (i % 2) * 110) * k}`,
              p.mix(p.c.deep, "#FFFFFF", 0.3),
              3,
            ) + at(170 + i * 285, (410 + (i % 2) * 110) * k, 0.95 * k, lureShape(p, color, belly), 90),
        )
        .join("")
    );
  };

/** A river before sunrise, a rod bent over the water. */
export const riverRod =
  (look: Staging & { still?: boolean } = {}): Scene =>
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
