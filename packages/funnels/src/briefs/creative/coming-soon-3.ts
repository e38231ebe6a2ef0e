// Coming Soon 3: a clothing label before its first collection. One centred screen, nothing else.
import { ware } from "../../art/scenes/wares.ts";
import type { Brief } from "../../brief.ts";
import { soonHero } from "../../kit/after.ts";
import { footerCenter } from "../../kit/footer.ts";

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
      h2: 46,
      body: 17,
      tracking: -0.6,
      italicAccent: true,
      line: 1.02,
    },
    radius: { card: 0, button: 0, picture: 0 },
    rhythm: { band: 96, gap: 28, width: 1040 },
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
      alt: "A tan bag in a round of evening light",
      height: 640,
      scene: ware({
        thing: "bag",
        set: "arch",
        color: "#A6592F",
        second: "#EBD3B0",
        ground: "#E2D9CB",
        shape: "#C9A98A",
        scale: 0.94,
      }),
    },
  ],
  sections: [
    soonHero({
      layout: "center",
      tone: "paper",
      picture: 1,
      brand: "[Label]",
      eyebrow: "Collection one, handloom and hide",
      title: "Still *on the loom*",
      lead: "Forty-two pieces, woven by nine families in [district] and not before they are ready. The weavers say after the harvest.",
      date: "[Late November]",
      actions: [
        { text: "Write to me when it is done", to: "#your-form" },
        { text: "Follow the weaving", to: "#your-instagram" },
      ],
    }),
    footerCenter({
      brand: "[Label]",
      tone: "paper",
      links: [
        { text: "Instagram", to: "#your-instagram" },
        { text: "For stockists", to: "#your-form" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Label], [city].",
    }),
  ],
};
