// Digital products as things: fanned pages, a pack on a plinth.
import { at, circle, group, label, type Paint, path, rect, type Scene } from "../paint.ts";
import { dashboard } from "../parts/charts.ts";
import { book, lines, productBox, sheet, tablet } from "../parts/devices.ts";
import { arch, plinth, softGround } from "../parts/ground.ts";

/** Pages of a planner or workbook, fanned. */
export const pageFan =
  (options: { kind?: "planner" | "tables" | "designs"; ground?: string } = {}): Scene =>
  (p) => {
    const k = p.h / 760;
    const kind = options.kind ?? "planner";
    const inside = (i: number) => {
      const tone =
        [p.c.brand, p.c.accent, p.mix(p.c.brand, p.c.accent, 0.5), p.c.deep, p.light(p.c.brand, 0.4)][
          i % 5
        ] ?? p.c.brand;
      const quiet = p.mix("#FFFFFF", p.c.ink, 0.14);
      const heads = rect(24, 26, 150, 18, tone, 4) + rect(24, 54, 90, 8, quiet, 4);
      if (kind === "tables")
        return (
          heads +
          Array.from(
            { length: 8 },
            (_, r) =>
              rect(24, 84 + r * 36, 252, 28, r === 0 ? tone : p.mix("#FFFFFF", tone, r % 2 ? 0.1 : 0.04), 3) +
              [0, 1, 2]
                .map((c) => rect(34 + c * 84, 95 + r * 36, 50 - c * 8, 7, r === 0 ? "#FFFFFF" : quiet, 3))
                .join(""),
          ).join("")
        );
      if (kind === "designs")
        return (
          rect(0, 0, 300, 400, p.mix("#FFFFFF", tone, 0.18), 6) +
          circle(210, 130, 92, tone) +
          path("M0 400V300L120 220L220 310L300 250V400Z", p.dark(tone, 0.15)) +
          rect(24, 30, 130, 22, p.c.ink, 4) +
          rect(24, 62, 90, 12, p.mix(tone, p.c.ink, 0.4), 4)
        );
      return (
        heads +
        Array.from({ length: 5 }, (_, r) =>
          Array.from({ length: 7 }, (_, c) =>
            rect(
              24 + c * 37,
              84 + r * 40,
              31,
              33,
              (r * 7 + c) % 5 === i % 5 ? tone : p.mix("#FFFFFF", p.c.ink, 0.06),
              4,
            ),
          ).join(""),
        ).join("") +
        lines(24, 302, 240, 4, quiet, 22, 8)
      );
    };
    const turns = [-24, -12, 0, 12, 24];
    return (
      softGround(p, options.ground ?? p.c.tint) +
      arch(600, p.h, 760, p.h * 0.84, p.mix(options.ground ?? p.c.tint, p.c.brand, 0.3)) +
      [0, 4, 1, 3, 2]
        .map((i) =>
          group(
            `<g transform="translate(-150 -420)">${sheet(p, inside(i))}</g>`,
            `translate(${600 + (i - 2) * 118 * k} ${p.h * 0.9 + Math.abs(i - 2) * 22}) rotate(${turns[i]}) scale(${1.34 * k})`,
          ),
        )
        .join("")
    );
  };

/** A pack on a plinth: box, book and tablet of the same product. */
export const productPack =
  (options: { title: string; ground?: string; kind?: "planner" | "chart" | "photo" }): Scene =>
  (p) => {
    const k = p.h / 760;
    const face =
      rect(24, 26, 60, 8, p.c.accent, 4) +
      options.title
        .split(" ")
        .slice(0, 3)
        .map((word, i) => label(24, 84 + i * 44, word, 38, "#FFFFFF"))
        .join("") +
      circle(196, 262, 74, p.light(p.c.brand, 0.2)) +
      circle(196, 262, 44, p.c.accent);
    const cover =
      label(22, 70, options.title.split(" ")[0] ?? "", 34, p.c.deep) +
      rect(22, 92, 110, 8, p.c.deep, 4) +
      path("M0 360V250C60 200 140 300 238 220V360Z", p.c.brand);
    const tab = options.kind === "photo" ? photoScreen(p) : dashboard(p, 368, 508);
    return (
      softGround(p, options.ground ?? p.c.tint) +
      arch(600, p.h * 0.9, 700, p.h * 0.8, p.mix(options.ground ?? p.c.tint, p.c.accent, 0.35)) +
      plinth(p, 600, p.h * 0.84, 470, 60 * k, p.light(options.ground ?? p.c.tint, 0.3)) +
      at(330, p.h * 0.85, 0.94 * k, tablet(p, tab)) +
      at(610, p.h * 0.87, 1.3 * k, productBox(p, p.c.brand, face)) +
      at(920, p.h * 0.87, 1.02 * k, book(p, p.c.accent, cover))
    );
  };

function photoScreen(p: Paint): string {
  const hill = (color: string, y: number) =>
    path(`M0 ${y}C90 ${y - 80} 180 ${y + 40} 368 ${y - 60}V508H0Z`, color);
  return (
    rect(0, 0, 368, 508, p.mix(p.c.accent, "#FFD9A8", 0.6)) +
    circle(250, 150, 54, "#FFF3DC") +
    hill(p.mix(p.c.brand, "#C77B58", 0.4), 300) +
    hill(p.mix(p.c.brand, "#3C2A4D", 0.4), 370) +
    hill(p.c.deep, 440)
  );
}
