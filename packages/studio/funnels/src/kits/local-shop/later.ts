// Hampers, the message that an order is ready, and what brings people back.
import { nameField, phoneField } from "../../form/form.ts";
import { heroBleed, overlap } from "../../kit/bleed.ts";
import { captureBar, capturePanel } from "../../kit/capture.ts";
import { finalLine } from "../../kit/closing.ts";
import { featureList } from "../../kit/features.ts";
import { contactCards } from "../../kit/gallery.ts";
import { boxList, dayStrip } from "../../kit/paths.ts";
import { plans } from "../../kit/pricing.ts";
import type { Section } from "../../kit/section.ts";
import { ticket } from "../../kit/sheets.ts";
import { faqOpen } from "../../kit/trust.ts";
import { foot, to, top } from "./brand.ts";

export const hamper: readonly Section[] = [
  top,
  heroBleed({
    tone: "paper",
    picture: 5,
    eyebrow: "Festival hampers",
    title: "A gift *that gets used*",
    lead: "Dry fruit is counted, sweets are passed on. Dal and spice are cooked with, every day, for six weeks, and each time somebody thinks of you.",
    actions: [
      { text: "Choose a box", to: "#boxes" },
      { text: "Ask for twenty or more", to: "#many" },
    ],
    note: "For [Diwali]: orders until [28 October], boxes from [1 November].",
  }),
  boxList({
    tone: "tint",
    title: "What lies in it",
    picture: 1,
    items: [
      {
        count: "6",
        title: "jars, filled that week",
        text: "Masoor, moong, rajma, haldi, garam masala and one that you choose.",
      },
      { count: "1", title: "spoon of mango wood", text: "Turned two streets away. It fits the jar." },
      {
        count: "1",
        title: "card with your words",
        text: "Written by hand, in the language you send them in.",
      },
    ],
  }),
  plans({
    anchor: "boxes",
    tone: "paper",
    title: "Three sizes of thank you",
    plans: [
      {
        name: "For the teacher",
        text: "Three jars, tied with thread",
        price: "[₹590]",
        per: "each",
        lines: ["3 jars of 60 g", "Tied with cotton thread", "Card with your words", "Pick-up, or [3 km]"],
        action: { text: "Order this one", to: "#your-whatsapp" },
      },
      {
        name: "For the family",
        text: "Six jars and a spoon",
        price: "[₹1,190]",
        per: "each",
        lines: ["6 jars of 60 g", "Spoon of mango wood", "Card with your words", "Delivered in the city"],
        action: { text: "Order this one", to: "#your-whatsapp" },
        pick: "Most people take this",
      },
      {
        name: "For the office",
        text: "With your mark on the lid",
        price: "[₹1,050]",
        per: "each, from ten on",
        lines: ["6 jars of 60 g", "Your mark on the lid", "One GST bill", "To ten addresses, or one"],
        action: { text: "Ask for a bill", to: "#many" },
      },
    ],
    note: "Prices include GST. By post to all of India for [₹120] a box.",
  }),
  capturePanel({
    anchor: "many",
    tone: "tint",
    inner: "deep",
    picture: 6,
    title: "Twenty or more?",
    lead: "Say how many and by when. We answer with a price and one box to taste.",
    form: {
      fields: [
        nameField,
        phoneField,
        {
          label: "How many boxes",
          name: "boxes",
          type: "select",
          options: ["10 to 20", "20 to 50", "50 to 100", "More than 100"],
        },
      ],
      button: "Ask for a price",
      thanks: to.order,
    },
  }),
  faqOpen({
    tone: "paper",
    title: "Asked every October",
    items: [
      {
        title: "How long does it keep?",
        text: "Ground spice six weeks at its best, four months at all. The day is on the jar.",
      },
      { title: "Can you leave the chilli out?", text: "Yes, and put jeera in. Say so in the message." },
      { title: "Do you send abroad?", text: "Not we. But the box is light, and cousins travel." },
      {
        title: "Is the cane box new?",
        text: "New, and made by [group or village]. Bring it back, and the next one costs [₹150] less.",
      },
    ],
  }),
  finalLine({
    title: "Only here for today's masala?",
    lead: "The shelf is one page back.",
    action: { text: "Back to the shop", to: to.shop },
  }),
  foot,
];

