// The sizes of an ad. Its drawing is made for the feed; the ground and whatever touches an edge run on beyond it, so that
// the same drawing fills a story and a square.
import type { AdCreative, AdFormat } from "@store/contract/ad-content";

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
export function adSvg({ art }: Pick<AdCreative, "art">, { width, height, viewBox }: AdFormat): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">\n${art}\n</svg>\n`;
}
