// The page that gives the sheet for an address, and the one that says where it is.
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { nextSteps, sideOffer, thanksHero } from "../../kit/after.ts";
import { ledger } from "../../kit/asides.ts";
import { captureBar, heroCaptureCover } from "../../kit/capture.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { aboutSigned, quoteCards } from "../../kit/people.ts";
import type { Section } from "../../kit/section.ts";
import { faqOpen } from "../../kit/trust.ts";
import { foot, to, top } from "./brand.ts";

export const sheet: readonly Section[] = [
  top({ text: "Send me the sheet", to: "#sheet" }),
  heroCaptureCover({
    anchor: "sheet",
    tone: "deep",
    picture: 1,
    eyebrow: "A free sheet for home bakers",
    title: "Your ₹650 brownie tub earns *forty-one rupees*",
    lead: "Or it earns two hundred. This sheet tells you in ten minutes, from butter to box, and says what to charge instead.",
    points: [
      "Nine yellow boxes, no formulas to write",
      "Your gas, your box and your two hours are in it",
      "For cakes, brownies, chocolates and laddoos",
    ],
    formTitle: "Send me the sheet",
    form: {
      fields: [nameField, emailField, { ...phoneField, optional: true }],
      button: "Send it now",
      consent: "By mail, at once. One letter a week after it; each has a way out.",
      thanks: to.sent,
    },
    note: "Opens in Google Sheets and Excel, on a phone too.",
  }),
  featureNumbers({
    tone: "paper",
    title: "What it knows that a calculator does not",
    items: [
      {
        title: "The half packet",
        text: "You buy 500 grams and use 180. The sheet counts the 180, and the 40 that stick to the bowl.",
      },
      {
        title: "The gas and the oven",
        text: "An hour of your oven in rupees, by the unit rate of your own bill.",
      },
      {
        title: "Your two hours",
        text: "What you pay yourself. Most sheets leave it out, which is why most bakers work for free.",
      },
      {
        title: "The box, the ribbon, the rider",
        text: "Eleven small things that together cost more than the chocolate.",
      },
      { title: "The cake that failed", text: "One in fifteen. It has to be paid by the other fourteen." },
      {
        title: "The discount for didi",
        text: "Write the price you really got. The sheet keeps your secret and does the sum.",
      },
    ],
  }),
  ledger({
    tone: "tint",
    title: "One tub, *opened up*",
    lead: "From a kitchen in [Pune], with her leave. The box cost more than the butter.",
    caption: "Walnut brownies, nine pieces, sold at ₹650",
    rows: [
      { what: "Chocolate, butter, sugar, flour", value: "₹228" },
      { what: "Walnuts, 70 g", value: "₹91" },
      { what: "Box, liner, ribbon, sticker", value: "₹74" },
      { what: "Oven and mixer, one hour ten", value: "₹26" },
      { what: "Two hours of hers, at ₹70", value: "₹140" },
      { what: "Rider, her half", value: "₹50" },
    ],
    sum: { what: "Left over", value: "₹41" },
    notes: [
      {
        title: "What she changed",
        text: "A box without a window (₹38), walnuts on top only (₹48), and ₹720 on the price list. Left over now: ₹190.",
      },
      { title: "Who noticed", text: "One customer asked about the walnuts. Nobody asked about the price." },
    ],
  }),
  aboutSigned({
    portrait: true,
    tone: "paper",
    eyebrow: "Who made it",
    title: "I sold four hundred boxes *before I did the sum*",
    sign: "[Your name], [Bakery desk name]",
    text: "Two years of Saturdays in a kitchen in [city], and a red notebook that said I was doing well. Then my brother asked what an hour of mine costs.\n\nI wrote this sheet the same night, and took three cakes off the list. Nobody missed them. I still bake on Fridays, for fewer people and for twice the money.",
    points: ["[Eleven] years at the oven, [six] of them paid", "Reads every last cell that you send"],
  }),
  quoteCards({
    tone: "tint",
    title: "From kitchens that did the sum",
    quotes: [
      {
        quote: "[What she found out about her bestseller, and what she charges now.]",
        name: "[Name]",
        job: "[Home baker, town]",
      },
      {
        quote: "[Someone who took a cake off the list. Why, and what sells in its place.]",
        name: "[Name]",
        job: "[Cake artist, town]",
      },
      {
        quote: "[A price that went up. How many people noticed, and what they said.]",
        name: "[Name]",
        job: "[Chocolates and hampers, town]",
      },
    ],
  }),
  faqOpen({
    tone: "paper",
    title: "Before you write your address",
    items: [
      {
        title: "Is it really free?",
        text: "Yes. We also sell things for bakers, and hope that you remember us kindly.",
      },
      {
        title: "I cannot do sheets.",
        text: "There are nine yellow boxes. You write in the yellow ones. A film of four minutes shows it.",
      },
      {
        title: "I make chocolates, or laddoos.",
        text: "The sheet has an empty page for anything that is mixed, heated and boxed.",
      },
      {
        title: "Will you send me daily mails?",
        text: "One letter on Thursdays. If it is dull, leave; the sheet stays yours.",
      },
    ],
  }),
  captureBar({
    tone: "brand",
    title: "Ten minutes. *Then you know.*",
    form: { fields: [emailField], button: "Send me the sheet", thanks: to.sent },
  }),
  foot,
];

export const sent: readonly Section[] = [
  top({ text: "Write to us", to: "#your-mail" }),
  thanksHero({
    tone: "brand",
    picture: 1,
    icon: "far fa-envelope-open",
    title: "The sheet is in your inbox *in a minute*",
    lead: "It comes from [your mail address]. If it is not there, look under Promotions, and pull it over to the main tab: the Thursday letter finds its way after that.",
    actions: [{ text: "See how it is used", to: to.use }],
  }),
  nextSteps({
    tone: "paper",
    title: "Tonight, with a cup of tea",
    items: [
      {
        icon: "fas fa-receipt",
        title: "Find one bill",
        text: "The last one from your supplier. The sheet asks what a packet costs, not what you think it costs.",
      },
      {
        icon: "fas fa-birthday-cake",
        title: "Take one product",
        text: "The one you sell most. Not the prettiest.",
      },
      {
        icon: "fas fa-pen",
        title: "Write it in",
        text: "Nine yellow boxes, ten minutes. The last cell says what you keep.",
      },
    ],
  }),
  sideOffer({
    tone: "tint",
    title: "And when the price is right, *show it*",
    lead: "Forty price-list cards for Canva: half-kilos and kilos, eggless marked, delivery by area. On this page only, for people who have just taken the sheet.",
    price: "[₹199]",
    was: "[₹499]",
    lines: [
      "40 cards for feed, story and print",
      "Words for the advance, kindly said",
      "Free Canva is enough",
    ],
    actions: [{ text: "See the cards", to: to.cards }],
    picture: 2,
  }),
  foot,
];
