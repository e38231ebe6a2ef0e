// Cameras, records, stages and controllers.
import { at, circle, gradient, group, path, rect, type Scene, stroke } from "../paint.ts";
import { softGround } from "../parts/ground.ts";
import type { Staging } from "./staging.ts";

/** A record half out of its sleeve, headphones over it. */
export const record =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const k = p.h / 900;
    const disc =
      circle(0, 0, 250, "#0D0D10") +
      [220, 190, 160, 130]
        .map((r) => circle(0, 0, r, "none", { stroke: "#2B2B31", "stroke-width": 3 }))
        .join("") +
      circle(0, 0, 92, second) +
      circle(0, 0, 14, "#0D0D10") +
      path("M0 0L-150 -200A250 250 0 0 1 -60 -242Z", "#FFFFFF", { opacity: 0.1 });
    const sleeve =
      rect(-270, -270, 540, 540, gradient(p, p.light(color, 0.1), p.dark(color, 0.25), 50), 6) +
      circle(0, 40, 170, second) +
      [0, 1, 2, 3, 4, 5, 6].map((i) => rect(-200, 0 + i * 34, 400, 8 + i * 3, color)).join("") +
      rect(-230, -236, 200, 26, "#FFFFFF", 4) +
      rect(-230, -196, 120, 14, p.light(color, 0.5), 4);
    const phones =
      stroke("M-190 40C-200 -250 200 -250 190 40", p.light(p.c.deep, 0.2), 34) +
      rect(-236, 0, 92, 170, p.c.deep, 44) +
      rect(144, 0, 92, 170, p.c.deep, 44) +
      rect(-164, 16, 36, 138, second, 18) +
      rect(128, 16, 36, 138, second, 18);
    return (
      softGround(p, look.ground ?? p.c.deep, color) +
      at(760, p.h * 0.48, 1.25 * k, disc) +
      at(450, p.h * 0.5, 1.2 * k, sleeve, -6) +
      at(880, p.h * 0.72, 0.95 * k, phones, 14)
    );
  };

/** A stage: lights, crowd, a microphone. */
export const gig =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const beam = (x: number, turn: number, shade: string) =>
      group(
        path(`M-16 0H16L150 ${p.h}H-150Z`, shade, { opacity: 0.32 }),
        `translate(${x} 0) rotate(${turn})`,
      );
    const head = (x: number, y: number, r: number) =>
      circle(x, y, r, p.dark(p.c.deep, 0.5)) +
      path(
        `M${x - r * 2} ${p.h}C${x - r * 2} ${y + r} ${x + r * 2} ${y + r} ${x + r * 2} ${p.h}Z`,
        p.dark(p.c.deep, 0.5),
      );
    const mic =
      stroke("M0 0V-330", "#C9CBD2", 12) +
      rect(-26, -440, 52, 120, "#15151A", 26) +
      rect(-30, -456, 60, 74, "#8B8E98", 30) +
      stroke("M-90 0H90", "#C9CBD2", 14);
    return (
      rect(0, 0, p.w, p.h, gradient(p, p.c.deep, p.mix(p.c.deep, color, 0.5))) +
      beam(200, -18, color) +
      beam(460, -6, second) +
      beam(760, 8, color) +
      beam(1010, 18, second) +
      circle(600, p.h * 0.5, p.h * 0.26, second, { opacity: 0.28 }) +
      at(600, p.h * 0.84, p.h / 900, mic) +
      Array.from({ length: 12 }, (_, i) =>
        head(i * 110, p.h * (0.86 + p.random() * 0.08), 34 + p.random() * 14),
      ).join("") +
      [120, 430, 820, 1090]
        .map((x, i) =>
          stroke(`M${x} ${p.h * 0.9}L${x + (i % 2 ? 36 : -30)} ${p.h * 0.68}`, p.dark(p.c.deep, 0.5), 24),
        )
        .join("")
    );
  };

/** A game controller in the light. */
export const controller =
  (look: Staging = {}): Scene =>
  (p) => {
    const [color, second] = [look.color ?? p.c.brand, look.second ?? p.c.accent];
    const pad =
      path(
        "M-230 -200C-150 -240 150 -240 230 -200C300 -160 340 60 290 100C240 130 180 20 130 -10H-130C-180 20 -240 130 -290 100C-340 60 -300 -160 -230 -200Z",
        gradient(p, p.light(color, 0.15), p.dark(color, 0.25), 60),
      ) +
      circle(-90, -50, 54, "#14161C") +
      circle(-90, -50, 36, "#2C303A") +
      circle(90, -50, 54, "#14161C") +
      circle(90, -50, 36, "#2C303A") +
      path("M-214 -150H-190V-174H-162V-150H-138V-122H-162V-98H-190V-122H-214Z", "#14161C") +
      [
        [176, -172],
        [216, -136],
        [176, -100],
        [136, -136],
      ]
        .map(([x, y], i) =>
          circle(x ?? 0, y ?? 0, 19, [second, "#FF5C7A", "#4FE0A0", "#FFD166"][i] ?? second),
        )
        .join("") +
      rect(-44, -160, 88, 46, "#14161C", 12) +
      circle(0, -137, 10, second);
    const k = p.h / 760;
    return (
      rect(0, 0, p.w, p.h, gradient(p, p.c.deep, p.mix(p.c.deep, color, 0.35), 40)) +
      Array.from({ length: 9 }, (_, i) =>
        stroke(`M${-200 + i * 200} ${p.h}L${600 + (i - 4) * 46} ${p.h * 0.62}`, second, 2, { opacity: 0.4 }),
      ).join("") +
      [0.66, 0.74, 0.86].map((y) => stroke(`M0 ${p.h * y}H1200`, second, 2, { opacity: 0.35 })).join("") +
      circle(600, p.h * 0.44, 280 * k, p.mix(p.c.deep, color, 0.7)) +
      circle(600, p.h * 0.44, 230 * k, p.mix(p.c.deep, second, 0.5)) +
      at(600, p.h * 0.54, 1.3 * k, pad, -7)
    );
  };
