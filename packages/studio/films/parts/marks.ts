// Marks: what points, ticks, crosses out and measures.
import { box, colour, dot, group, line, n, shape, type } from "../kit/pens.ts";
import { bump, clamp, ease, mix, ramp } from "../kit/time.ts";

/** The plumb bob of the shop's mark, hanging from (x, y). */
export const bob = (x: number, y: number, size = 1, turn = 0): string =>
  group(
    shape("M-9 0h18v7l-4 3 5 12-10 22-10-22 5-12-4-3z", colour.marigold, { wide: 2 }) +
      shape("M0 10L-5 22 0 44z", colour.marigold600, { wide: 0 }),
    { x, y, size, turn },
  );

/** The bob as a pointer that is never quite at rest: its tip swings over (x, y). */
export const plumb = (t: number, x: number, y: number, size = 1): string =>
  group(bob(0, 0, size, 5 * Math.sin(t * 2.3)), { x, y: y - 46 * size });

export const tick = (
  x: number,
  y: number,
  size: number,
  drawn: number,
  pen: string = colour.mat600,
  wide = size / 6,
): string =>
  line(
    `M${n(x - size / 2)} ${n(y)}l${n(size * 0.36)} ${n(size * 0.36)} ${n(size * 0.64)} ${n(-size * 0.8)}`,
    { pen, wide: Math.round(wide), drawn },
  );

/** The correction mark. */
export const cross = (
  x: number,
  y: number,
  size: number,
  drawn: number,
  pen: string = colour.vermilion,
): string =>
  line(`M${n(x - size)} ${n(y - size)}l${n(2 * size)} ${n(2 * size)}`, {
    pen,
    wide: 10,
    drawn: ramp(drawn, 0, 0.5, ease.out),
  }) +
  line(`M${n(x + size)} ${n(y - size)}l${n(-2 * size)} ${n(2 * size)}`, {
    pen,
    wide: 10,
    drawn: ramp(drawn, 0.5, 0.5, ease.out),
  });

/** A red-pencil ring round something, drawn by hand. */
export const ring = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  drawn: number,
  pen: string = colour.vermilion,
): string =>
  line(
    `M${n(x - rx * 0.8)} ${n(y - ry * 0.3)}C${n(x - rx * 0.6)} ${n(y - ry * 1.3)} ${n(x + rx * 1.05)} ${n(y - ry * 1.25)} ${n(x + rx)} ${n(y + ry * 0.1)}S${n(x - rx * 0.95)} ${n(y + ry * 1.35)} ${n(x - rx)} ${n(y + ry * 0.1)}Q${n(x - rx)} ${n(y - ry * 0.7)} ${n(x - rx * 0.2)} ${n(y - ry * 1.05)}`,
    { pen, wide: 8, drawn },
  );

/** A line through something wrong. */
export const strike = (
  x: number,
  y: number,
  wide: number,
  drawn: number,
  pen: string = colour.vermilion,
): string => line(`M${n(x)} ${n(y + 12)}L${n(x + wide)} ${n(y - 12)}`, { pen, wide: 9, drawn });

export const arrow = (
  x: number,
  y: number,
  x2: number,
  y2: number,
  drawn: number,
  pen: string = colour.ink,
  wide = 5,
): string => {
  const turn = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI;
  const long = Math.hypot(x2 - x, y2 - y) * clamp(drawn);
  return drawn <= 0
    ? ""
    : group(
        line(`M0 0H${n(long)}`, { pen, wide }) +
          line(`M${n(long - 18)} -14L${n(long)} 0L${n(long - 18)} 14`, { pen, wide }),
        { x, y, turn },
      );
};

/** A dimension line, as on a drawing, with its measure in the middle below. */
export function dimension(
  x: number,
  x2: number,
  y: number,
  words: string,
  alpha: number,
  { pen = colour.vermilion600 as string, size = 56, below = true, rolling = false } = {},
): string {
  return group(
    line(`M${n(x)} ${y - 20}v40M${n(x2)} ${y - 20}v40M${n(x)} ${y}H${n(x2)}`, { pen, wide: 4 }) +
      type(words, (x + x2) / 2, below ? y + size * 0.5 + size * 0.62 : y - 26, size, {
        pen,
        anchor: "middle",
        rolling,
      }),
    { alpha },
  );
}

/** The same, standing upright, its measure at the right. */
export const upright = (
  x: number,
  y: number,
  y2: number,
  words: string,
  alpha: number,
  pen: string = colour.vermilion600,
  size = 56,
): string =>
  group(
    line(`M${x - 20} ${n(y)}h40M${x - 20} ${n(y2)}h40M${x} ${n(y)}V${n(y2)}`, { pen, wide: 4 }) +
      type(words, x + 34, (y + y2) / 2 + size * 0.33, size, { pen }),
    { alpha },
  );

/** Inch marks as on the shop's rulers: every `small` pixels, longer at every fifth and tenth. */
export function ruler(
  x: number,
  y: number,
  wide: number,
  small: number,
  pen: string = colour.ink,
  tall = 24,
): string {
  let d = "";
  for (let at = 0; at * small <= wide + 0.01; at++)
    d += `M${n(x + at * small)} ${n(y)}v${n(at % 10 === 0 ? tall : at % 5 === 0 ? tall * 0.7 : tall * 0.4)}`;
  return line(d, { pen, wide: 2 });
}

/** The time to think, as a ruler whose fill shrinks: `remains` goes from 1 to 0. `fine` is for a narrow place. */
export function thinkRuler(
  remains: number,
  { wide = 1000, pen = colour.ink2 as string, hangs = 42, size = 0.9, fine = false } = {},
): string {
  const [short, long, thick] = fine ? [10, 22, 12] : [12, 26, 14];
  return (
    line(
      Array.from(
        { length: 26 },
        (_, mark) => `M${n((mark * wide) / 25)} 0v${-(mark % 5 ? short : long)}`,
      ).join(""),
      { pen },
    ) +
    box(0, 2, wide * remains, thick, colour.marigold, { wide: 0, round: 0 }) +
    bob(wide * remains, -hangs, size)
  );
}

/** Where the pointer of a mouse goes: it is at (x, y) from `moment` on, and may press. */
interface Stop {
  moment: number;
  x: number;
  y: number;
  press?: boolean;
}

/** The pointer of a mouse: it travels to each stop in 0.8 seconds and is there at its moment. */
export function pointer(t: number, stops: readonly Stop[], leaves = 999): string {
  const first = stops[0];
  if (!first) return "";
  let [x, y] = [first.x + 220, first.y + 240];
  let press = 0;
  for (const stop of stops) {
    const gone = ramp(t, stop.moment - 0.8, 0.8);
    [x, y] = [mix(x, stop.x, gone), mix(y, stop.y, gone)];
    if (stop.press !== false) press += bump(t, stop.moment, 0.3);
  }
  const alpha = ramp(t, first.moment - 1, 0.25) * (1 - ramp(t, leaves, 0.3));
  return arrowhead(t, x, y, press, alpha);
}

/** The pointer itself at (x, y), never quite at rest; `press` from 0 to 1. */
export const arrowhead = (t: number, x: number, y: number, press: number, alpha = 1): string =>
  group(
    dot(0, 0, 34 * press, "none", { pen: colour.marigold600, wide: 5, alpha: press * 0.9 }) +
      shape("M0 0l0 58 14-13 11 25 14-6-11-25 19-2z", colour.sheet, { wide: 4 }),
    { x: x + 3 * Math.sin(t * 1.7), y: y + 2 * Math.sin(t * 2.3) + 4 * press, size: 1 - 0.1 * press, alpha },
  );
