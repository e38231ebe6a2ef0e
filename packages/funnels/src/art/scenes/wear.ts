// Things to wear: shoes, dresses, children's sets.
import {
  at,
  circle,
  ellipse,
  gradient,
  group,
  type Paint,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { type Staging, staged } from "./staging.ts";

/** One shoe from the side, 540 wide. */
export function shoe(p: Paint, color: string, second: string): string {
  return (
    path(
      "M-262 -14C-270 -58 -250 -66 -220 -66H226C262 -66 272 -34 258 -10Q252 0 236 0H-244Q-258 0 -262 -14Z",
      "#FBF8F2",
    ) +
    path("M-264 -18H262L256 -8Q250 0 236 0H-244Q-258 0 -262 -14Z", p.dark(second, 0.15)) +
    path(
      "M-242 -62C-262 -150 -240 -216 -222 -252C-190 -270 -140 -262 -106 -238C-66 -206 -16 -166 64 -148C150 -130 244 -132 248 -62Z",
      gradient(p, p.light(color, 0.14), p.dark(color, 0.1), 60),
    ) +
    path("M-222 -252C-190 -270 -140 -262 -106 -238C-136 -206 -196 -214 -222 -252Z", p.dark(color, 0.45)) +
    path("M-128 -62C-96 -128 -30 -140 44 -154L82 -142C4 -116 -48 -100 -70 -62Z", second) +
    path("M146 -62C150 -104 176 -130 206 -126C238 -114 248 -92 248 -62Z", p.light(color, 0.3)) +
    path("M-240 -100C-216 -108 -196 -102 -186 -62H-242Z", second) +
    stroke(
      "M-106 -214L-66 -242M-74 -190L-34 -218M-38 -170L0 -196M0 -156L36 -178M38 -146L70 -164",
      "#FFFFFF",
      11,
    ) +
    stroke("M-106 -238C-66 -206 -16 -166 64 -148", p.dark(color, 0.3), 4) +
    stroke("M-250 -42H256", p.mix("#FFFFFF", p.c.ink, 0.2), 3)
  );
}

/** A pair of trainers, one before the other. */
export const trainers =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    return staged(
      p,
      { ...look, size: (look.size ?? 1) * 1.15 },
      at(70, -64, 0.86, shoe(p, p.dark(color, 0.18), second), -9) + at(-30, 0, 1.05, shoe(p, color, second)),
      { wide: 360 },
    );
  };

/** One trainer alone, tilted, for a product card. */
export const trainer =
  (look: Staging = {}): Scene =>
  (p) =>
    staged(
      p,
      { set: "disc", ...look, size: (look.size ?? 1) * 1.3 },
      at(0, -40, 1, shoe(p, look.color ?? p.c.brand, look.second ?? p.c.accent), -12),
      { wide: 280 },
    );

const _hanger = (p: Paint) =>
  stroke("M0 -560C26 -590 -6 -616 -16 -594M0 -560V-540L-110 -486M0 -540L110 -486", p.c.deep, 8);

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
