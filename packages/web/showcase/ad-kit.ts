// The bricks of the ad designs: SVG of 1080 x 1350 (the 4:5 feed format), with text that stays text.

/** One ad, as the page lists it and as the file that buyers edit. */
export interface AdDesign {
  slug: string;
  name: string;
  /** The line on the picture. */
  headline: string;
  /** The words beside the picture. */
  primaryText: string;
  svg: string;
}

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

/** A button with its label. */
export function pill(
  label: string,
  x: number,
  y: number,
  width: number,
  ground: string,
  color: string,
  radius = 10,
): string {
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="104" rx="${radius}" fill="${ground}"/>` +
    lines([label], {
      x: x + width / 2,
      y: y + 66,
      size: 40,
      fill: color,
      anchor: "middle",
      face: "text",
      weight: 600,
    })
  );
}

/** A whole ad. */
export function ad(facts: Omit<AdDesign, "svg">, ground: string, parts: readonly string[]): AdDesign {
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1350" width="1080" height="1350">`,
    `<path d="M0 0h1080v1350H0z" fill="${ground}"/>`,
    ...parts,
    `</svg>`,
    ``,
  ].join("\n");
  return { ...facts, svg };
}