export const ready: readonly Section[] = [
  top,
  heroBleed({
    picture: 2,
    tone: "deep",
    flip: true,
    share: 48,
    height: 600,
    eyebrow: "It hangs on the hook",
    title: "Ready *when you are*",
    lead: "Your bag has your name on it, from now until nine. Ring the bell; we are at the stone.",
    actions: [
      { text: "Show me the way", to: "#your-map-link" },
      { text: "I come tomorrow", to: "#your-whatsapp" },
    ],
    note: "By car: two minutes at the kerb. Call, and we come out with it.",
  }),
  ticket({
    tone: "tint",
    title: "Your bag",
    lead: "Say the number at the counter. Whoever you send says it too.",
    price: "[No. 27]",
    per: "to pay: as in our message, by UPI or cash",
    lines: [
      "Kept until nine this evening",
      "The tiffin is hot until 2.30",
      "Bring the steel box back: [₹20] off",
    ],
    action: { text: "Call the counter", to: "#your-phone" },
    note: "Cannot come? It waits until tomorrow noon, tiffin excepted.",
  }),
  dayStrip({
    tone: "paper",
    title: "Once it is at home",
    hours: [
      {
        hour: "Today",
        title: "Into glass",
        text: "Out of the paper, into a jar with a lid. Away from the stove.",
      },
      {
        hour: "Week 1",
        title: "A little less",
        text: "It is stronger than what you know. Take two thirds, then taste.",
      },
      { hour: "Week 4", title: "Smell it", text: "If it has to be looked for, use the rest up in a dal." },
      { hour: "Week 6", title: "Come again", text: "The slate has another pickle by then." },
    ],
  }),
  overlap({
    tone: "tint",
    picture: 6,
    title: "Somebody's *festival* soon?",
    points: [
      "Three, six or sixty jars",
      "A card with your words",
      "Ready in two days, before Diwali in five",
    ],
    action: { text: "See the hampers", to: to.hamper },
  }),
  foot,
];

export const again: readonly Section[] = [
  top,
  heroBleed({
    tone: "deep",
    picture: 1,
    height: 600,
    eyebrow: "Six weeks are over",
    title: "Your jar is *nearly empty*",
    lead: "We know, because we wrote the day on it. The same again takes one word; something new takes a minute more.",
    actions: [
      { text: "The same again", to: "#your-whatsapp" },
      { text: "What is on the slate", to: to.shop },
    ],
  }),
  featureList({
    tone: "tint",
    picture: 5,
    title: "For people who *come back*",
    items: [
      {
        title: "Your mix in our book",
        text: "More pepper, no clove: say it once, and it is ground so each time.",
      },
      {
        title: "The tenth is ours",
        text: "Nine packets on the card, and the tenth costs nothing. No app, a rubber stamp.",
      },
      {
        title: "Bring the glass",
        text: "Filled at the stone, without paper, [₹5] off. The planet says thank you, so do we.",
      },
      {
        title: "The last of the old jar",
        text: "Bring it along. We smell it with you and say whether it still has a dal in it.",
      },
    ],
  }),
  contactCards({
    tone: "paper",
    title: "Tell us, and others",
    ways: [
      {
        icon: "fas fa-star",
        title: "On Google",
        text: "Two lines, good or bad, with the name of the dish. They help more than a signboard.",
        action: { text: "Write a review", to: "#your-google-review" },
      },
      {
        icon: "fas fa-comment-slash",
        title: "To us",
        text: "Too old, too hot, too little: say it, and you get it again, or the money.",
        action: { text: "Say it", to: "#your-whatsapp" },
      },
      {
        icon: "fas fa-user-friends",
        title: "For a neighbour",
        text: "Who says your name gets the first tiffin at [₹50].",
        action: { text: "Send the page", to: to.shop },
      },
    ],
  }),
  captureBar({
    tone: "brand",
    title: "One message a month, *with the slate*",
    form: { fields: [phoneField], button: "Put me on it", thanks: to.order },
  }),
  foot,
];
