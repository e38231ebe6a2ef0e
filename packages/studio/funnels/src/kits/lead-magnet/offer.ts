// The small offer to who took the sheet, and what comes after it.
import { nextSteps, sideOffer, thanksHero } from "../../kit/after.ts";
import { ledger } from "../../kit/asides.ts";
import { heroBleed, overlap, splitBleed } from "../../kit/bleed.ts";
import { finalCall, finalPanel, postscript } from "../../kit/closing.ts";
import { heroSplit } from "../../kit/hero.ts";
import { featurePanel } from "../../kit/panels.ts";
import { offerCard } from "../../kit/pricing.ts";
import { letter } from "../../kit/problem.ts";
import type { Section } from "../../kit/section.ts";
import { stairs } from "../../kit/sheets.ts";
import { faq, faqOpen, guaranteeBand } from "../../kit/trust.ts";
import { foot, to, top } from "./brand.ts";

export const cards: readonly Section[] = [
  top({ text: "Take the cards", to: "#your-checkout" }),
  heroSplit({
    tone: "paper",
    picture: 2,
    shares: [50, 50],
    eyebrow: "Only on this page, for [₹199]",
    title: "Say the price *before they ask*",
    lead: "Forty cards for Canva that show what you bake, what it weighs and what it costs. Made once, in an evening, and never typed into a chat again.",
    actions: [
      { text: "Take the cards for [₹199]", to: "#your-checkout" },
      { text: "No, just my sheet", to: to.use },
    ],
    note: "Later, in the shop, they cost [₹499].",
  }),
  letter({
    beside: true,
    tone: "tint",
    title: "“Price?” “Check DM.”",
    text: "You know what happens next. You type it out, with a heart. She says she will ask her husband. You hold the Saturday for her. She never writes again.\n\nIt is not that you are too dear. It is that she had to ask, and you had to answer, and both of you were a little shy about it.\n\n**People who see the price first, and write then, have already said yes to it.**",
  }),
  featurePanel({
    tone: "paper",
    title: "What the forty cards are",
    picture: 6,
    items: [
      {
        icon: "fas fa-list-ul",
        title: "Sixteen price lists",
        text: "By weight, by piece, by box. For one shelf or for thirty things.",
      },
      {
        icon: "fas fa-leaf",
        title: "Eggless and Jain marks",
        text: "Drawn to match, so nobody has to ask below the post.",
      },
      {
        icon: "fas fa-motorcycle",
        title: "Ten delivery cards",
        text: "By area and pin code, with the free limit and the last hour of the day.",
      },
      {
        icon: "fas fa-hand-holding-usd",
        title: "Eight cards for the advance",
        text: "Half now, half at the door. Said so that nobody is offended.",
      },
    ],
  }),
  offerCard({
    tone: "deep",
    title: "All forty, tonight",
    name: "Price-list cards",
    picture: 3,
    price: "[₹199]",
    was: "[₹499]",
    per: "once, for one bakery, GST included",
    lines: [
      "40 Canva templates, feed, story and A5 print",
      "Words in English, Hindi and Hinglish",
      "Change the colours once, all follow",
      "New cards for each festival, free",
    ],
    action: { text: "Take the cards", to: "#your-checkout" },
    note: "UPI or card. The link arrives by mail and WhatsApp within a minute.",
  }),
  guaranteeBand({
    tone: "brand",
    title: "One “price?” less, or your money back",
    text: "Post three of them. If people still ask for the price as often as before, tell us within [14] days, and the [₹199] comes back the way it went.",
  }),
  faq({
    tone: "paper",
    title: "Two minutes of doubt",
    items: [
      {
        title: "Do I need Canva Pro?",
        text: "No. Every picture and letter in the cards is in the free version.",
      },
      {
        title: "My prices change with butter.",
        text: "So do the cards. The price is one line of text in each.",
      },
      {
        title: "I do not want rivals to see my prices.",
        text: "They know them; they asked from a cousin's number. Your customers do not.",
      },
      {
        title: "How fast do I get them?",
        text: "Within a minute of paying. The Canva link comes by mail and on WhatsApp.",
      },
    ],
  }),
  finalCall({
    tone: "tint",
    title: "Forty cards, *one evening*",
    actions: [
      { text: "Take the cards for [₹199]", to: "#your-checkout" },
      { text: "No thank you, on to my sheet", to: to.use },
    ],
  }),
  foot,
];

