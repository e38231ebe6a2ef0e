// The shape of an ad's layout: boxes within boxes, and what stands in them. The layouts themselves live in @store/goods;
// `draw-ad.ts` makes a picture of one.
import * as z from "zod/mini";
import { type AdField, adFieldIds } from "./ad-fields.ts";

const Field = z.enum(adFieldIds as [AdField, ...AdField[]]);

/** Any of the words, by their field. */
export const AdWords = z.partialRecord(Field, z.string());
export type AdWords = z.infer<typeof AdWords>;

/** What a box is filled with: made from the two colours of the shop, so that words can be read on each. */
export const Ground = z.enum(["ground", "accent", "soft", "deep", "paper"]);
export type Ground = z.infer<typeof Ground>;

/** How words look: letters, and how strongly they shrink when there are many. */
export const TextLook = z.enum(["display", "text", "strong"]);
export type TextLook = z.infer<typeof TextLook>;

/** Plain words, the accent, or the quieter tone of the ground they stand on. */
const Ink = z.enum(["plain", "accent", "quiet"]);

/** Sizes are hundredths of the root of a picture's area: 10 is a headline, 3.4 a line to read. */
const Size = z.number().check(z.positive());
const Percent = z.number().check(z.nonnegative(), z.maximum(100));

const Words = z.object({
  words: Field,
  size: Size,
  look: z.optional(TextLook),
  ink: z.optional(Ink),
  /** Drawn through: a price of before. It stands only where its evidence is confirmed. */
  struck: z.optional(z.boolean()),
  /** A mark before the words: a tick, a cross, a dot, or a figure. */
  mark: z.optional(z.string()),
});
const ButtonItem = z.object({ button: Field, size: z.optional(Size) });
const RibbonItem = z.object({ ribbon: Field, size: z.optional(Size) });
const LogoItem = z.object({ logo: Size });
const RuleItem = z.object({ rule: z.enum(["line", "short", "dashes"]) });
const GapItem = z.object({ gap: Size });

/** What stands below each other in a box and shrinks together until it fits. */
export const StackItem = z.union([Words, ButtonItem, RibbonItem, LogoItem, RuleItem, GapItem]);
export type StackItem = z.infer<typeof StackItem>;

export const decorations = [
  "sunburst",
  "circles",
  "dots",
  "grid",
  "stripes",
  "toran",
  "lamps",
  "petals",
  "ticks",
  "corners",
  "frame",
  "disc",
  "blob",
  "quotes",
  "question",
  "notches",
] as const;
export type Decoration = (typeof decorations)[number];

export const masks = ["round", "circle", "arch", "phone", "browser", "polaroid"] as const;

/** One box. What it names is drawn in this order: fill, decoration, picture, shade, boxes, stack. */
export const LayoutBox = z.object({
  /** Of its neighbours' length, where boxes share a box; `wide`: in a picture that is wider than high. */
  share: z.optional(Size),
  wide: z.optional(Size),
  /** Left, top, width and height in hundredths of the box around it, for a box that lies over others. */
  at: z.optional(z.tuple([Percent, Percent, Percent, Percent])),
  wideAt: z.optional(z.tuple([Percent, Percent, Percent, Percent])),
  fill: z.optional(Ground),
  corner: z.optional(Size),
  /** Between its edges and what it holds. */
  pad: z.optional(z.number()),
  deco: z.optional(z.enum(decorations)),
  decoInk: z.optional(z.enum(["accent", "quiet", "plain", "faint"])),
  /** The first or the second picture, and whether it fills its box or stands whole in it. */
  picture: z.optional(z.union([z.literal(1), z.literal(2)])),
  show: z.optional(z.enum(["cover", "contain"])),
  mask: z.optional(z.enum(masks)),
  /** Darkens a picture where words stand on it. */
  shade: z.optional(z.enum(["below", "above", "all"])),
  align: z.optional(z.enum(["start", "middle", "end"])),
  stand: z.optional(z.enum(["top", "middle", "bottom"])),
  stack: z.optional(z.array(StackItem)),
  gap: z.optional(z.number()),
  get down() {
    return z.optional(z.array(LayoutBox));
  },
  get across() {
    return z.optional(z.array(LayoutBox));
  },
  /** Below each other in a high picture, beside each other in a wide one. */
  get flow() {
    return z.optional(z.array(LayoutBox));
  },
  /** Over each other. */
  get over() {
    return z.optional(z.array(LayoutBox));
  },
});
export type LayoutBox = z.infer<typeof LayoutBox>;

const Hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

export const AdLayout = z.object({
  id: z.string(),
  name: z.string(),
  /** When it is the right one, in a sentence. */
  use: z.string(),
  /** Which shelf of the chooser it stands on. */
  family: z.enum(["Offer", "Proof", "Explain", "Story", "Product", "Event", "Carousel"]),
  /** With what it is shown until somebody types: an ad whose drawing it borrows, two colours, words. */
  sample: z.object({
    ad: z.string(),
    second: z.optional(z.string()),
    colours: z.tuple([Hex, Hex]),
    words: AdWords,
  }),
  box: LayoutBox,
});
export type AdLayout = z.infer<typeof AdLayout>;
