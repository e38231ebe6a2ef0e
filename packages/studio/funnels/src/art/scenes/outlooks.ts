// Outlooks: towers, peaks, shore, a night over town, a road at dawn.
import { at, circle, glow, gradient, type Paint, path, rect, type Scene, stroke } from "../paint.ts";
import { hills, skyline, stars } from "../parts/ground.ts";

const tower = (p: Paint, x: number, base: number, w: number, h: number, wall: string, glass: string) => {
  let out = rect(x, base - h, w, h, gradient(p, p.light(wall, 0.2), wall, 20), 4);
  for (let y = base - h + 26; y < base - 40; y += 46) {
    for (let wx = x + 18; wx < x + w - 36; wx += 46)
      out += rect(wx, y, 28, 26, glass, 2) + rect(wx - 3, y + 26, 34, 6, p.dark(wall, 0.2), 2);
  }
  return out + rect(x - 8, base - h - 12, w + 16, 14, p.dark(wall, 0.15), 3);
};
const tree = (x: number, base: number, r: number, color: string) =>
  rect(x - r * 0.08, base - r * 0.9, r * 0.16, r * 0.9, "#7A5A3C", 3) +
  circle(x, base - r * 1.3, r * 0.6, color) +
  circle(x - r * 0.4, base - r * 0.95, r * 0.42, color) +
  circle(x + r * 0.4, base - r * 0.95, r * 0.42, color);

/** Apartment towers with balconies and a garden. */
export const towers =
  (options: { sky?: string; dusk?: boolean } = {}): Scene =>
  (p) => {
    const base = p.h * 0.84;
    const sky = options.sky ?? p.light(p.c.brand, 0.75);
    const k = p.h / 760;
    const glass = options.dusk ? "#FFD98A" : p.light(p.c.brand, 0.55);
    const wall = options.dusk ? p.dark(p.c.tint, 0.35) : p.c.card;
    return (
      rect(0, 0, p.w, p.h, gradient(p, sky, p.light(sky, 0.5))) +
      circle(930, p.h * 0.24, 70 * k, p.c.accent) +
      circle(930, p.h * 0.24, 190 * k, glow(p, p.c.accent, 0.45)) +
      at(0, 0, 1, skyline(p, base, p.mix(sky, p.c.muted, 0.3), p.light(sky, 0.4), 0.9 * k)) +
      tower(p, 220, base, 230, 430 * k, wall, glass) +
      tower(p, 500, base, 276, 560 * k, p.mix(wall, p.c.accent, 0.25), glass) +
      tower(p, 826, base, 210, 350 * k, wall, glass) +
      rect(0, base, p.w, p.h - base, p.mix("#6FA065", p.c.deep, 0.15)) +
      path(`M520 ${p.h}L600 ${base}H690L790 ${p.h}Z`, p.light(p.c.tint, 0.3)) +
      [60, 160, 470, 790, 1070, 1150]
        .map((x, i) => tree(x, base + 16, (56 + (i % 3) * 18) * k, i % 2 ? "#4F8A57" : "#6BA868"))
        .join("")
    );
  };

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

/** Palms, sand and a quiet sea. */
export const shore: Scene = (p) => {
  const y = p.h * 0.52;
  const palm = (x: number, base: number, k: number) =>
    at(
      x,
      base,
      k,
      stroke("M0 0C20 -140 -10 -260 40 -380", "#7A5A3C", 22) +
        [-150, -110, -60, -20, 20, 60]
          .map(
            (turn) =>
              `<g transform="translate(40 -380) rotate(${turn})">${path("M0 0C60 -46 150 -40 220 30C140 4 70 8 0 0Z", "#3F7F55")}</g>`,
          )
          .join(""),
    );
  return (
    rect(0, 0, p.w, y, gradient(p, p.light(p.c.brand, 0.5), p.light(p.c.accent, 0.55))) +
    circle(420, y - 40, 100, p.c.accent) +
    circle(420, y - 40, 260, glow(p, p.c.accent, 0.5)) +
    rect(0, y, p.w, p.h * 0.24, gradient(p, p.c.brand, p.light(p.c.brand, 0.4))) +
    path(
      `M0 ${y + p.h * 0.2}C300 ${y + p.h * 0.13} 560 ${y + p.h * 0.28} 820 ${y + p.h * 0.2}S1120 ${y + p.h * 0.17} 1200 ${y + p.h * 0.21}V${p.h}H0Z`,
      "#F1DDB4",
    ) +
    palm(980, p.h * 0.9, 1.15) +
    palm(1110, p.h * 0.95, 0.9) +
    at(
      330,
      p.h * 0.88,
      1,
      path("M-140 0L-100 -70H60L140 0Z", p.c.card) +
        stroke("M-90 0V30M110 0V30", "#7A5A3C", 10) +
        path("M-20 -60L-40 -240", "none") +
        stroke("M0 -40V-260", "#7A5A3C", 8) +
        path("M-170 -220C-120 -330 120 -330 170 -220Z", p.c.brand) +
        path("M-56 -220C-40 -310 40 -310 56 -220Z", p.c.card),
    )
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

/** Dawn over hills with a road that leads there. */
export const dawnRoad: Scene = (p) =>
  hills(
    p,
    [p.light(p.c.brand, 0.3), p.light(p.c.accent, 0.5)],
    [
      p.mix(p.c.brand, p.c.accent, 0.35),
      p.mix(p.c.brand, p.c.deep, 0.35),
      p.mix(p.c.brand, p.c.deep, 0.65),
      p.c.deep,
    ],
    { x: 620, y: p.h * 0.4, r: 90, color: p.c.accent },
  ) +
  path(
    `M420 ${p.h}C560 ${p.h * 0.86} 640 ${p.h * 0.8} 600 ${p.h * 0.66}C640 ${p.h * 0.8} 700 ${p.h * 0.88} 800 ${p.h}Z`,
    p.light(p.c.tint, 0.2),
  ) +
  stroke(`M610 ${p.h}C624 ${p.h * 0.9} 640 ${p.h * 0.82} 610 ${p.h * 0.7}`, p.c.accent, 6, {
    "stroke-dasharray": "24 22",
  });
