// What all pages of the course funnel share.
import type { Design } from "../../kit/design.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import type { Action } from "../../kit/section.ts";

export const brand = "[Garden school]";

export const design: Design = {
  palette: {
    paper: "#FCFBF5",
    tint: "#EBF0DD",
    card: "#FFFFFF",
    ink: "#1B2A18",
    muted: "#465440",
    brand: "#35702A",
    accent: "#F2AE49",
    deep: "#193318",
  },
  type: {
    display: "DM Serif Display",
    text: "Karla",
    weight: 400,
    h1: 72,
    h2: 50,
    body: 18,
    tracking: -0.6,
    line: 1.08,
  },
  radius: { card: 18, button: 12, picture: 18 },
  rhythm: { band: 104, gap: 28, width: 1220 },
  eyebrow: "bar",
  card: "flat",
  heads: "start",
  button: "solid",
  picture: "plain",
  icons: "round",
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
  legal: "© [Year] [Company], [GSTIN]. Days to harvest depend on sun and season.",
});

/** Where the pages lie on the owner's site. */
export const to = {
  lesson: "/free-garden-lesson/",
  course: "/balcony-garden-course/",
  box: "/seed-box-for-the-course/",
  start: "/your-first-sunday/",
};
