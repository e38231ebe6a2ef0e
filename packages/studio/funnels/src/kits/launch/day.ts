// The day itself, what follows an order, and the message of the last day.
import { nextSteps, sideOffer, thanksHero } from "../../kit/after.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { finalCall } from "../../kit/closing.ts";
import { productGrid } from "../../kit/goods.ts";
import { noticeStrip } from "../../kit/header.ts";
import { heroPoster } from "../../kit/hero-wide.ts";
import { seats } from "../../kit/offers.ts";
import { boxList } from "../../kit/paths.ts";
import { quoteCards } from "../../kit/people.ts";
import { proofBar } from "../../kit/proof.ts";
import type { Section } from "../../kit/section.ts";
import { faq, faqOpen, guaranteeBand } from "../../kit/trust.ts";
import { foot, to, top } from "./brand.ts";

export const launch: readonly Section[] = [
  noticeStrip({ tone: "deep", text: "Today at [₹399] for the list. From [17 February] it costs [₹480]." }),
  top({ text: "Pack my box", to: "#your-checkout" }),
  heroPoster({
    eyebrow: "Open since 11 this morning",
    title: "Crunch now.\n*Dinner fits.*",
    lead: "Eight packets of roasted makhana, three flavours or one. [119] calories a packet, and the packet is honest about being one serving.",
    actions: [{ text: "Pack my box", to: "#your-checkout" }],
    price: "[₹399] a box",
    note: "Free delivery on launch day. Two days to metros, four to everywhere with a PIN code.",
    picture: 1,
    height: 480,
    heightMobile: 180,
  }),
  productGrid({
    tone: "paper",
    eyebrow: "Flavours",
    title: "Pick a fight with four o'clock",
    height: 260,
    items: [
      {
        picture: 4,
        name: "Peri peri, but ours",
        text: "Guntur chilli, garlic, a squeeze of dried lime. Heat: three of five.",
        price: "[₹399] for 8",
        action: { text: "Take this box", to: "#your-checkout" },
      },
      {
        picture: 3,
        name: "Pudina and black salt",
        text: "The chutney from the sandwich-wala, dry. Heat: one of five, at most.",
        price: "[₹399] for 8",
        action: { text: "Take this box", to: "#your-checkout" },
      },
      {
        picture: 5,
        name: "Jaggery and sesame",
        text: "Chikki's well-behaved cousin, for those who say they do not like sweets.",
        price: "[₹399] for 8",
        action: { text: "Take this box", to: "#your-checkout" },
      },
    ],
  }),
  boxList({
    tone: "tint",
    title: "What the rider hands you",
    picture: 2,
    items: [
      { count: "8", title: "packets of 28 g", text: "Mixed as you like. Each is one person's four o'clock." },
      { count: "1", title: "card with the batch", text: "Who popped it, who roasted it, on which day." },
      {
        count: "0",
        title: "plastic fillers",
        text: "A carton, paper tape, and a third of air in the packet to spare the crunch.",
      },
    ],
    action: { text: "Pack my box", to: "#your-checkout" },
  }),
  seats({
    tone: "deep",
    title: "Six hundred boxes, *then the drum must cool*",
    lead: "The next batch is roasted on [3 March].",
    action: { text: "Take one of them", to: "#your-checkout" },
    facts: [
      { figure: "[600]", text: "boxes in this batch" },
      { figure: "[000]", text: "left as of this hour" },
      { figure: "[17 Feb]", text: "last day of the launch price" },
    ],
  }),
  quoteCards({
    tone: "paper",
    title: "Reviews with crumbs on them",
    quotes: [
      {
        quote: "[From the people who tasted first: where they eat it and who steals it.]",
        name: "[Name]",
        job: "[City]",
      },
      { quote: "[A parent's real line about the tiffin.]", name: "[Name]", job: "[City]" },
      { quote: "[A line that criticises something, and your answer.]", name: "[Name]", job: "[City]" },
    ],
  }),
  guaranteeBand({
    tone: "brand",
    title: "Soggy? We pay.",
    text: "If a packet arrives without its crunch, send a photograph within [7] days. A new box goes out the same day; you keep the old one for the neighbour's hens.",
  }),
  faq({
    tone: "paper",
    title: "Asked with a full mouth",
    items: [
      {
        title: "Is it really not fried?",
        text: "Roasted in a drum at 160 degrees, with a spoon of rice bran oil for a kilo, so that the spice holds.",
      },
      { title: "Can children have it?", text: "From four years on, and pudina rather than peri peri." },
      {
        title: "I live in a small town.",
        text: "If it has a PIN code, it gets there: four days, by post in the last mile.",
      },
      {
        title: "Do you supply shops?",
        text: "Cartons of 48 from [₹42] a packet with a GST invoice. Write to us on WhatsApp.",
      },
    ],
  }),
  finalCall({
    tone: "deep",
    title: "Eight packets. One drawer. *No witnesses.*",
    actions: [{ text: "Pack my box", to: "#your-checkout" }],
    note: "Not on the list yet? The next batch has one too.",
  }),
  foot,
];

