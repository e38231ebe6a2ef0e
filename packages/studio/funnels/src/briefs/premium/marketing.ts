// Marketing: a three-evening live workshop on local ads for shop owners and clinics. Loud, practical, street-level.

import type { Brief } from "../../brief.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { heroCaptureCover } from "../../kit/capture.ts";
import { finalPanel } from "../../kit/closing.ts";
import { featureList } from "../../kit/features.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { bonuses, compare, seats } from "../../kit/offers.ts";
import { aboutSigned, quoteWall } from "../../kit/people.ts";
import { problemCards } from "../../kit/problem.ts";
import { timetable } from "../../kit/programme.ts";
import { nameStrip, statement } from "../../kit/proof.ts";
import { faqSplit, guaranteeBand } from "../../kit/trust.ts";

export const marketing: Brief = {
  category: "premium-funnels",
  name: "Marketing",
  slug: "marketing",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#F4F0FF",
      card: "#FFFFFF",
      ink: "#160B2E",
      muted: "#5B5270",
      brand: "#5B21D6",
      accent: "#C6F432",
      deep: "#160B2E",
    },
    type: {
      display: "Sora",
      text: "Manrope",
      weight: 800,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1.8,
      line: 1.08,
    },
    radius: { card: 20, button: 14, picture: 20 },
    rhythm: { band: 92, gap: 22, width: 1200 },
    eyebrow: "pill",
    card: "line",
    heads: "start",
    button: "solid",
    picture: "shadow",
    icons: "filled",
    edge: "none",
  },
  pictures: [
    {
      alt: "Three phones on painted blocks, each with messages between a customer and a shop",
      still: "shop-phones",
    },
    {
      alt: "A shop's counter in the evening: jars, a bill book, a stand to pay by phone, and a phone with a customer's messages",
      still: "shop-counter",
    },
    {
      alt: "A sign that says Open on a shop's glass door, the lamps on behind it",
      still: "shop-front",
    },
    {
      alt: "The counter from its other end: a customer's messages on a phone, a stand to pay by, a bell and coins",
      still: "shop-pay",
    },
  ],
  sections: [
    noticeStrip({
      tone: "accent",
      text: "Live, three evenings: [12, 13 and 14 January], 8 pm. Recording for those who attend.",
    }),
    brandBar({
      brand: "[Workshop name]",
      links: [
        { text: "The evenings", to: "#evenings" },
        { text: "What you keep", to: "#folder" },
        { text: "Questions", to: "#questions" },
      ],
      action: { text: "Book my seat", to: "#your-checkout" },
      tone: "deep",
      lined: false,
    }),
    heroCaptureCover({
      tone: "deep",
      picture: 2,
      eyebrow: "For clinics, salons, coaching classes and shops",
      title: "Fill next week from a *3-km circle* around your door",
      lead: "Three evenings, one phone, ₹300 a day in ads. You leave with a running campaign, a WhatsApp that answers by itself, and the names of the people who wrote.",
      points: [
        "Your own ad goes live during evening two",
        "In Hindi with English words, as one speaks",
        "Made for people without a marketing department",
      ],
      formTitle: "Take a seat for [₹499]",
      form: {
        fields: [
          nameField,
          phoneField,
          emailField,
          {
            label: "Your business",
            name: "business",
            type: "select",
            options: [
              "Clinic or hospital",
              "Salon or spa",
              "Coaching or school",
              "Shop or restaurant",
              "Something else",
            ],
          },
        ],
        button: "Book my seat",
        consent: "You pay on the next page, by UPI or card. Joining link on WhatsApp at once.",
      },
      note: "[00] of 200 seats taken. The room is a real limit: everybody's ad gets looked at.",
    }),
    nameStrip({
      label: "Written for businesses like these",
      names: [
        "Dental clinics",
        "Boutiques",
        "JEE classes",
        "Gyms",
        "Cake shops",
        "Car detailing",
        "Physiotherapy",
      ],
    }),
    problemCards({
      title: "You have already paid for marketing. *Three times.*",
      cards: [
        {
          icon: "far fa-image",
          title: "The poster man",
          text: "Thirty festival creatives a month, ₹8,000. Every one says Happy Pongal. None says what a root canal costs.",
        },
        {
          icon: "far fa-thumbs-up",
          title: "The boost button",
          text: "₹2,000 on a reel, eleven thousand views, most of them in another state.",
        },
        {
          icon: "fas fa-phone-slash",
          title: "The lead agency",
          text: "Ninety numbers in a sheet. You rang them all. “Kaunsa form, bhaiya?”",
        },
      ],
      close:
        "The tool was never the trouble. Nobody started from your street, your price and your chair at four in the afternoon.",
    }),
    statement({
      tone: "brand",
      text: "A local ad has one job: make somebody *two turns away* send a message.",
    }),
    timetable({
      anchor: "evenings",
      tone: "tint",
      eyebrow: "Three evenings",
      title: "What we do, hour by hour",
      picture: 1,
      rows: [
        {
          when: "Evening 1, 8.00",
          what: "The offer: what to say so that a stranger writes",
          who: "You finish with one sentence and one price",
        },
        { when: "Evening 1, 8.50", what: "The circle: map, radius, timings, who to leave out" },
        {
          when: "Evening 2, 8.00",
          what: "Three ads from your own phone camera",
          who: "Shot in the break, at your own counter",
        },
        {
          when: "Evening 2, 9.00",
          what: "Live set-up, screen by screen, ₹300 a day",
          who: "Nobody leaves before theirs is in review",
        },
        { when: "Evening 3, 8.00", what: "WhatsApp that greets, asks, books and reminds" },
        {
          when: "Evening 3, 8.50",
          what: "Reading the figures: stop, keep or double",
          who: "With ads from the room, names covered",
        },
      ],
      note: "Each evening ends at 9.45, doubts until 10.30.",
    }),
    featureList({
      title: "What is running when we say good night",
      lead: "Not notes. Things.",
      picture: 4,
      items: [
        {
          title: "A click-to-WhatsApp campaign",
          text: "Set for your pin codes, your hours and your budget, with a daily limit that cannot run away.",
        },
        {
          title: "Three ads that look like you",
          text: "One with a face, one with a price, one with a before and after. You will know by Sunday which one works.",
        },
        {
          title: "A reply within nine seconds",
          text: "WhatsApp Business set up with greeting, price card, booking question and the two reminders that halve no-shows.",
        },
        {
          title: "A sheet with five numbers",
          text: "Spent, messages, visits, bills, rupees. If the last is not larger than the first in three weeks, you stop, and you know why.",
        },
      ],
    }),
    compare({
      tone: "tint",
      title: "Where ₹9,000 of ad money goes in a month",
      ours: "Your circle",
      theirs: "Boosted posts",
      rows: [
        {
          what: "Who sees it",
          ours: "People within 3 km, in your open hours",
          theirs: "Whoever likes to like",
        },
        { what: "What they do", ours: "Send a message", theirs: "Watch two seconds" },
        { what: "What you learn", ours: "Cost of a visit, by ad", theirs: "Reach" },
        { what: "Who holds the account", ours: "You, in your own name", theirs: "The poster man" },
      ],
    }),
    aboutSigned({
      portrait: true,
      eyebrow: "Who teaches",
      title: "He ran his *father's opticals* first",
      sign: "[Trainer's name]",
      text: "Eleven frames sold in the week he began, forty-one in the week he learnt to draw a circle on a map. Since [2017] he has set up ads for about [600] shops and clinics in [tier-two] cities, most of them with an owner who said, “Mujhe computer nahi aata.”\n\nHe still does the Saturday counter.",
      points: [
        "Works live in Ads Manager, no slides after the first ten minutes",
        "Shows campaigns that failed, with the bill",
      ],
      flip: true,
    }),
    quoteWall({
      tone: "tint",
      title: "From people with a shutter to pull up",
      lead: "Real ones only. Ask for the shop, the spend and what came in.",
      quotes: [
        {
          quote: "[Dentist: messages in the first week, and how many sat in the chair.]",
          name: "[Dr Name]",
          job: "[Dental clinic, Nashik]",
        },
        {
          quote: "[Boutique: which of the three ads worked, to her surprise.]",
          name: "[Name]",
          job: "[Boutique, Raipur]",
        },
        {
          quote: "[Coaching: filled the second batch of class 11.]",
          name: "[Name]",
          job: "[Physics classes, Kota]",
        },
        {
          quote:
            "[Someone who stopped his ads after three weeks because the sheet said so. Honest and useful.]",
          name: "[Name]",
          job: "[Electronics, Salem]",
        },
        {
          quote: "[Salon: what the reminder message did to no-shows.]",
          name: "[Name]",
          job: "[Salon, Guwahati]",
        },
        {
          quote: "[The son who attended for his mother.]",
          name: "[Name]",
          job: "[Tiffin service, Vadodara]",
        },
      ],
    }),
    bonuses({
      anchor: "folder",
      title: "In the folder you take home",
      items: [
        {
          name: "Sixty local offers",
          text: "By trade: what a physio says, what a cake shop says, with the price written the way people read it.",
        },
        {
          name: "WhatsApp scripts",
          text: "Greeting, “kitna lagega?”, the silent one, the late one, the review request.",
        },
        {
          name: "A month of Thursdays",
          text: "Four follow-up calls where we look at what your ads did. Bring the sheet.",
        },
      ],
    }),
    guaranteeBand({
      tone: "tint",
      seal: "fas fa-comment-dots",
      title: "No message, no fee",
      text: "Run the campaign for seven days as set up with us. If nobody from your own area writes to you, send the screenshot and the [₹499] comes back by UPI the same week.",
    }),
    seats({
      title: "Two hundred seats, *because we look at every ad*",
      lead: "Four helpers, fifty screens each. When they are gone the page says so.",
      action: { text: "Book a seat for [₹499]", to: "#your-checkout" },
      facts: [
        { figure: "[12 Jan]", text: "first evening, 8 pm" },
        { figure: "[00]", text: "seats open as of this morning" },
        { figure: "[₹499]", text: "today and on the last day: it does not go up" },
      ],
    }),
    faqSplit({
      anchor: "questions",
      tone: "paper",
      title: "Asked at the counter",
      ask: "Or send “Namaste”, and a person answers before the shutter comes down.",
      ways: [
        { icon: "fab fa-whatsapp", text: "[98765 43210]" },
        { icon: "far fa-clock", text: "Ten to eight, Sunday too" },
      ],
      items: [
        {
          title: "Phone is enough?",
          text: "For evenings one and three, yes. For setting up the ad a laptop is easier; a borrowed one for one evening will do.",
        },
        {
          title: "How much goes to ads?",
          text: "₹300 a day for seven days is enough to learn whether it works: ₹2,100 to Meta, from your own account, on top of the fee.",
        },
        { title: "I have an agency.", text: "Come anyway. You will know what to ask on Monday." },
        {
          title: "Doctors may not advertise.",
          text: "There are rules on claims and titles, and we keep to them: services, timings, fees and directions are fine. We show wording that councils have not objected to; the responsibility stays yours.",
        },
        {
          title: "Will you sell me something on evening three?",
          text: "There is a longer programme. It gets two minutes at 9.43, and you may leave at 9.42.",
        },
      ],
    }),
    finalPanel({
      tone: "tint",
      title: "Next Tuesday at four, the chair is empty. *Or it is not.*",
      lead: "Three evenings, [₹499], your own circle.",
      actions: [{ text: "Book my seat", to: "#your-checkout" }],
      note: "Joining link on WhatsApp at once.",
      picture: 3,
      inner: "deep",
    }),
    footerLine({
      brand: "[Workshop name]",
      links: [
        { text: "Evenings", to: "#evenings" },
        { text: "Refunds", to: "#your-refund-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Company], [GSTIN]. Not part of or endorsed by Meta or WhatsApp.",
    }),
  ],
};
