// Real Estate: a builder's project page. Precise about carpet area, dates and papers.
import { balcony } from "../../art/scenes/homelife.ts";
import { dawnRoad, towers } from "../../art/scenes/outlooks.ts";
import { floorPlan } from "../../art/scenes/vedic.ts";
import type { Brief } from "../../brief.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { heroCapture } from "../../kit/capture.ts";
import { finalLine } from "../../kit/closing.ts";
import { footerLine } from "../../kit/footer.ts";
import { productGrid } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { featureBento } from "../../kit/panels.ts";
import { timeline } from "../../kit/programme.ts";
import { proofBar } from "../../kit/proof.ts";
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
      muted: "#51625C",
      brand: "#12594A",
      accent: "#D9A441",
      deep: "#0C2C26",
    },
    type: {
      display: "Marcellus",
      text: "Work Sans",
      weight: 400,
      h1: 60,
      h2: 42,
      body: 17,
      tracking: -0.5,
      line: 1.14,
    },
    radius: { card: 14, button: 40, picture: 14 },
    rhythm: { band: 96, gap: 24, width: 1160 },
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
      alt: "Three residential towers at dusk above a garden with old trees",
      height: 700,
      scene: towers({ dusk: true, sky: "#F0C27B" }),
    },
    {
      alt: "Floor plan of a three-bedroom flat seen from above",
      height: 820,
      scene: floorPlan({ compassAt: "right" }),
    },
    { alt: "A balcony with plants", height: 820, scene: balcony },
    { alt: "Road towards the hills at first light", height: 760, scene: dawnRoad },
    {
      alt: "A living room with a green sofa, the city in the evening sun behind tall windows",
      still: "room-view",
    },
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
    heroCapture({
      anchor: "visit",
      tone: "deep",
      eyebrow: "2 and 3 BHK in [locality], [city]",
      title: "Live above the trees, *ten minutes from the metro*",
      lead: "[180] homes on [four] acres, two thirds of it left as garden. No wall shared with a neighbour, a window in every bathroom, and a price sheet without a second page.",
      points: [
        "Carpet area printed first, on every plan",
        "RERA number [P00000000000], check it before you come",
        "Possession [month year], with the delay clause in your favour",
      ],
      formTitle: "See it on Saturday",
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
      picture: 1,
    }),
    proofBar({
      tone: "accent",
      facts: [
        { figure: "[68%]", text: "of the land stays open" },
        { figure: "[2]", text: "flats per lift lobby" },
        { figure: "[11 ft]", text: "floor to ceiling" },
        { figure: "[0.9 km]", text: "to [metro station]" },
      ],
    }),
    productGrid({
      anchor: "homes",
      eyebrow: "The homes",
      title: "Three plans. No wasted passage.",
      lead: "Prices are all-in: parking, club, infrastructure and legal charges are inside. Stamp duty and GST are outside and shown on the sheet.",
      height: 270,
      items: [
        {
          picture: 2,
          name: "2 BHK",
          tag: "[742 sq ft] carpet",
          text: "Two balconies, a kitchen that opens to a utility, room for a study table in the hall.",
          price: "[₹89 lakh] all-in",
          action: { text: "Get the plan", to: "#visit" },
        },
        {
          picture: 5,
          name: "3 BHK",
          tag: "[1,064 sq ft] carpet",
          text: "Corner home, air from three sides, parents' bedroom with its own bathroom near the door.",
          price: "[₹1.28 crore] all-in",
          action: { text: "Get the plan", to: "#visit" },
        },
        {
          picture: 3,
          name: "3 BHK with terrace",
          tag: "Only [12] of these",
          text: "Top two floors. [310 sq ft] of open terrace, waterproofed under a ten-year warranty.",
          price: "[₹1.62 crore] all-in",
          action: { text: "Ask what is left", to: "#visit" },
        },
      ],
    }),
    featureBento({
      tone: "tint",
      eyebrow: "Around you",
      title: "What Tuesday evening feels like here",
      main: {
        icon: "fas fa-tree",
        title: "A garden before a clubhouse",
        text: "The forty rain trees were here first, so the towers were moved by six metres. There is a 700-metre walking loop under them, lit low and closed to cars.",
        picture: 4,
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
          when: "[Mar 2026]",
          title: "Foundation",
          text: "Done. Soil report and pile test are in the document room.",
        },
        {
          when: "[Jan 2027]",
          title: "Structure, 14 of 22 floors",
          text: "Now on site. One slab every [12] days; book a weekday visit and walk it with the engineer.",
        },
        {
          when: "[Nov 2027]",
          title: "Finishes",
          text: "Sample flat with the real tiles, the real taps and the real door, not better ones.",
        },
        {
          when: "[Jun 2028]",
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
      ],
    }),
    finalLine({
      title: "Come at ten, before the sun is high. We will keep tea ready.",
      action: { text: "Book a site visit", to: "#visit" },
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
