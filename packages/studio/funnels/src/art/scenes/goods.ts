// Phones and rooms: what stands on a counter and what stands in a corner.
import { at, circle, ellipse, gradient, type Paint, path, rect, type Scene, stroke } from "../paint.ts";
import { cup, plant } from "../parts/devices.ts";
import { arch, room } from "../parts/ground.ts";
import type { Staging } from "./staging.ts";

function chair(p: Paint, color: string): string {
  return (
    rect(-128, -50, 18, 56, "#6B4A32", 6) +
    rect(110, -50, 18, 56, "#6B4A32", 6) +
    path("M-130 -130V-300C-130 -390 130 -390 130 -300V-130Z", gradient(p, p.light(color, 0.12), color, 40)) +
    stroke("M-60 -330V-150M0 -350V-150M60 -330V-150", p.dark(color, 0.16), 4) +
    rect(-120, -160, 240, 70, p.light(color, 0.14), 26) +
    path(
      "M-190 -44V-190C-190 -236 -120 -236 -120 -190V-100H120V-190C120 -236 190 -236 190 -190V-44Q190 -34 180 -34H-180Q-190 -34 -190 -44Z",
      gradient(p, color, p.dark(color, 0.18)),
    )
  );
}

/** A corner of a room: chair, lamp, plant, picture on the wall. */
export const cornerRoom =
  (look: Staging & { kind?: "chair" | "table" | "bed" } = {}): Scene =>
  (p) => {
    const k = p.h / 760;
    const color = look.color ?? p.c.brand;
    const second = look.second ?? p.c.accent;
    const base = p.h * 0.88;
    const frame = (x: number, y: number, w: number, h: number) =>
      rect(x + 8, y + 10, w, h, p.c.deep, 2, { opacity: 0.15 }) +
      rect(x, y, w, h, "#FBF7F0") +
      rect(x + 16, y + 16, w - 32, h - 32, p.mix(second, "#FFFFFF", 0.4)) +
      circle(x + w / 2, y + h * 0.45, w * 0.22, color) +
      path(
        `M${x + 16} ${y + h - 16}V${y + h * 0.7}L${x + w * 0.5} ${y + h * 0.56}L${x + w - 16} ${y + h * 0.74}V${y + h - 16}Z`,
        p.dark(second, 0.2),
      );
    const lamp =
      rect(-6, -420, 12, 420, p.c.deep, 4) +
      ellipse(0, 0, 60, 12, p.c.deep) +
      path("M-70 -400L-44 -510H44L70 -400Z", p.light(second, 0.4)) +
      path("M-70 -400L-160 0H160L70 -400Z", p.light(second, 0.6), { opacity: 0.16 });
    const rug =
      ellipse(600, base + 16, 420 * k, 50 * k, p.mix(second, look.ground ?? p.c.tint, 0.4)) +
      ellipse(600, base + 16, 330 * k, 36 * k, p.mix(color, look.ground ?? p.c.tint, 0.6));
    const table =
      rect(-260, -210, 520, 26, "#8A5F3F", 6) +
      rect(-230, -190, 20, 194, "#6E4A30", 4) +
      rect(210, -190, 20, 194, "#6E4A30", 4) +
      at(-120, -210, 0.8, plant(p, "#4E8B5C", second)) +
      at(60, -210, 0.9, cup(p, color)) +
      rect(120, -236, 110, 26, color, 4) +
      rect(130, -258, 92, 22, second, 4);
    const bed =
      rect(-330, -330, 660, 300, p.dark("#8A5F3F", 0.1), 30) +
      rect(-300, -200, 600, 170, "#FBF7F0", 26) +
      path("M-300 -150C-100 -190 100 -120 300 -160V-40H-300Z", color) +
      rect(-260, -250, 210, 90, "#FFFFFF", 30) +
      rect(50, -250, 210, 90, p.light(second, 0.5), 30);
    const main = { chair: chair(p, color), table, bed }[look.kind ?? "chair"];
    return (
      room(p, look.ground ?? p.c.tint, p.mix("#A9805A", look.ground ?? p.c.tint, 0.35), 0.78) +
      arch(1010, p.h * 0.78, 250, p.h * 0.56, p.light(look.ground ?? p.c.tint, 0.55)) +
      frame(150, p.h * 0.14, 190, 250 * k) +
      frame(380, p.h * 0.2, 140, 170 * k) +
      rug +
      at(930, base, 1.05 * k, lamp) +
      at(600, base + 10, 1.2 * k, main) +
      at(180, base + 6, 1.15 * k, plant(p, "#4E8B5C", second))
    );
  };
