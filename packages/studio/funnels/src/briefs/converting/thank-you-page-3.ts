import type { Brief } from "../../brief.ts";
import { thanksHero } from "../../kit/after.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { footerColumns } from "../../kit/footer.ts";
import { brandLine, noticeStrip } from "../../kit/header.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { faqOpen } from "../../kit/trust.ts";

export const thankYouPage3: Brief = {
  category: "high-converting",
  name: "Thank You Page 3",
  slug: "thank-you-page-3",
  design: {
    palette: {
      paper: "#FAF6EF",
      tint: "#F0E6D6",
      card: "#FFFDF9",
      ink: "#33201A",
      muted: "#715B50",
      brand: "#9A3B26",
      accent: "#D9A441",
      deep: "#3D1D14",
    },
    type: {
      display: "Marcellus",
      text: "Karla",
      weight: 400,
      h1: 76,
      h2: 54,
      body: 18,
      tracking: -0.2,
      line: 1.14,
    },
    radius: { card: 2, button: 2, picture: 2 },
    rhythm: { band: 92, gap: 26, width: 1200 },
    eyebrow: "plain",
    card: "line",
    heads: "start",
    button: "quiet",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    { alt: "Packed cartons on a bench with tape and twine", still: "parcel-bench" },
    { alt: "Three bottles of cold-pressed oil and a brass bowl of mustard seed", still: "parcel-oils" },
  ],
  sections: [
    noticeStrip({
      tone: "deep",
      text: "Paying cash? Please say *yes* to the WhatsApp message within [6] hours, or the parcel waits.",
    }),
    brandLine({ brand: "[Oil maker]", tone: "tint" }),
    thanksHero({
      tone: "tint",
      eyebrow: "Order [#0000]",
      icon: "fas fa-box-open",
      title: "Thank you. *We are filling your bottle.*",
      lead: "Every bottle is filled after it is ordered, from oil pressed in the same week. Yours leaves [Palakkad] by [tomorrow evening]. The bill and the tracking number come on WhatsApp and by mail.",
      facts: [
        { label: "In the parcel", value: "[Mustard, 3 × 500 ml]" },
        { label: "To pay", value: "[₹649, at the door]" },
        { label: "At your door", value: "[Day and date]" },
      ],
      actions: [{ text: "Follow the parcel", to: "#your-tracking-page" }],
      picture: 1,
    }),
    featureNumbers({
      tone: "paper",
      title: "From the press to your shelf",
      items: [
        {
          title: "Today: your yes",
          text: "Cash orders are confirmed on WhatsApp, so that no bottle travels for nothing. Prepaid orders skip this.",
        },
        {
          title: "Tomorrow: filled and sealed",
          text: "Batch and pressing date are written on the label by hand. Send us a photo if you cannot read it.",
        },
        {
          title: "Day 3 to 6: at your door",
          text: "[Courier] calls before coming. Keep [₹649] ready, or pay the rider by UPI.",
        },
      ],
    }),
    splitBleed({
      flip: true,
      tone: "deep",
      picture: 2,
      eyebrow: "First Sunday",
      title: "Let it settle, then cook",
      text: "Oil from a wooden press is darker and smells of its seed. What settles at the foot of the bottle is seed too: pour gently, and it stays there.",
      points: [
        "Mustard: heat it until it just smokes, then lower the flame",
        "Sesame: for tempering, and for the pickle jar",
        "Groundnut: for whatever is fried",
      ],
      action: { text: "How we cook with each", to: "#your-guide" },
    }),
    faqOpen({
      tone: "tint",
      title: "If something is not as it should be",
      items: [
        {
          title: "I typed the wrong address",
          text: "Answer our WhatsApp message before it is packed. After that the rider can still be told a landmark.",
        },
        {
          title: "Can I add another bottle?",
          text: "Yes, until [6 p.m. today], at the same postage. Write “one more”.",
        },
        {
          title: "It arrived leaking",
          text: "Film the opening, send ten seconds of it, and a new bottle leaves the next morning. Nothing to return.",
        },
        {
          title: "I have changed my mind",
          text: "Before dispatch: one message, money back in [3] days. After: unopened bottles within [10] days.",
        },
      ],
      action: { text: "Write on WhatsApp", to: "#your-whatsapp" },
    }),
    footerColumns({
      brand: "[Oil maker]",
      text: "Wood-pressed in [Palakkad] since [1986].",
      groups: [
        {
          title: "Help",
          links: [
            { text: "WhatsApp", to: "#your-whatsapp" },
            { text: "Returns", to: "#your-refund-page" },
          ],
        },
        {
          title: "Meanwhile",
          links: [
            { text: "How we cook with each", to: "#your-guide" },
            { text: "Back to the shop", to: "#your-shop" },
          ],
        },
      ],
      legal: "© [Year] [Maker], [GSTIN], [FSSAI licence no.].",
    }),
  ],
};
