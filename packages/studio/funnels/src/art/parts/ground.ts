// What scenes stand on: plain and stepped grounds, rooms, hills, skies, patterns.
import { circle, glow, gradient, group, type Paint, path, rect, stroke } from "../paint.ts";

/** A plain ground with two soft discs of light. */
export function softGround(p: Paint, color: string, other = p.c.accent): string {
  return (
    rect(0, 0, p.w, p.h, gradient(p, p.light(color, 0.12), p.dark(color, 0.1), 60)) +
    circle(p.w * 0.82, p.h * 0.18, p.h * 0.55, glow(p, other, 0.34)) +
    circle(p.w * 0.12, p.h * 0.9, p.h * 0.5, glow(p, p.light(color, 0.5), 0.4))
  );
}

/** Wall and floor with an edge between them. */
export function room(p: Paint, wall: string, floor: string, line = 0.72): string {
  const y = p.h * line;
  return (
    rect(0, 0, p.w, y, gradient(p, p.light(wall, 0.08), wall)) +
    rect(0, y, p.w, p.h - y, gradient(p, floor, p.dark(floor, 0.12))) +
    rect(0, y - 10, p.w, 10, p.light(wall, 0.25))
  );
}

/** An arch behind the main thing, as in a studio still life. */
export function arch(cx: number, bottom: number, width: number, height: number, fill: string): string {
  const r = width / 2;
  return path(
    `M${cx - r} ${bottom}V${bottom - height + r}A${r} ${r} 0 0 1 ${cx + r} ${bottom - height + r}V${bottom}Z`,
    fill,
  );
}

/** Hills one behind another, with a sun or moon. */
export function hills(
  p: Paint,
  sky: readonly [string, string],
  colors: readonly string[],
  sun?: { x: number; y: number; r: number; color: string },
): string {
  const layers = colors.map((color, index) => {
    const base = p.h * (0.5 + (0.42 * index) / Math.max(1, colors.length));
    const swing = p.h * (0.13 - index * 0.018);
    const points = [0, 0.2, 0.42, 0.66, 0.86, 1].map(
      (x, i) => [x * p.w, base + (((i * 7 + index * 3) % 5) / 4 - 0.5) * 2 * swing] as const,
    );
    const d = points.reduce((sum, [x, y], i) => {
      const before = points[i - 1];
      if (!before) return `M0 ${y}`;
      const middle = (before[0] + x) / 2;
      return `${sum}C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    }, "");
    return path(`${d}V${p.h}H0Z`, color);
  });
  return (
    rect(0, 0, p.w, p.h, gradient(p, sky[0], sky[1])) +
    (sun
      ? circle(sun.x, sun.y, sun.r * 2.6, glow(p, sun.color, 0.5)) + circle(sun.x, sun.y, sun.r, sun.color)
      : "") +
    layers.join("")
  );
}

/** A night sky with stars. */
export function stars(p: Paint, color: string, count = 90): string {
  return Array.from({ length: count }, () => {
    const [x, y, r] = [p.random() * p.w, p.random() * p.h, 0.8 + p.random() * 2.4];
    return circle(x, y, r, color, { opacity: 0.35 + p.random() * 0.6 });
  }).join("");
}

/** Houses against the sky. */
export function skyline(p: Paint, base: number, color: string, windows: string, tall = 1): string {
  let x = -20;
  let out = "";
  while (x < p.w) {
    const width = 60 + p.random() * 90;
    const height = (90 + p.random() * 260) * tall;
    out += rect(x, base - height, width, height, color, 3);
    for (let wy = base - height + 18; wy < base - 24; wy += 30) {
      for (let wx = x + 12; wx < x + width - 18; wx += 24)
        if (p.random() > 0.45) out += rect(wx, wy, 11, 15, windows, 1, { opacity: 0.75 });
    }
    x += width + 6 + p.random() * 14;
  }
  return out;
}

/** Rings and petals around a point: a mandala. */
export function mandala(cx: number, cy: number, r: number, color: string, width = 2): string {
  let out = "";
  for (const [share, petals] of [
    [1, 24],
    [0.74, 16],
    [0.48, 12],
    [0.26, 8],
  ] as const) {
    out += circle(cx, cy, r * share, "none", { stroke: color, "stroke-width": width });
    for (let i = 0; i < petals; i += 1) {
      const turn = (360 / petals) * i;
      const [inner, outer] = [r * share * 0.76, r * share];
      const bulge = (Math.PI * outer) / petals;
      out += group(
        stroke(
          `M0 ${-inner}C${bulge} ${-(inner + outer) / 2} ${bulge * 0.5} ${-outer} 0 ${-outer}C${-bulge * 0.5} ${-outer} ${-bulge} ${-(inner + outer) / 2} 0 ${-inner}`,
          color,
          width,
        ),
        `translate(${cx} ${cy}) rotate(${turn})`,
      );
    }
  }
  return out;
}

/** A grid of fine lines. */
export function squared(p: Paint, step: number, color: string, opacity = 0.35): string {
  let d = "";
  for (let x = step; x < p.w; x += step) d += `M${x} 0V${p.h}`;
  for (let y = step; y < p.h; y += step) d += `M0 ${y}H${p.w}`;
  return stroke(d, color, 1, { opacity });
}

/** A field of dots. */
export function dots(
  _p: Paint,
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  color: string,
  r = 4,
): string {
  let out = "";
  for (let i = 0; i < columns; i += 1)
    for (let j = 0; j < rows; j += 1) out += circle(x + i * step, y + j * step, r, color);
  return group(out, "", { opacity: 0.6 });
}
