// Words in rows. Pure: how large the ink of a text is, is asked of `measure`, which the browser answers with its fonts.
import type { TextLook } from "./ad-layout.ts";

/** The ink of a text at 100 pixels: how wide, how far above and below its line. */
export interface Ink {
  width: number;
  up: number;
  down: number;
}
export type Measure = (text: string, font: { family: string; weight: number }) => Ink;

export const fonts: Readonly<Record<TextLook, { family: string; weight: number }>> = {
  display: { family: "Bricolage Grotesque", weight: 800 },
  text: { family: "Anek Latin", weight: 500 },
  strong: { family: "Anek Latin", weight: 600 },
};

/** The least distance from line to line, in sizes; letters that need more get it. */
const leading: Readonly<Record<TextLook, number>> = { display: 0.98, text: 1.26, strong: 1.26 };
/** Above a first row and below a last one, so that rows of one text stand alike. */
const rise: Readonly<Record<TextLook, number>> = { display: 0.74, text: 0.72, strong: 0.72 };

/** Words set at one size: rows with their lines, and the room they take. */
export interface SetText {
  size: number;
  look: TextLook;
  rows: readonly { text: string; line: number; width: number }[];
  width: number;
  height: number;
}

/** What no document may hold, and what no eye may see. */
export function cleaned(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\u200b\u2028\u2029\ufeff\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu, " ")
    .replace(/\p{Surrogate}/gu, "")
    .trim()
    .replace(/\s+/gu, " ");
}

/** The text at a size, in rows no wider than the room. Undefined where a word alone is wider, unless words may break. */
export function setText(
  text: string,
  look: TextLook,
  size: number,
  room: number,
  measure: Measure,
  breaking: boolean,
): SetText | undefined {
  const inkOf = (row: string) => measure(row, fonts[look]);
  const widthOf = (row: string) => (inkOf(row).width * size) / 100;
  const words = breaking ? pieces(text, (piece) => widthOf(piece) <= room) : text.split(" ");
  if (!words || words.some((word) => widthOf(word) > room)) return undefined;
  let rows = filled(words, room, widthOf);
  // The same number of rows, as even as they can be: no single word hangs below.
  for (let limit = room * 0.97; limit > room * 0.4; limit *= 0.97) {
    if (words.some((word) => widthOf(word) > limit)) break;
    const evener = filled(words, limit, widthOf);
    if (evener.length > rows.length) break;
    rows = evener;
  }
  return laidOut(rows, look, size, inkOf);
}

function filled(words: readonly string[], limit: number, widthOf: (row: string) => number): string[] {
  const rows: string[] = [];
  for (const word of words) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer) > limit) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}

function laidOut(
  rows: readonly string[],
  look: TextLook,
  size: number,
  inkOf: (row: string) => Ink,
): SetText {
  const inks = rows.map(inkOf);
  let line = Math.max(rise[look], (inks[0]?.up ?? 0) / 100) * size;
  const set = rows.map((text, at) => {
    const [ink, before] = [inks[at], inks[at - 1]];
    if (ink && before) line += Math.max(leading[look], ((before.down + ink.up) / 100) * 1.04) * size;
    return { text, line, width: ((ink?.width ?? 0) * size) / 100 };
  });
  const down = Math.max(look === "display" ? 0.04 : 0.1, (inks.at(-1)?.down ?? 0) / 100) * size;
  return { size, look, rows: set, width: Math.max(0, ...set.map(({ width }) => width)), height: line + down };
}

/** Words; what is too wide by itself in as few pieces as fit, cut between letters as people see them. */
function pieces(text: string, fits: (piece: string) => boolean): string[] | undefined {
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const found: string[] = [];
  for (const word of text.split(" ")) {
    if (fits(word)) {
      found.push(word);
      continue;
    }
    let piece = "";
    for (const { segment } of letters.segment(word)) {
      if (!fits(segment)) return undefined;
      if (piece !== "" && !fits(piece + segment)) {
        found.push(piece);
        piece = "";
      }
      piece += segment;
    }
    found.push(piece);
  }
  return found;
}
