// Charts of the sky and of the house: kundli, zodiac wheel, floor plan with compass.
import {
  circle,
  glow,
  gradient,
  group,
  label,
  type Paint,
  path,
  rect,
  type Scene,
  stroke,
} from "../paint.ts";
import { mandala, stars } from "../parts/ground.ts";

/** A birth chart in the North Indian manner, in a box of 400. */
function kundli(color: string, fill: string, mark: string): string {
  const numbers = [
    [200, 110],
    [100, 56],
    [52, 104],
    [110, 204],
    [52, 304],
    [100, 352],
    [200, 300],
    [300, 352],
    [348, 304],
    [290, 204],
    [348, 104],
    [300, 56],
  ];
  return (
    rect(0, 0, 400, 400, fill, 4) +
    stroke("M0 0H400V400H0ZM0 0L400 400M400 0L0 400M200 0L400 200L200 400L0 200Z", color, 5) +
    numbers
      .map(([x, y], i) =>
        label(x ?? 0, (y ?? 0) + 9, String(i + 1), 24, i % 4 === 0 ? mark : color, {
          "text-anchor": "middle",
        }),
      )
      .join("")
  );
}

/** The twelve-part wheel with a chart in its middle, on a night sky. */
export const zodiacWheel =
  (options: { chart?: boolean; moon?: boolean } = {}): Scene =>
  (p) => {
    const [cx, cy, r] = [600, p.h * 0.5, p.h * 0.42];
    const gold = p.c.accent;
    const spokes = Array.from({ length: 12 }, (_, i) =>
      group(stroke(`M0 ${-r * 0.62}V${-r}`, gold, 2), `translate(${cx} ${cy}) rotate(${i * 30})`),
    ).join("");
    const marks = Array.from({ length: 12 }, (_, i) => {
      const turn = ((i * 30 + 15) * Math.PI) / 180;
      const [x, y] = [cx + Math.sin(turn) * r * 0.81, cy - Math.cos(turn) * r * 0.81];
      return `<text x="${x.toFixed(1)}" y="${(y + 14).toFixed(1)}" font-size="42" fill="${gold}" text-anchor="middle" font-family="DejaVu Sans">${String.fromCodePoint(0x2648 + i)}\uFE0E</text>`;
    }).join("");
    const ticksRing = Array.from({ length: 72 }, (_, i) =>
      group(
        stroke(`M0 ${-r * 1.02}V${-r * (i % 6 === 0 ? 1.08 : 1.05)}`, gold, 2),
        `translate(${cx} ${cy}) rotate(${i * 5})`,
      ),
    ).join("");
    return (
      rect(0, 0, p.w, p.h, gradient(p, p.light(p.c.deep, 0.08), p.dark(p.c.deep, 0.35), 70)) +
      circle(cx, cy, r * 1.7, glow(p, p.c.brand, 0.55)) +
      stars(p, "#FFF4D6", 130) +
      (options.moon === false
        ? ""
        : circle(1020, p.h * 0.2, 64, "#FBEFCF") +
          circle(1046, p.h * 0.18, 58, p.mix(p.c.deep, p.c.brand, 0.15))) +
      circle(cx, cy, r, "none", { stroke: gold, "stroke-width": 4 }) +
      circle(cx, cy, r * 0.62, "none", { stroke: gold, "stroke-width": 3 }) +
      circle(cx, cy, r * 1.1, "none", { stroke: gold, "stroke-width": 1.5 }) +
      spokes +
      marks +
      ticksRing +
      (options.chart === false
        ? mandala(cx, cy, r * 0.56, gold, 2)
        : `<g transform="translate(${cx - r * 0.38} ${cy - r * 0.38}) scale(${((r * 0.76) / 400).toFixed(3)})">${kundli(gold, p.dark(p.c.deep, 0.2), "#FFFFFF")}</g>`)
    );
  };

interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
  name: string;
  tone: string;
}

