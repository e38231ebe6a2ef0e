// Still lifes: one thing or a few of it, on a set. For shops and products.
import {
  at,
  circle,
  ellipse,
  floorShadow,
  glow,
  gradient,
  type Paint,
  path,
  rect,
  type Scene,
} from "../paint.ts";
import { arch, dots, plinth, softGround } from "../parts/ground.ts";
import type { Thing } from "../parts/thing.ts";
import { food } from "../parts/things-food.ts";
import { home } from "../parts/things-home.ts";
import { move } from "../parts/things-move.ts";
import { tech } from "../parts/things-tech.ts";

const things = { ...tech, ...home, ...move, ...food } satisfies Record<string, Thing>;
export type ThingName = keyof typeof things;

export interface StillOptions {
  thing: ThingName;
  /** Main colour of the thing; the brand colour without it. */
  color?: string;
  second?: string;
  count?: 1 | 2 | 3;
  set?: "plinth" | "arch" | "disc" | "shelf" | "spot" | "flat";
  ground?: string;
  shape?: string;
  /** Larger or smaller than usual. */
  scale?: number;
}

function backdrop(p: Paint, options: StillOptions, ground: string, shape: string): string {
  switch (options.set ?? "plinth") {
    case "arch":
      return (
        softGround(p, ground, p.light(shape, 0.4)) +
        arch(600, p.h * 0.86, 640, p.h * 0.76, shape) +
        rect(0, p.h * 0.86, p.w, p.h * 0.14, p.dark(ground, 0.1))
      );
    case "disc":
      return (
        softGround(p, ground, p.light(shape, 0.4)) +
        circle(600, p.h * 0.48, p.h * 0.4, shape) +
        dots(p, 900, p.h * 0.7, 6, 6, 28, p.mix(ground, p.c.ink, 0.3))
      );
    case "shelf":
      return (
        rect(0, 0, p.w, p.h, gradient(p, p.light(ground, 0.1), ground)) +
        rect(0, p.h * 0.84, p.w, 22, p.dark(shape, 0.15)) +
        rect(0, p.h * 0.84 + 22, p.w, p.h, p.dark(ground, 0.12)) +
        rect(120, p.h * 0.1, 220, 8, p.light(ground, 0.4), 4) +
        circle(960, p.h * 0.2, 200, glow(p, "#FFFFFF", 0.5))
      );
    case "spot":
      return (
        rect(0, 0, p.w, p.h, gradient(p, p.light(ground, 0.05), p.dark(ground, 0.35))) +
        path(`M520 0H680L1020 ${p.h * 0.86}H180Z`, "#FFFFFF", { opacity: 0.09 }) +
        ellipse(600, p.h * 0.86, 440, 70, glow(p, p.light(shape, 0.3), 0.8))
      );
    case "flat":
      return rect(0, 0, p.w, p.h, ground) + rect(0, p.h * 0.66, p.w, p.h * 0.34, shape);
    default:
      return (
        softGround(p, ground, shape) +
        circle(600, p.h * 0.4, p.h * 0.34, p.mix(ground, shape, 0.5)) +
        plinth(p, 600, p.h * 0.84, 330, p.h * 0.09, p.light(ground, 0.25)) +
        plinth(p, 940, p.h * 0.88, 130, p.h * 0.06, shape)
      );
  }
}

/** A still life of one kind of thing. */
export const still =
  (options: StillOptions): Scene =>
  (p) => {
    const ground = options.ground ?? p.c.tint;
    const shape = options.shape ?? p.c.accent;
    const [color, second] = [options.color ?? p.c.brand, options.second ?? p.c.accent];
    const draw = things[options.thing];
    const base = p.h * (options.set === "disc" ? 0.8 : options.set === "flat" ? 0.82 : 0.845);
    const scale = (p.h / 620) * (options.scale ?? 1);
    const one = (x: number, y: number, k: number, a: string, b: string, turn = 0) =>
      floorShadow(p, x, y + 4, 230 * k) + at(x, y, k, draw(p, a, b), turn);
    const other = p.mix(color, second, 0.6);
    const count = options.count ?? 1;
    const group =
      count === 1
        ? one(600, base, scale, color, second)
        : count === 2
          ? one(390, base - 12, scale * 0.78, second, color, -4) +
            one(770, base + 10, scale * 0.92, color, second, 3)
          : one(300, base - 20, scale * 0.66, second, color, -3) +
            one(900, base - 20, scale * 0.66, other, p.light(second, 0.3), 3) +
            one(600, base + 14, scale * 0.86, color, second);
    return backdrop(p, options, ground, shape) + group;
  };
