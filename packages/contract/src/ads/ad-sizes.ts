// The four sizes of an ad.

export interface AdSize {
  id: "square" | "feed" | "story" | "wide";
  name: string;
  /** Where it is shown. */
  use: string;
  width: number;
  height: number;
  /** Kept free of words above and below, because the app puts its own there. */
  free: readonly [number, number];
}

export const adSizes = [
  { id: "feed", name: "Feed, 4:5", use: "one picture in the feed", width: 1080, height: 1350, free: [0, 0] },
  {
    id: "square",
    name: "Square, 1:1",
    use: "cards of a carousel, or the right-hand column",
    width: 1080,
    height: 1080,
    free: [0, 0],
  },
  {
    id: "story",
    name: "Story, 9:16",
    use: "stories and reels: words keep clear of the app's own above and below",
    width: 1080,
    height: 1920,
    free: [270, 340],
  },
  {
    id: "wide",
    name: "Wide, 1.91:1",
    use: "links, Google and LinkedIn",
    width: 1200,
    height: 628,
    free: [0, 0],
  },
] as const satisfies readonly AdSize[];
export type AdSizeId = AdSize["id"];