function plan(p: Paint, rooms: readonly Room[], wall: string): string {
  return rooms
    .map(
      (r) =>
        rect(r.x, r.y, r.w, r.h, r.tone, 0, { stroke: wall, "stroke-width": 9 }) +
        label(r.x + r.w / 2, r.y + r.h / 2 + 7, r.name, 20, p.c.ink, {
          "text-anchor": "middle",
          "font-weight": 600,
        }),
    )
    .join("");
}

/** A compass rose of radius r around 0,0; north is up. */
function compass(p: Paint, r: number, color: string, needle: string): string {
  const ticks = Array.from({ length: 32 }, (_, i) =>
    group(
      stroke(`M0 ${-r}V${-r * (i % 4 === 0 ? 0.86 : 0.93)}`, color, i % 4 === 0 ? 4 : 2),
      `rotate(${i * 11.25})`,
    ),
  ).join("");
  const names = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"].map((name, i) => {
    const turn = (i * Math.PI) / 4;
    return label(
      Math.sin(turn) * r * 0.72,
      -Math.cos(turn) * r * 0.72 + 9,
      name,
      i % 2 ? 19 : 27,
      i === 0 ? needle : color,
      { "text-anchor": "middle" },
    );
  });
  return (
    circle(0, 0, r * 1.06, p.c.card) +
    circle(0, 0, r * 1.06, "none", { stroke: color, "stroke-width": 5 }) +
    ticks +
    names.join("") +
    path(`M0 ${-r * 0.54}L${r * 0.1} 0L0 ${r * 0.54}L${-r * 0.1} 0Z`, color) +
    path(`M0 ${-r * 0.54}L${r * 0.1} 0H${-r * 0.1}Z`, needle) +
    circle(0, 0, r * 0.06, p.c.card)
  );
}

/** A flat drawn from above with a compass over it. */
export const floorPlan =
  (options: { compassAt?: "right" | "middle" } = {}): Scene =>
  (p) => {
    const wall = p.c.ink;
    const t = (share: number, color = p.c.brand) => p.mix("#FFFFFF", color, share);
    const rooms: Room[] = [
      { x: 0, y: 0, w: 230, h: 200, name: "Living", tone: t(0.1, p.c.accent) },
      { x: 230, y: 0, w: 170, h: 200, name: "Puja", tone: t(0.3, p.c.accent) },
      { x: 400, y: 0, w: 200, h: 160, name: "Balcony", tone: t(0.12) },
      { x: 0, y: 200, w: 200, h: 190, name: "Bedroom", tone: t(0.2) },
      { x: 200, y: 200, w: 200, h: 190, name: "Hall", tone: "#FFFFFF" },
      { x: 400, y: 160, w: 200, h: 230, name: "Kitchen", tone: t(0.22, p.c.accent) },
      { x: 0, y: 390, w: 270, h: 170, name: "Master", tone: t(0.28) },
      { x: 270, y: 390, w: 150, h: 170, name: "Bath", tone: t(0.08) },
      { x: 420, y: 390, w: 180, h: 170, name: "Study", tone: t(0.14) },
    ];
    const scale = (p.h * 0.84) / 560;
    const left = options.compassAt === "middle" ? 600 - 300 * scale : 110;
    return (
      rect(0, 0, p.w, p.h, gradient(p, p.c.tint, p.dark(p.c.tint, 0.06), 60)) +
      mandala(1000, p.h * 0.5, p.h * 0.52, p.mix(p.c.tint, p.c.brand, 0.3), 2) +
      group(
        rect(-34, -26, 668, 612, "#FFFFFF", 8) +
          plan(p, rooms, wall) +
          stroke("M250 560H340M600 250V310M100 390H150M400 470V520", "#FFFFFF", 10),
        `translate(${left} ${p.h * 0.08}) scale(${scale.toFixed(3)})`,
      ) +
      (options.compassAt === "middle"
        ? group(compass(p, p.h * 0.2, p.c.ink, p.c.brand), `translate(600 ${p.h * 0.5})`, { opacity: 0.94 })
        : group(compass(p, p.h * 0.27, p.c.ink, p.c.brand), `translate(965 ${p.h * 0.5})`))
    );
  };
