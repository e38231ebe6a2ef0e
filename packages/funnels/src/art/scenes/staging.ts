// The set that shop pictures share: a ground, a shape behind, a floor and a shadow.
import { at, circle, floorShadow, type Paint, path, rect } from "../paint.ts";
import { arch, softGround } from "../parts/ground.ts";

export interface Staging {
  color?: string;
  second?: string;
  ground?: string;
  shape?: string;
  set?: "arch" | "disc" | "plain" | "band";
  /** Size of the thing, 1 as a rule. */
  size?: number;
}

/** Ground, a shape behind, a floor, and the thing standing on it. Drawn around 0,0 as its bottom middle. */
export function staged(
  p: Paint,
  look: Staging,
  thing: string,
  options: { wide?: number; float?: number } = {},
): string {
  const ground = look.ground ?? p.c.tint;
  const shape = look.shape ?? p.mix(ground, p.c.accent, 0.5);
  const base = p.h * 0.84;
  const k = (p.h / 760) * (look.size ?? 1);
  const behind = {
    arch: arch(600, base, p.h * 0.84, p.h * 0.72, shape),
    disc: circle(600, p.h * 0.48, p.h * 0.38, shape),
    band: path(`M0 ${p.h * 0.62}L1200 ${p.h * 0.2}V${p.h * 0.58}L0 ${p.h}Z`, shape),
    plain: "",
  }[look.set ?? "arch"];
  return (
    softGround(p, ground, p.light(shape, 0.3)) +
    behind +
    rect(0, base, p.w, p.h - base, p.dark(ground, 0.14)) +
    floorShadow(p, 600, base + 14, (options.wide ?? 300) * k, 34 * k, 0.42) +
    at(600, base + 6 - (options.float ?? 0) * k, k, thing)
  );
}
