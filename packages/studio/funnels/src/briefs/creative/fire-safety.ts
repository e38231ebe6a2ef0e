// Fire Safety: audits, equipment and drills for societies, schools and factories. Calm authority.

import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { featureList } from "../../kit/features.ts";
import { footerLine } from "../../kit/footer.ts";
import { priceList } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { problemCards } from "../../kit/problem.ts";
import { timeline } from "../../kit/programme.ts";
import { statement } from "../../kit/proof.ts";
import { faqOpen } from "../../kit/trust.ts";

export const fireSafety: Brief = {
  category: "creative",
  name: "Fire Safety",
  slug: "fire-safety",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#F3F4F6",
      card: "#FFFFFF",
      ink: "#16191D",
      muted: "#515861",
      brand: "#C81E1E",
      accent: "#FFB703",
      deep: "#16191D",
    },
    type: {
      display: "Archivo",
      text: "Archivo",
      weight: 800,
      h1: 70,
      h2: 48,
      body: 17,
      tracking: -1.4,
      line: 1.06,
    },
    radius: { card: 4, button: 4, picture: 4 },
    rhythm: { band: 88, gap: 22, width: 1200 },
    eyebrow: "bar",
    card: "sideline",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    { alt: "A red fire extinguisher on a yellow base", still: "fire-cylinder" },
    { alt: "A red alarm bell and a call point on a wall", still: "fire-gong" },
    { alt: "An extinguisher, a hose reel and an alarm bell on a wall", still: "fire-wall" },
  ],
  sections: [
    brandBar({
      tone: "deep",
      lined: false,
      brand: "[Company]",
      links: [
        { text: "What we check", to: "#check" },
        { text: "Rates", to: "#rates" },
      ],
      action: { text: "Book an audit", to: "#audit" },
    }),
    heroBleed({
      tone: "deep",
      melt: true,
      share: 52,
      height: 780,
      eyebrow: "Fire audits, equipment and drills in [city]",
      title: "The cylinder on the wall\n*expired in 2022*",
      lead: "Most do, quietly, behind a noticeboard. We inspect your building in half a day, tell you what would fail, mend it under one contract and leave you ready for the fire officer.",
      actions: [
        { text: "Book a free walk-through", to: "#audit" },
        { text: "See the rates", to: "#rates" },
      ],
      ticks: [
        "Licensed agency, [licence number]",
        "Form B certificate every January and July",
        "Night call-out within [90] minutes",
      ],
      picture: 1,
    }),
    problemCards({
      tone: "tint",
      eyebrow: "What we find on first visits",
      title: "Three faults in almost every building",
      cards: [
        {
          icon: "fas fa-door-closed",
          title: "The locked exit",
          text: "Chained against thieves, key with a guard who is at tea. It takes ten minutes to put right and costs a panic bar.",
        },
        {
          icon: "fas fa-tint-slash",
          title: "The dry hydrant",
          text: "Pump set to manual, tank drawn down for the garden. Nobody has opened the valve since the handover.",
        },
        {
          icon: "fas fa-plug",
          title: "The warm meter room",
          text: "Old cables, new air conditioners, cardboard stored underneath. Most fires in flats begin there.",
        },
      ],
    }),
    featureList({
      anchor: "check",
      eyebrow: "The audit",
      title: "Sixty-two points, one plain report",
      picture: 2,
      action: { text: "Book an audit", to: "#audit" },
      items: [
        {
          title: "Ways out",
          text: "Width, light, signs, doors, terraces and the refuge floor, walked in the dark with a stopwatch.",
        },
        {
          title: "Water and pumps",
          text: "Tank, jockey, main, diesel, hydrants and hose reels, run under pressure while you watch.",
        },
        {
          title: "Detection and alarm",
          text: "Every detector smoked, every sounder heard, the panel read back over a year.",
        },
        {
          title: "Electrical",
          text: "Thermal camera on panels, risers and chargers, with the photographs in the report.",
        },
        {
          title: "People",
          text: "Who holds the keys, who calls, who counts. Usually the cheapest thing to mend.",
        },
      ],
    }),
    statement({
      tone: "accent",
      text: "A fire does not wait *for the committee meeting.*",
      by: "[Your chief engineer], [years] in the [city] fire service",
    }),
    timeline({
      tone: "deep",
      eyebrow: "From call to certificate",
      title: "Twenty-one days, if nothing is hidden",
      stops: [
        {
          when: "Day 1",
          title: "Walk-through",
          text: "An engineer and your secretary, two hours. Urgent things are told to you on the spot, in writing the same evening.",
        },
        {
          when: "Day 4",
          title: "Report with prices",
          text: "Red, amber, green. Each line with the clause of the National Building Code and what it costs.",
        },
        {
          when: "Days 5–18",
          title: "Work",
          text: "By our own fitters, floor by floor, water never off for more than four hours.",
        },
        {
          when: "Days 19–21",
          title: "Drill and papers",
          text: "A drill with everybody, including the cooks and drivers. Then the certificate and the file for the fire officer.",
        },
      ],
    }),
    priceList({
      anchor: "rates",
      eyebrow: "Rates",
      title: "Printed, so that committees can compare",
      groups: [
        {
          title: "Equipment",
          items: [
            {
              name: "ABC extinguisher, 6 kg",
              price: "[₹2,250]",
              text: "ISI marked, fixed, with bracket and sign",
            },
            { name: "Hose reel, full-bore test", price: "[₹1,100]", text: "With the reading in writing" },
            { name: "Refill and test, 6 kg", price: "[₹690]", text: "With a loan cylinder for the day" },
          ],
        },
        {
          title: "Service",
          items: [
            { name: "Audit, up to 100 flats", price: "[₹14,000]", text: "Credited if we do the work" },
            {
              name: "Yearly care, up to 100 flats",
              price: "[₹38,000]",
              text: "Four visits, half-yearly certificate, call-outs",
            },
            { name: "Drill for a school", price: "[₹9,500]", text: "All classes, teachers first" },
          ],
        },
      ],
      note: "Plus [18%] GST. Hospitals, factories and buildings above 45 metres by quotation.",
    }),
    faqOpen({
      anchor: "questions",
      tone: "tint",
      title: "What committees ask us",
      items: [
        {
          title: "Are we really liable?",
          text: "Owner and occupier are, under the State's fire act, and insurers read the certificate before they pay. We show you the clause for your State.",
        },
        {
          title: "Will residents be disturbed?",
          text: "One alarm test, announced, at eleven in the morning. One drill, announced as well. Nothing at night.",
        },
        {
          title: "Must we buy the cylinders from you?",
          text: "No. The report names sizes and standards, not makes. Any licensed dealer may fill it; we check what arrives.",
        },
        {
          title: "What if the fire officer still refuses?",
          text: "We come along, answer for our part and put it right at our cost. [State how often that happened last year.]",
        },
      ],
    }),
    capture({
      anchor: "audit",
      tone: "brand",
      picture: 3,
      eyebrow: "Free walk-through",
      title: "Half a morning, before somebody needs it",
      lead: "For societies, schools, clinics, shops and factories within [40 km]. You get the urgent faults in writing, at no charge, whether you hire us or not.",
      points: ["No equipment is sold on the first visit", "Report kept private, given to you alone"],
      form: {
        fields: [
          nameField,
          phoneField,
          {
            label: "Building",
            name: "building",
            type: "select",
            options: ["Housing society", "School or college", "Clinic or hospital", "Shop or factory"],
          },
          { label: "Area", name: "area", placeholder: "Begumpet, Hyderabad" },
        ],
        button: "Book the walk-through",
        consent: "An engineer calls you, not a salesperson.",
      },
    }),
    footerLine({
      tone: "deep",
      brand: "[Company]",
      links: [
        { text: "What we check", to: "#check" },
        { text: "Rates", to: "#rates" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal:
        "In a fire call 101 or 112 first. Night number [phone]. © [Year] [Company name]. Licence [number], GSTIN [number]. Rules differ from State to State; the fire officer decides.",
    }),
  ],
};