export const packed: readonly Section[] = [
  top({ text: "Track my box", to: "#your-tracking-page" }),
  thanksHero({
    tone: "deep",
    picture: 2,
    eyebrow: "Paid, thank you",
    title: "Your box is *being packed*",
    lead: "The tracking link comes on WhatsApp when the rider has it, usually this evening.",
    facts: [
      { label: "Ordered", value: "Box of eight" },
      { label: "Paid", value: "[₹399]" },
      { label: "Arrives", value: "In two to four days" },
    ],
    actions: [{ text: "Track my box", to: "#your-tracking-page" }],
  }),
  sideOffer({
    tone: "tint",
    title: "Put four more packets *into the same carton*",
    lead: "It is still open. The delivery is paid already, so we take it off.",
    price: "[₹180]",
    was: "[₹240]",
    lines: [
      "Four packets of any one flavour",
      "No second delivery fee",
      "Until the label is printed, about an hour",
    ],
    actions: [
      { text: "Add four packets", to: "#your-checkout-add-on" },
      { text: "Leave it as it is", to: to.listed },
    ],
    picture: 4,
  }),
  nextSteps({
    tone: "paper",
    title: "When it arrives",
    loose: true,
    items: [
      {
        icon: "fas fa-box-open",
        title: "Open one at once",
        text: "That is not greed. That is quality control. The batch and the day are printed on the back.",
        action: { text: "Who roasted it", to: to.launch },
      },
      {
        icon: "fas fa-camera",
        title: "Show us the packet",
        text: "A photograph with our name on Instagram, and the next delivery is free.",
        action: { text: "Our page", to: "#your-instagram" },
      },
      {
        icon: "fas fa-comment-alt",
        title: "Tell us what is wrong",
        text: "Too hot, too mild, too few. The drum runs again on [3 March].",
        action: { text: "Write to us", to: "#your-whatsapp" },
      },
    ],
  }),
  foot,
];

export const lastDay: readonly Section[] = [
  noticeStrip({ tone: "brand", text: "Until midnight: [₹399]. Tomorrow: [₹480]. It is that simple." }),
  top({ text: "Pack my box", to: "#your-checkout" }),
  heroBleed({
    tone: "deep",
    picture: 3,
    share: 52,
    height: 640,
    eyebrow: "The last day of the launch price",
    title: "Tomorrow it costs *₹81 more*",
    lead: "We said so three weeks ago and we mean it. If you were going to, tonight is cheaper.",
    actions: [
      { text: "Pack my box for [₹399]", to: "#your-checkout" },
      { text: "Look at the flavours", to: to.launch },
    ],
    note: "The last box of this price leaves at midnight, whoever you are.",
  }),
  proofBar({
    tone: "brand",
    facts: [
      { figure: "[412]", text: "boxes went out since Friday" },
      { figure: "[188]", text: "are still here" },
      { figure: "[4.7]", text: "from [63] people who wrote to us" },
      { figure: "2", text: "complained, about the size of the box" },
    ],
  }),
  splitBleed({
    tone: "paper",
    picture: 5,
    title: "What most people *took*",
    text: "Four peri peri, two pudina, two jaggery. The jaggery is for whoever says that they do not want any.",
    points: [
      "Mixed by us, or by you at the checkout",
      "One box lasts a week, or an evening",
      "Delivered by Tuesday in metros",
    ],
    action: { text: "Pack this box", to: "#your-checkout" },
  }),
  quoteCards({
    tone: "tint",
    title: "From the [63] who wrote",
    quotes: [
      { quote: "[Which flavour was gone first, and who is blamed.]", name: "[Name]", job: "[City]" },
      {
        quote: "[Somebody who does not snack. What happened at four o'clock.]",
        name: "[Name]",
        job: "[City]",
      },
      { quote: "[One of the two who complained, and what you sent.]", name: "[Name]", job: "[City]" },
    ],
  }),
  guaranteeBand({
    tone: "brand",
    title: "The price goes up. *The promise stays.*",
    text: "A packet without its crunch is replaced within [7] days, today's box as tomorrow's. A photograph is enough.",
  }),
  faqOpen({
    tone: "paper",
    title: "The last four questions",
    items: [
      {
        title: "Will there be another offer?",
        text: "Not this year. We would rather roast than do arithmetic.",
      },
      {
        title: "What if I do not like it?",
        text: "Write within [7] days. We send another flavour, or the money.",
      },
      {
        title: "Can I pay on delivery?",
        text: "Yes, in [18] cities, for [₹40] more, which the rider's company takes.",
      },
      { title: "How long does it keep?", text: "Four months closed. Open, until somebody else comes home." },
    ],
  }),
  finalCall({
    tone: "deep",
    title: "At midnight the page says [₹480]. *So do we.*",
    actions: [{ text: "Pack my box for [₹399]", to: "#your-checkout" }],
    note: "Free delivery, two days to metros, four to everywhere else.",
  }),
  foot,
];
