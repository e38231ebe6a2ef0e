// Two rooms to sit down in: a dining room in the evening and a barber's corner.
import {
  at,
  circle,
  ellipse,
  floorShadow,
  glow,
  gradient,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { plant } from "../parts/devices.ts";
import { room } from "../parts/ground.ts";

/** A laid table under pendant lamps. */
export const diningRoom =
  (options: { wall?: string; wood?: string } = {}): Scene =>
  (p) => {
    const wall = options.wall ?? p.c.deep;
    const wood = options.wood ?? "#7A4A2B";
    const k = p.h / 760;
    const lamp = (x: number, y: number) =>
      stroke(`M${x} 0V${y}`, p.light(wall, 0.3), 4) +
      circle(x, y + 50, 220 * k, glow(p, "#FFCF7A", 0.55)) +
      path(`M${x - 74} ${y + 50}C${x - 70} ${y - 14} ${x + 70} ${y - 14} ${x + 74} ${y + 50}Z`, p.c.accent) +
      ellipse(x, y + 50, 74, 12, "#FFF1CC");
    const t = p.h * 0.72;
    const setting = (x: number) =>
      ellipse(x, t + 44, 130, 30, "#FFFFFF") +
      ellipse(x, t + 42, 92, 19, "#E9E6DF") +
      ellipse(x, t + 36, 56, 14, p.c.brand) +
      ellipse(x - 8, t + 32, 30, 7, p.light(p.c.brand, 0.4));
    const chair = (x: number) =>
      rect(x - 70, t - 190 * k, 140, 230 * k, p.mix(wood, wall, 0.5), 26) +
      rect(x - 48, t - 160 * k, 96, 120 * k, p.mix(p.c.brand, wall, 0.35), 18);
    const glass = (x: number) =>
      path(
        `M${x - 22} ${t - 100}H${x + 22}C${x + 26} ${t - 50} ${x + 6} ${t - 40} ${x + 4} ${t - 34}V${t + 6}H${x - 4}V${t - 34}C${x - 6} ${t - 40} ${x - 26} ${t - 50} ${x - 22} ${t - 100}Z`,
        "#FFFFFF",
        { opacity: 0.45 },
      );
    return (
      room(p, wall, p.dark(wall, 0.3), 0.8) +
      [140, 460, 780].map((x) => rect(x, p.h * 0.2, 240, p.h * 0.34, p.light(wall, 0.08), 120)).join("") +
      lamp(300, 150 * k) +
      lamp(600, 200 * k) +
      lamp(900, 150 * k) +
      chair(300) +
      chair(600) +
      chair(900) +
      rect(70, t, 1060, 100, gradient(p, p.light(wood, 0.2), wood), 12) +
      rect(130, t + 100, 40, p.h, p.dark(wood, 0.3)) +
      rect(1030, t + 100, 40, p.h, p.dark(wood, 0.3)) +
      setting(300) +
      setting(600) +
      setting(900) +
      glass(450) +
      glass(750) +
      at(1096, t + 8, 0.5 * k, plant(p, "#5E9B62", p.c.accent))
    );
  };

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
