// Coming Soon 2: an app for housing societies, split screen with the form beneath.

import type { Brief } from "../../brief.ts";
import { emailField, nameField } from "../../form/form.ts";
import { ledger } from "../../kit/asides.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroLedge } from "../../kit/hero-staged.ts";
import { dayStrip } from "../../kit/paths.ts";

export const comingSoon2: Brief = {
  category: "creative",
  name: "Coming Soon 2",
  slug: "coming-soon-2",
  design: {
    palette: {
      paper: "#F3F6FF",
      tint: "#E4EBFF",
      card: "#FFFFFF",
      ink: "#101B3B",
      muted: "#4D5878",
      brand: "#3D5AFE",
      accent: "#4CE0B3",
      deep: "#0E1736",
    },
    type: {
      display: "Plus Jakarta Sans",
      text: "Plus Jakarta Sans",
      weight: 800,
      h1: 68,
      h2: 44,
      body: 17,
      tracking: -1.6,
      line: 1.06,
    },
    radius: { card: 18, button: 12, picture: 24 },
    rhythm: { band: 88, gap: 24, width: 1200 },
    eyebrow: "rule",
    card: "shadow",
    heads: "start",
    button: "glow",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    {
      alt: "A phone on the watchman's counter at dusk asks about a courier; the register and keys beside it",
      still: "gate-counter",
    },
    { alt: "The visitors' register of a gate lies open, a blue pen before it", still: "gate-register" },
  ],
  sections: [
    brandBar({
      tone: "deep",
      lined: false,
      brand: "[App name]",
      links: [
        { text: "From the trial", to: "#trial" },
        { text: "A day at the gate", to: "#day" },
      ],
      action: { text: "Reserve", to: "#reserve" },
    }),
    heroLedge({
      over: 430,
      height: 760,
      tone: "deep",
      picture: 1,
      eyebrow: "For housing societies of 40 flats and more",
      title: "The society group, *minus the forwards*",
      lead: "Dues, visitors, water tankers and complaints in one place that the watchman can use too. Being tried in [three] societies in [city] right now.",
      actions: [{ text: "Reserve our society", to: "#reserve" }],
      facts: [
        { figure: "[1 Mar]", text: "the gate opens to the first hundred" },
        { figure: "2", text: "buttons are all that the watchman sees" },
        { figure: "4", text: "languages, and no manual in any of them" },
        { figure: "0", text: "forwards, good morning included" },
      ],
    }),
    ledger({
      anchor: "trial",
      flip: true,
      tone: "tint",
      eyebrow: "From the trial",
      title: "What the committee sees on the fifth",
      caption: "[Society name], [month]. Figures of a trial society.",
      rows: [
        { what: "Dues received, 112 of 128 flats", value: "[₹4,48,000]" },
        { what: "Reminders sent by the app, none by you", value: "[31]" },
        { what: "Water tankers, photographed at the gate", value: "[14]" },
        { what: "Visitors let in by the watchman", value: "[2,306]" },
        { what: "Complaints closed, average three days", value: "[27 of 29]" },
      ],
      sum: { what: "Still to come in", value: "[₹64,000]" },
      notes: [
        {
          title: "The treasurer stops chasing",
          text: "A polite reminder on the first, the fourth and the tenth, by WhatsApp, with a UPI link that already holds the amount.",
        },
        {
          title: "The watchman learns it at the gate",
          text: "Two large buttons, let in or ask the flat, on the phone he has. His son set up the first one in four minutes.",
        },
        {
          title: "The meeting is shorter",
          text: "Everyone has read the same page before they sit down.",
        },
      ],
    }),
    splitBleed({
      tone: "brand",
      flip: true,
      picture: 2,
      eyebrow: "The old register",
      title: "Name, flat, hour. *Nothing new to learn.*",
      text: "The app asks what the book has asked for thirty years, with two large buttons. The page can be found again by flat, and nobody turns back to see who came yesterday.",
      points: [
        "The book may lie beside it for as long as he likes",
        "Without network it keeps the entry until there is one",
      ],
    }),
    dayStrip({
      anchor: "day",
      tone: "paper",
      eyebrow: "A day at the gate",
      title: "What stops being a phone call",
      hours: [
        {
          hour: "6 am",
          title: "Milk, papers, maids",
          text: "Known faces pass with one press. New ones are photographed.",
        },
        {
          hour: "11 am",
          title: "The tanker",
          text: "Number, litres, picture. The bill matches at the end of the month.",
        },
        {
          hour: "4 pm",
          title: "A leaking pipe",
          text: "Sent with a photograph, given to the plumber, seen by the flat below.",
        },
        {
          hour: "9 pm",
          title: "Guests",
          text: "Invited from the flat; the watchman has the name before the car.",
        },
      ],
    }),
    capture({
      anchor: "reserve",
      tone: "tint",
      eyebrow: "The first hundred",
      title: "Bring your committee in early",
      lead: "The first [100] societies pay nothing for the first year, and tell us what to build next.",
      points: [
        "Flats, dues and parking moved in from your Excel by us",
        "Hindi, English, Kannada, Marathi",
        "Data stays in India and leaves with you",
      ],
      form: {
        fields: [
          nameField,
          emailField,
          { label: "Society and city", name: "society", placeholder: "Green Meadows, Thane" },
          {
            label: "Flats",
            name: "flats",
            type: "select",
            options: ["Under 40", "40 to 150", "More than 150"],
          },
        ],
        button: "Reserve a place",
        consent: "One mail a month until we open.",
      },
    }),
    footerLine({
      tone: "deep",
      brand: "[App name]",
      links: [
        { text: "LinkedIn", to: "#your-linkedin" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Company name], [city].",
    }),
  ],
};
