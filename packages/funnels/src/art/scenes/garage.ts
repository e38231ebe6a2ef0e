// A car from the side.
import { at, circle, ellipse, gradient, group, path, rect, type Scene, stroke } from "../paint.ts";
import { hills } from "../parts/ground.ts";
import type { Staging } from "./staging.ts";

/** A car from the side, on a road before hills or a city wall. */
export const car =
  (look: Staging & { body?: "hatch" | "suv" | "sedan" } = {}): Scene =>
  (p) => {
    const color = look.color ?? p.c.brand;
    const k = Math.min(p.h / 700, 0.96);
    const roof = {
      hatch: "M-250 -150C-210 -250 -150 -280 -40 -284H110C180 -280 230 -220 270 -150Z",
      suv: "M-290 -150C-270 -260 -230 -300 -140 -304H150C220 -300 250 -230 280 -150Z",
      sedan: "M-220 -150C-160 -240 -110 -270 -20 -274H70C140 -270 200 -210 250 -150Z",
    }[look.body ?? "hatch"];
    const glass = {
      hatch: "M-208 -160C-178 -234 -130 -258 -50 -260V-160ZM-30 -260H104C154 -254 196 -216 226 -160H-30Z",
      suv: "M-256 -160C-240 -250 -200 -278 -140 -280H-60V-160ZM-40 -280H144C194 -274 222 -220 240 -160H-40Z",
      sedan: "M-180 -160C-134 -228 -90 -250 -36 -252V-160ZM-16 -252H66C116 -246 166 -204 200 -160H-16Z",
    }[look.body ?? "hatch"];
    const wheel = (x: number) =>
      circle(x, -48, 70, "#15171B") +
      circle(x, -48, 44, "#C9CDD3") +
      circle(x, -48, 30, "#3B4048") +
      Array.from({ length: 5 }, (_, i) =>
        group(rect(-5, -42, 10, 42, "#C9CDD3", 4), `translate(${x} -48) rotate(${i * 72})`),
      ).join("");
    const shell =
      path(roof, p.dark(color, 0.08)) +
      path(glass, "#20303F") +
      path("M-120 -160L-70 -256H-52L-100 -160Z", "#FFFFFF", { opacity: 0.2 }) +
      path(
        "M-360 -60C-370 -130 -340 -156 -270 -160H270C340 -154 380 -130 376 -60Q374 -40 350 -40H-340Q-358 -40 -360 -60Z",
        gradient(p, p.light(color, 0.18), p.dark(color, 0.16)),
      ) +
      stroke("M-340 -104H360", p.dark(color, 0.28), 4) +
      stroke("M-20 -156V-48M150 -156V-60", p.dark(color, 0.28), 3) +
      rect(20, -134, 50, 10, p.dark(color, 0.35), 5) +
      path("M330 -140C360 -136 374 -120 376 -100H336Z", "#FFF3C4") +
      rect(-362, -136, 30, 34, "#D8402F", 6);
    return (
      hills(
        p,
        [p.mix(look.ground ?? p.c.tint, p.c.accent, 0.3), p.light(look.ground ?? p.c.tint, 0.4)],
        [p.mix(look.ground ?? p.c.tint, p.c.deep, 0.25), p.mix(look.ground ?? p.c.tint, p.c.deep, 0.45)],
        { x: 930, y: p.h * 0.24, r: 70, color: p.light(p.c.accent, 0.3) },
      ) +
      rect(0, p.h * 0.8, p.w, p.h * 0.2, p.mix(p.c.deep, "#4A4D52", 0.5)) +
      [0, 1, 2, 3, 4].map((i) => rect(40 + i * 260, p.h * 0.9, 140, 10, "#F4E9C8", 3)).join("") +
      ellipse(600, p.h * 0.87, 470 * k, 30 * k, "#000000", { opacity: 0.35 }) +
      at(600, p.h * 0.885, 1.28 * k, shell + wheel(-220) + wheel(240))
    );
  };
