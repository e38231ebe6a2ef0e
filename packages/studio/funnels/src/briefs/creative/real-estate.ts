// Real Estate: a builder's project page. Precise about carpet area, dates and papers.
import type { Brief } from "../../brief.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroLedge } from "../../kit/hero-staged.ts";
import { featureBento } from "../../kit/panels.ts";
import { plans } from "../../kit/pricing.ts";
import { timeline } from "../../kit/programme.ts";
import { faqSplit } from "../../kit/trust.ts";

export const realEstate: Brief = {
  category: "creative",
  name: "Real Estate",
  slug: "real-estate",
  design: {
    palette: {
      paper: "#FBFAF7",
      tint: "#EEF1EC",
      card: "#FFFFFF",
      ink: "#12241F",
      muted: "#41524B",
      brand: "#12594A",
      accent: "#D9A441",
      deep: "#0C2C26",
    },
    type: {
      display: "Marcellus",
      text: "Work Sans",
      weight: 400,
      h1: 70,
      h2: 50,
      body: 17,
      tracking: -0.5,
      line: 1.14,
    },
    radius: { card: 14, button: 40, picture: 14 },
    rhythm: { band: 104, gap: 24, width: 1220 },
    eyebrow: "rule",
    card: "shadow",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "round",
    edge: "curve",
  },
  pictures: [
    {
      alt: "Two chairs and a small table on a wooden balcony above the evening city",
      still: "estate-balcony",
    },
    {
      alt: "A living room with a green sofa, the city in the evening sun behind tall windows",
      still: "room-view",
    },
    { alt: "The way in under trees at dusk, lamps at its sides, the towers behind", still: "estate-garden" },
  ],
  sections: [
    brandBar({
      brand: "[Project name]",
      links: [
        { text: "Homes", to: "#homes" },
        { text: "Progress", to: "#progress" },
        { text: "Questions", to: "#questions" },
      ],
      action: { text: "Book a site visit", to: "#visit" },
    }),
    heroLedge({
      flip: true,
      over: 320,
      height: 640,
      tone: "deep",
      picture: 3,
      eyebrow: "2 and 3 BHK in [locality], [city]",
      title: "Live above the trees, *near the metro*",
      lead: "[180] homes on [four] acres, two thirds of it left as garden. No wall shared with a neighbour, a window in every bathroom, and a price sheet without a second page.",
      actions: [
        { text: "See it on Saturday", to: "#visit" },
        { text: "The three plans", to: "#homes" },
      ],
      note: "RERA number [P00000000000], check it before you come.",
      facts: [
        { figure: "[68%]", text: "of the land stays open" },
        { figure: "[2]", text: "flats per lift lobby" },
        { figure: "[11 ft]", text: "floor to ceiling" },
        { figure: "[0.9 km]", text: "to [metro station]" },
      ],
    }),
    plans({
      anchor: "homes",
      tone: "paper",
      eyebrow: "The homes",
      title: "Three plans. No wasted passage.",
      lead: "Prices are all-in: parking, club, infrastructure and legal charges are inside. Stamp duty and GST are outside and shown on the sheet.",
      plans: [
        {
          name: "2 BHK",
          text: "[742 sq ft] carpet",
          price: "[₹89 lakh]",
          per: "all-in",
          lines: ["Two balconies", "A kitchen that opens to a utility", "Room for a study table in the hall"],
          action: { text: "Get the plan", to: "#visit" },
        },
        {
          name: "3 BHK",
          text: "[1,064 sq ft] carpet",
          price: "[₹1.28 Cr]",
          per: "all-in",
          lines: [
            "Corner home, air from three sides",
            "Parents' bedroom with its own bathroom",
            "Two balconies and a store",
          ],
          action: { text: "Get the plan", to: "#visit" },
          pick: "Most families look at this one",
        },
        {
          name: "3 BHK with terrace",
          text: "Only [12] of these",
          price: "[₹1.62 Cr]",
          per: "all-in",
          lines: ["Top two floors", "[310 sq ft] of open terrace", "Waterproofed under a ten-year warranty"],
          action: { text: "Ask what is left", to: "#visit" },
        },
      ],
    }),
    splitBleed({
      tone: "deep",
      flip: true,
      picture: 2,
      eyebrow: "Inside",
      title: "Eleven feet of air *over the sofa*",
      points: [
        "Windows to the floor, with a rail that the code asks for and a view over it",
        "No beam across a room, no pillar in a corner",
        "The sample flat has the real tiles and the real taps",
      ],
    }),
    featureBento({
      tone: "tint",
      eyebrow: "Around you",
      title: "What Tuesday evening feels like here",
      main: {
        icon: "fas fa-tree",
        title: "Two chairs above a garden",
        text: "The forty rain trees were here first, so the towers were moved by six metres. Each balcony looks over their tops; a walking loop of 700 metres runs under them, closed to cars.",
        picture: 1,
      },
      items: [
        {
          icon: "fas fa-subway",
          title: "Metro on foot",
          text: "[0.9 km] on a footpath that exists. IT park in [18] minutes, airport in [40].",
        },
        {
          icon: "fas fa-school",
          title: "School run of six minutes",
          text: "[School name] and [school name] within [2 km]; the bus stops inside the gate.",
        },
        {
          icon: "fas fa-tint",
          title: "Water you need not order",
          text: "Municipal line, two borewells, and a treatment plant that waters the garden.",
        },
        {
          icon: "fas fa-charging-station",
          title: "A charger at your slot",
          text: "Wiring to every parking bay, billed to your own meter.",
        },
      ],
    }),
    timeline({
      anchor: "progress",
      tone: "brand",
      eyebrow: "Progress",
      title: "Where the building stands today",
      lead: "Photographs of every floor go out on the first of each month. Payments follow the slab, not the calendar.",
      stops: [
        {
          when: "[August 2025]",
          title: "Foundation",
          text: "Done. Soil report and pile test are in the document room.",
        },
        {
          when: "[March 2026]",
          title: "Structure, 14 of 22 floors",
          text: "Now on site. One slab every [12] days; book a weekday visit and walk it with the engineer.",
        },
        {
          when: "[June 2027]",
          title: "Finishes",
          text: "Sample flat with the real tiles, the real taps and the real door, not better ones.",
        },
        {
          when: "[June 2028]",
          title: "Keys",
          text: "Occupancy certificate first, then your last instalment.",
        },
      ],
    }),
    faqSplit({
      anchor: "questions",
      tone: "tint",
      title: "Ask it before the token",
      ask: "Your own lawyer is welcome. Papers are shared in one folder on request.",
      action: { text: "Send me the papers", to: "#your-contact-page" },
      items: [
        {
          title: "Which banks have approved the project?",
          text: "[SBI, HDFC, ICICI]. Approval does not replace your own check of the title, so we hand over the search report of [thirty] years too.",
        },
        {
          title: "What if possession is late?",
          text: "You receive interest for every month of delay at the rate RERA sets, credited against your last instalment. It is written in clause [number] of the agreement.",
        },
        {
          title: "Is the token refundable?",
          text: "Yes, in full for [fifteen] days, by bank transfer, without a reason.",
        },
        {
          title: "Who looks after it later?",
          text: "We do for [two] years, then the owners' association, with [₹2.80] a square foot and the books handed over.",
        },
      ],
    }),
    capture({
      anchor: "visit",
      tone: "tint",
      eyebrow: "Saturday and Sunday",
      title: "Come at ten, before the sun is high. *We keep tea ready.*",
      points: [
        "Carpet area printed first, on every plan",
        "Walk the sample flat with the real tiles and the real taps",
        "Possession [month year], with the delay clause in your favour",
      ],
      form: {
        fields: [
          nameField,
          phoneField,
          emailField,
          {
            label: "Looking for",
            name: "home",
            type: "select",
            options: ["2 BHK", "3 BHK", "3 BHK with terrace"],
          },
        ],
        button: "Fix my site visit",
        consent: "One call to fix the time. Your number goes to no broker.",
      },
    }),
    footerLine({
      tone: "deep",
      brand: "[Project name]",
      links: [
        { text: "Homes", to: "#homes" },
        { text: "Progress", to: "#progress" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal:
        "© [Year] [Developer name], building in [city] since [year]. RERA [P00000000000]. Pictures are impressions; the agreement governs.",
    }),
  ],
};
