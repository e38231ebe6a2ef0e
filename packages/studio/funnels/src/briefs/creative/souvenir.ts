// Souvenir: handmade gifts from Indian craft towns. Storytelling, names of makers, gift-ready.

import type { Brief } from "../../brief.ts";
import { emailField, nameField } from "../../form/form.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { capturePanel } from "../../kit/capture.ts";
import { featureColumns } from "../../kit/features.ts";
import { footerLine } from "../../kit/footer.ts";
import { productGrid } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { aboutSigned } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { faqOpen } from "../../kit/trust.ts";

export const souvenir: Brief = {
  category: "creative",
  name: "Souvenir",
  slug: "souvenir",
  design: {
    palette: {
      paper: "#FFF6EA",
      tint: "#FBE3C4",
      card: "#FFFCF6",
      ink: "#3A1C14",
      muted: "#5F4132",
      brand: "#B4371F",
      accent: "#F2B544",
      deep: "#4A1B12",
    },
    type: {
      display: "DM Serif Display",
      text: "Karla",
      weight: 400,
      h1: 68,
      h2: 48,
      body: 18,
      tracking: -0.4,
      line: 1.1,
    },
    radius: { card: 12, button: 6, picture: 12 },
    rhythm: { band: 96, gap: 24, width: 1200 },
    eyebrow: "rule",
    card: "topline",
    heads: "center",
    button: "solid",
    picture: "arch",
    icons: "round",
  },
  pictures: [
    { alt: "A turquoise lacquered elephant with two small ones on a red ground", still: "craft-elephant" },
    { alt: "A red lacquer elephant with a yellow saddlecloth", still: "craft-red" },
    { alt: "A toran with mirrors and coloured leaves over a blue door", still: "craft-toran" },
    { alt: "Three hand-painted blue pottery cups, one still in the box", still: "craft-cups" },
    { alt: "Three brass lamps with five flames each", still: "craft-lamps" },
  ],
  sections: [
    brandBar({
      brand: "[Shop name]",
      links: [
        { text: "Gifts", to: "#gifts" },
        { text: "Makers", to: "#makers" },
        { text: "For companies", to: "#companies" },
      ],
      action: { text: "Shop all", to: "#your-shop" },
    }),
    heroBleed({
      melt: 24,
      tone: "brand",
      picture: 1,
      eyebrow: "From eleven craft towns",
      title: "Bring India home *without the fridge magnet*",
      lead: "An elephant turned in Channapatna, a lamp cast in Bastar, a bowl glazed in Jaipur. Each comes with the maker's name and the road to the workshop.",
      actions: [{ text: "Choose a gift", to: "#gifts" }],
      note: "Packed for suitcases. Shipped to [42] countries.",
    }),
    productGrid({
      anchor: "gifts",
      tone: "paper",
      eyebrow: "Most given",
      title: "Small enough for hand luggage",
      height: 310,
      items: [
        {
          picture: 2,
          name: "The Channapatna elephant",
          tag: "Karnataka",
          text: "Hale wood, turned on a lathe, coloured with lac. Safe for a child's mouth.",
          price: "[₹1,150]",
          action: { text: "Give this", to: "#your-shop" },
        },
        {
          picture: 3,
          name: "Toran for the door",
          tag: "Kutch, Gujarat",
          text: "Mirror work on cotton, coloured leaves, one slightly different, always.",
          price: "[₹1,680]",
          action: { text: "Give this", to: "#your-shop" },
        },
        {
          picture: 4,
          name: "The blue box",
          tag: "Jaipur, Rajasthan",
          text: "Three cups of quartz clay in cobalt glaze, in the box they travel in.",
          price: "[₹1,420]",
          action: { text: "Give this", to: "#your-shop" },
        },
      ],
    }),
    aboutSigned({
      portrait: true,
      anchor: "makers",
      tone: "tint",
      eyebrow: "Makers",
      title: "Noor Pasha's lathe runs *on Tuesdays too*",
      sign: "Noor Pasha",
      initials: "NP",
      text: "He learned the trade at nine from an uncle, left it for a factory at thirty, and came back when the orders did. Today four lathes run in the lane behind the [temple or mosque], one of them his daughter's.\n\nWe pay half when the wood is bought and half at delivery, and print what he receives: [₹460] of the [₹1,150]. Put your own maker's story here, with a photograph and consent.",
      points: [
        "Every piece carries a card with name and village",
        "No middlemen between [five] of our eleven towns and us",
      ],
    }),
    featureColumns({
      title: "Why it arrives in one piece, and in time",
      items: [
        {
          icon: "fas fa-box-open",
          title: "Packed in cotton waste",
          text: "From the mills at Tiruppur. Better than bubbles, and softer on the conscience.",
        },
        {
          icon: "fas fa-pen-fancy",
          title: "Your words by hand",
          text: "Thirty words on handmade paper, written by [name], whose hand is better than ours.",
        },
        {
          icon: "fas fa-plane-departure",
          title: "Airport pick-up",
          text: "Ordered by noon, waiting at [Bengaluru, Delhi, Mumbai] departures the same evening.",
        },
      ],
    }),
    plans({
      tone: "tint",
      eyebrow: "Ready to give",
      title: "Three boxes for three kinds of aunt",
      plans: [
        {
          name: "The Foreign Aunt",
          text: "Misses the kitchen most.",
          price: "[₹2,900]",
          per: "packed, with your words",
          lines: [
            "The small elephant",
            "Four block-printed napkins",
            "Filter coffee, and the tumbler to go with it",
          ],
          action: { text: "Send this box", to: "#your-shop" },
        },
        {
          name: "The Particular Aunt",
          text: "Has everything, and says so.",
          price: "[₹3,400]",
          per: "packed, with your words",
          lines: ["Brass lamp from Bastar", "Cotton wicks for a year of Fridays", "Sandal from Mysuru"],
          pick: "Given most before Diwali",
          action: { text: "Send this box", to: "#your-shop" },
        },
        {
          name: "The Young Aunt",
          text: "Insists that she is no aunt.",
          price: "[₹2,200]",
          per: "packed, with your words",
          lines: ["Blue pottery mug", "Ajrakh scarf", "Chocolate with gondhoraj lime"],
          action: { text: "Send this box", to: "#your-shop" },
        },
      ],
    }),
    capturePanel({
      anchor: "companies",
      tone: "paper",
      inner: "deep",
      eyebrow: "For companies",
      title: "Two hundred Diwali gifts that nobody passes on",
      lead: "From [₹650] a piece. Your card inside, not your logo on the elephant. Order by [15 September] for Diwali.",
      picture: 5,
      form: {
        fields: [
          nameField,
          emailField,
          { label: "How many, and by when?", name: "need", placeholder: "200 pieces, 20 October" },
        ],
        button: "Send me the catalogue",
        consent: "A PDF and one call.",
      },
    }),
    faqOpen({
      tone: "tint",
      title: "Before you tie the ribbon",
      items: [
        {
          title: "Can it fly?",
          text: "All but the lamp oil. Wood has its phytosanitary paper for Australia and New Zealand; tell us and we add it.",
        },
        {
          title: "Why is mine different from the photo?",
          text: "Because somebody made it. Shade and line differ a little; if you do not like yours, we exchange it.",
        },
        {
          title: "Something broke.",
          text: "Send a photo within a week. The maker sends another and we pay him again.",
        },
        {
          title: "Will they see what I paid?",
          text: "No. The bill comes to your mail; in the box lie the card, your words and a little cotton.",
        },
      ],
    }),
    footerLine({
      tone: "deep",
      brand: "[Shop name]",
      links: [
        { text: "Gifts", to: "#gifts" },
        { text: "Shipping and returns", to: "#your-terms-page" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "Gifts from the towns that make them. © [Year] [Shop name], [city]. GSTIN [number].",
    }),
  ],
};
