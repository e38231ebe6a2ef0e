// Bikes: a bicycle shop that fits before it sells. Light on its feet, knows its tubes.

import type { Brief } from "../../brief.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { footerLine } from "../../kit/footer.ts";
import { productRows } from "../../kit/goods-wide.ts";
import { brandBar } from "../../kit/header.ts";
import { heroPoster } from "../../kit/hero-wide.ts";
import { compare } from "../../kit/offers.ts";
import { featurePanel } from "../../kit/panels.ts";
import { dayStrip } from "../../kit/paths.ts";
import { faq } from "../../kit/trust.ts";

export const bikes: Brief = {
  category: "creative",
  name: "Bikes",
  slug: "bikes",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#EAF4FF",
      card: "#FFFFFF",
      ink: "#0B1F33",
      muted: "#48596B",
      brand: "#0A66C2",
      accent: "#7FE0C3",
      deep: "#0B1F33",
    },
    type: {
      display: "Sora",
      text: "Sora",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 16,
      tracking: -1.8,
      line: 1.06,
    },
    radius: { card: 16, button: 10, picture: 16 },
    rhythm: { band: 92, gap: 22, width: 1200 },
    eyebrow: "rule",
    card: "line",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    { alt: "A blue city bicycle with a carrier against a mint wall in the sun", still: "bike-city" },
    { alt: "A red road bicycle with drop handlebars", still: "bike-road" },
    { alt: "A yellow commuter bicycle with mudguards and a lamp", still: "bike-commute" },
    { alt: "A green bicycle with wide tyres for gravel roads", still: "bike-gravel" },
    { alt: "The saddle and handlebar of the blue city bicycle, from near", still: "bike-near" },
  ],
  sections: [
    brandBar({
      brand: "[Cycle shop]",
      links: [
        { text: "Bicycles", to: "#bikes" },
        { text: "The fitting", to: "#fit" },
        { text: "Workshop", to: "#workshop" },
      ],
      action: { text: "Book a test ride", to: "#ride" },
    }),
    heroPoster({
      eyebrow: "Bicycles for Indian roads, fitted in [city]",
      title: "Eleven kilometres.\n*No petrol stop.*",
      lead: "The office is closer than the traffic says. We measure you for forty minutes, lend you a bicycle for a weekend and only then talk about buying one.",
      actions: [
        { text: "Book a test ride", to: "#ride" },
        { text: "See the bicycles", to: "#bikes" },
      ],
      price: "From [₹24,900]",
      note: "Bajaj and HDFC instalments at no extra cost for [6] months.",
      picture: 1,
      height: 496,
      heightMobile: 190,
    }),
    productRows({
      anchor: "bikes",
      tone: "tint",
      eyebrow: "Three frames, no more",
      title: "Choose by the road, not by the paint",
      items: [
        {
          picture: 3,
          name: "Commute 3",
          tag: "Office, market, metro",
          text: "Three hub gears that never need you. Mudguards, rack and a bell people respect.",
          price: "[₹24,900]",
          action: { text: "Ride it first", to: "#ride" },
        },
        {
          picture: 2,
          name: "Road 11",
          tag: "Sunday, early",
          text: "Light steel, carbon fork, room for 32 mm tyres because our highways have seams.",
          price: "[₹68,500]",
          action: { text: "Ride it first", to: "#ride" },
        },
        {
          picture: 4,
          name: "Gravel 10",
          tag: "Where the tar ends",
          text: "Wide bars, tubeless, low gears for Nandi and worse. Disc brakes for coming down.",
          price: "[₹79,000]",
          action: { text: "Ride it first", to: "#ride" },
        },
      ],
    }),
    dayStrip({
      anchor: "fit",
      eyebrow: "The fitting",
      title: "Forty minutes that save your knees",
      hours: [
        { hour: "0 min", title: "Talk", text: "Where it hurts, where you ride, what you will carry." },
        { hour: "8 min", title: "Measure", text: "Inseam, reach, shoulders, feet. On paper, yours to keep." },
        {
          hour: "20 min",
          title: "Ride still",
          text: "On the rig we move the saddle by millimetres until you stop noticing it.",
        },
        {
          hour: "40 min",
          title: "Ride away",
          text: "A weekend on the road with the bicycle set to your numbers.",
        },
      ],
    }),
    compare({
      tone: "tint",
      title: "Against the box from the internet",
      ours: "From us",
      theirs: "By courier",
      rows: [
        { what: "Assembly", ours: "By a mechanic, torque noted", theirs: "By you, with one spanner" },
        { what: "Size", ours: "Measured on you", theirs: "From a chart: S, M, L" },
        { what: "First service", ours: "Free at 30 days and 6 months", theirs: "Find somebody" },
        { what: "A creak", ours: "Bring it, have a coffee", theirs: "Record a video, open a ticket" },
        { what: "Price", ours: "The same as online, shown", theirs: "The same" },
      ],
    }),
    featurePanel({
      anchor: "workshop",
      tone: "deep",
      eyebrow: "Workshop",
      title: "We mend what others sold you, too",
      items: [
        {
          icon: "fas fa-wrench",
          title: "Full service, [₹1,200]",
          text: "Stripped, cleaned, greased, trued. Two days.",
        },
        { icon: "fas fa-circle-notch", title: "Puncture, [₹80]", text: "While you wait, seven days a week." },
        {
          icon: "fas fa-cogs",
          title: "Drivetrain, [₹600] and parts",
          text: "We show you the worn chain on a gauge first.",
        },
        {
          icon: "fas fa-truck-pickup",
          title: "We fetch it, [₹150]",
          text: "Within [8 km], in a van with hooks.",
        },
      ],
    }),
    faq({
      tone: "paper",
      title: "Questions from the saddle",
      items: [
        {
          title: "I have not cycled since school.",
          text: "Then start with the Commute, on a Sunday, with us. There is a ride for beginners at 6 am: twelve kilometres, one idli stop.",
        },
        {
          title: "Is it safe on our roads?",
          text: "Safer with lights, a mirror and a route we draw for you. All three come with every bicycle.",
        },
        {
          title: "Can I exchange my old one?",
          text: "Yes. We value any bicycle with a straight frame and set it against the new price.",
        },
        {
          title: "Does the insurance cover theft?",
          text: "The first year is included if you use the lock we give you. [Insurer] pays within [21] days of the FIR.",
        },
      ],
    }),
    splitBleed({
      anchor: "ride",
      tone: "accent",
      share: 48,
      height: 624,
      picture: 5,
      eyebrow: "Aadhaar or licence, and flat shoes",
      title: "Take one home on Friday",
      text: "A deposit of [₹2,000], a helmet in your size, a bicycle until Monday at ten. If you do not want it back, we settle the rest.",
      points: ["Lights, mirror and lock come along", "A route to your office, drawn for you"],
      action: { text: "Choose a weekend", to: "#your-booking-page" },
    }),
    footerLine({
      brand: "[Cycle shop]",
      links: [
        { text: "Bicycles", to: "#bikes" },
        { text: "Workshop", to: "#workshop" },
        { text: "Strava club", to: "#your-club" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Cycle shop], [address, city]. GSTIN [number].",
    }),
  ],
};
