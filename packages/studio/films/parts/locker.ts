// A locker of four compartments: what a business portfolio owns, whose name is on it, and which doors are open.
import { box, colour, dot, group, line, n, shape, type } from "../kit/pens.ts";
import { mix } from "../kit/time.ts";
import { widthOf } from "../kit/widths.ts";
import { thing } from "./things.ts";

/** What lies in the compartments, from the upper left one to the lower right one. */
export const assets = ["Page", "Instagram", "Ad account", "Dataset"] as const;

/** Where the name on the plate begins, and its baseline. */
export const plateName = (words: string, size: number, mailed = 0) =>
  [300 - widthOf(words, size) / 2, mix(78, 58, mailed)] as const;

interface Locker {
  /** The name on the plate, and its size. */
  name?: string;
  size?: number;
  /** A second line on the plate. */
  mail?: string;
  mailed?: number;
  /** Degrees by which the plate hangs from its left nail. */
  hangs?: number;
  /** How far each door is open. */
  open?: (asset: number) => number;
  /** How much of the owner's name is shown in each compartment. */
  owner?: (asset: number) => number;
  /** How many padlocks hang on it: a half is one that is still falling. */
  locks?: number;
  /** How far the ad account's campaigns have grown. */
  grown?: number;
  /** It is being moved: nobody reads it. */
  moving?: boolean;
}

/** The things themselves, around (0, 0). */
const inside = (asset: number, grown: number): string =>
  [
    () => thing("file", 0, 0, 0.8),
    () =>
      box(-42, -30, 84, 64, colour.vermilionOnMat, { round: 14, wide: 4 }) +
      dot(0, 2, 20, colour.sheet, { wide: 4 }) +
      dot(28, -18, 5, colour.ink, { wide: 0 }),
    () =>
      [20, 34, 48, 66]
        .map((high, bar) => {
          const tall = mix(14, high + 10, grown);
          return box(-48 + bar * 25, 40 - tall, 20, tall, colour.marigold, { wide: 3, round: 0 });
        })
        .join("") + line("M-54 42H56", { wide: 4 }),
    () =>
      Array.from({ length: 15 }, (_, event) =>
        dot(-44 + (event % 5) * 22, -24 + Math.floor(event / 5) * 24, 8, colour.mat300, { wide: 3 }),
      ).join(""),
  ][asset]?.() ?? "";

/** 600 by 470, on feet of 16; (0, 0) is its upper left corner. */
export function locker({
  name = "",
  size = 56,
  mail = "",
  mailed = 0,
  hangs = 0,
  open = () => 0,
  owner = () => 0,
  locks = 0,
  grown = 0,
  moving = false,
}: Locker): string {
  const [nameX, nameY] = plateName(name, size, mailed);
  return (
    box(30, 470, 70, 16, colour.ink, { wide: 0, round: 0 }) +
    box(500, 470, 70, 16, colour.ink, { wide: 0, round: 0 }) +
    box(0, 0, 600, 470, colour.mat700, { wide: 5, round: 8 }) +
    assets
      .map((what, asset) => {
        const opened = open(asset);
        const right = 280 * (1 - 0.84 * opened);
        const lean = 16 * opened;
        const shown = owner(asset);
        return group(
          box(0, 0, 280, 168, colour.mat900, { wide: 4, round: 4 }) +
            box(6, 6, 268, 104, colour.paper, { wide: 0, round: 2 }) +
            group(inside(asset, grown), { x: 150, y: 58, alpha: 1 - shown }) +
            group(
              box(60, 24, 206, 72, colour.marigold100, { wide: 3 }) +
                type("Kaveri Looms", 163, 75, 44, { anchor: "middle" }),
              { alpha: shown },
            ) +
            shape(
              `M0 0L${n(right)} ${n(lean)}V${n(116 - lean)}L0 116z`,
              opened > 0.5 ? colour.mat600 : colour.mat300,
              { wide: 4 },
            ) +
            (opened < 0.3 ? line("M30 40h70M30 58h70M30 76h70", { wide: 4, pen: colour.mat700 }) : "") +
            dot(right - 22 * (1 - opened) - 6, 58, 10 * (1 - 0.4 * opened), colour.marigold) +
            box(0, 112, 280, 56, colour.mat100, { wide: 4, round: 2 }) +
            type(what, 140, 155, 46, { anchor: "middle", rolling: moving }),
          { x: 14 + (asset % 2) * 292, y: 118 + Math.floor(asset / 2) * 174 },
        );
      })
      .join("") +
    group(
      group(
        box(0, 0, 572, 96, name ? colour.marigold100 : colour.mat300, { wide: 4, round: 6 }) +
          dot(14, 14, 5, colour.ink, { wide: 0 }) +
          dot(558, 14, 5, colour.ink, { wide: 0 }) +
          type(name, nameX - 14, nameY - 12, size, { rolling: moving }) +
          type(mail, 286, 84, 42, { face: "text", anchor: "middle", rolling: moving }),
        { x: -14, y: -14 },
      ),
      { x: 28, y: 26, turn: hangs },
    ) +
    [0, 1]
      .map((lock) => {
        const hung = Math.min(1, Math.max(0, locks - lock));
        return thing("lock", 262 + lock * 76, mix(60, 174, hung), 0.9, { alpha: Math.min(1, hung * 2) });
      })
      .join("")
  );
}
