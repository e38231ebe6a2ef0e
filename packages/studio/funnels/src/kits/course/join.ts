// After the payment: thank-you page, the seed box, and the reminder of the first Sunday.
import { nextSteps, sideOffer, thanksHero } from "../../kit/after.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { finalLine } from "../../kit/closing.ts";
import { contactCards } from "../../kit/gallery.ts";
import { boxList, dayStrip } from "../../kit/paths.ts";
import { plans } from "../../kit/pricing.ts";
import type { Section } from "../../kit/section.ts";
import { paperSheet } from "../../kit/sheets.ts";
import { faqOpen } from "../../kit/trust.ts";
import { foot, to, top } from "./brand.ts";

export const welcome: readonly Section[] = [
  top({ text: "Open the course", to: "#your-course-login" }),
  thanksHero({
    tone: "brand",
    picture: 1,
    icon: "fas fa-seedling",
    eyebrow: "Welcome",
    title: "Your place is *sown*",
    lead: "Your login is in your mail and on WhatsApp. The first Sunday is [7 June], 10 o'clock. Until then there are three small things to do.",
    actions: [
      { text: "Open the course", to: "#your-course-login" },
      { text: "Join your batch on WhatsApp", to: "#your-whatsapp-group" },
    ],
  }),
  nextSteps({
    tone: "paper",
    title: "Before the first Sunday",
    items: [
      {
        icon: "fas fa-sun",
        title: "Find your sun",
        text: "Photograph the balcony at 9, 12 and 4 on one day. We read the light from the three.",
        action: { text: "Send the photographs", to: "#your-whatsapp" },
      },
      {
        icon: "fas fa-shopping-basket",
        title: "Get the list ready",
        text: "Four things from any nursery, or the box that we pack.",
        action: { text: "See the box", to: to.box },
      },
      {
        icon: "far fa-calendar-check",
        title: "Block the Sundays",
        text: "Eight of them, 10 to 12. The dates are in the calendar file.",
        action: { text: "Add to my calendar", to: "#your-calendar-link" },
      },
    ],
  }),
  sideOffer({
    tone: "tint",
    title: "No nursery near you? *We pack it.*",
    lead: "Soil, trays, seeds and feed for all eight Sundays, measured for a four-foot balcony. For people of the course, with the delivery on us.",
    price: "[₹1,490]",
    was: "[₹1,790]",
    lines: [
      "Twelve kinds of seed from last season",
      "Forty litres of light soil, as bricks",
      "At your door before [5 June]",
    ],
    actions: [{ text: "Look into the box", to: to.box }],
    picture: 2,
  }),
  contactCards({
    tone: "paper",
    title: "If something is missing",
    ways: [
      {
        icon: "fas fa-key",
        title: "No login yet",
        text: "Look under Promotions, then write “login” with the number you paid with.",
        action: { text: "Write on WhatsApp", to: "#your-whatsapp" },
      },
      {
        icon: "fas fa-receipt",
        title: "A bill with GST",
        text: "Send the GSTIN; the invoice comes as PDF the same day.",
        action: { text: "Ask for the bill", to: "#your-mail" },
      },
      {
        icon: "fas fa-undo",
        title: "Second thoughts",
        text: "Until the third Sunday the fee comes back, without a form.",
        action: { text: "Read how", to: "#your-refund-page" },
      },
    ],
  }),
  foot,
];

