// Two rooms to sit down in: a dining room in the evening and a barber's corner.
import { at, circle, ellipse, floorShadow, glow, gradient, path, rect, type Scene } from "../paint.ts";
import { plant } from "../parts/devices.ts";
import { room } from "../parts/ground.ts";

/** A barber's chair before a mirror. */
export const barberCorner: Scene = (p) => {
  const k = p.h / 760;
  const f = p.h * 0.82;
  const bulb = (x: number, y: number) =>
    circle(x, y, 40, glow(p, "#FFDF9E", 0.8)) + circle(x, y, 12, "#FFF4D6");
  return (
    room(p, p.c.tint, p.dark(p.c.tint, 0.3), 0.82) +
    Array.from({ length: 20 }, (_, i) =>
      rect(i * 60, p.h * 0.58, 56, p.h * 0.24, p.mix(p.c.brand, p.c.tint, i % 2 ? 0.55 : 0.45)),
    ).join("") +
    rect(330, p.h * 0.1, 540, p.h * 0.5, p.c.deep, 20) +
    rect(350, p.h * 0.13, 500, p.h * 0.44, gradient(p, "#DCE6EA", "#A9BCC4", 50), 12) +
    path(`M420 ${p.h * 0.57}L640 ${p.h * 0.13}H740L520 ${p.h * 0.57}Z`, "#FFFFFF", { opacity: 0.28 }) +
    [370, 485, 600, 715, 830].map((x) => bulb(x, p.h * 0.115)).join("") +
    rect(250, p.h * 0.63, 700, 26, "#5B3A22", 6) +
    [290, 340, 384, 830, 880]
      .map((x, i) =>
        rect(
          x,
          p.h * 0.63 - (70 + (i % 3) * 22) * k,
          34,
          (70 + (i % 3) * 22) * k,
          [p.c.brand, p.c.accent, "#D9DEE2"][i % 3] ?? p.c.brand,
          8,
        ),
      )
      .join("") +
    floorShadow(p, 600, f + 60 * k, 240) +
    at(
      600,
      f + 60 * k,
      k,
      rect(-28, -130, 56, 120, "#9AA1AA", 8) +
        ellipse(0, -8, 130, 22, "#6C737C") +
        rect(-160, -190, 320, 70, p.c.brand, 26) +
        rect(-130, -440, 260, 270, p.c.brand, 40) +
        rect(-100, -410, 200, 200, p.light(p.c.brand, 0.14), 30) +
        rect(-66, -510, 132, 84, p.c.brand, 26) +
        rect(-200, -262, 46, 120, "#C8CDD3", 20) +
        rect(154, -262, 46, 120, "#C8CDD3", 20) +
        rect(-110, -70, 220, 22, "#9AA1AA", 8),
    ) +
    at(1080, f + 10, 1.3 * k, plant(p, "#4E8B5C", p.c.brand)) +
    at(120, f + 10, 1 * k, plant(p, "#5E9B62", p.c.accent))
  );
};
