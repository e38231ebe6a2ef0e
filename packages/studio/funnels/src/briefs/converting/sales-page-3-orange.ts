// Sales Page 3 Orange: a course on starting a tiffin service from the home kitchen. Warm and street-wise, figures first.
import type { Brief } from "../../brief.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { menuBoard } from "../../kit/boards.ts";
import { brandBar } from "../../kit/header.ts";
import { featurePanel } from "../../kit/panels.ts";
import { letter } from "../../kit/problem.ts";
import { ratingStrip } from "../../kit/proof.ts";
import { salesPage3OrangeClose } from "./close/sales-page-3-orange.ts";

export const salesPage3Orange: Brief = {
  category: "high-converting",
  name: "Sales Page 3 Orange",
  slug: "sales-page-3-orange",
  design: {
    palette: {
      paper: "#FFFBF4",
      tint: "#FFEFD9",
      card: "#FFFFFF",
      ink: "#2B1607",
      muted: "#6B5140",
      brand: "#E4570C",
      accent: "#FFC02E",
      deep: "#3A1704",
    },
    type: {
      display: "Baloo 2",
      text: "Work Sans",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -0.6,
      line: 1.05,
    },
    radius: { card: 18, button: 12, picture: 24 },
    rhythm: { band: 88, gap: 22, width: 1200 },
    eyebrow: "bar",
    card: "line",
    heads: "start",
    button: "hard",
    picture: "tilt",
    icons: "filled",
    edge: "curve",
  },
  pictures: [
    {
      alt: "Four steel carriers on a counter, three open boxes of dal, paneer and chana",
      still: "tiffin-row",
    },
    { alt: "A steel tiffin carrier with two of its boxes open: dal and paneer", still: "food-tiffin" },
    { alt: "One lunch from above: dal, greens and curd in steel boxes, rice, rotis", still: "tiffin-apart" },
  ],
  sections: [
    brandBar({
      brand: "[Course name]",
      links: [
        { text: "What you learn", to: "#syllabus" },
        { text: "The sums", to: "#sums" },
        { text: "Fees", to: "#join" },
      ],
      action: { text: "Join", to: "#join" },
      tone: "deep",
      lined: false,
    }),
    heroBleed({
      flip: true,
      position: "center right",
      share: 48,
      height: 740,
      tone: "deep",
      eyebrow: "Start a tiffin service from home",
      title: "Twenty dabbas a day, *from your own kitchen.*",
      lead: "People have praised your food for years. In thirty days it becomes a small business: one fixed menu, an FSSAI registration, costed plates, twenty paying regulars.",
      ticks: [
        "In Hindi, with English notes",
        "Forty short lessons, watch between two whistles",
        "Menu and costing sheet you fill in with your own rates",
      ],
      actions: [{ text: "Join the course", to: "#join" }],
      note: "No shop, no staff, no loan. You begin with what is on the shelf.",
      picture: 1,
    }),
    ratingStrip({
      tone: "paper",
      text: "[4.8] out of 5 from [000] home cooks in [00] cities. Put your real rating here, or take this line out.",
    }),
    letter({
      eyebrow: "Before anything else",
      title: "“Aunty, can you send for my roommate also?”",
      text: "It begins like that. A boy in PG number 14 tastes your rajma. Next week there are three of them. You charge fifty rupees because seventy feels greedy, you send an extra roti because he looks thin, and at the end of the month you have cooked ninety meals and cannot say where the money went.\n\nThe food was never the problem. **Nobody teaches us to cost a katori of dal.** Nobody says that two menus cost more than one, that Sunday should be closed, that a regular is worth nine walk-ins, that money is taken on the first and not on the thirtieth.\n\nThat is what these thirty days are about. You cook as you always did. We do the sums together.",
      sign: "[Teacher's name], [city]",
    }),
    menuBoard({
      anchor: "sums",
      tone: "tint",
      picture: 3,
      eyebrow: "The sums, openly",
      title: "One dabba, taken apart",
      groups: [
        {
          title: "What goes in",
          items: [
            { name: "Dal, 150 ml", price: "[₹9]" },
            { name: "Sabzi, seasonal", price: "[₹14]" },
            { name: "Four rotis", price: "[₹8]" },
            { name: "Rice, salad, pickle", price: "[₹11]" },
            { name: "Gas, oil, masala", price: "[₹8]" },
            {
              name: "Box and delivery share",
              price: "[₹12]",
              text: "Steel comes back; the boy walks a fixed loop",
            },
          ],
        },
        {
          title: "What is left",
          items: [
            { name: "Price of a dabba", price: "[₹110]" },
            { name: "Cost of a dabba", price: "[₹62]" },
            { name: "Left per dabba", price: "[₹48]", text: "Before your own time" },
            {
              name: "Twenty a day, 26 days",
              price: "[₹24,960]",
              text: "An example with [Nagpur] rates. Yours go into the sheet.",
            },
          ],
        },
      ],
      note: "These are the arithmetic, not a promise. Rates, rent and appetite differ by city; the sheet shows you yours before you cook the first plate.",
    }),
    featurePanel({
      tone: "paper",
      eyebrow: "What you walk away with",
      title: "Not motivation. A file with eight papers in it.",
      items: [
        {
          icon: "fas fa-calculator",
          title: "Costing sheet",
          text: "Type in your mandi rates, read off the price that leaves something over.",
        },
        {
          icon: "fas fa-calendar-week",
          title: "Four-week menu",
          text: "Veg and egg, planned so that Monday's base is Tuesday's gravy.",
        },
        {
          icon: "fas fa-id-card",
          title: "FSSAI in one sitting",
          text: "Basic registration step by step, with the photographs they ask for.",
        },
        {
          icon: "fas fa-map-marked-alt",
          title: "Your two-kilometre map",
          text: "PGs, coaching classes, clinics, offices: whom to visit, at what hour, with which sample.",
        },
        {
          icon: "fab fa-whatsapp",
          title: "Order messages",
          text: "Menu card, payment reminder, holiday notice, answer to “thoda kam karo”.",
        },
        {
          icon: "fas fa-box",
          title: "Packing that does not leak",
          text: "Which boxes, which order of filling, how sambar survives a scooter.",
        },
        {
          icon: "fas fa-wallet",
          title: "Prepaid month",
          text: "How to take the money on the first without a single awkward minute.",
        },
        {
          icon: "fas fa-book",
          title: "A one-page ledger",
          text: "Ten minutes on Saturday. You will know your profit better than most restaurants.",
        },
      ],
    }),
    ...salesPage3OrangeClose,
  ],
};
