// What all pages of the booking funnel share.
import type { Design } from "../../kit/design.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";

export const brand = "[Clinic name]";

/** Where the pages lie on the owner's site. */
export const to = {
  clinic: "/family-clinic/",
  asked: "/your-appointment-is-asked-for/",
  before: "/before-your-visit/",
  check: "/yearly-health-check/",
  after: "/after-your-visit/",
};

export const design: Design = {
  palette: {
    paper: "#FFFFFF",
    tint: "#E9F5F4",
    card: "#FFFFFF",
    ink: "#0B2730",
    muted: "#3C565F",
    brand: "#0A6F7A",
    accent: "#FFB48F",
    deep: "#083843",
  },
  type: {
    display: "Plus Jakarta Sans",
    text: "Plus Jakarta Sans",
    weight: 700,
    h1: 68,
    h2: 48,
    body: 17,
    tracking: -1.8,
    line: 1.08,
  },
  radius: { card: 22, button: 14, picture: 24 },
  rhythm: { band: 100, gap: 24, width: 1220 },
  eyebrow: "pill",
  card: "line",
  heads: "start",
  button: "solid",
  picture: "plain",
  icons: "filled",
};

export const top = brandBar({
  brand,
  tone: "paper",
  action: { text: "Call the desk", to: "#your-phone" },
});

export const foot = footerLine({
  brand,
  links: [
    { text: "Privacy of records", to: "#your-privacy-page" },
    { text: "Fees", to: "#your-fees-page" },
    { text: "WhatsApp", to: "#your-whatsapp" },
  ],
  legal:
    "© [Year] [Clinic name]. [Clinical establishment registration no.]. This page informs; it does not replace a consultation.",
});
