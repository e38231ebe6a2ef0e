// What all pages of the lead magnet funnel share.
import type { Design } from "../../kit/design.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import type { Action } from "../../kit/section.ts";

export const brand = "[Bakery desk name]";

export const design: Design = {
  palette: {
    paper: "#FFF7F4",
    tint: "#FBE4DD",
    card: "#FFFFFF",
    ink: "#351519",
    muted: "#634246",
    brand: "#B82F52",
    accent: "#F7B99F",
    deep: "#431527",
  },
  type: {
    display: "Fraunces",
    text: "DM Sans",
    weight: 600,
    h1: 68,
    h2: 48,
    body: 17,
    tracking: -0.9,
    line: 1.08,
    italicAccent: true,
  },
  radius: { card: 26, button: 60, picture: 28 },
  rhythm: { band: 104, gap: 26, width: 1200 },
  eyebrow: "plain",
  card: "flat",
  heads: "start",
  button: "solid",
  picture: "shadow",
  icons: "round",
};

/** The name, and the one thing to do on the page. */
export const top = (action: Action) => brandBar({ brand, action });

export const foot = footerCenter({
  brand,
  links: [
    { text: "Licence", to: "#your-terms-page" },
    { text: "Refunds", to: "#your-refund-page" },
    { text: "Privacy", to: "#your-privacy-page" },
  ],
  social: [
    { icon: "fab fa-instagram", to: "#your-instagram" },
    { icon: "fab fa-whatsapp", to: "#your-whatsapp" },
  ],
  legal:
    "© [Year] [Company], [GSTIN]. Figures on this page are examples; your own butter costs what it costs.",
});

/** Where the pages lie on the owner's site. */
export const to = {
  sheet: "/free-costing-sheet/",
  sent: "/your-sheet-is-on-its-way/",
  cards: "/price-list-cards/",
  use: "/how-to-use-your-sheet/",
};
