// Digital products as things: fanned pages, a pack on a plinth.
import { circle, group, path, rect, type Scene } from "../paint.ts";
import { lines, sheet } from "../parts/devices.ts";
import { arch, softGround } from "../parts/ground.ts";

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