export const box: readonly Section[] = [
  top({ text: "Send me the box", to: "#sizes" }),
  heroBleed({
    tone: "paper",
    picture: 2,
    eyebrow: "Only for people of the course",
    title: "Eight Sundays *in one carton*",
    lead: "What the course asks for, week by week: seed out of our own jars, soil and feed, packed by the number of the Sunday. Nothing that you will not use.",
    actions: [
      { text: "Send me the box", to: "#sizes" },
      { text: "I buy it myself", to: to.start },
    ],
    note: "Free delivery before [5 June].",
  }),
  boxList({
    tone: "tint",
    title: "What is inside",
    picture: 4,
    items: [
      {
        count: "6",
        title: "planters with trays",
        text: "Of pine boards, so that roots breathe. They come flat and go together without a tool.",
      },
      {
        count: "40",
        title: "litres of soil when wet",
        text: "Coco peat, vermicompost, rice husk and neem cake, pressed into bricks for the lift.",
      },
      {
        count: "12",
        title: "kinds of seed",
        text: "Open-pollinated, harvested last season by [farm or group, place].",
      },
      {
        count: "8",
        title: "paper sachets of feed",
        text: "One for each Sunday. No measuring spoon, no smell.",
      },
    ],
  }),
  plans({
    anchor: "sizes",
    tone: "paper",
    title: "Two sizes",
    plans: [
      {
        name: "Sill",
        text: "For a window or a grille",
        price: "[₹790]",
        per: "delivered",
        lines: [
          "3 small planters with trays",
          "6 kinds of greens and herbs",
          "15 litres of soil",
          "Feed for eight Sundays",
        ],
        action: { text: "Send the Sill box", to: "#your-checkout-sill" },
      },
      {
        name: "Balcony",
        text: "For four feet of railing",
        price: "[₹1,490]",
        per: "delivered",
        lines: [
          "6 planters with trays",
          "12 kinds, two sowings of each",
          "40 litres of soil",
          "Feed, wicks and string",
        ],
        action: { text: "Send the Balcony box", to: "#your-checkout-box" },
        pick: "What the course is written for",
      },
    ],
    note: "Prices include GST. Cash on delivery in [18] cities.",
  }),
  faqOpen({
    tone: "tint",
    title: "Asked about the carton",
    items: [
      {
        title: "Will it be here in time?",
        text: "Ordered by [1 June], it arrives before the first Sunday. Later, we hold seeds back for you and send the recording.",
      },
      {
        title: "Is it organic?",
        text: "Compost, neem, minerals. We hold no certificate and will not print the word as if we did.",
      },
      {
        title: "What if nothing sprouts?",
        text: "One photograph within [21] days, and new seed is on its way.",
      },
      { title: "Can I add a planter?", text: "Any number, [₹290] each, by message." },
    ],
  }),
  finalLine({
    title: "Buying it yourself? *Here is the list.*",
    lead: "Four things, under ₹1,200 in most towns.",
    action: { text: "What to have ready", to: to.start },
  }),
  foot,
];

export const start: readonly Section[] = [
  top({ text: "Open the room", to: "#your-meeting-link" }),
  heroBleed({
    picture: 4,
    tone: "brand",
    flip: true,
    share: 48,
    height: 640,
    eyebrow: "Your first Sunday, tomorrow at 10",
    title: "By noon *three seeds are in the soil*",
    lead: "Bring one pot, one packet and hands that may get dirty. Everything else waits.",
    actions: [
      { text: "Open the room", to: "#your-meeting-link" },
      { text: "Open the course", to: "#your-course-login" },
    ],
  }),
  dayStrip({
    tone: "deep",
    title: "How the morning goes",
    hours: [
      {
        hour: "9.30",
        title: "Soak",
        text: "One brick of soil into a bucket of water. It grows while you have breakfast.",
      },
      { hour: "10.00", title: "Look", text: "Three balconies from your batch, and what their light can do." },
      { hour: "10.40", title: "Sow", text: "Together. Methi, coriander, radish. It takes twenty minutes." },
      { hour: "11.30", title: "Ask", text: "Until noon, and on WhatsApp for the rest of the week." },
    ],
  }),
  paperSheet({
    tone: "tint",
    picture: 2,
    title: "Have it *on the table*",
    lead: "From any nursery, or out of the bag that says 1.",
    sheetTitle: "Sunday 1",
    lines: [
      "A pot or tray with a hole, about a hand deep",
      "Light soil: half coco peat, half vermicompost",
      "Methi from the kitchen jar will do",
      "A spoon, an old plate, a spray bottle",
      "Newspaper for the floor",
    ],
    action: { text: "The box that has it all", to: to.box },
  }),
  faqOpen({
    tone: "paper",
    title: "If tomorrow goes wrong",
    items: [
      {
        title: "I am at a wedding",
        text: "The recording is in the course by six in the evening. Sow on Monday; methi does not mind.",
      },
      {
        title: "The box is not here",
        text: "Write “box” on WhatsApp. Use the kitchen jar, it is only the first week.",
      },
      { title: "It rains in", text: "Move the tray under the roof for the first five days. Seeds float." },
      { title: "The link does not open", text: "Your login works too: it is the first tile in the course." },
    ],
  }),
  finalLine({
    title: "Nothing to sow in yet?",
    lead: "The box is packed by Sunday, and the recording waits for it.",
    action: { text: "Look into the box", to: to.box },
  }),
  foot,
];
