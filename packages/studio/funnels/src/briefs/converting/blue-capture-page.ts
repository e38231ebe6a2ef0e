import type { Brief } from "../../brief.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { featureNumbers, featurePanel } from "../../kit/panels.ts";

export const blueCapturePage: Brief = {
  category: "high-converting",
  name: "Blue Capture Page",
  slug: "blue-capture-page",
  design: {
    palette: {
      paper: "#F3F6FF",
      tint: "#DFE7FF",
      card: "#FFFFFF",
      ink: "#0F1440",
      muted: "#50567F",
      brand: "#2B3FD6",
      accent: "#FFC94D",
      deep: "#141A5C",
    },
    type: {
      display: "Sora",
      text: "DM Sans",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1.2,
      line: 1.14,
    },
    radius: { card: 20, button: 50, picture: 24 },
    rhythm: { band: 90, gap: 22, width: 1200 },
    eyebrow: "caps",
    card: "flat",
    heads: "start",
    button: "glow",
    picture: "plain",
    icons: "round",
    edge: "waves",
  },
  pictures: [
    {
      alt: "A blue suitcase in the sun, books, a passport and a graduate's cap before it",
      still: "tour-blue",
    },
    { alt: "A graduate's cap, a passport on books, the suitcase behind them", still: "tour-cap" },
  ],
  sections: [
    brandBar({
      brand: "[Advisory name]",
      links: [
        { text: "What you get", to: "#page" },
        { text: "Check", to: "#check" },
      ],
      action: { text: "Check my profile", to: "#check" },
      lined: false,
    }),
    heroBleed({
      tone: "brand",
      eyebrow: "Master's in Germany, winter intake [2027]",
      title: "Germany, with your marks? *Ask for free.*",
      lead: "Seven fields. An adviser who studied there names three courses that would consider you, three that would not, and the total cost in rupees, before you spend one.",
      ticks: [
        "Answer in two working days, in writing",
        "No university pays us, so we can say no",
        "Your parents get a copy if you wish",
      ],
      actions: [{ text: "Check my profile", to: "#check" }],
      note: "Free. About four minutes.",
      picture: 1,
      height: 720,
    }),
    featurePanel({
      anchor: "page",
      tone: "paper",
      eyebrow: "On the page we send you",
      title: "Six lines that decide it",
      items: [
        {
          icon: "fas fa-graduation-cap",
          title: "Your grade, converted",
          text: "CGPA or percentage in the German scale, and what admission offices read from it.",
        },
        {
          icon: "fas fa-certificate",
          title: "APS and ECTS",
          text: "Whether your degree brings enough credits, and which documents the certificate takes.",
        },
        {
          icon: "fas fa-language",
          title: "English and German",
          text: "The IELTS band the six courses ask, and how far A2 would carry you in a side job.",
        },
        {
          icon: "fas fa-wallet",
          title: "The blocked account",
          text: "This year's amount in euro and rupees, rent by city, semester fee, insurance.",
        },
        {
          icon: "fas fa-clock",
          title: "Your calendar",
          text: "What to do in which month so that the visa date is not the surprise.",
        },
        {
          icon: "fas fa-hand-paper",
          title: "The no",
          text: "If it will not work this year, the page says so and what would change it.",
        },
      ],
    }),
    featureNumbers({
      tone: "deep",
      eyebrow: "Two working days",
      title: "From your marks to our answer",
      items: [
        {
          title: "Read, by a person",
          text: "The evening you send it. If a field looks like a slip, we ask on WhatsApp.",
        },
        {
          title: "Laid beside last year",
          text: "Who was taken with such a grade, in which subject, at which university, and who was not.",
        },
        {
          title: "Written, on one page",
          text: "Six courses, the costs, the dates. You may show it to any other adviser.",
        },
      ],
    }),
    capture({
      anchor: "check",
      tone: "tint",
      eyebrow: "Free profile check",
      title: "Seven fields, one straight answer",
      lead: "Have your last marksheet at hand. Estimates are fine.",
      points: [
        "An answer in two working days, from a person",
        "Three universities that fit, one that is a stretch",
        "What it costs, with rent and the flight",
        "If it should wait a year, we say so",
      ],
      picture: 2,
      form: {
        fields: [
          nameField,
          emailField,
          phoneField,
          { label: "Degree and college", name: "degree", placeholder: "B.E. Mechanical, PES Bengaluru" },
          { label: "CGPA or percentage", name: "marks", placeholder: "7.8 / 10" },
          {
            label: "English test",
            name: "english",
            type: "select",
            options: ["Not yet taken", "IELTS 6 to 6.5", "IELTS 7 and above", "TOEFL or other"],
          },
          {
            label: "What would you like to study?",
            name: "subject",
            placeholder: "Automotive, data science, not sure",
          },
        ],
        button: "Send my profile",
        consent: "Read by one adviser. Deleted after [12 months], or today if you ask.",
      },
    }),
    footerLine({
      tone: "paper",
      brand: "[Advisory name]",
      links: [
        { text: "Our office", to: "#your-map" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Advisory name], [city]. Universities and embassies decide; we advise.",
    }),
  ],
};
