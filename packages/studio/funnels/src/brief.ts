// What a template is made from. How one is added: packages/studio/funnels/README.md.
import type { Design } from "./kit/design.ts";
import type { Focus } from "./kit/focus.ts";
import type { Section } from "./kit/section.ts";

export const categories = [
  {
    id: "premium-funnels",
    name: "Premium Funnels",
    folder: "premium-funnels",
    description:
      "Whole sales pages for one niche each: ten to fourteen sections, from headline to last call.",
  },
  {
    id: "high-converting",
    name: "High Converting Landing Pages",
    folder: "high-converting",
    description: "Sales pages, captures and thank-you pages that work for any offer.",
  },
  {
    id: "creative",
    name: "Creative Landing Pages",
    folder: "creative",
    description: "Landing pages for shops, services and places, and four pages for what is still to come.",
  },
] as const;

export type CategoryId = (typeof categories)[number]["id"];

/** A photograph of the studio: the name of a file in `studio/blender/stills`, less its ending. */
export interface BriefPicture {
  /** What it shows, for those who do not see it. */
  alt: string;
  still: string;
  /** The part of it that stays where it is cropped: its middle, unless said. */
  focus?: Focus;
}

/** What has pictures of its own: a template, or a kit. */
export interface Pictured {
  category: string;
  slug: string;
  design: Design;
  pictures: readonly BriefPicture[];
}

export interface Brief extends Pictured {
  category: CategoryId;
  /** As the catalogue names it (docs/product.md section 2); the download is named after it. */
  name: string;
  /** Unique within its category: letters, digits and hyphens. */
  slug: string;
  design: Design;
  pictures: readonly BriefPicture[];
  sections: readonly Section[];
}

/** The picture of all templates: how many sheets in a row, how large, how far apart. */
export const stripSize = { perRow: 21, pitch: 50, rowPitch: 69, width: 44, height: 58 } as const;

/**
 * The templates that the landing page begins with, in two rows: their first screens on a phone, whose letters stay legible.
 * A small screen has room for four, and asks for no more: the places of the others are empty. `most`: bytes.
 */
export const heroes = {
  hero: {
    templates: ["agency", "courses", "vastu", "astrology", "health", "trading"],
    size: { perRow: 3, width: 300, height: 400 },
    most: 52_000,
  },
  "hero-phone": {
    templates: ["agency", "courses", undefined, "astrology", "health", undefined],
    size: { perRow: 3, width: 264, height: 352 },
    most: 30_000,
  },
} as const;

/** What stands in those pictures where the buyer's own words go: made-up names, as a page in use would show them. */
export const heroWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agency: { "[Agency name]": "Northlane Media" },
  courses: { "[Course name]": "Sheets at Work", "[7]": "7", "[Monday 5 January]": "Monday 5 January" },
  vastu: { "[Name]": "Harshad Mehra" },
  astrology: { "[Your name]": "Sunanda Apte" },
  health: { "[Clinic name]": "Evenplate" },
  trading: { "[School name]": "Slow Candle" },
};

export type HeroName = keyof typeof heroes;
export const heroNames = ["hero", "hero-phone"] as const satisfies HeroName[];

/** Path of a template's nth picture below the pictures folder. */
export const picturePath = (of: Pick<Pictured, "category" | "slug">, n: number): string =>
  `${of.category}/${of.slug}-${n}.webp`;
