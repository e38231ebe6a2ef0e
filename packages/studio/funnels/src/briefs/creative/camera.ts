// Camera: hire by the day, for people who shoot weddings and short films. Black, signal orange, spec-sheet plainness.

import type { Brief } from "../../brief.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { finalCall } from "../../kit/closing.ts";
import { footerLine } from "../../kit/footer.ts";
import { priceList, productGrid } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { steps } from "../../kit/panels.ts";
import { beforeAfter } from "../../kit/problem.ts";
import { faq } from "../../kit/trust.ts";

export const camera: Brief = {
  category: "creative",
  name: "Camera",
  slug: "camera",
  design: {
    palette: {
      paper: "#F4F4F2",
      tint: "#E7E7E3",
      card: "#FFFFFF",
      ink: "#141414",
      muted: "#54544F",
      brand: "#CB3B0A",
      accent: "#FF8A3C",
      deep: "#151515",
    },
    type: {
      display: "Archivo",
      text: "Archivo",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 16,
      tracking: -1.2,
      line: 1.06,
    },
    radius: { card: 8, button: 8, picture: 8 },
    rhythm: { band: 88, gap: 24, width: 1200 },
    eyebrow: "bar",
    card: "topline",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    { alt: "A small black camera with its lens and a leather strap", still: "gear-camera" },
    { alt: "Two lenses and a cap on a wooden table", still: "gear-lens" },
    { alt: "A camera and three lenses on a dark table", still: "gear-kit" },
    { alt: "Two microphones and headphones on their case", still: "gear-podcast" },
    { alt: "Two boards of a shelf with lenses, and a camera among them", still: "gear-shelf" },
  ],
  sections: [
    brandBar({
      tone: "deep",
      lined: false,
      brand: "[Rental]*.*",
      links: [
        { text: "Day rates", to: "#rates" },
        { text: "How to hire", to: "#how" },
      ],
      action: { text: "Check a date", to: "#date" },
    }),
    heroBleed({
      tone: "deep",
      position: "center right",
      share: 46,
      height: 720,
      eyebrow: "Cameras, lenses and light in [city]",
      title: "Hire the glass. *Bill the wedding.*",
      lead: "A full-frame body with two lenses costs less for a weekend than its EMI for a month. Sensor cleaned, batteries full, cards formatted, everything in one hard case at nine in the morning.",
      ticks: [
        "Second body free on three-day hires",
        "Damage cover in the day rate",
        "Drop at your venue within [20 km]",
      ],
      actions: [
        { text: "See day rates", to: "#rates" },
        { text: "How to hire", to: "#how" },
      ],
      picture: 3,
    }),
    productGrid({
      tone: "tint",
      title: "Three sets that go out every Friday",
      height: 300,
      items: [
        {
          picture: 1,
          name: "Wedding case",
          tag: "Body, two zooms, two flashes",
          text: "Packed in the order you will need it: family portraits on top, dance floor below.",
          price: "[₹4,800] a day",
          action: { text: "Hold this case", to: "#date" },
        },
        {
          picture: 2,
          name: "Prime pair",
          tag: "35 and 85 mm, with caps",
          text: "For the hour when the lamps in the hall are all the light there is. Calibrated to our bodies.",
          price: "[₹1,700] a day",
          action: { text: "Hold this pair", to: "#date" },
        },
        {
          picture: 4,
          name: "Podcast case",
          tag: "Two mics, headphones, one case",
          text: "Set up in eleven minutes by people who have never done it. We timed them.",
          price: "[₹1,400] a day",
          action: { text: "Hold this case", to: "#date" },
        },
      ],
    }),
    priceList({
      anchor: "rates",
      tone: "paper",
      eyebrow: "Per day, GST extra",
      title: "The shelf, with prices on it",
      groups: [
        {
          title: "Bodies and kits",
          items: [
            { name: "Full-frame body, 33 MP", price: "[₹2,200]", text: "Two batteries, two 128 GB cards" },
            { name: "Second body, the same sensor", price: "[₹1,900]", text: "Free on hires of three days" },
            { name: "Cinema kit", price: "[₹7,500]", text: "Cine body, three primes, matte box" },
            { name: "Tripod with fluid head", price: "[₹450]", text: "Carries nine kilos, fits a scooter" },
          ],
        },
        {
          title: "Lenses, light, sound",
          items: [
            { name: "35, 50 or 85 mm, f/1.4", price: "[₹900]", text: "Calibrated to our bodies" },
            { name: "100-400 mm", price: "[₹1,600]", text: "For birds and for baraats" },
            { name: "LED panel, 300 W, with softbox", price: "[₹850]", text: "Runs on mains or V-mount" },
            {
              name: "Gimbal with follow focus",
              price: "[₹1,100]",
              text: "Balanced to your lens before you leave",
            },
          ],
        },
      ],
      note: "Collect after 5 pm, return before noon: charged as one day. Sundays are free inside a weekend hire.",
    }),
    splitBleed({
      tone: "deep",
      flip: true,
      share: 44,
      picture: 5,
      title: "Nothing on it is older than [three years]",
      text: "Every body and lens carries its service log, and you may read it at the counter before you pay.",
      points: [
        "Shutter counts on the label",
        "Focus checked on a chart each Monday",
        "Batteries numbered, weak ones retired",
      ],
    }),
    beforeAfter({
      tone: "tint",
      title: "Borrowed from a friend, or hired from us",
      before: {
        title: "The friend's camera",
        lines: [
          "“It was working yesterday”",
          "One battery, third-party charger",
          "A scratch, and you no longer speak",
          "Fungus you find in the edit",
        ],
      },
      after: {
        title: "The case you collect here",
        lines: [
          "Tested in front of you, frame by frame",
          "Four batteries, charged, numbered",
          "Cover included; you pay at most [₹5,000]",
          "Serviced every [sixty] shooting days, log inside",
        ],
      },
    }),
    steps({
      anchor: "how",
      title: "First hire, start to finish",
      steps: [
        {
          title: "Send the date",
          text: "WhatsApp what you shoot. We suggest less gear than you ask for, usually.",
        },
        {
          title: "Show two papers",
          text: "Aadhaar or passport, and one proof of address. Once, then never again.",
        },
        {
          title: "Test at the counter",
          text: "Ten minutes with your own card. Take the pictures home and look.",
        },
        {
          title: "Bring it back",
          text: "We check with you present. The deposit returns to UPI before you reach the gate.",
        },
      ],
    }),
    faq({
      tone: "tint",
      title: "Small print, in large print",
      items: [
        {
          title: "What if it rains on the shoot?",
          text: "Rain covers are in the case. Water inside a covered camera is our risk; a camera in a swimming pool is yours.",
        },
        {
          title: "How much is the deposit?",
          text: "[₹10,000] for kits up to [₹3 lakh], held on UPI or card, not in cash. Nothing after your fifth hire.",
        },
        {
          title: "I have never used this body.",
          text: "Come an hour early. Somebody here will set it to your hand and your language.",
        },
        {
          title: "Can I keep it a day longer?",
          text: "If nobody has booked it, yes, at half rate. Ask before six in the evening.",
        },
      ],
    }),
    finalCall({
      anchor: "date",
      tone: "deep",
      title: "Muhurat weekends go first",
      lead: "November to February fills six weeks ahead. Hold a kit with [₹500]; it comes off the bill.",
      actions: [
        { text: "Hold a kit", to: "#your-booking-page" },
        { text: "Ask on WhatsApp", to: "#your-whatsapp" },
      ],
    }),
    footerLine({
      brand: "[Rental]",
      links: [
        { text: "Hire terms", to: "#your-terms-page" },
        { text: "Damage cover", to: "#your-cover-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Rental], [address], [GSTIN]. Open [9 to 8], all days.",
    }),
  ],
};
