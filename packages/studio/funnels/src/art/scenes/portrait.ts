// Portraits and people at work.
import { at, circle, group, path, rect, type Scene, stroke } from "../paint.ts";
import { dashboard } from "../parts/charts.ts";
import { cup, laptop, lines, plant } from "../parts/devices.ts";
import { arch, dots, room, softGround } from "../parts/ground.ts";
import { bust, type Look, lotus } from "../parts/people.ts";

/** Head and shoulders before an arch or a disc. */
export const portrait =
  (
    look: Look,
    options: { back?: "arch" | "disc" | "rays" | "plain"; ground?: string; shape?: string } = {},
  ): Scene =>
  (p) => {
    const ground = options.ground ?? p.c.tint;
    const shape = options.shape ?? p.c.accent;
    const scale = p.h / 560;
    const behind = {
      arch: arch(600, p.h, 620 * scale, p.h * 0.86, shape),
      disc: circle(600, p.h * 0.52, 290 * scale, shape),
      rays:
        Array.from({ length: 18 }, (_, i) =>
          group(
            path("M0 0L-26 -900H26Z", p.mix(ground, shape, 0.4)),
            `translate(600 ${p.h * 0.6}) rotate(${i * 20})`,
          ),
        ).join("") + circle(600, p.h * 0.55, 250 * scale, shape),
      plain: "",
    }[options.back ?? "arch"];
    return (
      softGround(p, ground, p.light(shape, 0.3)) +
      dots(p, 90, 90, 6, 6, 30, p.mix(ground, p.c.ink, 0.25)) +
      behind +
      at(600, p.h + 4, scale * 1.18, bust(p, look))
    );
  };

/** Someone behind a laptop at a desk. */
export const atDesk =
  (look: Look, options: { wall?: string; desk?: string; shelf?: boolean } = {}): Scene =>
  (p) => {
    const wall = options.wall ?? p.c.tint;
    const desk = options.desk ?? p.mix(p.c.accent, "#7A4E2D", 0.5);
    const y = p.h * 0.82;
    const k = p.h / 760;
    return (
      room(p, wall, p.dark(wall, 0.1), 0.96) +
      circle(600, p.h * 0.44, 310 * k, p.light(wall, 0.45)) +
      (options.shelf === false
        ? ""
        : rect(770, p.h * 0.3, 330, 12, p.dark(wall, 0.35), 4) +
          [0, 1, 2, 3, 4]
            .map((i) =>
              rect(
                796 + i * 34,
                p.h * 0.3 - 96 + (i % 3) * 12,
                26,
                96 - (i % 3) * 12,
                [p.c.brand, p.c.accent, p.c.deep, p.light(p.c.brand, 0.4), p.c.muted][i] ?? p.c.brand,
                3,
              ),
            )
            .join("") +
          at(1040, p.h * 0.3, 0.36 * k, plant(p, "#4E8B5C", p.c.accent))) +
      rect(110, p.h * 0.14, 230, 180, "#FFFFFF", 6, { opacity: 0.85 }) +
      stroke(
        `M140 ${p.h * 0.14 + 130}L190 ${p.h * 0.14 + 84}L236 ${p.h * 0.14 + 108}L306 ${p.h * 0.14 + 48}`,
        p.c.brand,
        8,
      ) +
      at(600, y + 10, 1.28 * k, bust(p, look)) +
      rect(0, y, p.w, p.h - y, desk) +
      rect(0, y, p.w, 12, p.light(desk, 0.2)) +
      at(
        600,
        y + 34,
        0.62 * k,
        `<g transform="translate(0 0)">${rect(-300, -380, 600, 384, "#C9CED6", 22)}${circle(0, -190, 26, "#AEB5BF")}${rect(-340, -10, 680, 22, "#AEB5BF", 10)}</g>`,
      ) +
      at(960, y + 40, 0.9 * k, cup(p, p.c.brand)) +
      at(190, y + 46, 0.86 * k, plant(p, "#3F7D58", p.light(p.c.accent, 0.2)))
    );
  };

/** A video call: one face large, others in a row. */
export const liveClass =
  (teacher: Look, pupils: readonly Look[]): Scene =>
  (p) => {
    const tiles = pupils.map((look, i) => {
      const x = 22 + i * 132;
      return `${rect(
        x,
        262,
        122,
        76,
        [p.c.accent, p.light(p.c.brand, 0.4), p.c.tint, p.mix(p.c.accent, p.c.brand, 0.5)][i % 4] ?? p.c.tint,
        6,
      )}<g transform="translate(${x + 61} 338) scale(.17)">${bust(p, look)}</g>`;
    });
    const screen =
      rect(0, 0, 560, 350, p.c.deep) +
      rect(22, 18, 516, 230, p.light(p.c.brand, 0.7), 8) +
      `<g transform="translate(190 248) scale(.5)">${bust(p, teacher)}</g>` +
      rect(330, 44, 180, 150, "#FFFFFF", 6) +
      lines(348, 64, 140, 5, p.mix("#FFFFFF", p.c.brand, 0.35), 22, 9) +
      tiles.join("");
    return (
      softGround(p, p.c.tint) +
      arch(600, p.h, 900, p.h * 0.8, p.mix(p.c.tint, p.c.accent, 0.4)) +
      at(600, p.h * 0.93, p.h / 540, laptop(p, screen)) +
      at(1050, p.h * 0.94, p.h / 900, cup(p, p.c.brand)) +
      at(150, p.h * 0.95, p.h / 760, plant(p, "#4E8B5C", p.c.accent))
    );
  };

/** Two people over a screen with figures. */
export const meeting =
  (left: Look, right: Look): Scene =>
  (p) => {
    const y = p.h * 0.84;
    const k = p.h / 760;
    return (
      room(p, p.c.tint, p.dark(p.c.tint, 0.08), 0.97) +
      rect(330, p.h * 0.08, 540, 330 * k, "#FFFFFF", 10) +
      `<g transform="translate(346 ${p.h * 0.08 + 14}) scale(.9 ${0.86 * k})">${dashboard(p, 565, 352)}</g>` +
      at(250, y + 10, 1.1 * k, bust(p, left)) +
      at(950, y + 10, 1.1 * k, bust(p, right)) +
      rect(0, y, p.w, p.h - y, p.c.deep) +
      rect(0, y, p.w, 10, p.light(p.c.deep, 0.2)) +
      at(600, y + 30, 0.5 * k, laptop(p, dashboard(p, 560, 350, { dark: true }))) +
      at(780, y + 44, 0.7 * k, cup(p, p.c.accent)) +
      at(430, y + 40, 0.7 * k, cup(p, p.c.brand))
    );
  };

/** Someone sitting cross-legged before a sun. */
export const sitting =
  (look: Look, options: { ground?: string; sun?: string } = {}): Scene =>
  (p) => {
    const ground = options.ground ?? p.c.tint;
    const k = p.h / 700;
    return (
      softGround(p, ground) +
      circle(600, p.h * 0.46, 280 * k, options.sun ?? p.c.accent) +
      at(180, p.h * 0.93, 1.3 * k, plant(p, "#4E8B5C", p.c.brand)) +
      at(1030, p.h * 0.93, 1.05 * k, plant(p, "#5E9B62", p.light(p.c.brand, 0.2))) +
      rect(0, p.h * 0.92, p.w, p.h * 0.08, p.dark(ground, 0.12)) +
      rect(300, p.h * 0.905, 600, 26, p.c.brand, 13) +
      at(600, p.h * 0.91, 1.12 * k, lotus(p, look))
    );
  };
