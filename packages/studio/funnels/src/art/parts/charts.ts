// Things that are read off a screen: lines, bars, candles, rings, and whole small dashboards.
import { circle, gradient, label, type Paint, path, rect, stroke } from "../paint.ts";
import { lines } from "./devices.ts";

/** A rising line over a filled area. */
function lineChart(
  _p: Paint,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  seed = 0,
): string {
  const count = 9;
  const points = Array.from({ length: count }, (_, i) => {
    const wave = (((i * 5 + seed * 3) % 7) / 7 - 0.4) * 0.26;
    return [
      x + (width * i) / (count - 1),
      y + height - height * Math.min(0.96, Math.max(0.06, (i / (count - 1)) * 0.78 + 0.1 + wave)),
    ] as const;
  });
  const d = points.reduce((sum, [px, py], i) => {
    const before = points[i - 1];
    if (!before) return `M${px} ${py}`;
    const middle = (before[0] + px) / 2;
    return `${sum}C${middle} ${before[1]} ${middle} ${py} ${px} ${py}`;
  }, "");
  const last = points[count - 1] ?? [x, y];
  return (
    path(`${d}V${y + height}H${x}Z`, color, { opacity: 0.16 }) +
    stroke(d, color, 5) +
    circle(last[0], last[1], 9, "#FFFFFF") +
    circle(last[0], last[1], 6, color)
  );
}

/** Upright bars, the last one in a second colour. */
export function barChart(
  x: number,
  y: number,
  width: number,
  height: number,
  values: readonly number[],
  color: string,
  last: string,
): string {
  const slot = width / values.length;
  return values
    .map((value, i) =>
      rect(
        x + i * slot + slot * 0.18,
        y + height * (1 - value),
        slot * 0.64,
        height * value,
        i === values.length - 1 ? last : color,
        Math.min(6, slot * 0.14),
      ),
    )
    .join("");
}

/** A ring, part of it filled. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  share: number,
  color: string,
  track: string,
  width = 16,
): string {
  const around = 2 * Math.PI * r;
  return (
    circle(cx, cy, r, "none", { stroke: track, "stroke-width": width }) +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${(around * share).toFixed(1)} ${around.toFixed(1)}" transform="rotate(-90 ${cx} ${cy})"/>`
  );
}

/** A light dashboard in the given size: figures, a line, bars, a ring. */
export function dashboard(
  p: Paint,
  width: number,
  height: number,
  options: { dark?: boolean; title?: string } = {},
): string {
  const ground = options.dark ? p.dark(p.c.deep, 0.1) : "#F5F6F8";
  const panel = options.dark ? p.light(p.c.deep, 0.08) : "#FFFFFF";
  const quiet = options.dark ? p.light(p.c.deep, 0.25) : "#DDE1E7";
  const ink = options.dark ? "#FFFFFF" : "#20262E";
  const side = width * 0.15;
  const pad = width * 0.03;
  const wide = width - side - pad * 3;
  const third = (wide - pad * 2) / 3;
  const cards = [0, 1, 2].map((i) => {
    const x = side + pad * 1.5 + i * (third + pad);
    return (
      rect(x, pad * 2.6, third, height * 0.19, panel, 8) +
      rect(x + 12, pad * 2.6 + 14, third * 0.4, 7, quiet, 4) +
      rect(x + 12, pad * 2.6 + 32, third * (0.5 + i * 0.12), 16, i === 1 ? p.c.accent : p.c.brand, 4)
    );
  });
  const top = pad * 3.6 + height * 0.19;
  const left = side + pad * 1.5;
  return (
    rect(0, 0, width, height, ground) +
    rect(0, 0, side, height, options.dark ? p.dark(p.c.deep, 0.4) : p.c.deep) +
    circle(side / 2, 34, 13, p.c.accent) +
    lines(side * 0.22, 76, side * 0.56, 6, options.dark ? quiet : p.light(p.c.deep, 0.3), 30, 8) +
    (options.title
      ? label(left, pad * 1.7, options.title, 17, ink)
      : lines(left, pad * 0.9, 150, 1, quiet, 0, 10)) +
    cards.join("") +
    rect(left, top, wide * 0.62, height - top - pad, panel, 8) +
    lineChart(p, left + 16, top + 34, wide * 0.62 - 40, height - top - pad - 62, p.c.brand) +
    rect(left + wide * 0.62 + pad, top, wide * 0.38 - pad + pad, height - top - pad, panel, 8) +
    ring(
      left + wide * 0.81 + pad,
      top + (height - top - pad) * 0.38,
      Math.min(wide * 0.1, height * 0.11),
      0.68,
      p.c.accent,
      quiet,
      14,
    ) +
    lines(left + wide * 0.66 + pad, top + (height - top - pad) * 0.74, wide * 0.28, 2, quiet, 18)
  );
}

/** A wide funnel in slices, from many to few. */
export function funnel(
  p: Paint,
  cx: number,
  top: number,
  width: number,
  height: number,
  colors: readonly string[],
): string {
  const step = height / colors.length;
  return colors
    .map((color, i) => {
      const [from, to] = [
        width * (1 - (i / colors.length) * 0.78),
        width * (1 - ((i + 1) / colors.length) * 0.78),
      ];
      const y = top + i * step;
      return path(
        `M${cx - from / 2} ${y}H${cx + from / 2}L${cx + to / 2} ${y + step - 10}H${cx - to / 2}Z`,
        gradient(p, p.light(color, 0.1), p.dark(color, 0.08), 0),
      );
    })
    .join("");
}
