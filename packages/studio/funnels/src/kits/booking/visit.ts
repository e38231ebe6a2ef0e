// Before the visit, the yearly check, and the day after.
import { nameField, phoneField } from "../../form/form.ts";
import { nextSteps } from "../../kit/after.ts";
import { ledger } from "../../kit/asides.ts";
import { heroBleed, overlap } from "../../kit/bleed.ts";
import { capturePanel } from "../../kit/capture.ts";
import { finalLine } from "../../kit/closing.ts";
import { featureList } from "../../kit/features.ts";
import { contactCards } from "../../kit/gallery.ts";
import { heroSplit } from "../../kit/hero.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { dayStrip } from "../../kit/paths.ts";
import { offerCard } from "../../kit/pricing.ts";
import { forWhom } from "../../kit/problem.ts";
import type { Section } from "../../kit/section.ts";
import { paperSheet } from "../../kit/sheets.ts";
import { foot, to, top } from "./brand.ts";

export const before: readonly Section[] = [
  top,
  heroBleed({
    picture: 6,
    tone: "deep",
    flip: true,
    share: 48,
    height: 600,
    eyebrow: "Tomorrow",
    title: "Before your visit",
    lead: "You have a quarter of an hour that is only yours. Five minutes tonight make it last longer.",
    actions: [
      { text: "Yes, I am coming", to: "#your-whatsapp" },
      { text: "Move my time", to: "#your-phone" },
    ],
    note: "Moved free of charge until two hours before.",
  }),
  paperSheet({
    tone: "paper",
    picture: 1,
    title: "Put it *by the door*",
    lead: "So that nobody has to ring home from the desk.",
    sheetTitle: "For the visit",
    lines: [
      "Reports and prescriptions of the last two years",
      "All medicines, or a photograph of the strips",
      "Spectacles, and the hearing aid with a battery",
      "Vaccination card for a child",
      "UPI, card or [₹600] in cash",
    ],
    action: { text: "How to find us", to: "#your-map-link" },
  }),
  dayStrip({
    tone: "deep",
    title: "A blood test as well? Then so",
    hours: [
      { hour: "9 pm", title: "Last meal", text: "Light, no alcohol. Water is fine all night." },
      {
        hour: "6 am",
        title: "Only water",
        text: "Medicines as the message says; sugar tablets wait until after.",
      },
      {
        hour: "7.30",
        title: "The needle",
        text: "Two minutes, lying down if you like. Say if you have fainted before.",
      },
      { hour: "7.40", title: "Breakfast", text: "A banana and tea are on us. Results come by evening." },
    ],
  }),
  featureList({
    tone: "paper",
    picture: 2,
    title: "If something *comes between*",
    items: [
      {
        title: "I have a fever today",
        text: "Come anyway, and tell the desk at the door: there is a room apart.",
      },
      {
        title: "I am running late",
        text: "Up to ten minutes we hold your place. After that the next name goes in, and you follow.",
      },
      {
        title: "I feel well again",
        text: "Good. Write “cancel”, so that somebody else has the quarter hour.",
      },
      { title: "I want my mother to come along", text: "She is welcome, and may ask too." },
    ],
  }),
  finalLine({
    title: "Over forty, and never had it all looked at?",
    lead: "Tell us tonight, and the yearly check is done in the same morning.",
    action: { text: "The yearly check", to: to.check },
  }),
  foot,
];

