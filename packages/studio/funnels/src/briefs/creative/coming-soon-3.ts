// Coming Soon 3: a clothing label before its first collection. Cloth to the edge of the screen, and what happens until it is ready.

import type { Brief } from "../../brief.ts";
import { emailField, nameField } from "../../form/form.ts";
import { capturePanel } from "../../kit/capture.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroHeadline } from "../../kit/hero-staged.ts";
import { dayStrip } from "../../kit/paths.ts";
import { statement } from "../../kit/proof.ts";

export const comingSoon3: Brief = {
  category: "creative",
  name: "Coming Soon 3",
  slug: "coming-soon-3",
  design: {
    palette: {
      paper: "#EDE7DD",
      tint: "#E2D9CB",
      card: "#F7F3EC",
      ink: "#26221C",
      muted: "#645B4E",
      brand: "#26221C",
      accent: "#A6592F",
      deep: "#26221C",
    },
    type: {
      display: "Cormorant Garamond",
      text: "Josefin Sans",
      weight: 500,
      h1: 78,
      h2: 50,
      body: 17,
      tracking: -0.6,
      italicAccent: true,
      line: 1.16,
    },
    radius: { card: 0, button: 0, picture: 0 },
    rhythm: { band: 96, gap: 28, width: 1160 },
    eyebrow: "caps",
    card: "line",
    heads: "center",
    button: "quiet",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    {
      alt: "Hand-woven cloth in rust, indigo and sand, folded in a stack beside spools of yarn",
      still: "cloth-stack",
    },
    {
      alt: "Bowls of dye powder in indigo, madder and turmeric, hanks of yarn before them",
      still: "cloth-dye",
    },
  ],
  sections: [
    brandBar({
      brand: "[Label]",
      tone: "paper",
      lined: false,
      links: [
        { text: "The months", to: "#months" },
        { text: "Instagram", to: "#your-instagram" },
      ],
      action: { text: "Join the list", to: "#list" },
    }),
    heroHeadline({
      scale: 1.9,
      height: 600,
      tone: "paper",
      picture: 1,
      eyebrow: "[Label], collection one",
      title: "Still *on the loom*",
      lead: "Forty-two pieces, woven by nine families in [district] and not before they are ready. The weavers say after the harvest: [late November].",
      actions: [
        { text: "Join the list", to: "#list" },
        { text: "See the cloth", to: "#your-instagram" },
      ],
    }),
    dayStrip({
      anchor: "months",
      tone: "tint",
      eyebrow: "Until then",
      title: "What happens between now and the first parcel",
      hours: [
        {
          hour: "July",
          title: "Spun",
          text: "Cotton from [place], spun by hand. A kilo a week for each spinner, no faster.",
        },
        {
          hour: "August",
          title: "Dyed and set",
          text: "Indigo, madder, turmeric and the green between them, in the shade. Rain decides, not the calendar.",
        },
        {
          hour: "October",
          title: "Woven",
          text: "Four metres on a good day. Each bolt carries the weaver's mark in one corner.",
        },
        {
          hour: "November",
          title: "Cut and numbered",
          text: "Forty-two pieces, signed inside the collar, sent in the order of the list.",
        },
      ],
    }),
    statement({
      tone: "deep",
      text: "Forty-two pieces, *and no forty-third.*",
      by: "Nine looms, one season. Then the pattern cards go back into the trunk.",
    }),
    capturePanel({
      anchor: "list",
      tone: "paper",
      title: "The list comes first, *then the shop*",
      lead: "Those who leave an address see the collection two days before anybody else.",
      picture: 2,
      form: {
        fields: [nameField, emailField],
        button: "Put me on the list",
        consent: "One letter when it is done, and one when it is gone. Nothing else.",
      },
    }),
    footerCenter({
      brand: "[Label]",
      tone: "paper",
      links: [
        { text: "Instagram", to: "#your-instagram" },
        { text: "For stockists", to: "#your-contact-page" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Label], [city].",
    }),
  ],
};
