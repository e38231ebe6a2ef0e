// Before the day: the waiting list, and what follows a name on it.
import { nameField, phoneField } from "../../form/form.ts";
import { heroBleed, overlap } from "../../kit/bleed.ts";
import { specSheet } from "../../kit/boards.ts";
import { captureBar, heroCaptureLine } from "../../kit/capture.ts";
import { productGrid } from "../../kit/goods.ts";
import { noticeStrip } from "../../kit/header.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { timeline } from "../../kit/programme.ts";
import { statement } from "../../kit/proof.ts";
import type { Section } from "../../kit/section.ts";
import { foot, to, top } from "./brand.ts";

export const list: readonly Section[] = [
  noticeStrip({ tone: "deep", text: "First [600] boxes at [₹399] instead of [₹480], for the list alone." }),
  top({ text: "Keep me a box", to: "#list" }),
  heroCaptureLine({
    anchor: "list",
    tone: "accent",
    picture: 1,
    height: 500,
    eyebrow: "[14 February], 11 in the morning",
    title: "Something to crunch *is coming*",
    lead: "Makhana from the ponds of Mithila, roasted in a drum, never fried. Three flavours, one batch, and a list of people who get it first.",
    form: {
      fields: [nameField, phoneField],
      button: "Put me on the list",
      consent: "One message the day before, one when it opens. Then we leave you alone.",
      thanks: to.listed,
    },
  }),
  statement({ tone: "brand", text: "We could have called it a superfood. *It is a snack.* A good one." }),
  productGrid({
    tone: "paper",
    eyebrow: "Three flavours, one batch",
    title: "You may have all of them",
    height: 280,
    items: [
      {
        picture: 4,
        name: "Peri peri, but ours",
        text: "Guntur chilli, garlic, a squeeze of dried lime. Heat: three of five.",
      },
      {
        picture: 3,
        name: "Pudina and black salt",
        text: "The chutney from the sandwich-wala, dry. Heat: one of five, at most.",
      },
      {
        picture: 5,
        name: "Jaggery and sesame",
        text: "Chikki's well-behaved cousin, for those who say they do not like sweets.",
      },
    ],
  }),
  featureNumbers({
    tone: "tint",
    eyebrow: "From pond to packet",
    title: "Four people touched it before you",
    across: 4,
    items: [
      {
        title: "Picked",
        text: "From ponds near Darbhanga, by divers who are paid by the day, not by the kilo.",
      },
      { title: "Popped", text: "By hand on iron, within two hours. No machine does this part well." },
      {
        title: "Roasted",
        text: "In small drums in [city], twelve minutes. The spices go on while it is hot.",
      },
      { title: "Packed", text: "With the day printed large. It keeps four months; it never has to." },
    ],
  }),
  specSheet({
    flip: true,
    tone: "paper",
    picture: 2,
    title: "Turn the packet *round*",
    rows: [
      { what: "Calories", value: "[119] in 28 g. Potato chips: [152]." },
      { what: "Fat", value: "[3.4 g] of rice bran oil. Chips: [10 g] of palm oil." },
      { what: "Protein", value: "[2.7 g]. Chips: [1.9 g]." },
      { what: "Ingredients you can say", value: "All seven. Chips: some." },
    ],
    action: { text: "Keep a box for me", to: "#list" },
  }),
  timeline({
    tone: "tint",
    title: "How the three weeks go",
    stops: [
      { when: "Now", title: "The list", text: "A name and a number. Nothing is paid." },
      {
        when: "[13 February]",
        title: "The evening before",
        text: "A message with the link, and the hour it opens.",
      },
      {
        when: "[14 February]",
        title: "The first batch",
        text: "[600] boxes at the price of the list, until they are gone.",
      },
      { when: "[17 February]", title: "The shop opens", text: "For everybody, at [₹480]." },
    ],
  }),
  captureBar({
    tone: "deep",
    title: "Six hundred boxes. *One is yours.*",
    form: { fields: [nameField, phoneField], button: "Put me on the list", thanks: to.listed },
  }),
  foot,
];

export const listed: readonly Section[] = [
  top({ text: "Ask on WhatsApp", to: "#your-whatsapp" }),
  heroBleed({
    tone: "brand",
    picture: 2,
    share: 50,
    height: 660,
    eyebrow: "You are on the list",
    title: "[14 February], *eleven o'clock*",
    lead: "A box has your name on it until noon. We write the evening before, on WhatsApp.",
    ticks: ["Your price [₹399], later [₹480]", "Kept for you for one hour"],
    actions: [{ text: "Put it in my calendar", to: "#your-calendar-link" }],
  }),
  productGrid({
    tone: "paper",
    title: "Three ways to *wait well*",
    height: 260,
    items: [
      {
        picture: 3,
        name: "Bring two friends",
        text: "If two of yours join, a fourth flavour goes into your box. We tell nobody which.",
        action: { text: "Send the page", to: to.list },
      },
      {
        picture: 4,
        name: "Vote for the next",
        text: "Pani puri or butter tomato. The winner is roasted in April.",
        action: { text: "Vote on Instagram", to: "#your-instagram" },
      },
      {
        picture: 5,
        name: "Save our number",
        text: "Then the message of the evening before does not land among strangers.",
        action: { text: "Open WhatsApp", to: "#your-whatsapp" },
      },
    ],
  }),
  overlap({
    tone: "accent",
    picture: 1,
    over: 30,
    height: 520,
    title: "Peri peri, pudina, jaggery. *You may have all three.*",
    lead: "Eight packets in a carton, mixed as you like. On the day you choose them before you pay.",
    points: ["Free delivery on launch day", "Two days to metros", "Four days to everywhere with a PIN code"],
    action: { text: "Look at launch day", to: to.launch },
  }),
  foot,
];
