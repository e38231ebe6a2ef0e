// Wares on a stage: each of the things below under its own light, in the colours of the template.
import { at, circle, ellipse, floorShadow, glow, path, rect, type Scene } from "../paint.ts";
import { arch, dots, plinth, softGround } from "../parts/ground.ts";
import { extinguisher, packet, parcel } from "./ware-carried.ts";
import type { Draw } from "./ware-draw.ts";
import { elephant, scissors } from "./ware-kept.ts";
import { bicycle, motorcycle, servers, suitcase } from "./ware-wheels.ts";

const draws = {
  bicycle,
  motorcycle,
  elephant,
  packet,
  scissors,
  suitcase,
  extinguisher,
  servers,
  parcel,
} satisfies Record<string, Draw>;

export interface WareOptions {
  thing: keyof typeof draws;
  /** Main and second colour of the thing. */
  color?: string;
  second?: string;
  set?: "plinth" | "arch" | "disc" | "spot" | "split" | "flat";
  ground?: string;
  shape?: string;
  /** Size against the usual. */
  scale?: number;
}

/** A ware on its stage, in the colours of the template. */
export const ware =
  (options: WareOptions): Scene =>
  (p) => {
    const ground = options.ground ?? p.c.tint;
    const shape = options.shape ?? p.c.accent;
    const k = (p.h / 760) * (options.scale ?? 1);
    const set = options.set ?? "disc";
    const base = p.h * (set === "plinth" ? 0.8 : 0.88);
    const floor = rect(0, p.h * 0.82, p.w, p.h * 0.18, p.dark(ground, 0.1));
    const behind = {
      plinth:
        circle(600, p.h * 0.42, p.h * 0.34, p.mix(ground, shape, 0.55)) +
        plinth(p, 600, p.h * 0.8, p.h * 0.44, p.h * 0.13, p.light(shape, 0.1)),
      arch: floor + arch(600, p.h * 0.82, p.h * 0.86, p.h * 0.72, shape),
      disc:
        floor +
        circle(600, p.h * 0.46, p.h * 0.37, shape) +
        dots(p, 90, 80, 5, 5, 30, p.mix(ground, p.c.ink, 0.3)),
      spot:
        circle(600, p.h * 0.5, p.h * 0.72, glow(p, shape, 0.55)) +
        path(`M470 0H730L1010 ${p.h}H190Z`, p.light(shape, 0.4), { opacity: 0.08 }) +
        ellipse(600, base, p.h * 0.6, p.h * 0.06, p.light(ground, 0.12)),
      split:
        path(`M0 0H690L450 ${p.h}H0Z`, shape) +
        rect(0, p.h * 0.86, p.w, p.h * 0.14, p.c.deep, 0, { opacity: 0.12 }),
      flat: "",
    }[set];
    return (
      softGround(p, ground, p.light(shape, 0.3)) +
      behind +
      floorShadow(p, 600, base + 2, 380 * k, 40 * k, 0.36) +
      at(600, base, k, draws[options.thing](p, options.color ?? p.c.brand, options.second ?? p.c.accent))
    );
  };
