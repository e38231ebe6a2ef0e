// Things that are sold, carried and counted. Each is drawn around its middle, about 100 pixels high at size 1.
import { box, colour, dot, group, line, n, type Placing, shape, type } from "../kit/pens.ts";

/** A person, from the head to the chest. */
export const person = (x: number, y: number, size = 1, fill: string = colour.mat600, alpha = 1): string =>
  group(shape("M-38 50q0-46 24-50a25 25 0 1 1 28 0q24 4 24 50z", fill, { wide: 3 / Math.max(0.6, size) }), {
    x,
    y,
    size,
    alpha,
  });

interface CrowdPlan {
  cols: number;
  count: number;
  /** From one to the next, in pixels. */
  step: number;
  fill(index: number): string;
  alpha?(index: number): number;
}

/** Many people as dots, row by row from (x, y). */
export function crowd(x: number, y: number, { cols, count, step, fill, alpha = () => 1 }: CrowdPlan): string {
  return Array.from({ length: count }, (_, index) => {
    const [col, row] = [index % cols, Math.floor(index / cols)];
    return dot(x + col * step, y + row * step, step * 0.36, fill(index), { wide: 2, alpha: alpha(index) });
  }).join("");
}

export const coin = (x: number, y: number, r = 34, alpha = 1): string =>
  group(
    dot(0, 0, r, colour.marigold) +
      (r >= 30 ? type("₹", 0, r * 0.42, Math.max(40, r * 1.2), { anchor: "middle" }) : ""),
    { x, y, alpha },
  );

export const parcel = (x: number, y: number, size = 1, alpha = 1): string =>
  group(
    box(-50, -38, 100, 80, colour.marigold100) +
      box(-12, -38, 24, 80, colour.marigold, { wide: 2 }) +
      line("M-50-12h100", { wide: 2 }),
    { x, y, size, alpha },
  );

const drawings = {
  lamp: () =>
    shape("M0-52q16 22 0 36q-16-14 0-36z", colour.marigold) +
    shape("M-46-10h92q-6 30-34 32l6 22h-36l6-22q-28-2-34-32z", colour.marigold600),
  bottle: () =>
    shape("M-20-34h40q12 8 12 26v48q0 10-10 10h-44q-10 0-10-10v-48q0-18 12-26z", colour.mat300) +
    shape("M-16-54h32v20h-32z", colour.mat800),
  dress: () =>
    shape("M-18-52l10 12h16l10-12 16 22-14 12 26 68h-92l26-68-14-12z", colour.mat600) +
    [-24, 0, 24].map((x) => dot(x, 34, 4, colour.marigold, { wide: 0 })).join("") +
    [-12, 12].map((x) => dot(x, 8, 4, colour.marigold, { wide: 0 })).join(""),
  cup: () =>
    shape("M-40-22h66v40q0 30-33 30t-33-30z", colour.sheet) +
    line("M26-12q28-2 24 18t-26 18") +
    line("M-18-34q8-8 0-18M6-34q8-8 0-18", { pen: colour.ink2 }),
  toy: () =>
    shape("M-44 16q0-40 44-40t44 40z", colour.marigold) +
    dot(-24, 26, 17, colour.mat600) +
    dot(24, 26, 17, colour.mat600) +
    dot(0, -36, 16, colour.vermilion),
  pot: () =>
    shape("M-44-16h88v40q0 24-24 24h-40q-24 0-24-24z", colour.mat300) +
    shape("M-52-28h104v14h-104z", colour.mat800) +
    dot(0, -36, 8, colour.mat800),
  saree: () =>
    shape("M-34-50h68v100h-68z", colour.vermilion600) +
    shape("M-34-50h16v100h-16z", colour.marigold) +
    line("M0-40v80M16-40v80", { pen: colour.marigold100, dash: "4 12" }),
  serum: () =>
    shape("M-22-12h44v62h-44z", colour.marigold100) +
    shape("M-10-30h20v18h-20z", colour.ink) +
    shape("M-7-54q7-8 14 0v24h-14z", colour.sheet),
  ring: () => dot(0, 0, 46, colour.ink2) + dot(0, 0, 28, colour.paper),
  sheet: () =>
    shape("M-50-30h100v66h-100z", colour.mat100) +
    shape("M-50-30h100v24h-100z", colour.mat300) +
    line("M-20 4v26M10 4v26", { pen: colour.mat600, dash: "3 9" }),
  book: () =>
    shape("M-38-48h70q8 0 8 8v88h-70q-8 0-8-8z", colour.mat700) +
    line("M-22-48v96", { pen: colour.marigold }),
  key: () =>
    dot(-24, 0, 24, colour.marigold) +
    dot(-24, 0, 9, colour.paper) +
    shape("M0-7h52v28h-12v-14h-10v12h-12v-12h-18z", colour.marigold),
  lock: () =>
    line("M-22-10v-16q0-24 22-24t22 24v16", { wide: 9 }) +
    shape("M-36-10h72v56h-72z", colour.marigold) +
    dot(0, 14, 8, colour.ink),
  heart: () => shape("M0 42C-64-4-40-48 0-18C40-48 64-4 0 42z", colour.vermilion),
  play: () => dot(0, 0, 46, colour.marigold) + shape("M-14-24l40 24-40 24z", colour.ink, { wide: 0 }),
  chat: () => shape("M-46-38h92v62h-56l-22 22v-22h-14z", colour.mat100) + line("M-28-16h56M-28 4h36"),
  file: () => shape("M-36-50h48l26 26v76h-74z", colour.sheet) + line("M12-50v26h26M-20 4h40M-20 24h40"),
  glass: () => line("M20 20L48 48", { wide: 12 }) + dot(-8, -8, 36, colour.sheet, { wide: 7 }),
  clock: () => dot(0, 0, 46, colour.sheet, { wide: 5 }) + line("M0-28V0L20 14", { wide: 5 }),
} as const;

export type Thing = keyof typeof drawings;

export const thing = (
  name: Thing,
  x: number,
  y: number,
  size = 1,
  { turn = 0, alpha = 1 }: Placing = {},
): string => group(drawings[name](), { x, y, size, turn, alpha });

/** An ad as people see it: a sheet with a picture, its line and a button. 150 by 190 at size 1, around its middle. */
export const adCard = (
  inside: string,
  x: number,
  y: number,
  size = 1,
  { turn = 0, alpha = 1, fill = colour.mat100 as string }: Placing & { fill?: string | undefined } = {},
): string =>
  group(
    box(-75, -95, 150, 190, colour.sheet) +
      box(-63, -83, 126, 114, fill, { wide: 2 }) +
      group(inside, { y: -26, size: 0.82 }) +
      line("M-60 50h76M-60 66h50", { pen: colour.ink2, wide: 5 }) +
      box(26, 46, 38, 26, colour.marigold, { wide: 2 }),
    { x, y, size, turn, alpha },
  );

/** Fire, heat, steam: a few wisps that sway with t. */
export const steam = (x: number, y: number, t: number, size = 1): string =>
  [0, 1, 2]
    .map((at) => {
      const sway = 8 * Math.sin(t * 4 + at * 2);
      return group(line(`M0 0q${n(14 + sway)} -22 0 -44t${n(sway)} -44`, { pen: colour.ink2, wide: 7 }), {
        x: x + (at - 1) * 30 * size,
        y,
        size,
      });
    })
    .join("");
