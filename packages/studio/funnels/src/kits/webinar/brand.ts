// What all pages of the webinar funnel share.
import type { Design } from "../../kit/design.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import type { Action } from "../../kit/section.ts";

export const brand = "[Workshop name]";

export const design: Design = {
  palette: {
    paper: "#FFFFFF",
    tint: "#F3EFFF",
    card: "#FFFFFF",
    ink: "#170D2F",
    muted: "#4B4360",
    brand: "#5B21D6",
    accent: "#C6F432",
    deep: "#170D2F",
  },
  type: {
    display: "Sora",
    text: "Manrope",
    weight: 800,
    h1: 68,
    h2: 48,
    body: 17,
    tracking: -1.9,
    line: 1.06,
  },
  radius: { card: 20, button: 14, picture: 20 },
  rhythm: { band: 104, gap: 24, width: 1220 },
  eyebrow: "pill",
  card: "line",
  heads: "start",
  button: "solid",
  picture: "plain",
  icons: "filled",
  edge: "none",
};

/** The name, and the one thing to do on the page. */
export const top = (action: Action) => brandBar({ brand, tone: "deep", action, lined: false });

export const foot = footerLine({
  brand,
  links: [
    { text: "Refunds", to: "#your-refund-page" },
    { text: "Privacy", to: "#your-privacy-page" },
    { text: "WhatsApp", to: "#your-whatsapp" },
  ],
  legal: "© [Year] [Company], [GSTIN]. Not part of or endorsed by Meta or WhatsApp.",
});

/** Where the pages lie on the owner's site. */
export const to = {
  signUp: "/local-ads-workshop/",
  booked: "/your-seat-is-booked/",
  review: "/one-to-one-ad-review/",
  tonight: "/workshop-room/",
  recording: "/workshop-recording/",
  programme: "/twelve-weeks-of-local-ads/",
};
