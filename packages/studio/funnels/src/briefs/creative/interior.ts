// Interior: a studio for city flats, fixed price per home. Warm stone and olive; calm, and frank about dust.
import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { featureRows } from "../../kit/features.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroLedge } from "../../kit/hero-staged.ts";
import { zigzag } from "../../kit/paths.ts";
import { plans } from "../../kit/pricing.ts";

export const interior: Brief = {
  category: "creative",
  name: "Interior",
  slug: "interior",
  design: {
    palette: {
      paper: "#F8F4ED",
      tint: "#EBE4D8",
      card: "#FFFDF8",
      ink: "#29281F",
      muted: "#4E4B40",
      brand: "#5B6236",
      accent: "#D98E5F",
      deep: "#2C2F1E",
    },
    type: {
      display: "Marcellus",
      text: "DM Sans",
      weight: 400,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -0.4,
      line: 1.14,
    },
    radius: { card: 18, button: 30, picture: 18 },
    rhythm: { band: 104, gap: 28, width: 1200 },
    eyebrow: "plain",
    card: "line",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    { alt: "A reading corner with a terracotta armchair, a lamp and a plant", still: "room-corner" },
    { alt: "A dining table for four under a woven lamp", still: "room-table" },
    { alt: "A bed in olive and cream, seen from the door", still: "room-linen" },
    { alt: "A living room with an olive sofa, two frames, shelves and a lit lamp", still: "room-living" },
  ],
  sections: [
    brandBar({
      lined: false,
      tone: "tint",
      brand: "[Studio]",
      links: [
        { text: "Homes", to: "#homes" },
        { text: "Thirteen weeks", to: "#weeks" },
        { text: "Price", to: "#price" },
      ],
      action: { text: "Measure my flat", to: "#measure" },
    }),
    heroLedge({
      over: 300,
      height: 620,
      tone: "tint",
      picture: 4,
      eyebrow: "Interiors for 2 and 3 BHK homes in [city]",
      title: "A home that looks lived in, *because it works.*",
      lead: "Where do the school bags go? Who wakes first? Where does the pressure cooker live? We start with forty such questions and draw afterwards. One price, one date, one person to call.",
      actions: [
        { text: "Get my home measured", to: "#measure" },
        { text: "See the homes", to: "#homes" },
      ],
      note: "The first visit is free and takes an hour.",
      facts: [
        { figure: "13 weeks", text: "from tape measure to first dal" },
        { figure: "[19] days", text: "of noise in your home, no more" },
        { figure: "1 price", text: "signed in week five, kept in week thirteen" },
        { figure: "[5] years", text: "of cover on all carpentry" },
      ],
    }),
    featureRows({
      anchor: "homes",
      eyebrow: "Homes we have handed over",
      title: "What the drawing had to solve",
      lead: "Photographed on the day of the keys, before anybody tidied.",
      rows: [
        {
          picture: 2,
          eyebrow: "[980 sq ft], 2 BHK, five people",
          title: "Five people, one table",
          text: "[What was tight, what you moved, what they now do in the morning. Four lines, one of them about money.]",
          points: ["[What the table folds into]", "[What hangs where the wall was]"],
        },
        {
          picture: 1,
          eyebrow: "[1,240 sq ft], 3 BHK, one quiet corner",
          title: "Two readers, one chair",
          text: "[Where the paper is read now, who sits there at seven, what it cost against the plan.]",
          points: ["[What closes behind a door]", "[What the lamp replaced]"],
        },
      ],
    }),
    zigzag({
      anchor: "weeks",
      tone: "tint",
      eyebrow: "Thirteen weeks",
      title: "From tape measure to first dal",
      steps: [
        {
          title: "Week 1: Questions and tape",
          text: "We measure every wall, count the plates and photograph the switchboards. You fill in the forty questions together; quarrels are useful here.",
        },
        {
          title: "Weeks 2 to 4: Drawings you can walk",
          text: "Plans taped on your own floor at full size. You open imaginary doors. Changes now cost an eraser.",
        },
        {
          title: "Week 5: One sheet, one price",
          text: "Each item with make, finish and rate. After you sign, it rises only if you add something.",
        },
        {
          title: "Weeks 6 to 12: Dust",
          text: "Carpentry is cut off site, so the noisy part is [nineteen] days. Photos every evening on WhatsApp.",
        },
        {
          title: "Week 13: Clean, snag, keys",
          text: "We cook one meal in your kitchen before you do. What sticks, drips or squeaks goes on a list with dates.",
        },
      ],
    }),
    splitBleed({
      tone: "accent",
      share: 46,
      height: 600,
      picture: 3,
      eyebrow: "[640 sq ft], 1 BHK, rented",
      title: "Good storage is the only decoration that never goes out of fashion",
      text: "[The flat that could not be drilled: what stands on its own feet, what leaves with them, what the landlord said.]",
      points: ["[Where the linen sleeps]", "[What took one afternoon to carry out]"],
    }),
    plans({
      anchor: "price",
      title: "Priced by the home, not by the mood",
      note: "Prices exclude GST and appliances. Ply, hardware and paint are named by make in the sheet you sign.",
      plans: [
        {
          name: "Plan only",
          text: "You have a carpenter you trust.",
          price: "[₹65,000]",
          per: "for a 2 BHK",
          lines: ["Forty questions and measuring", "Full set of drawings", "Two site visits to check"],
          action: { text: "Start with a plan", to: "#measure" },
        },
        {
          name: "Whole home",
          text: "We draw, build, clean and hand over.",
          price: "[₹9.5 lakh]",
          per: "for a 2 BHK, complete",
          lines: [
            "Everything in Plan only",
            "Carpentry, electrics, paint, lights",
            "One site manager by name",
            "[Five]-year cover on carpentry",
          ],
          pick: "Chosen by most families",
          action: { text: "Ask for my price", to: "#measure" },
        },
        {
          name: "Kitchen and wardrobes",
          text: "The two that decide the mornings.",
          price: "[₹4.2 lakh]",
          per: "for a 2 BHK",
          lines: [
            "Drawn, made and fitted",
            "[Three] weeks, five of them noisy days",
            "[Ten]-year cover on hinges",
          ],
          action: { text: "Ask about kitchens", to: "#measure" },
        },
      ],
    }),
    capture({
      tone: "tint",
      anchor: "measure",
      title: "We bring the tape. You make the tea.",
      lead: "An hour in your home, forty questions on paper, and a price range before we leave.",
      points: [
        "No charge, no album of other people's sofas",
        "We say so if your budget will not carry it",
        "Homes within [25 km] of [area]",
      ],
      form: {
        fields: [
          nameField,
          phoneField,
          { label: "Where is the flat?", name: "area", placeholder: "Whitefield, Bengaluru" },
          { label: "Size", name: "size", type: "select", options: ["1 BHK", "2 BHK", "3 BHK", "Villa"] },
        ],
        button: "Ask for a visit",
        consent: "We call once to fix a time.",
      },
    }),
    footerCenter({
      tone: "deep",
      brand: "[Studio]",
      text: "[Address, city]. By appointment.",
      social: [
        { icon: "fab fa-instagram", to: "#your-instagram" },
        { icon: "fab fa-pinterest", to: "#your-pinterest" },
      ],
      links: [
        { text: "Homes", to: "#homes" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Studio], [GSTIN].",
    }),
  ],
};
