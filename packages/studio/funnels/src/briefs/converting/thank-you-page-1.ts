// Thank You Page 1: after buying a household accounts planner. Orderly, quietly pleased.
import type { Brief } from "../../brief.ts";
import { sideOffer, thanksHero } from "../../kit/after.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandLine } from "../../kit/header.ts";
import { dayStrip } from "../../kit/paths.ts";

export const thankYouPage1: Brief = {
  category: "high-converting",
  name: "Thank You Page 1",
  slug: "thank-you-page-1",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#E9F5F3",
      card: "#FFFFFF",
      ink: "#0E2B2A",
      muted: "#3C524F",
      brand: "#0B5C55",
      accent: "#FF9F5A",
      deep: "#0B3B38",
    },
    type: {
      display: "Manrope",
      text: "Manrope",
      weight: 800,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1,
      line: 1.14,
    },
    radius: { card: 16, button: 12, picture: 16 },
    rhythm: { band: 84, gap: 24, width: 1200 },
    eyebrow: "pill",
    card: "line",
    heads: "center",
    button: "solid",
    picture: "plain",
    icons: "filled",
    edge: "curve",
  },
  pictures: [
    {
      alt: "The planner's page for April under magnets on a refrigerator, a shopping list and a child's drawing beside it",
      still: "book-planner",
    },
    { alt: "Two tax regimes side by side on a clipboard, and a list of papers", still: "sheets-tax" },
  ],
  sections: [
    brandLine({ brand: "[Your name]", tone: "brand" }),
    thanksHero({
      tone: "brand",
      eyebrow: "Payment received",
      title: "It is yours. *Look in your inbox.*",
      lead: "The mail comes from [hello@yourname.in] and is on its way. Look under Promotions if it hides there.",
      facts: [
        { label: "What you bought", value: "Household accounts planner" },
        { label: "Paid", value: "[₹799]" },
        { label: "Format", value: "Google Sheets and PDF" },
        { label: "GST invoice", value: "In the same mail" },
      ],
      actions: [{ text: "Download now", to: "#your-download" }],
      picture: 1,
    }),
    dayStrip({
      tone: "paper",
      title: "Twenty minutes, tonight",
      lead: "A file like this is easily opened once and never again. One evening by the clock makes sure you open it on the first of the month too.",
      hours: [
        {
          hour: "9.00 pm",
          title: "Save your own copy",
          text: "Open the Google Sheets link, choose File, then Make a copy. Phone and laptop now show the same sheet.",
        },
        {
          hour: "9.05 pm",
          title: "Fill in only five numbers",
          text: "Income, rent or EMI, school, groceries, what you send home. Leave every other line empty for now.",
        },
        {
          hour: "9.15 pm",
          title: "Sit down with someone",
          text: "Show it to whoever shares the money with you. There is a list of seven questions on the second tab.",
        },
      ],
      action: { text: "Open the sheet", to: "#your-download" },
    }),
    sideOffer({
      tone: "tint",
      eyebrow: "Only on this page",
      title: "Tax papers, sorted before March asks",
      lead: "A companion file: what to collect for whom, from Form 130 (the old Form 16) to the rent receipts, with dates. Buyers of the planner get it for less.",
      price: "[₹299]",
      was: "[₹599]",
      lines: [
        "Old and new regime side by side, with your own figures",
        "A folder list for the whole family",
        "Reminders you can add to the phone calendar",
      ],
      actions: [
        { text: "Add it for [₹299]", to: "#your-upsell-checkout" },
        { text: "No, just the download", to: "#your-download" },
      ],
      picture: 2,
    }),
    footerLine({
      tone: "paper",
      brand: "[Your name]",
      links: [
        { text: "The mail did not come", to: "#your-whatsapp" },
        { text: "Refunds", to: "#your-refund-page" },
      ],
      legal: "© [Year] [Business name], [GSTIN]. Answers on weekdays within [one] day.",
    }),
  ],
};
