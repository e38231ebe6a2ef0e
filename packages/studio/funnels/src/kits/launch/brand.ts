// What all pages of the launch funnel share.
import type { Design } from "../../kit/design.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import type { Action } from "../../kit/section.ts";

export const brand = "[Snack brand]";

export const design: Design = {
  palette: {
    paper: "#FFF9E8",
    tint: "#FFEBB0",
    card: "#FFFFFF",
    ink: "#350A29",
    muted: "#5B354F",
    brand: "#C91C63",
    accent: "#FFC21A",
    deep: "#350A29",
  },
  type: {
    display: "Bebas Neue",
    text: "Poppins",
    weight: 400,
    h1: 108,
    h2: 66,
    body: 17,
    tracking: 0.4,
    uppercase: true,
    line: 0.98,
  },
  radius: { card: 24, button: 50, picture: 24 },
  rhythm: { band: 100, gap: 24, width: 1200 },
  eyebrow: "pill",
  card: "hard",
  heads: "center",
  button: "hard",
  buttonCase: "uppercase",
  picture: "plain",
  icons: "round",
};

/** The name, and the one thing to do on the page. */
export const top = (action: Action) => brandBar({ brand, tone: "accent", action, lined: false });

export const foot = footerCenter({
  brand,
  tone: "deep",
  social: [
    { icon: "fab fa-instagram", to: "#your-instagram" },
    { icon: "fab fa-whatsapp", to: "#your-whatsapp" },
  ],
  links: [
    { text: "Delivery and returns", to: "#your-refund-page" },
    { text: "Privacy policy", to: "#your-privacy-page" },
  ],
  legal: "© [Year] [Company]. FSSAI [number]. Contains sesame; packed where nuts are packed.",
});

/** Where the pages lie on the owner's site. */
export const to = {
  list: "/something-to-crunch/",
  listed: "/you-are-on-the-list/",
  launch: "/launch-day/",
  packed: "/your-box-is-packed/",
};
