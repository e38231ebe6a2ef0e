// Coming Soon 1: a new café, told over a night picture of the town.
import { nightTown } from "../../art/scenes/outlooks.ts";
import type { Brief } from "../../brief.ts";
import { soonHero } from "../../kit/after.ts";
import { captureBar, emailField } from "../../kit/capture.ts";

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
  pictures: [{ alt: "A town at night under a warm moon", height: 900, scene: nightTown() }],
  sections: [
    soonHero({
      layout: "cover",
      picture: 1,
      brand: "[Café name]",
      eyebrow: "A late café for [city]",
      title: "The town sleeps at ten. *We are about to change that.*",
      lead: "Filter coffee, bun maska and a table for your laptop until two in the morning. The kitchen is being tiled as you read this.",
      date: "Doors open on [date], in [area]",
      actions: [{ text: "Put me on the first-night list", to: "#list" }],
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
  ],
};
