// SVG does not break lines. These guesses of the width of Anek Latin do it well enough for a drawing. Pure.

/** Width of the drawn screen, its margin, and what is left between, in units of the drawing. */
export const screen = { width: 260, margin: 14, inner: 232 };

/** Roughly how wide a text is. */
export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const letter of text) {
    if (/[\s.,;:'’!|ijltfr()·]/u.test(letter)) ems += 0.27;
    else if (/[mwMW%@&–]/u.test(letter)) ems += 0.8;
    else if (/[A-Z₹0-9+×=?]/u.test(letter)) ems += 0.58;
    else ems += 0.5;
  }
  return ems * size;
}

/** The text in lines that fit; a single word that is too long keeps a line of its own. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Items side by side in rows that fit, by their places. */
export function rowsOf(widths: readonly number[], width: number, gap: number): number[][] {
  const rows: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  widths.forEach((each, at) => {
    if (used + gap + each > width) {
      rows.push([at]);
      used = each;
    } else {
      rows.at(-1)?.push(at);
      used += gap + each;
    }
  });
  return rows;
}
