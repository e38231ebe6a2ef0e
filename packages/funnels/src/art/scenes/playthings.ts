// Toys on a floor.
import {
  at,
  circle,
  ellipse,
  gradient,
  label,
  type Paint,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { type Staging, staged } from "./staging.ts";

function bear(p: Paint, fur: string, bow: string): string {
  return (
    ellipse(-74, -50, 60, 74, p.dark(fur, 0.1)) +
    ellipse(74, -50, 60, 74, p.dark(fur, 0.1)) +
    ellipse(0, -130, 118, 128, fur) +
    ellipse(0, -116, 72, 84, p.light(fur, 0.35)) +
    ellipse(-118, -164, 36, 78, fur, { transform: "rotate(24 -118 -164)" }) +
    ellipse(118, -164, 36, 78, fur, { transform: "rotate(-24 118 -164)" }) +
    circle(-84, -384, 44, fur) +
    circle(84, -384, 44, fur) +
    circle(-84, -384, 24, p.light(fur, 0.35)) +
    circle(84, -384, 24, p.light(fur, 0.35)) +
    circle(0, -306, 118, fur) +
    ellipse(0, -276, 58, 46, p.light(fur, 0.45)) +
    ellipse(0, -298, 20, 14, "#2B1D16") +
    stroke("M-18 -262C-8 -248 8 -248 18 -262", "#2B1D16", 6) +
    circle(-44, -328, 12, "#2B1D16") +
    circle(44, -328, 12, "#2B1D16") +
    path("M0 -206L-64 -236V-176ZM0 -206L64 -236V-176Z", bow) +
    circle(0, -206, 16, p.dark(bow, 0.2)) +
    circle(-74, -34, 26, p.light(fur, 0.35)) +
    circle(74, -34, 26, p.light(fur, 0.35))
  );
}

/** Toys on a floor: a bear, blocks, a stacker, a wooden train. */
export const toys =
  (look: Staging & { thing?: "all" | "bear" | "blocks" | "train" } = {}): Scene =>
  (p) => {
    const [a, b] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const mixed = p.mix(a, b, 0.5);
    const block = (x: number, y: number, shade: string, letter: string) =>
      rect(x, y, 120, 120, gradient(p, p.light(shade, 0.15), p.dark(shade, 0.08), 45), 12) +
      rect(x + 14, y + 14, 92, 92, p.light(shade, 0.45), 8) +
      label(x + 60, y + 86, letter, 70, p.dark(shade, 0.3), { "text-anchor": "middle" });
    const blocks = block(-130, -120, a, "A") + block(0, -120, b, "B") + block(-64, -240, mixed, "C");
    const stack =
      [
        [a, 110],
        [b, 90],
        [mixed, 70],
        [p.light(a, 0.3), 50],
      ]
        .map(([shade, r], i) => rect(-Number(r), -54 - i * 54, Number(r) * 2, 50, String(shade), 25))
        .join("") + circle(0, -250, 32, b);
    const wheel = (x: number) => circle(x, -30, 30, "#5B3E2B") + circle(x, -30, 12, "#E9C79A");
    const train =
      rect(-230, -160, 220, 120, a, 14) +
      rect(-220, -250, 110, 100, p.dark(a, 0.12), 10) +
      rect(-240, -266, 150, 24, b, 10) +
      rect(-196, -226, 62, 54, p.light(a, 0.7), 6) +
      rect(-60, -220, 36, 64, b, 6) +
      circle(-42, -250, 22, "#FFFFFF", { opacity: 0.7 }) +
      rect(20, -130, 170, 90, mixed, 12) +
      circle(70, -140, 34, b) +
      circle(130, -146, 38, p.light(b, 0.3)) +
      rect(-12, -60, 36, 12, "#5B3E2B") +
      wheel(-190) +
      wheel(-60) +
      wheel(60) +
      wheel(150);
    const only = {
      bear: at(0, 0, 1.2, bear(p, "#B9855A", a)),
      blocks: at(0, 0, 2.1, blocks),
      train: at(20, 0, 1.7, train),
      all:
        at(0, 0, 1.05, bear(p, "#B9855A", a)) +
        at(-330, 10, 1.05, blocks) +
        at(236, -6, 0.9, stack) +
        at(500, 30, 0.8, train),
    }[look.thing ?? "all"];
    return staged(p, { set: "disc", ...look }, only, {
      wide: look.thing && look.thing !== "all" ? 250 : 500,
    });
  };
