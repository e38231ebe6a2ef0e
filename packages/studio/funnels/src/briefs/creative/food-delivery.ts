// Food Delivery: a cloud kitchen of home food for offices. Cheerful, punctual, specific about the box.

import type { Brief } from "../../brief.ts";
import { phoneField } from "../../form/form.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { captureBar } from "../../kit/capture.ts";
import { footerColumns } from "../../kit/footer.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { steps } from "../../kit/panels.ts";
import { plans } from "../../kit/pricing.ts";
import { timetable } from "../../kit/programme.ts";
import { faqOpen } from "../../kit/trust.ts";

export const foodDelivery: Brief = {
  category: "creative",
  name: "Food Delivery",
  slug: "food-delivery",
  design: {
    palette: {
      paper: "#FFFBF2",
      tint: "#FFEFC9",
      card: "#FFFFFF",
      ink: "#2A1710",
      muted: "#6B5146",
      brand: "#C9301B",
      accent: "#FFC533",
      deep: "#3A1710",
    },
    type: {
      display: "Baloo 2",
      text: "Rubik",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1,
      line: 1.04,
    },
    radius: { card: 28, button: 40, picture: 28 },
    rhythm: { band: 84, gap: 22, width: 1200 },
    eyebrow: "pill",
    card: "flat",
    heads: "center",
    button: "glow",
    picture: "plain",
    icons: "round",
  },
  pictures: [
    { alt: "A red paper bag and a steel lunch carrier on a yellow ground", still: "lunch-dabba" },
    { alt: "A steel thali with chana, raita, dal, greens, rice and rotis", still: "lunch-thali" },
    { alt: "Three phones on blocks, each with a lunch that is ordered by message", still: "lunch-chat" },
  ],
  sections: [
    noticeStrip({ text: "Delivering today in [area], [area] and [area]. Order by 11 am for lunch." }),
    brandBar({
      brand: "[Kitchen name]",
      links: [
        { text: "This week", to: "#week" },
        { text: "Prices", to: "#price" },
      ],
      action: { text: "Order", to: "#your-whatsapp" },
    }),
    heroBleed({
      tone: "accent",
      melt: true,
      share: 50,
      height: 760,
      eyebrow: "Office lunch from home kitchens, [city]",
      title: "The dabba your mother *would approve of*",
      lead: "Three rotis, rice, a dal, a dry sabzi, a wet one, curd and something sweet on Fridays. Cooked after nine, on your desk by one.",
      actions: [
        { text: "Order on WhatsApp", to: "#your-whatsapp" },
        { text: "See this week's menu", to: "#week" },
      ],
      note: "[₹149] a box, delivery included. Late by fifteen minutes? Then it is free.",
      picture: 1,
    }),
    splitBleed({
      tone: "deep",
      flip: true,
      picture: 2,
      eyebrow: "Quarter to one, any weekday",
      title: "You scroll for twenty minutes *and order the same biryani*",
      text: "Eleven apps, four hundred dishes, ₹96 for getting it to you, and sleep at three. We cook one menu a day. You decide once a week.",
      points: [
        "Rotis rolled after nine that morning",
        "No maida, no cream, no cooking soda",
        "The rider calls nobody: the box stands on your desk",
      ],
    }),
    timetable({
      anchor: "week",
      tone: "tint",
      eyebrow: "This week",
      title: "What is cooking",
      rows: [
        {
          when: "Monday",
          what: "Dal tadka, bhindi, aloo gobi, jeera rice",
          who: "From Sunita's kitchen, [area]",
        },
        {
          when: "Tuesday",
          what: "Sambar, beans poriyal, kootu, curd rice",
          who: "From Lakshmi's kitchen, [area]",
        },
        {
          when: "Wednesday",
          what: "Rajma, jeera aloo, lauki chana, pulao",
          who: "From Harpreet's kitchen, [area]",
        },
        {
          when: "Thursday",
          what: "Gujarati kadhi, batata nu shaak, thepla, khichdi",
          who: "From Hetal's kitchen, [area]",
        },
        {
          when: "Friday",
          what: "Paneer do pyaza or egg curry, dal makhani, kheer",
          who: "Everybody's favourite",
        },
      ],
      note: "Jain, no onion-garlic and less-oil boxes every day at the same price. Replace the names of cooks with your own.",
    }),
    steps({
      eyebrow: "How it works",
      title: "Say it once on Sunday",
      picture: 3,
      steps: [
        { title: "Send a hello", text: "Our number saves your floor, your desk and what you do not eat." },
        {
          title: "Tick your days",
          text: "Skip any day till nine that morning; the money stays in your balance.",
        },
        {
          title: "Take it at the desk",
          text: "Steel box, your name on it. We collect yesterday's, washed or not.",
        },
      ],
      action: { text: "Send a hello", to: "#your-whatsapp" },
    }),
    plans({
      anchor: "price",
      tone: "tint",
      title: "One box, a week, a month",
      plans: [
        {
          name: "One box",
          text: "To find out whether we exaggerate.",
          price: "[₹149]",
          per: "delivered",
          lines: ["Veg or egg", "Order till 11 am", "Pay by UPI after eating"],
          action: { text: "Order today's box", to: "#your-whatsapp" },
        },
        {
          name: "Twenty boxes",
          text: "A month of weekdays.",
          price: "[₹2,600]",
          per: "that is [₹130] a box",
          lines: [
            "Skip and carry over for 60 days",
            "Friday sweet always included",
            "Swap veg and egg daily",
            "GST invoice for your office",
          ],
          pick: "Saves [₹380]",
          action: { text: "Take twenty", to: "#your-checkout" },
        },
        {
          name: "The whole team",
          text: "Ten boxes a day or more.",
          price: "[₹119]",
          per: "a box",
          lines: ["One bill a month", "Buffet trays on request", "A tasting for six, free"],
          action: { text: "Book a tasting", to: "#your-form" },
        },
      ],
    }),
    faqOpen({
      tone: "tint",
      title: "Before the first bite",
      items: [
        {
          title: "Who cooks?",
          text: "[Nine] home cooks with FSSAI registration, each in her own kitchen, each paid per box and on time.",
        },
        {
          title: "How spicy is it?",
          text: "Like at home: medium. Write less or more, once, and it is remembered.",
        },
        {
          title: "Why steel?",
          text: "It keeps rotis soft for an hour and never meets a landfill. No deposit in the first month.",
        },
        {
          title: "Do you come to homes?",
          text: "In the same areas, yes, between 12:30 and 2, for two boxes or more.",
        },
      ],
    }),
    captureBar({
      tone: "accent",
      title: "Not in your lane yet?",
      lead: "Leave a number. We open a lane when twenty desks have asked.",
      form: { fields: [phoneField], button: "Tell me when", consent: "One message on the day we open." },
    }),
    footerColumns({
      brand: "[Kitchen name]",
      text: "Home food for people with meetings. [City].",
      groups: [
        {
          title: "Eat",
          links: [
            { text: "This week", to: "#week" },
            { text: "Prices", to: "#price" },
          ],
        },
        {
          title: "Legal",
          links: [
            { text: "Privacy policy", to: "#your-privacy-page" },
            { text: "Terms", to: "#your-terms-page" },
          ],
        },
      ],
      legal: "© [Year] [Kitchen name]. FSSAI [number].",
    }),
  ],
};
