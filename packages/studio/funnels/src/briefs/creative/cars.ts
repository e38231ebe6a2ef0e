// Cars: pre-owned cars with the faults written down. Wide sans, racing green and cream; the tone of a decent mechanic.

import type { Brief } from "../../brief.ts";
import { phoneField } from "../../form/form.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { specSheet } from "../../kit/boards.ts";
import { captureBar } from "../../kit/capture.ts";
import { footerColumns } from "../../kit/footer.ts";
import { priceList, productGrid } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { featureNumbers, steps } from "../../kit/panels.ts";

export const cars: Brief = {
  category: "creative",
  name: "Cars",
  slug: "cars",
  design: {
    palette: {
      paper: "#FBFAF3",
      tint: "#EFEDDF",
      card: "#FFFFFF",
      ink: "#14241B",
      muted: "#3F4B42",
      brand: "#1D5B3A",
      accent: "#E9C349",
      deep: "#112B1E",
    },
    type: {
      display: "Montserrat",
      text: "Inter",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 16,
      tracking: -1.4,
      line: 1.1,
    },
    radius: { card: 10, button: 50, picture: 10 },
    rhythm: { band: 90, gap: 22, width: 1200 },
    eyebrow: "caps",
    card: "line",
    heads: "center",
    button: "solid",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    {
      alt: "The front wheel of a green car in its arch, a yellow brake behind the spokes",
      still: "car-wheel",
    },
    { alt: "The round headlamp and chrome grille of a red car", still: "car-lamp" },
    { alt: "An alloy wheel of a grey car with a red brake", still: "car-rim" },
    { alt: "The grille and headlamp of a blue car", still: "car-grille" },
    { alt: "A checked list of 160 points with a pen and a car key on a leather fob", still: "car-papers" },
    {
      alt: "A hill road that bends between firs in the evening, as the driver sees it",
      still: "journey-drive",
    },
    { alt: "A whole car under a cotton cover in a workshop with a green dado", still: "yard-cover" },
  ],
  sections: [
    brandBar({
      brand: "[Motors]",
      links: [
        { text: "On the floor", to: "#floor" },
        { text: "What we check", to: "#checks" },
      ],
      action: { text: "Sell my car", to: "#your-sell-page" },
    }),
    heroBleed({
      tone: "deep",
      melt: true,
      share: 45,
      height: 800,
      eyebrow: "Pre-owned cars in [city], inspected and registered in your name",
      title: "We check the wheels *before* you kick them.",
      lead: "Each car on our floor comes with a sheet of 160 points, a film of its cold start and the one fault we left alone.",
      actions: [
        { text: "See the floor", to: "#floor" },
        { text: "What we check", to: "#checks" },
      ],
      picture: 1,
      facts: [
        { figure: "160", text: "points on paper, faults first" },
        { figure: "2 keys", text: "or we say it is one" },
        { figure: "5 days", text: "or 300 km to bring it back" },
        { figure: "[0.0]", text: "on Google, from [000] buyers" },
      ],
    }),
    productGrid({
      anchor: "floor",
      title: "On the floor today",
      lead: "Photographed at arm's length, each where you would look first. The last sentence is the fault. There is always one.",
      height: 280,
      items: [
        {
          picture: 2,
          tag: "Petrol, [31,000 km], first owner",
          name: "Hatchback, 2021",
          text: "[Lamps clear, polished in March. Scratch along the left rear door.]",
          price: "[₹5.35 lakh]",
          action: { text: "See its sheet", to: "#your-whatsapp" },
        },
        {
          picture: 3,
          tag: "Diesel, [72,000 km], second owner",
          name: "SUV, 2019",
          text: "[Four tyres of one make, tread on the sheet. Third row folds stiffly.]",
          price: "[₹9.80 lakh]",
          action: { text: "See its sheet", to: "#your-whatsapp" },
        },
        {
          picture: 4,
          tag: "Hybrid, [22,000 km], first owner",
          name: "Sedan, 2022",
          text: "[Grille straight, each of its clips is there. One key, and we say so.]",
          price: "[₹13.40 lakh]",
          action: { text: "See its sheet", to: "#your-whatsapp" },
        },
      ],
    }),
    priceList({
      tone: "tint",
      tight: true,
      title: "And four in the second row",
      groups: [
        {
          title: "Under [₹7 lakh]",
          items: [
            {
              name: "[Sedan, 2020, CNG]",
              price: "[₹6.10 lakh]",
              text: "[58,000 km, first owner. Bonnet repainted after a stone.]",
            },
            {
              name: "[Hatchback, 2018, automatic]",
              price: "[₹4.60 lakh]",
              text: "[44,000 km, second owner. The left mirror folds by hand.]",
            },
          ],
        },
        {
          title: "[₹7 lakh] and above",
          items: [
            {
              name: "[Seven seats, 2021, petrol]",
              price: "[₹8.95 lakh]",
              text: "[39,000 km, first owner. A stone chip in the windscreen.]",
            },
            {
              name: "[Sedan, 2021, petrol]",
              price: "[₹10.20 lakh]",
              text: "[41,000 km, first owner. A dent in the boot, the size of a ₹5 coin.]",
            },
          ],
        },
      ],
      note: "Registration, transfer and insurance are on each sheet, at cost.",
    }),
    splitBleed({
      tone: "paper",
      flip: true,
      share: 38,
      picture: 7,
      eyebrow: "Next on the floor",
      title: "It stays under the cloth until its sheet is done",
      lead: "Two days on the lift, one night for the cold start. Then the cloth comes off, and the faults hang on the windscreen.",
      points: ["[Hatchback, 2022, petrol] on [Friday, 6 pm]", "Read its sheet a day before the others"],
      action: { text: "Send me its sheet", to: "#your-whatsapp" },
    }),
    captureBar({
      tone: "brand",
      title: "Three cars on your phone by tonight",
      lead: "Say what you can spend. We send three, each with its sheet and its film.",
      form: {
        fields: [
          {
            label: "Budget",
            name: "budget",
            type: "select",
            options: ["Up to ₹4 lakh", "₹4 to 7 lakh", "₹7 to 12 lakh", "Above ₹12 lakh"],
          },
          phoneField,
        ],
        button: "Send me three",
      },
    }),
    featureNumbers({
      tone: "tint",
      title: "Three stories we hear about other yards",
      items: [
        {
          title: "The meter went backwards",
          text: "We match the odometer with service records, tyres and pedal wear. No records, no purchase.",
        },
        {
          title: "It had been in a flood",
          text: "Seat rails, belt ends, under the carpet, connectors. Water leaves a line and we know where.",
        },
        {
          title: "The papers never came",
          text: "Loan closed, NOC in hand, challans cleared, before a car stands on our floor.",
        },
      ],
    }),
    specSheet({
      picture: 5,
      anchor: "checks",
      eyebrow: "160 points",
      title: "The four that decide whether we buy",
      action: { text: "See a full sheet", to: "#your-sample-sheet" },
      rows: [
        {
          what: "Frame and pillars",
          value:
            "Paint depth in forty places, weld points, bolt heads. A repaired door is fine. A repaired pillar goes home with its owner.",
        },
        {
          what: "Cold start, hot idle",
          value:
            "Left overnight, started on film, driven eleven kilometres with two flyovers and one bad road.",
        },
        {
          what: "Electronics",
          value: "Full scan of every control unit, with the codes printed, cleared ones included.",
        },
        {
          what: "Past",
          value: "Insurance claims, hypothecation, challans, number of keys. Two keys or we say one.",
        },
      ],
    }),
    steps({
      tone: "tint",
      title: "Keys in six days",
      steps: [
        {
          title: "Drive it twice",
          text: "Once with us, once without. Your own mechanic is welcome; we hold the torch.",
        },
        {
          title: "Fix the price",
          text: "The windscreen price. Transfer and insurance are on a line below, at cost.",
        },
        {
          title: "Loan or UPI",
          text: "Three banks quote on the same day. Token by UPI, returned if the loan fails.",
        },
        { title: "RC in your name", text: "We file the transfer and send you the number to follow it." },
      ],
    }),
    splitBleed({
      tone: "brand",
      picture: 6,
      eyebrow: "After you have driven it",
      title: "Five days or 300 kilometres",
      text: "Take it to your village, your mechanic and your mother-in-law. If it is not the car on the sheet, bring it back and the money returns in [three] working days.",
      action: { text: "Read the terms", to: "#your-terms-page" },
    }),
    footerColumns({
      brand: "[Motors]",
      text: "[Yard address, city]. Open [10 to 8], Mondays too.",
      groups: [
        {
          title: "Cars",
          links: [
            { text: "On the floor", to: "#floor" },
            { text: "Sell yours", to: "#your-sell-page" },
          ],
        },
        {
          title: "Legal",
          links: [
            { text: "Return terms", to: "#your-terms-page" },
            { text: "Privacy", to: "#your-privacy-page" },
          ],
        },
      ],
      legal: "© [Year] [Motors], [GSTIN]. [Authorised dealer no. under Rule 55A, if you hold one.]",
    }),
  ],
};
