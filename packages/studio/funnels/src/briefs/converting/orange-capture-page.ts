// Orange Capture Page: a rooftop solar estimate from last month's bill. A good local installer: short answers, real numbers.

import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { specSheet } from "../../kit/boards.ts";
import { capturePanel } from "../../kit/capture.ts";
import { finalLine } from "../../kit/closing.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { featureNumbers } from "../../kit/panels.ts";

export const orangeCapturePage: Brief = {
  category: "high-converting",
  name: "Orange Capture Page",
  slug: "orange-capture-page",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#FFF3E2",
      card: "#FFFFFF",
      ink: "#1F1A14",
      muted: "#4C453B",
      brand: "#F26B0F",
      accent: "#FFCB3D",
      deep: "#132A3E",
    },
    type: {
      display: "Outfit",
      text: "Outfit",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1.2,
      line: 1.08,
    },
    radius: { card: 12, button: 8, picture: 12 },
    rhythm: { band: 88, gap: 24, width: 1200 },
    eyebrow: "caps",
    card: "topline",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "filled",
    edge: "tilt",
  },
  pictures: [
    { alt: "Two rows of solar panels on a flat roof in the morning, houses behind", still: "solar-roof" },
    {
      alt: "A power bill of 210 rupees stamped paid, a phone with the same amount beside it",
      still: "desk-bill",
    },
    {
      alt: "An inverter on a house wall that shows 2.84 kilowatts, the net meter and its switch beside it",
      still: "solar-meter",
    },
  ],
  sections: [
    brandBar({
      brand: "[Solar firm]",
      links: [
        { text: "An example", to: "#example" },
        { text: "How it goes", to: "#steps" },
      ],
      action: { text: "My estimate", to: "#estimate" },
      lined: false,
    }),
    heroBleed({
      tone: "deep",
      height: 700,
      eyebrow: "Rooftop solar in [Jaipur] and 60 km around",
      title: "Your roof is out in the sun all day. *Put it to work.*",
      lead: "Send last month's electricity bill. Within one working day you get a page with system size, price after subsidy and the month in which it has paid for itself.",
      actions: [
        { text: "Get my estimate", to: "#estimate" },
        { text: "See an example", to: "#example" },
      ],
      note: "Free, and without a visit. The visit comes after, if you like the page.",
      picture: 1,
      facts: [
        { figure: "[0,000 kW]", text: "put up since [2016]" },
        { figure: "[000]", text: "roofs you can visit nearby" },
        { figure: "25 years", text: "maker's output warranty on panels" },
        { figure: "[5] years", text: "our free service after that day" },
      ],
    }),
    capturePanel({
      anchor: "estimate",
      tone: "paper",
      inner: "deep",
      eyebrow: "One page, free",
      title: "Get my estimate",
      lead: "An engineer's figures, not a call centre's. If your roof is shaded we say that first.",
      form: {
        fields: [
          nameField,
          phoneField,
          {
            label: "Usual bill in summer",
            name: "bill",
            type: "select",
            options: ["Up to ₹2,000", "₹2,000 to ₹5,000", "₹5,000 to ₹10,000", "Above ₹10,000"],
          },
          {
            label: "Roof",
            name: "roof",
            type: "select",
            options: ["My own house", "Flat with society roof", "Shop, school or factory"],
          },
          { label: "PIN code", name: "pincode", placeholder: "302001" },
        ],
        button: "Work it out for me",
        consent: "One engineer calls once, between 10 and 6. We do not sell numbers.",
      },
      picture: 3,
    }),
    specSheet({
      anchor: "example",
      tone: "tint",
      flip: true,
      picture: 2,
      eyebrow: "An example",
      title: "Two floors, one fridge too many, three kilowatts",
      lead: "A family in [Malviya Nagar] paid about [₹4,200] a month through the summer. This is their page, in short.",
      rows: [
        {
          what: "System",
          value: "3 kW on some 300 square feet without shade: roughly 11 to 13 units on a clear day",
        },
        { what: "Price with fitting", value: "[₹1,95,000]" },
        { what: "Subsidy", value: "[₹78,000] under PM Surya Ghar, paid to the owner" },
        { what: "Own money", value: "[₹1,17,000], or [₹2,450] a month on a bank loan" },
        { what: "Bill now", value: "[₹300 to ₹600]; paid back in [3.5 to 4.5 years]" },
      ],
    }),
    featureNumbers({
      anchor: "steps",
      tone: "paper",
      eyebrow: "If you like the page",
      title: "From the estimate to the first free unit",
      across: 4,
      items: [
        { title: "Visit", text: "An engineer measures shade and wiring. One hour, no fee, no sales talk." },
        {
          title: "Papers",
          text: "Subsidy and net meter are applied for by us, in your name. You sign twice.",
        },
        {
          title: "Fitting",
          text: "Two days on the roof. The frame is anchored, the waterproofing is tested.",
        },
        { title: "Switch on", text: "The [DISCOM] changes the meter. From that day it counts both ways." },
      ],
    }),
    finalLine({
      tone: "accent",
      title: "Change the next summer bill.",
      action: { text: "Get my estimate", to: "#estimate" },
    }),
    footerLine({
      tone: "deep",
      brand: "[Solar firm]",
      links: [
        { text: "Call", to: "#your-phone" },
        { text: "Office on the map", to: "#your-map" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal:
        "© [Year] [Firm], [GSTIN], [DISCOM empanelment no.]. Subsidy rules change; the estimate states the ones of that day.",
    }),
  ],
};
