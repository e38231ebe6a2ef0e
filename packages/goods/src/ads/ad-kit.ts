// The bricks of the ad designs: SVG drawn for a 1080 x 1350 feed ad, with text that stays text. The ground and whatever
// touches an edge run on to `bleed`, so that the same drawing fills a story and a square.
import type { AdFormat } from "@store/contract/ad-content";

/** One ad, as it is drawn. */
export interface AdDesign {
  slug: string;
  name: string;
  /** The line on the picture. */
  headline: string;
  /** The words beside the picture. */
  primaryText: string;
  /** What stands inside the `svg` element. */
  art: string;
}

/** The three sizes: each looks at the same drawing through a window of its own. */
export const adFormats = [
  {
    id: "feed",
    name: "Feed, 4:5",
    use: "a single picture in the feed",
    width: 1080,
    height: 1350,
    viewBox: "0 0 1080 1350",
  },
  {
    id: "story",
    name: "Story, 9:16",
    use: "stories and reels: 285 px above and below stay free for the app's own buttons",
    width: 1080,
    height: 1920,
    viewBox: "0 -285 1080 1920",
  },
  {
    id: "square",
    name: "Square, 1:1",
    use: "one card of a carousel, or the right-hand column",
    width: 1080,
    height: 1080,
    viewBox: "-135 0 1350 1350",
  },
] as const satisfies readonly AdFormat[];

/** The drawing as a picture of one size. Its fonts are named, not enclosed. */
export function adSvg({ art }: Pick<AdDesign, "art">, { width, height, viewBox }: AdFormat): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">\n${art}\n</svg>\n`;
}

const bleed = "M-135-285h1350v1920h-1350z";

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
export function ad(facts: Omit<AdDesign, "art">, ground: string, parts: readonly string[]): AdDesign {
  return { ...facts, art: [`<path d="${bleed}" fill="${ground}"/>`, ...parts].join("\n") };
}
