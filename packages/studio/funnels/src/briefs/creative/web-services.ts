// Web Services: a two-week website for local businesses at a fixed price. Friendly, concrete, no jargon.

import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { overlap } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { featureColumns } from "../../kit/features.ts";
import { footerColumns } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroHeadline } from "../../kit/hero-staged.ts";
import { steps } from "../../kit/panels.ts";
import { cases } from "../../kit/people.ts";
import { offerCard } from "../../kit/pricing.ts";
import { problemList } from "../../kit/problem.ts";
import { guaranteeBand } from "../../kit/trust.ts";

export const webServices: Brief = {
  category: "creative",
  name: "Web Services",
  slug: "web-services",
  design: {
    palette: {
      paper: "#FFFDF8",
      tint: "#F3EEFF",
      card: "#FFFFFF",
      ink: "#1B1433",
      muted: "#45405A",
      brand: "#F2542D",
      accent: "#8C7BFF",
      deep: "#1B1433",
    },
    type: {
      display: "Outfit",
      text: "Outfit",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 18,
      tracking: -1.6,
      line: 1.04,
    },
    radius: { card: 20, button: 16, picture: 20 },
    rhythm: { band: 92, gap: 24, width: 1200 },
    eyebrow: "bar",
    card: "hard",
    heads: "start",
    button: "hard",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    { alt: "A clinic's page on a laptop and the same page on a phone", still: "desk-site" },
    {
      alt: "Three phones on blocks with the pages of a dentist, a sweet shop and a tutor",
      still: "handset-pages",
    },
  ],
  sections: [
    brandBar({
      brand: "[Studio name]",
      lined: false,
      links: [
        { text: "What is in it", to: "#in-it" },
        { text: "Ten days", to: "#days" },
        { text: "Price", to: "#price" },
      ],
      action: { text: "Free page idea", to: "#idea" },
    }),
    heroHeadline({
      scale: 1.5,
      tone: "tint",
      height: 720,
      eyebrow: "Websites for local businesses",
      title: "A website by *the week after next*",
      lead: "For clinics, caterers, CAs, boutiques and coaching classes. We write the words, take the photos and put it on Google. You approve twice.",
      actions: [
        { text: "Get a page idea, free", to: "#idea" },
        { text: "See the price", to: "#price" },
      ],
      picture: 1,
      facts: [
        { figure: "10 days", text: "from first call to live" },
        { figure: "[₹24,900]", text: "once, all of it" },
        { figure: "2", text: "meetings you must attend" },
        { figure: "1 s", text: "to open on a plain phone" },
      ],
    }),
    problemList({
      tone: "paper",
      eyebrow: "Sounds familiar?",
      title: "The nephew is *still working on it*",
      pains: [
        "The old site shows a phone number you gave up in 2021",
        "On a phone, the menu covers the address",
        "The last designer has the password, and a job in Canada",
        "Customers ask for the price list; you send the same PDF forty times a week",
      ],
      close: "None of this is your trade. It is ours.",
    }),
    overlap({
      tone: "tint",
      picture: 2,
      height: 640,
      over: 44,
      eyebrow: "Made for a thumb",
      title: "Three shops, three first screens",
      lead: "A dentist is asked for fees, a sweet shop for boxes, a tutor for hours. So that is what stands on top, in the shop's own words and colours, with the buttons under the thumb.",
      points: ["One question answered before the first scroll", "Two buttons, never five"],
    }),
    featureColumns({
      tone: "paper",
      anchor: "in-it",
      title: "Everything a small business needs, nothing it will not use",
      items: [
        {
          icon: "fas fa-pen-nib",
          title: "Words written for you",
          text: "We interview you for forty minutes and write in your voice, in two languages if you like.",
        },
        {
          icon: "fas fa-camera",
          title: "A morning of photographs",
          text: "Your shop, your people, your hands at work. Twenty pictures, yours for ever.",
        },
        {
          icon: "fas fa-map-marker-alt",
          title: "Google profile set right",
          text: "Hours, services, photos, review link on a card for the counter.",
        },
        {
          icon: "fas fa-rupee-sign",
          title: "UPI and bookings",
          text: "Take an advance or a time slot without an app.",
        },
        {
          icon: "fas fa-key",
          title: "Keys in your hand",
          text: "Domain, hosting and passwords in your name, printed.",
        },
        {
          icon: "fas fa-comment-dots",
          title: "Changes by message",
          text: "Send a photo of the new price list; for sixty days it is on the page the same evening.",
        },
      ],
    }),
    cases({
      tone: "tint",
      eyebrow: "Three streets",
      title: "What the phone did afterwards",
      lead: "Replace with your own clients and their own counts.",
      cases: [
        {
          figure: "Clinic",
          unit: "[31] calls in the first month",
          title: "The fees, first",
          text: "Put fees for the six commonest treatments on the first screen. The question everybody was shy to ask went away.",
        },
        {
          figure: "Sweets",
          unit: "[₹1.4 L] of advance orders for Diwali",
          title: "Twelve boxes, paid ahead",
          text: "One page, twelve boxes, UPI advance. The counter only packed.",
        },
        {
          figure: "Tuition",
          unit: "[2 hours] saved every evening",
          title: "Timings that answer themselves",
          text: "Timings, fees and syllabus answered by the site; parents come with the right question.",
        },
      ],
    }),
    steps({
      anchor: "days",
      tone: "deep",
      eyebrow: "Ten days",
      title: "You work as usual. We do this.",
      steps: [
        { title: "Monday: forty minutes on the phone", text: "What you sell, to whom, what they ask." },
        { title: "Wednesday: photographs", text: "Two hours at your place, before opening." },
        { title: "Next Monday: you see it", text: "On your own phone. Change what is not you." },
        { title: "Wednesday: live", text: "With a short film on how to change prices yourself." },
      ],
    }),
    offerCard({
      anchor: "price",
      tone: "paper",
      title: "One price on one line",
      name: "The ten-day website",
      price: "[₹24,900]",
      per: "plus GST, half now, half when it is live",
      lines: [
        "Up to seven pages, two languages",
        "Words, photographs, Google profile",
        "Domain and hosting for the first year",
        "Changes free for sixty days",
      ],
      action: { text: "Begin with the free idea", to: "#idea" },
      note: "From year two [₹4,800] a year for domain, hosting and care.",
    }),
    guaranteeBand({
      tone: "accent",
      title: "Late by a day? *A thousand back.*",
      text: "For each working day after the tenth, [₹1,000] come off the second half. You keep counting; we keep writing.",
      seal: "fas fa-calendar-check",
    }),
    capture({
      anchor: "idea",
      flip: true,
      tone: "tint",
      eyebrow: "Free",
      title: "See your first screen before you spend a rupee",
      lead: "Send your shop's name. In two days you get a picture of how the top of your page would look on a phone.",
      points: [
        "Drawn for your trade, not from a theme",
        "With the three questions your callers ask",
        "Keep it, even if you build it with somebody else",
      ],
      form: {
        fields: [
          nameField,
          phoneField,
          {
            label: "Business and area",
            name: "business",
            placeholder: "Mehta Opticals, Satellite, Ahmedabad",
          },
        ],
        button: "Draw my first screen",
        consent: "One WhatsApp message with the picture.",
      },
    }),
    footerColumns({
      brand: "[Studio name]",
      text: "Websites for the shops on your street. [City].",
      groups: [
        {
          title: "Studio",
          links: [
            { text: "Price", to: "#price" },
            { text: "Free idea", to: "#idea" },
          ],
        },
        {
          title: "Legal",
          links: [
            { text: "Privacy policy", to: "#your-privacy-page" },
            { text: "Terms", to: "#your-terms-page" },
          ],
        },
      ],
      legal: "© [Year] [Studio name]. GSTIN [number].",
    }),
  ],
};
