// Coming Soon 4: a shop closed for renovation that keeps serving its regulars.

import type { Brief } from "../../brief.ts";
import { emailField } from "../../form/form.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { captureBar } from "../../kit/capture.ts";
import { footerLine } from "../../kit/footer.ts";
import { contactCards } from "../../kit/gallery.ts";
import { brandBar } from "../../kit/header.ts";
import { bigFigure } from "../../kit/sheets.ts";

export const comingSoon4: Brief = {
  category: "creative",
  name: "Coming Soon 4",
  slug: "coming-soon-4",
  design: {
    palette: {
      paper: "#0F1A17",
      tint: "#1C322C",
      card: "#27443C",
      ink: "#EFF8F1",
      muted: "#AFC4B8",
      brand: "#2FBF8A",
      accent: "#FF8A5B",
      deep: "#0A1210",
    },
    type: {
      display: "Space Grotesk",
      text: "Work Sans",
      weight: 700,
      h1: 70,
      h2: 40,
      body: 17,
      tracking: -2,
      line: 1,
    },
    radius: { card: 8, button: 8, picture: 8 },
    rhythm: { band: 80, gap: 20, width: 1200 },
    eyebrow: "bar",
    card: "sideline",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    { alt: "A taped carton on a doorstep in the first sun", still: "parcel-doorstep" },
    { alt: "A small carton closed with green tape, the roll beside it", still: "parcel-tape" },
  ],
  sections: [
    brandBar({
      brand: "[Shop name]",
      tone: "deep",
      lined: false,
      links: [
        { text: "Meanwhile", to: "#meanwhile" },
        { text: "What gets better", to: "#better" },
      ],
      action: { text: "Order in a chat", to: "#your-whatsapp" },
    }),
    heroBleed({
      tone: "deep",
      share: 50,
      height: 680,
      picture: 2,
      eyebrow: "[Shop name]: new site, same people",
      title: "We moved the shelves. *Back soon.*",
      lead: "Our online shop is being rebuilt so that it loads on one bar of network and takes UPI without a fuss. Orders already placed are on their way.",
      actions: [{ text: "Order by WhatsApp meanwhile", to: "#meanwhile" }],
    }),
    bigFigure({
      tone: "accent",
      figure: "[12] days",
      title: "until the doors open again",
      text: "Back on [date], at ten in the morning. Until then everything is packed, counted and within reach of a message.",
      points: ["[1,840] things moved, photographed and counted", "No order left behind"],
    }),
    contactCards({
      anchor: "meanwhile",
      tone: "paper",
      eyebrow: "Meanwhile",
      title: "Closed for browsing, open for asking",
      ways: [
        {
          icon: "fab fa-whatsapp",
          title: "Order in a chat",
          text: "Send a photo or a name. Price and payment link within the hour, 9 to 7.",
          action: { text: "Open WhatsApp", to: "#your-whatsapp" },
        },
        {
          icon: "fas fa-truck",
          title: "Where is my parcel?",
          text: "Your order number still works. Tracking never went away.",
          action: { text: "Track an order", to: "#your-tracking-page" },
        },
        {
          icon: "fas fa-store",
          title: "Come to the counter",
          text: "[Address, city]. Monday to Saturday, 10 to 8.",
          action: { text: "Get directions", to: "#your-map-link" },
        },
      ],
    }),
    splitBleed({
      anchor: "better",
      tone: "tint",
      flip: true,
      picture: 1,
      eyebrow: "Behind the tarpaulin",
      title: "What the new shop will do better",
      lead: "You told us on the phone, over the counter and in [00] messages. We kept the list.",
      points: [
        "Opens in two seconds on an old phone",
        "UPI, cards, and cash at the door as before",
        "The price with delivery, before you type an address",
        "An order can be changed until it is packed",
        "Your old orders and addresses, waiting for you",
      ],
    }),
    captureBar({
      anchor: "first",
      tone: "brand",
      title: "Be first through the new door",
      lead: "One mail on the morning we open, with [₹150] off for having waited. Then silence.",
      form: {
        fields: [emailField],
        button: "Tell me at ten",
        consent: "We delete the list when the first week is over.",
      },
    }),
    footerLine({
      tone: "deep",
      brand: "[Shop name]",
      links: [
        { text: "Returns", to: "#your-terms-page" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Shop name]. GSTIN [number].",
    }),
  ],
};
