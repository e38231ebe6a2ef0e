// The page that advertisements lead to.
import { marketing } from "../../briefs/premium/marketing.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { heroCaptureCover } from "../../kit/capture.ts";
import { finalPanel } from "../../kit/closing.ts";
import { noticeStrip } from "../../kit/header.ts";
import type { Section } from "../../kit/section.ts";
import { reused } from "../reuse.ts";
import { foot, to, top } from "./brand.ts";

export const signUp: readonly Section[] = [
  noticeStrip({
    tone: "accent",
    text: "Live, three evenings: [12, 13 and 14 January], 8 pm. Recording for those who attend.",
  }),
  top,
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
  reused(marketing, "timetable-picture", { pictures: { 1: 3 } }),
  reused(marketing, "feature-list-picture", { pictures: { 4: 1 } }),
  reused(marketing, "compare"),
  reused(marketing, "bonuses"),
  reused(marketing, "guarantee-band"),
  reused(marketing, "seats", { words: { "#your-checkout": "#seat" } }),
  reused(marketing, "faq-split"),
  finalPanel({
    title: "Next Tuesday at four, the chair is empty. *Or it is not.*",
    lead: "Three evenings, [₹499], your own circle.",
    actions: [{ text: "Book my seat", to: "#seat" }],
    note: "Joining link on WhatsApp at once.",
    picture: 4,
    inner: "deep",
  }),
  foot,
];
