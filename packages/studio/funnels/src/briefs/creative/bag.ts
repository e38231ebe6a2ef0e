// Bag: one work bag by a small leather workshop. Quiet luxury, told through stitches.

import type { Brief } from "../../brief.ts";
import { quoteAside } from "../../kit/asides.ts";
import { heroBleed, overlap, splitBleed } from "../../kit/bleed.ts";
import { footerColumns } from "../../kit/footer.ts";
import { productGrid } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { bigFigure } from "../../kit/sheets.ts";

export const bag: Brief = {
  category: "creative",
  name: "Bag",
  slug: "bag",
  design: {
    palette: {
      paper: "#FAF6F2",
      tint: "#F1E6DC",
      card: "#FFFFFF",
      ink: "#33201A",
      muted: "#6F564C",
      brand: "#8C3B2A",
      accent: "#D8A15D",
      deep: "#33201A",
    },
    type: {
      display: "Lora",
      text: "Manrope",
      weight: 500,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -0.8,
      line: 1.14,
    },
    radius: { card: 10, button: 8, picture: 10 },
    rhythm: { band: 100, gap: 26, width: 1200 },
    eyebrow: "caps",
    card: "flat",
    heads: "start",
    button: "solid",
    picture: "offset",
    icons: "bare",
  },
  pictures: [
    {
      alt: "A russet leather handbag with a brass lock, its strap before it, in window light",
      still: "bag-russet",
    },
    { alt: "The same bag in tan on a block", still: "bag-tan" },
    { alt: "The bag in bottle green on a block", still: "bag-green" },
    { alt: "The bag in black with tan stitches", still: "bag-black" },
    { alt: "The brass lock and the stitched flap of the russet bag, from near", still: "bag-near" },
    {
      alt: "The bag open: a laptop in its sleeve, notebooks, a bottle, keys on the brass hook",
      still: "bag-open",
    },
    { alt: "Three bags in tan, green and black on an oak board", still: "bag-shelf" },
  ],
  sections: [
    brandBar({
      brand: "[Bag maker]",
      links: [
        { text: "The bag", to: "#inside" },
        { text: "Colours", to: "#colours" },
        { text: "Repairs", to: "#repairs" },
      ],
      action: { text: "Choose a colour", to: "#colours" },
    }),
    heroBleed({
      tone: "tint",
      melt: true,
      share: 46,
      height: 740,
      eyebrow: "The [Tuesday] tote, made in [Kanpur]",
      title: "It carries the laptop.\n*It does not look like it.*",
      lead: "Full-grain leather, a padded sleeve up to fourteen inches, and a base that stands by itself under the meeting-room table. Heavy on compliments, 980 grams on the shoulder.",
      actions: [
        { text: "Choose a colour", to: "#colours" },
        { text: "Look inside", to: "#inside" },
      ],
      note: "[₹8,900] with free delivery. Try it at home for ten days.",
      picture: 1,
    }),
    splitBleed({
      anchor: "inside",
      tone: "paper",
      flip: true,
      share: 48,
      picture: 6,
      eyebrow: "Inside",
      title: "A place for each thing that gets lost",
      text: "A brass hook on a strap as long as your forearm: pull the keys out at the door; the rest of the bag stays shut. The bottle stands in its own corner, and the papers beside it remain papers.",
      points: [
        "A padded wall for the laptop, edged in leather",
        "Zipped pocket for the passport, against the body",
        "Light cotton lining, so you can see the pen",
        "Five brass feet for train floors",
      ],
    }),
    bigFigure({
      tone: "deep",
      figure: "10 days",
      title: "To carry it before you keep it",
      text: "Leather that is never scratched was never leather. Ours marks, and forgives with a thumb and some warmth. Take it on a train, into an office and through one shower, then decide.",
    }),
    productGrid({
      anchor: "colours",
      tone: "tint",
      eyebrow: "Colours",
      title: "Dyed through, so scars match",
      height: 260,
      items: [
        {
          picture: 2,
          name: "Monsoon tan",
          text: "Darkens to honey in a year. For those who like to watch.",
          price: "[₹8,900]",
          action: { text: "Order in tan", to: "#your-checkout" },
        },
        {
          picture: 3,
          name: "Bottle green",
          text: "Goes with black, navy, ikat and a bad mood.",
          price: "[₹8,900]",
          action: { text: "Order in green", to: "#your-checkout" },
        },
        {
          picture: 4,
          name: "Ink black",
          text: "Tan thread on black, so that you can count the stitches. We did.",
          price: "[₹8,900]",
          action: { text: "Order in black", to: "#your-checkout" },
        },
      ],
    }),
    splitBleed({
      anchor: "repairs",
      tone: "paper",
      share: 52,
      picture: 5,
      eyebrow: "Repairs",
      title: "Mended for as long as *we have hands*",
      text: "Stitches, zips and handles are repaired free for five years and at cost after that. Post it to the workshop with a note of what it went through; it comes home oiled, with the old part in an envelope.",
      points: ["Ten days to try it at home, pick-up free", "Exchange of colour within a month"],
    }),
    quoteAside({
      title: "A year later, *asked again*",
      tone: "tint",
      quote: {
        quote: "[A buyer's real words after a year: what it carried, what it *survived.*]",
        name: "[Name]",
        job: "[Work, city]",
      },
      facts: [
        { what: "Weight, empty", value: "980 g" },
        { what: "Laptop", value: "to 14 inches" },
        { what: "Stitches, by hand", value: "[412]" },
      ],
      others: [
        {
          quote: "[A buyer on the size: what fits, what honestly does not.]",
          name: "[Name]",
          job: "[work, city]",
        },
        {
          quote: "[A buyer whose bag was repaired: what happened, how it came back.]",
          name: "[Name]",
          job: "[work, city]",
        },
      ],
    }),
    overlap({
      tone: "paper",
      picture: 7,
      height: 620,
      over: 56,
      title: "Put yesterday's bag beside it *and decide*",
      lead: "Ten days at home, with the tags inside. If the old one wins, we collect ours and say nothing.",
      points: ["Dispatched in [two] working days", "Cash on delivery in most cities"],
      action: { text: "Try it for ten days", to: "#your-checkout" },
    }),
    footerColumns({
      brand: "[Bag maker]",
      text: "Leather goods made by eleven people in [city].",
      groups: [
        {
          title: "Shop",
          links: [
            { text: "Colours", to: "#colours" },
            { text: "Repairs", to: "#repairs" },
          ],
        },
        {
          title: "Small print",
          links: [
            { text: "Returns", to: "#your-terms-page" },
            { text: "Privacy policy", to: "#your-privacy-page" },
          ],
        },
      ],
      legal: "© [Year] [Bag maker]. GSTIN [number].",
    }),
  ],
};
