// The page that advertisements lead to.
import { marketing } from "../../briefs/premium/marketing.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { heroCaptureCover } from "../../kit/capture.ts";
import { finalPanel } from "../../kit/closing.ts";
import { noticeStrip } from "../../kit/header.ts";
import { timetable } from "../../kit/programme.ts";
import type { Section } from "../../kit/section.ts";
import { reused } from "../reuse.ts";
import { foot, to, top } from "./brand.ts";

export const signUp: readonly Section[] = [
  noticeStrip({
    tone: "accent",
    text: "Live, three evenings: [12, 13 and 14 January], 8 pm. Recording for those who attend.",
  }),
  top({ text: "Book my seat", to: "#seat" }),
  heroCaptureCover({
    anchor: "seat",
    picture: 2,
    eyebrow: "For clinics, salons, coaching classes and shops",
    title: "Fill next week from *three kilometres* around your door",
    lead: "Three evenings, one phone, ₹300 a day in ads. You leave with a running campaign and the names of the people who wrote.",
    points: [
      "Your own ad goes live during evening two",
      "In Hindi with English words, as one speaks",
      "Made for people without a marketing department",
    ],
    formTitle: "Take a seat for [₹499]",
    form: {
      fields: [nameField, phoneField, emailField],
      button: "Book my seat",
      consent: "Pay by UPI or card in the message that follows. The joining link comes on WhatsApp.",
      thanks: to.booked,
    },
  }),
  reused(marketing, "name-strip"),
  reused(marketing, "problem-cards"),
  timetable({
    tone: "tint",
    eyebrow: "Three evenings",
    title: "What we do, hour by hour",
    picture: 3,
    rows: [
      {
        when: "Evening 1, 8.00",
        what: "The offer: what to say so that a stranger writes",
        who: "You finish with one sentence and one price",
      },
      {
        when: "Evening 1, 8.50",
        what: "The circle on the map",
        who: "Radius, hours, and who to leave out",
      },
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
      {
        when: "Evening 3, 8.00",
        what: "WhatsApp that greets, asks, books and reminds",
        who: "Written in your words, tried on your neighbour",
      },
      {
        when: "Evening 3, 8.50",
        what: "Reading the figures: stop, keep or double",
        who: "With ads from the room, names covered",
      },
    ],
    note: "Each evening ends at 9.45, doubts until 10.30.",
  }),
  reused(marketing, "feature-list-picture", { pictures: { 4: 1 } }),
  reused(marketing, "compare"),
  reused(marketing, "about-portrait-flip"),
  reused(marketing, "quote-wall"),
  reused(marketing, "bonuses"),
  reused(marketing, "guarantee-band"),
  reused(marketing, "seats", { words: { "#your-checkout": "#seat" } }),
  reused(marketing, "faq-split"),
  finalPanel({
    tone: "tint",
    title: "Next Tuesday at four, the chair is empty. *Or it is not.*",
    lead: "Three evenings, [₹499], your own circle.",
    actions: [{ text: "Book my seat", to: "#seat" }],
    note: "Joining link on WhatsApp at once.",
    picture: 4,
    inner: "deep",
  }),
  foot,
];