export const check: readonly Section[] = [
  top,
  heroBleed({
    tone: "deep",
    picture: 5,
    share: 52,
    height: 640,
    eyebrow: "One fasting morning in the year",
    title: "Everything looked at, *and then explained*",
    lead: "A packet of numbers by mail helps nobody. Here the tests are drawn at seven, and at nine somebody sits down with you and says what they mean.",
    actions: [
      { text: "Ask for a morning", to: "#morning" },
      { text: "What is in it", to: "#tests" },
    ],
    note: "Half an hour with the doctor is part of the price.",
  }),
  featureNumbers({
    tone: "paper",
    title: "The morning, in three parts",
    items: [
      {
        title: "7.00: what is measured",
        text: "Blood and urine, weight, waist, pressure on both arms, ECG, eyes.",
      },
      { title: "8.00: breakfast", text: "Poha or idli, in the waiting room, while the quick tests run." },
      {
        title: "9.00: what it means",
        text: "Thirty minutes with the doctor. You leave with one page: keep, watch, change.",
      },
    ],
  }),
  ledger({
    anchor: "tests",
    tone: "tint",
    title: "What you would pay *one by one*",
    lead: "Our own price list, added up. Nothing is in it that a person of forty does not need.",
    caption: "Yearly check, one person",
    rows: [
      { what: "Blood count, sugar, HbA1c", value: "[₹850]" },
      { what: "Cholesterol, liver, kidneys", value: "[₹1,100]" },
      { what: "Thyroid, vitamin D, B12", value: "[₹900]" },
      { what: "ECG, urine, eyes", value: "[₹400]" },
      { what: "Half an hour with the doctor", value: "[₹600]" },
    ],
    sum: { what: "One by one", value: "[₹3,850]" },
    notes: [
      { title: "Together", text: "[₹2,900], because the needle goes in once and the desk writes one bill." },
      {
        title: "Left out on purpose",
        text: "Tumour markers and whole-body scans. In healthy people they frighten more than they find; we say when one is needed.",
      },
    ],
  }),
  forWhom({
    tone: "paper",
    title: "Who should have it",
    yes: [
      "You are over forty, or over thirty with sugar in the family",
      "The last tests are more than a year old",
      "You take a tablet every day and nobody has looked at it since",
    ],
    no: [
      "You have a complaint now: then come as a patient, today",
      "You are pregnant: other tests, other timing",
      "Your company did it in the last six months: bring that one",
    ],
  }),
  offerCard({
    tone: "tint",
    title: "One morning",
    name: "Yearly health check",
    picture: 1,
    price: "[₹2,900]",
    was: "[₹3,850]",
    per: "for one; for two of a household [₹5,200]",
    lines: [
      "All tests of the list above",
      "ECG, eyes, pressure",
      "Half an hour with the doctor",
      "One page for the year, in your language",
    ],
    action: { text: "Ask for a morning", to: "#morning" },
    note: "Paid at the desk. Section 80D applies to health checks, up to its limit; we give the bill for it.",
  }),
  capturePanel({
    anchor: "morning",
    tone: "accent",
    inner: "brand",
    picture: 2,
    title: "Which morning suits you?",
    lead: "Monday to Saturday. The desk confirms within the hour.",
    form: {
      fields: [nameField, phoneField, { label: "Morning you prefer", name: "day", type: "date" }],
      button: "Ask for this morning",
      thanks: to.asked,
    },
  }),
  foot,
];

export const after: readonly Section[] = [
  top,
  heroSplit({
    tone: "brand",
    picture: 1,
    height: 480,
    eyebrow: "Two days after",
    title: "How are you *now?*",
    lead: "If it is better: good, finish the course all the same. If it is not, or something new has come, say so today. The follow-up within seven days costs nothing.",
    actions: [
      { text: "It is not better", to: "#your-whatsapp" },
      { text: "Book the follow-up", to: to.clinic },
    ],
  }),
  nextSteps({
    tone: "deep",
    title: "What still matters",
    loose: true,
    items: [
      {
        icon: "fas fa-prescription-bottle-alt",
        title: "To the last tablet",
        text: "Feeling well on day three is the medicine at work, not the end of it.",
      },
      {
        icon: "fas fa-exclamation-triangle",
        title: "Rash, swelling, breath",
        text: "Stop the new medicine and call [98000 00000] at once, at any hour.",
      },
      {
        icon: "fas fa-file-medical",
        title: "Your reports",
        text: "They are on your phone as PDF. We keep a copy for as long as the law asks.",
      },
    ],
  }),
  overlap({
    tone: "accent",
    picture: 2,
    over: 80,
    title: "Next year, *before it hurts*",
    points: [
      "One fasting morning",
      "Everything explained the same day",
      "A reminder in eleven months, if you want one",
    ],
    action: { text: "The yearly check", to: to.check },
  }),
  contactCards({
    tone: "paper",
    title: "Three ways to tell us",
    ways: [
      {
        icon: "fas fa-star",
        title: "On Google",
        text: "Two lines, as it was. They help the next family choose. No names of illnesses, please.",
        action: { text: "Write a review", to: "#your-google-review" },
      },
      {
        icon: "fas fa-comment-medical",
        title: "To the doctor",
        text: "What was not right, to her and not to the desk. She answers by the evening.",
        action: { text: "Tell the doctor", to: "#your-mail" },
      },
      {
        icon: "fas fa-users",
        title: "For somebody else",
        text: "A parent, a neighbour, the new people on the third floor.",
        action: { text: "Send our page", to: to.clinic },
      },
    ],
  }),
  foot,
];