export const order: readonly Section[] = [
  top({ text: "Open the cards", to: "#your-canva-link" }),
  thanksHero({
    tone: "deep",
    picture: 2,
    eyebrow: "Paid, thank you",
    title: "The cards are *yours*",
    lead: "The Canva link is in your mail and on WhatsApp. Press “Use template” there: that makes a copy which belongs to you.",
    facts: [
      { label: "Bought", value: "40 price-list cards" },
      { label: "Paid", value: "[₹199]" },
      { label: "Invoice", value: "In the same mail" },
    ],
    actions: [{ text: "Open the cards", to: "#your-canva-link" }],
  }),
  stairs({
    tone: "paper",
    title: "The first card in fifteen minutes",
    steps: [
      {
        title: "3 minutes: your colours",
        text: "Two colours and your logo on the first page. The other thirty-nine follow.",
      },
      { title: "5 minutes: one list", text: "Your six bestsellers with the price that the sheet gave you." },
      { title: "2 minutes: the advance", text: "Pick the sentence that you would say aloud." },
      { title: "5 minutes: out", text: "As a post, as a story, and pinned to the top of your page." },
    ],
  }),
  sideOffer({
    tone: "tint",
    title: "The other *one hundred and twenty*",
    lead: "A month of posts, captions and reel covers in the same look. Your [₹199] is taken off.",
    price: "[₹600]",
    was: "[₹799]",
    lines: [
      "120 templates for feed, story and reel",
      "360 captions in three languages",
      "A calendar with the year's festivals",
    ],
    actions: [{ text: "See the month of posts", to: "#your-posts-page" }],
    picture: 6,
  }),
  faqOpen({
    tone: "paper",
    title: "If something sticks",
    items: [
      {
        title: "The link opens nothing",
        text: "Log in to Canva first, then press it again. The free account will do.",
      },
      {
        title: "My letters look different",
        text: "Choose “Use template” in the browser once; after that the app has them too.",
      },
      {
        title: "I changed the original",
        text: "You cannot. The link makes a new copy each time, as clean as the first.",
      },
      { title: "I need a bill with GST", text: "Reply to the mail with your GSTIN. It comes the same day." },
    ],
  }),
  foot,
];

export const use: readonly Section[] = [
  top({ text: "Open my sheet", to: "#your-sheet-link" }),
  heroBleed({
    tone: "deep",
    picture: 1,
    share: 52,
    height: 620,
    eyebrow: "Three days after the sheet",
    title: "Did the last cell *frighten you?*",
    lead: "It does that to most of us. Here is what to do about it, in the order in which it hurts least.",
    actions: [
      { text: "Open my sheet", to: "#your-sheet-link" },
      { text: "The four steps", to: "#steps" },
    ],
    note: "[Your name], [Bakery desk name]",
  }),
  stairs({
    anchor: "steps",
    tone: "paper",
    title: "From forty-one rupees to two hundred",
    steps: [
      {
        title: "First the box",
        text: "Ask your supplier for the one without a window. It is the cheapest rupee you will ever save.",
      },
      {
        title: "Then the expensive inch",
        text: "Walnuts on top instead of inside, saffron in the syrup instead of the sponge. The eye eats first.",
      },
      { title: "Then the rider", text: "Two delivery days a week, or a free limit that is worth a ride." },
      {
        title: "Last, the price",
        text: "Up by a tenth, on the first of the month, on a card. No apology, no paragraph.",
      },
    ],
  }),
  ledger({
    flip: true,
    tone: "tint",
    title: "The same tub, *a month later*",
    lead: "The brownies of the first page, after the four steps. Nothing in the recipe has changed.",
    caption: "Walnut brownies, nine pieces, now sold at ₹720",
    rows: [
      { what: "Chocolate, butter, sugar, flour", value: "₹228" },
      { what: "Walnuts, on top only", value: "₹48" },
      { what: "Box without a window", value: "₹38" },
      { what: "Oven and mixer, one hour ten", value: "₹26" },
      { what: "Two hours of hers, at ₹70", value: "₹140" },
      { what: "Rider, her half", value: "₹50" },
    ],
    sum: { what: "Left over", value: "₹190" },
    notes: [
      { title: "Before", text: "₹650 on the list, ₹41 in the tin." },
      { title: "Now", text: "₹720 on the list, ₹190 in the tin, and Sundays without an order." },
    ],
  }),
  splitBleed({
    flip: true,
    tone: "paper",
    picture: 4,
    title: "The box is *not the cake*",
    text: "It is looked at for four seconds, in a corridor, by somebody who is hungry. Plain white with one ribbon photographs better than a window, and costs half.",
    points: [
      "₹38 instead of ₹74, by the hundred",
      "One size for brownies, cookies and half a kilo",
      "The ribbon is your colour; the box need not be",
    ],
  }),
  overlap({
    tone: "tint",
    picture: 2,
    title: "Put the new price where *everybody sees it*",
    points: [
      "Forty cards for feed, story and the door of the fridge",
      "Eggless marked, weights in half-kilos",
      "Still [₹199] for who has the sheet",
    ],
    action: { text: "See the price-list cards", to: to.cards },
  }),
  nextSteps({
    tone: "paper",
    title: "This week",
    loose: true,
    items: [
      {
        icon: "fas fa-balance-scale",
        title: "Weigh one batch",
        text: "The real one, with what stays in the bowl. Write it into the yellow boxes.",
      },
      {
        icon: "fas fa-trash-alt",
        title: "Strike one thing off",
        text: "The cake that earns less than a cup of chai. Nobody will miss it by Sunday.",
      },
      {
        icon: "fas fa-reply",
        title: "Answer me",
        text: "Reply to the mail with your last cell. I read all of them, and keep them to myself.",
      },
    ],
  }),
  postscript({
    tone: "tint",
    lines: [
      "**P.S.** The price goes up once. The second time you need a reason, and “butter is dear” is a very good one. Keep the bill.",
    ],
    action: { text: "Write to me", to: "#your-mail" },
  }),
  finalPanel({
    tone: "paper",
    inner: "brand",
    picture: 5,
    title: "Know a baker who works for *free?*",
    lead: "Send her the page. She will be cross for ten minutes and then glad.",
    actions: [{ text: "The page with the sheet", to: to.sheet }],
  }),
  foot,
];
