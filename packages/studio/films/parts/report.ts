// What stands in the windows of Ads Manager: a report of rows and columns, a menu that is open, a switch.
import { box, colour, dot, group, line, type } from "../kit/pens.ts";
import { mix } from "../kit/time.ts";
import { fitted } from "../kit/widths.ts";
import { plumb } from "./marks.ts";
import { appWindow } from "./screens.ts";

/** A window as wide as the picture, with a bob that sways in its bar. Inside, (0, 0) is its upper left corner. */
export const adsScreen = (t: number, name: string, high: number, inside: string): string =>
  group(appWindow(0, 0, 1140, high, name, inside) + plumb(t, 990, 64, 0.9), { x: 70, y: 146 });

interface Cell {
  words: string;
  alpha?: number;
  pen?: string;
  /** On its way to the number that it will be. */
  rolling?: boolean;
}

interface ReportRow {
  cells: readonly (string | Cell)[];
  fill?: string;
  alpha?: number;
  /** Drawn over the row, from its upper left corner. */
  more?: string;
}

interface ReportLook {
  wide: number;
  high?: number;
  size?: number;
}

/** A report from (0, 0): the head is 70 high, and columns begin where they say. */
export function report(
  columns: readonly (readonly [name: string, x: number])[],
  rows: readonly ReportRow[],
  { wide, high = 96, size = 54 }: ReportLook,
): string {
  return (
    columns.map(([name, x]) => type(name, x, 50, 44, { pen: colour.ink2 })).join("") +
    line(`M0 70H${wide}`, { wide: 3 }) +
    rows
      .map(({ cells, fill = colour.sheet, alpha = 1, more = "" }, row) =>
        group(
          box(0, 0, wide, high, fill, { wide: 2, round: 0, pen: colour.rule }) +
            cells
              .map((cell, index) => {
                const { words, ...look } = typeof cell === "string" ? { words: cell } : cell;
                return type(words, columns[index]?.[1] ?? 0, high / 2 + size * 0.34, size, look);
              })
              .join("") +
            more,
          { y: 72 + row * high, alpha },
        ),
      )
      .join("")
  );
}

/** A menu that hangs open from (0, 0), 80 for each item. `chosen` is the one under the mouse. */
export const menu = (items: readonly string[], wide: number, chosen: number): string =>
  box(8, 10, wide, items.length * 80, colour.rule, { wide: 0, round: 6 }) +
  box(0, 0, wide, items.length * 80, colour.sheet, { round: 6 }) +
  items
    .map((words, row) =>
      group(
        box(4, 4, wide - 8, 72, row === chosen ? colour.marigold : colour.sheet, { wide: 0, round: 4 }) +
          type(words, 24, 55, fitted(words, wide - 48, 46)),
        { y: row * 80 },
      ),
    )
    .join("");

/** A switch, 104 by 52, from its upper left corner. */
export const toggle = (x: number, y: number, on: number): string =>
  box(x, y, 104, 52, on > 0.5 ? colour.mat600 : colour.rule, { round: 26 }) +
  dot(x + mix(26, 78, on), y + 26, 20, colour.sheet);
