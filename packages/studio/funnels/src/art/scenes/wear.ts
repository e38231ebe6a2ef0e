// Cloth, printed by hand.
import { at, circle, ellipse, gradient, group, rect, type Scene, stroke } from "../paint.ts";
import type { Staging } from "./staging.ts";

/** Block-printed cloth, half of it unrolled, with the wooden block that made it. */
export const printedCloth =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const flower = (x: number, y: number) =>
      at(
        x,
        y,
        1,
        Array.from({ length: 6 }, (_, i) => group(ellipse(0, -24, 10, 20, second), `rotate(${i * 60})`)).join(
          "",
        ) +
          circle(0, 0, 9, p.light(second, 0.5)) +
          stroke("M0 44C-6 60 6 70 0 84", p.light(second, 0.2), 5),
      );
    const rows = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 9 }, (_, i) => flower(70 + i * 150 + (row % 2) * 75, 90 + row * 180)).join(""),
    ).join("");
    const border =
      [p.h - 96, p.h - 40].map((y) => rect(0, y, p.w, 10, second)).join("") +
      Array.from({ length: 20 }, (_, i) => circle(30 + i * 62, p.h - 63, 14, p.light(second, 0.3))).join("");
    const block =
      rect(-118, -106, 250, 230, p.c.deep, 16, { opacity: 0.28 }) +
      rect(-130, -120, 250, 230, gradient(p, "#A9744A", "#7C5232", 60), 16) +
      rect(-60, -60, 110, 110, "#8C5E3A", 55) +
      circle(-5, -5, 38, "#6B4529");
    return (
      rect(0, 0, p.w, p.h, gradient(p, p.light(color, 0.1), p.dark(color, 0.14), 50)) +
      rows +
      border +
      at(860, p.h * 0.46, p.h / 700, block, -14)
    );
  };
