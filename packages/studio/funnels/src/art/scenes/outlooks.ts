// Outlooks: peaks over a lake, a night over town.
import { at, circle, glow, gradient, path, rect, type Scene, stroke } from "../paint.ts";
import { skyline, stars } from "../parts/ground.ts";

/** Snow peaks over a lake. */
export const peaks =
  (options: { sky?: readonly [string, string]; boat?: boolean } = {}): Scene =>
  (p) => {
    const y = p.h * 0.7;
    const peak = (x: number, w: number, h: number, color: string) =>
      path(`M${x - w} ${y}L${x} ${y - h}L${x + w} ${y}Z`, color) +
      path(
        `M${x} ${y - h}L${x - w * 0.3} ${y - h * 0.7}L${x - w * 0.12} ${y - h * 0.76}L${x + w * 0.02} ${y - h * 0.66}L${x + w * 0.16} ${y - h * 0.76}L${x + w * 0.3} ${y - h * 0.7}Z`,
        "#FFFFFF",
      );
    const [one, two] = options.sky ?? [p.light(p.c.brand, 0.45), p.light(p.c.accent, 0.6)];
    return (
      rect(0, 0, p.w, p.h, gradient(p, one, two)) +
      circle(880, y - p.h * 0.34, 80, p.c.accent) +
      circle(880, y - p.h * 0.34, 220, glow(p, p.c.accent, 0.5)) +
      peak(300, 420, p.h * 0.5, p.mix(p.c.brand, "#6B7C93", 0.6)) +
      peak(980, 400, p.h * 0.42, p.mix(p.c.brand, "#8797AB", 0.6)) +
      peak(640, 380, p.h * 0.36, p.mix(p.c.deep, "#5C6E84", 0.5)) +
      path(
        `M0 ${y - 40}C240 ${y - 90} 420 ${y - 10} 640 ${y - 30}S1040 ${y - 80} 1200 ${y - 34}V${y + 10}H0Z`,
        p.mix(p.c.deep, "#3F7A5A", 0.7),
      ) +
      rect(0, y, p.w, p.h - y, gradient(p, p.mix(p.c.brand, two, 0.4), p.dark(p.c.brand, 0.2))) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          stroke(`M${120 + i * 190} ${y + 40 + (i % 3) * 46}h${90 + (i % 2) * 60}`, "#FFFFFF", 4, {
            opacity: 0.4,
          }),
        )
        .join("") +
      (options.boat
        ? at(
            430,
            y + p.h * 0.14,
            1.2,
            path("M-150 0C-90 46 90 46 150 0C90 14 -90 14 -150 0Z", "#6B3F23") +
              path("M-70 4V-60H70V4Z", p.c.accent) +
              path("M-90 -60C-40 -96 40 -96 90 -60Z", p.c.card),
          )
        : "")
    );
  };

/** A town at night under a moon. */
export const nightTown =
  (options: { sky?: readonly [string, string]; moon?: boolean } = {}): Scene =>
  (p) => {
    const [one, two] = options.sky ?? [p.c.deep, p.mix(p.c.deep, p.c.brand, 0.6)];
    return (
      rect(0, 0, p.w, p.h, gradient(p, one, two)) +
      stars(p, "#FFFFFF", 120) +
      (options.moon === false
        ? ""
        : circle(880, p.h * 0.26, 200, glow(p, p.c.accent, 0.5)) +
          circle(880, p.h * 0.26, 78, p.light(p.c.accent, 0.4))) +
      skyline(p, p.h * 0.92, p.mix(one, two, 0.7), p.c.accent, p.h / 900) +
      skyline(p, p.h, p.dark(one, 0.4), p.light(p.c.accent, 0.3), p.h / 1500)
    );
  };
