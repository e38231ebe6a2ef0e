// Kids Fashion: cotton clothes for ages one to eight. Round, bright, written for the parent who does the washing.
import type { Brief } from "../../brief.ts";
import { phoneField } from "../../form/form.ts";
import { capture } from "../../kit/capture.ts";
import { featureColumns } from "../../kit/features.ts";
import { footerCenter } from "../../kit/footer.ts";
import { productLead } from "../../kit/goods-wide.ts";
import { brandBar } from "../../kit/header.ts";
import { heroStage } from "../../kit/hero-staged.ts";
import { about, quoteCards } from "../../kit/people.ts";

export const kidsFashion: Brief = {
  category: "creative",
  name: "Kids Fashion",
  slug: "kids-fashion",
  design: {
    palette: {
      paper: "#FFFBF4",
      tint: "#E4F4EF",
      card: "#FFFFFF",
      ink: "#2C2A4A",
      muted: "#4C4A68",
      brand: "#FF7A59",
      accent: "#FFD35C",
      deep: "#2C2A4A",
    },
    type: { display: "Fredoka", text: "Nunito", weight: 600, h1: 68, h2: 48, body: 18, line: 1.12 },
    radius: { card: 28, button: 40, picture: 32 },
    rhythm: { band: 88, gap: 22, width: 1200 },
    eyebrow: "pill",
    card: "flat",
    heads: "center",
    button: "solid",
    picture: "plain",
    icons: "round",
  },
  pictures: [
    { alt: "Four small shirts in orange, blue, yellow and green on a peg rail", still: "rail-kids" },
    { alt: "A sky blue shirt and navy shorts for a child on pegs", still: "rail-kids-sky" },
    {
      alt: "A green shirt and mustard shorts for a child on pegs",
      still: "rail-kids-leaf",
      focus: "center left",
    },
    {
      alt: "A lilac shirt and pink shorts for a child on pegs",
      still: "rail-kids-lilac",
      focus: "center left",
    },
    {
      alt: "Folded children's clothes under a sun hat, a bucket of mangoes and small yellow trainers beside them",
      still: "kids-stack",
    },
  ],
  sections: [
    brandBar({
      lined: false,
      brand: "[little label]",
      links: [
        { text: "This season", to: "#sets" },
        { text: "Why cotton", to: "#cloth" },
      ],
      action: { text: "Shop by age", to: "#your-shop" },
    }),
    heroStage({
      tone: "tint",
      picture: 5,
      eyebrow: "Soft cotton sets for ages 1 to 8",
      title: "Clothes for *mud, mangoes* and birthday cake",
      lead: "A child changes shape every four months and colour every four minutes. So we cut with room to grow, dye with colours that stay, and price so that you let them play.",
      actions: [
        { text: "See the sets", to: "#sets" },
        { text: "Why cotton", to: "#cloth" },
      ],
      facts: [
        { figure: "[₹699]", text: "a full set, top and bottom" },
        { figure: "12 months", text: "in one size, by two turns of the cuff" },
        { figure: "40 washes", text: "and the yellow is still yellow" },
        { figure: "60 days", text: "to swap what was outgrown unworn" },
      ],
    }),
    featureColumns({
      anchor: "cloth",
      eyebrow: "What we fuss about",
      title: "The parts only your child will notice",
      items: [
        {
          icon: "fas fa-cut",
          title: "No scratchy label",
          text: "Size and care are printed inside the neck. Nothing to cut off, nothing to itch.",
        },
        {
          icon: "fas fa-tshirt",
          title: "Necks that open",
          text: "Shoulder buttons up to size four. Big heads, small tempers.",
        },
        {
          icon: "fas fa-leaf",
          title: "Indian long-staple cotton",
          text: "Breathes in May, layers in January, softer after the tenth wash.",
        },
        {
          icon: "fas fa-ruler-vertical",
          title: "Two turns of the cuff",
          text: "Unroll one in winter and one in summer: about a year in one size.",
        },
        {
          icon: "fas fa-soap",
          title: "Washes with everything",
          text: "Dyes tested against turmeric, tomato and the school's red mud.",
        },
        {
          icon: "fas fa-hand-holding-heart",
          title: "Hand-me-down tag",
          text: "Three lines for three names. Most of our sets get to the second.",
        },
      ],
    }),
    productLead({
      tone: "tint",
      anchor: "sets",
      eyebrow: "This season",
      title: "Three sets, each named by a four-year-old",
      height: 300,
      items: [
        {
          picture: 2,
          name: "Cloud Bus",
          text: "Sky shirt, navy shorts with a pocket fit for one stone.",
          price: "[₹749]",
          action: { text: "Pick a size", to: "#your-shop" },
        },
        {
          picture: 3,
          name: "Super Star Frog",
          text: "Green shirt, mustard shorts, drawstring that stays in.",
          price: "[₹749]",
          action: { text: "Pick a size", to: "#your-shop" },
        },
        {
          picture: 4,
          name: "Sunday Nani",
          text: "Lilac shirt, pink shorts, for visiting and being fed.",
          price: "[₹799]",
          action: { text: "Pick a size", to: "#your-shop" },
        },
      ],
    }),
    about({
      tone: "accent",
      picture: 1,
      eyebrow: "Outgrown before it was worn?",
      title: "If it has to stay clean, it is *not* children's clothing.",
      text: "And if it was too small by the time the parcel came, that happens. Send the set back unworn within [sixty] days and we swap it for the next size. You pay one courier, we pay the other.",
      points: ["Size exchange by WhatsApp, no form", "Worn sets passed on to [a school in Tiruppur]"],
      action: { text: "Find the right size", to: "#your-size-page" },
    }),
    quoteCards({
      tone: "paper",
      title: "Notes from the laundry side",
      quotes: [
        {
          quote: "[A mother or father: which stain, how many washes, what the colour looks like now]",
          name: "[Name]",
          job: "[Child's age, city]",
        },
        {
          quote: "[Someone who bought a size up: how long it has fitted]",
          name: "[Name]",
          job: "[Child's age, city]",
        },
        { quote: "[A grandparent who gifted a set: what the child said]", name: "[Name]", job: "[City]" },
      ],
    }),
    capture({
      tone: "deep",
      title: "A nudge when they are due a size",
      lead: "Tell us on WhatsApp when your child was born. We write twice a year, not twice a week.",
      form: {
        fields: [
          phoneField,
          { label: "Child's birthday month", name: "birthday", placeholder: "March 2023" },
        ],
        button: "Remind me",
      },
    }),
    footerCenter({
      tone: "tint",
      brand: "[little label]",
      text: "Sewn in [Tiruppur] by people paid by the month.",
      social: [
        { icon: "fab fa-instagram", to: "#your-instagram" },
        { icon: "fab fa-whatsapp", to: "#your-whatsapp" },
      ],
      links: [
        { text: "Size guide", to: "#your-size-page" },
        { text: "Returns", to: "#your-refund-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [little label]. [GSTIN]. Prices include GST.",
    }),
  ],
};
