// Agency: a branding and packaging studio. Confident, witty, shows its thinking.

import type { Brief } from "../../brief.ts";
import { emailField, nameField } from "../../form/form.ts";
import { quoteAside } from "../../kit/asides.ts";
import { capture } from "../../kit/capture.ts";
import { footerLine } from "../../kit/footer.ts";
import { gallery } from "../../kit/gallery.ts";
import { brandBar } from "../../kit/header.ts";
import { heroEditorial } from "../../kit/hero-wide.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { timeline } from "../../kit/programme.ts";
import { countBand, statement } from "../../kit/proof.ts";

export const agency: Brief = {
  category: "creative",
  name: "Agency",
  slug: "agency",
  design: {
    palette: {
      paper: "#FFF7FB",
      tint: "#FFE3F0",
      card: "#FFFFFF",
      ink: "#170A1E",
      muted: "#5B4863",
      brand: "#FF3D7F",
      accent: "#D7FF3E",
      deep: "#170A1E",
    },
    type: {
      display: "Syne",
      text: "DM Sans",
      weight: 800,
      h1: 72,
      h2: 48,
      body: 18,
      tracking: -1.6,
      line: 1.02,
    },
    radius: { card: 32, button: 60, picture: 32 },
    rhythm: { band: 104, gap: 24, width: 1220 },
    eyebrow: "pill",
    card: "hard",
    heads: "start",
    button: "solid",
    picture: "tilt",
    icons: "round",
  },
  pictures: [
    { alt: "Two oil bottles with a studio's label on lime blocks before pink", still: "parcel-brand" },
    { alt: "Three snack packets of one brand, as a studio drew them", still: "snack-brand" },
    { alt: "Tins, a carton and matchboxes of one tea brand on lime and pink blocks", still: "parcel-tins" },
  ],
  sections: [
    brandBar({
      brand: "[Studio]*.*",
      lined: false,
      links: [
        { text: "Work", to: "#work" },
        { text: "What we do", to: "#do" },
        { text: "Weeks", to: "#weeks" },
      ],
      action: { text: "Start a project", to: "#start" },
    }),
    heroEditorial({
      eyebrow: "Names, identities and packaging. [City]",
      title: "We make brands that *aunties recommend,* designers envy",
      lead: "Seven people, four projects at a time. We begin in the kirana shop, not in the moodboard, because that is where your pack stands between two louder ones.",
      actions: [{ text: "Start a project", to: "#start" }],
      aside:
        "Booking for [month]. Small founders welcome: half of our clients came with a product and no name.",
      note: "Write in English, Hindi, Tamil or Gujarati. We draw letters in all four.",
      picture: 3,
      height: 560,
      heightMobile: 200,
    }),
    gallery({
      anchor: "work",
      tone: "tint",
      eyebrow: "Lately",
      title: "Two more that left the building",
      across: 2,
      height: 460,
      pictures: [
        { picture: 2, text: "**Kurr**, roasted makhana. From 40 shops to [310] in a year." },
        { picture: 1, text: "**Kolhu**, cold-pressed oils. One label that reads from across the shop." },
      ],
    }),
    featureNumbers({
      anchor: "do",
      tone: "deep",
      across: 4,
      eyebrow: "What we do",
      title: "Four verbs, *no synergy*",
      items: [
        {
          title: "Name",
          text: "Forty ideas, twelve that can be said on the phone, five free at the trademark registry, one you will defend at a wedding.",
        },
        {
          title: "Draw",
          text: "A mark, a face of letters, colours that survive cheap printing. In the scripts your buyer reads.",
        },
        {
          title: "Pack",
          text: "Pouch, carton, label. We stand on press with the printer at two in the morning, since that is when brown becomes orange.",
        },
        {
          title: "Speak",
          text: "The line on the pack, the site, the first fifty posts. Written by a person who has sold things across a counter.",
        },
      ],
    }),
    timeline({
      anchor: "weeks",
      eyebrow: "Eight weeks",
      title: "When you will see what",
      stops: [
        {
          when: "1–2",
          title: "Shops and kitchens",
          text: "We buy your rivals, film eight buyers choosing, and write one page: who you are against, and for whom.",
        },
        {
          when: "3–4",
          title: "Two directions",
          text: "Two, not six. Shown on real packs on a real shelf. You pick by Friday, with your mother in the room if you like.",
        },
        {
          when: "5–7",
          title: "Everything, properly",
          text: "The chosen way drawn out over every size and script. Dummies you can hold.",
        },
        {
          when: "8",
          title: "Files and farewell",
          text: "Print-ready artwork, a brand book of twenty pages, and a year of small questions answered free.",
        },
      ],
    }),
    countBand({
      tone: "accent",
      facts: [
        { to: 7, text: "people, all of whom draw" },
        { to: 4, text: "projects at a time, never a fifth" },
        { to: 8, text: "weeks from kirana shop to print file" },
        { to: 100, suffix: "%", text: "of the artwork yours, in writing" },
      ],
    }),
    quoteAside({
      tone: "paper",
      title: "Clients, unedited",
      quote: {
        quote: "[A founder's real words: what shelf or figure changed, and what was hard about the process.]",
        name: "[Name]",
        job: "[Brand, city]",
      },
      facts: [
        { what: "First answer", value: "Two days" },
        { what: "Directions you see", value: "Two, not six" },
        { what: "Owned by you", value: "Everything" },
      ],
    }),
    statement({ tone: "brand", text: "If the logo needs explaining, we have not finished." }),
    capture({
      anchor: "start",
      tone: "tint",
      eyebrow: "Start",
      title: "Send the product. Keep the brief.",
      lead: "Tell us what it is and what it costs. We answer in two days with a price, a month and one honest first thought.",
      points: [
        "Identity from [₹1.8 lakh], name and pack from [₹3.2 lakh]",
        "Three payments: start, choice, files",
        "You own everything, in writing",
      ],
      form: {
        fields: [
          nameField,
          emailField,
          {
            label: "What do you sell, and for how much?",
            name: "product",
            type: "textarea",
            placeholder: "Millet noodles, ₹90 a packet, 40 shops in Pune",
          },
          {
            label: "What do you need?",
            name: "need",
            type: "select",
            options: ["A name", "An identity", "Packaging", "All of it"],
          },
        ],
        button: "Send it over",
        consent: "Read by two people. Shared with nobody.",
      },
    }),
    footerLine({
      tone: "deep",
      brand: "[Studio]",
      links: [
        { text: "Work", to: "#work" },
        { text: "Instagram", to: "#your-instagram" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Studio], [city]. GSTIN [number].",
    }),
  ],
};
