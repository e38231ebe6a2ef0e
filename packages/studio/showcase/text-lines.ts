// Lines of text in the pictures: set in the ads' letters, and still text in the SVG.

interface LinesOptions {
  x: number;
  /** Baseline of the first line. */
  y: number;
  size: number;
  fill: string;
  /** Distance between baselines; 0.98 of the size if left out. */
  leading?: number;
  anchor?: "start" | "middle" | "end";
  face?: "display" | "text";
  weight?: number;
}

/** Lines of text under each other. */
export function lines(rows: readonly string[], options: LinesOptions): string {
  const { x, y, size, fill, leading = size * 0.98, anchor = "start", face = "display", weight } = options;
  const family = face === "display" ? "Bricolage Grotesque" : "Anek Latin";
  const spans = rows
    .map((row, i) => `<tspan x="${x}" y="${Math.round(y + i * leading)}">${row}</tspan>`)
    .join("");
  return `<text font-family="${family}" font-weight="${weight ?? (face === "display" ? 800 : 500)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${face === "display" ? ' letter-spacing="-1"' : ""}>${spans}</text>`;
}
