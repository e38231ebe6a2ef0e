// Orange Capture Page: a rooftop solar estimate from last month's bill. A good local installer: short answers, real numbers.

import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { specSheet } from "../../kit/boards.ts";
import { heroCaptureCover } from "../../kit/capture.ts";
import { footerLine } from "../../kit/footer.ts";
import { proofBar } from "../../kit/proof.ts";
import { bigFigure } from "../../kit/sheets.ts";

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
  ],
  sections: [
    heroCaptureCover({
      tone: "deep",
      picture: 1,
      eyebrow: "Rooftop solar in [Jaipur] and 60 km around",
      title: "Your roof is out in the sun all day. *Put it to work.*",
      lead: "Send last month's electricity bill. Within one working day you get a page with system size, price after subsidy and the month in which it has paid for itself.",
      points: [
        "An engineer's figures, not a call centre's",
        "Subsidy and net-meter papers done by us",
        "We say no to shaded roofs",
      ],
      note: "No visit is needed for the estimate. The visit comes after, if you like the page.",
      formTitle: "Get my one-page estimate",
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
    }),
    proofBar({
      tone: "tint",
      facts: [
        { figure: "[0,000 kW]", text: "put up since [2016]" },
        { figure: "[000]", text: "roofs you can visit nearby" },
        { figure: "25 years", text: "maker's output warranty on panels" },
        { figure: "[5] years", text: "our free service after that day" },
      ],
    }),
    specSheet({
      tone: "paper",
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
    bigFigure({
      tone: "deep",
      figure: "[₹0]",
      title: "What the estimate costs, and the second opinion",
      text: "If another firm's page is better we say so. If your roof is shaded we say that first.",
    }),
    footerLine({
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
