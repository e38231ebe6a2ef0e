// What all pages of the local shop's funnel share.
import type { Design } from "../../kit/design.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";

export const brand = "[Shop name]";

/** Where the pages lie on the owner's site. */
export const to = {
  shop: "/spices-and-tiffin/",
  order: "/your-order-is-with-us/",
  hamper: "/festival-hampers/",
  ready: "/ready-for-pick-up/",
  again: "/come-again/",
};

export const design: Design = {
  palette: {
    paper: "#FFF8EC",
    tint: "#F8E6C8",
    card: "#FFFFFF",
    ink: "#2E1609",
    muted: "#5C4231",
    brand: "#A33B12",
    accent: "#F0B23A",
    deep: "#2E1609",
  },
  type: {
    display: "Lora",
    text: "Work Sans",
    weight: 700,
    h1: 70,
    h2: 50,
    body: 17,
    tracking: -0.8,
    line: 1.08,
    italicAccent: true,
  },
  radius: { card: 10, button: 8, picture: 10 },
  rhythm: { band: 100, gap: 26, width: 1220 },
  eyebrow: "rule",
  card: "topline",
  heads: "start",
  button: "solid",
  picture: "plain",
  icons: "round",
};

export const top = brandBar({
  brand,
  tone: "deep",
  lined: false,
  action: { text: "Order on WhatsApp", to: "#your-whatsapp" },
});

export const foot = footerCenter({
  brand,
  tone: "deep",
  social: [
    { icon: "fab fa-instagram", to: "#your-instagram" },
    { icon: "fab fa-whatsapp", to: "#your-whatsapp" },
  ],
  links: [
    { text: "Delivery and returns", to: "#your-refund-page" },
    { text: "Privacy", to: "#your-privacy-page" },
  ],
  legal: "© [Year] [Shop name], [GSTIN]. FSSAI licence [number].",
});
