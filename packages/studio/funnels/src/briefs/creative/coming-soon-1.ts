// Coming Soon 1: a new café, told by its counter, its board and the night outside.

import type { Brief } from "../../brief.ts";
import { emailField } from "../../form/form.ts";
import { captureBar } from "../../kit/capture.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroHeadline } from "../../kit/hero-staged.ts";
import { dayStrip, menuCard } from "../../kit/paths.ts";
import { statement } from "../../kit/proof.ts";

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
      h2: 48,
      body: 18,
      tracking: -0.5,
      line: 1.08,
    },
    radius: { card: 20, button: 40, picture: 20 },
    rhythm: { band: 88, gap: 24, width: 1180 },
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
    brandBar({
      brand: "[Café name]",
      tone: "deep",
      lined: false,
      links: [
        { text: "On the board", to: "#board" },
        { text: "Find the door", to: "#your-map" },
      ],
      action: { text: "First night", to: "#list" },
    }),
    heroHeadline({
      flip: true,
      scale: 1.12,
      height: 560,
      tone: "deep",
      picture: 2,
      eyebrow: "[Café name], a late café for [city]",
      title: "The town sleeps at ten. *We are about to change that.*",
      lead: "Cappuccino, bun maska and a table for your laptop until two in the morning. The kitchen is being tiled as you read this.",
      actions: [{ text: "Put me on the first-night list", to: "#list" }],
      facts: [
        { figure: "[12 March]", text: "the door opens, in [area]" },
        { figure: "2 am", text: "the last cup is poured" },
        { figure: "7 nights", text: "a week, Sundays too" },
        { figure: "1 board", text: "holds the whole menu" },
      ],
    }),
    menuCard({
      anchor: "board",
      tone: "paper",
      picture: 1,
      eyebrow: "On the board",
      title: "Short menu, long evening",
      lead: "Cooked by two people, so it fits on one board. It changes when the market does.",
      groups: [
        {
          title: "Until midnight",
          items: [
            { name: "Cappuccino", price: "[₹120]", text: "With a heart, when the milk allows" },
            { name: "Bun maska", price: "[₹80]", text: "Salted butter, as thick as the bun" },
            { name: "Egg puffs", price: "[₹50]", text: "Out of the oven at eleven" },
          ],
        },
        {
          title: "After midnight",
          items: [
            { name: "Lemon rice", price: "[₹120]", text: "With a papad and no questions" },
            { name: "A table and a socket", price: "free", text: "Nobody hurries you" },
          ],
        },
      ],
      foot: "UPI and cash. Women travelling alone: we call your cab and wait with you.",
    }),
    statement({
      tone: "deep",
      text: "Somebody should keep *a lamp on.*",
      by: "Why we are doing this, written on the wall by the tiler",
    }),
    dayStrip({
      tone: "tint",
      eyebrow: "One night",
      title: "The hours nobody keeps",
      hours: [
        { hour: "8 pm", title: "Lamps on", text: "First kettle, first table. The street is still loud." },
        { hour: "10 pm", title: "The town shuts", text: "Shutters go down outside. Ours stays up." },
        { hour: "12 am", title: "Laptops and exams", text: "Quiet music, long tables, a second tumbler." },
        { hour: "2 am", title: "Last cup", text: "We sweep round you, and walk you to the cab." },
      ],
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
