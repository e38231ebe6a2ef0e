// Coming Soon 1: a new café, told by its counter, its board and the night outside.

import type { Brief } from "../../brief.ts";
import { emailField } from "../../form/form.ts";
import { pictureBand } from "../../kit/bleed.ts";
import { captureBar } from "../../kit/capture.ts";
import { footerCenter } from "../../kit/footer.ts";
import { heroStage } from "../../kit/hero-wide.ts";
import { paperSheet } from "../../kit/sheets.ts";

export const comingSoon1: Brief = {
  category: "creative",
  name: "Coming Soon 1",
  slug: "coming-soon-1",
  design: {
    palette: {
      paper: "#FFF8EF",
      tint: "#F7EBDA",
      card: "#FFFFFF",
      ink: "#231942",
      muted: "#5E5475",
      brand: "#5E3BA8",
      accent: "#FFB84C",
      deep: "#1B1236",
    },
    type: {
      display: "DM Serif Display",
      text: "DM Sans",
      weight: 400,
      h1: 68,
      h2: 40,
      body: 18,
      tracking: -0.5,
      line: 1.08,
    },
    radius: { card: 20, button: 40, picture: 20 },
    rhythm: { band: 88, gap: 24, width: 1080 },
    eyebrow: "pill",
    card: "flat",
    heads: "center",
    button: "solid",
    picture: "plain",
    icons: "round",
  },
  pictures: [
    {
      alt: "A cup of coffee with a heart poured in milk, beans and a jar of sugar on a wooden table",
      still: "cafe-cup",
    },
    { alt: "Three cups under a lamp on the counter at night, shelves of cups behind", still: "cafe-night" },
  ],
  sections: [
    heroStage({
      tone: "tint",
      inner: "deep",
      picture: 1,
      height: 460,
      eyebrow: "[Café name], a late café for [city]",
      title: "The town sleeps at ten. *We are about to change that.*",
      lead: "Filter coffee, bun maska and a table for your laptop until two in the morning. The kitchen is being tiled as you read this.",
      actions: [{ text: "Put me on the first-night list", to: "#list" }],
      note: "Doors open on [date], in [area].",
    }),
    paperSheet({
      tone: "paper",
      eyebrow: "On the board",
      title: "Short menu, long evening",
      lead: "Cooked by two people, so it fits on one board. It changes when the market does.",
      sheetTitle: "Until two in the morning",
      lines: [
        "Filter coffee, tumbler and davara, [₹60]",
        "Bun maska with salted butter, [₹80]",
        "Egg puffs from the oven at eleven, [₹50]",
        "Lemon rice after midnight, [₹120]",
        "A table, a socket and nobody who hurries you",
      ],
    }),
    pictureBand({
      picture: 2,
      veil: 0.64,
      text: "Somebody should keep *a lamp on.*",
      by: "Why we are doing this, written on the wall by the tiler",
    }),
    captureBar({
      anchor: "list",
      tone: "brand",
      title: "First night, first coffee on the house",
      lead: "One message a week before we open, with your table number. Nothing before it, nothing after.",
      form: {
        fields: [emailField],
        button: "Keep me a chair",
        consent: "We delete the list a month after opening.",
      },
    }),
    footerCenter({
      brand: "[Café name]",
      tone: "deep",
      social: [{ icon: "fab fa-instagram", to: "#your-instagram" }],
      links: [
        { text: "Find the door", to: "#your-map" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Café name], [area, city]. FSSAI licence [number].",
    }),
  ],
};
