// Green Fitness Sales Page, second half: from proof to the last call.

import { splitBleed } from "../../../kit/bleed.ts";
import { buyBar } from "../../../kit/buy-bar.ts";
import { finalCall } from "../../../kit/closing.ts";
import { footerLine } from "../../../kit/footer.ts";
import { aboutSigned, cases } from "../../../kit/people.ts";
import { plans } from "../../../kit/pricing.ts";
import { forWhom } from "../../../kit/problem.ts";
import { timeline } from "../../../kit/programme.ts";
import type { Section } from "../../../kit/section.ts";
import { faqSplit, guarantee } from "../../../kit/trust.ts";

/** The sections that close the page. */
export const greenFitnessSalesPageClose: readonly Section[] = [
  timeline({
    anchor: "weeks",
    tone: "paper",
    title: "What is different by when",
    stops: [
      {
        when: "Weeks 1–3",
        title: "Learn the six moves",
        text: "Light, slow, a little boring. Joints and tendons need longer than pride does.",
      },
      {
        when: "Weeks 4–6",
        title: "Add weight",
        text: "One kilo at a time. People usually notice stairs first, then sleep.",
      },
      {
        when: "Weeks 7–9",
        title: "Carry and climb",
        text: "Loaded walking, step-ups, the first real push-up for many.",
      },
      {
        when: "Weeks 10–12",
        title: "Test and keep",
        text: "Repeat the first-day tests: chair stands in 30 seconds, carry, balance. Then a plan for the year.",
      },
    ],
  }),
  splitBleed({
    tone: "tint",
    picture: 2,
    eyebrow: "Food",
    title: "A palm of protein with every meal",
    text: "Dal alone does not do it; with chana and curd it does, and powder is rarely needed. We count palms, katoris and fists, with your own kitchen: curd, paneer, eggs, soya, chana, fish. Two changes a fortnight, no list of forbidden things.",
    points: ["Veg, egg and non-veg plans", "What to order at weddings and on trains"],
  }),
  aboutSigned({
    portrait: true,
    tone: "paper",
    eyebrow: "Your coach",
    title: "He tore his own meniscus at 43",
    text: "[Coach's name], [certification], has trained people between 40 and 72 for [twelve] years in [Pune].\n\nHe asks for your reports before your goals, and will send you to a doctor if something does not add up.",
    sign: "[Coach's name]",
    points: ["[Certification and number]", "Not more than [60] members at a time"],
  }),
  cases({
    tone: "deep",
    title: "Measured on day 1 and day 84",
    cases: [
      {
        figure: "[9 → 17]",
        unit: "chair stands in 30 seconds",
        title: "At 54, in Thane",
        text: "[Name. What she could not do before, what the Sunday films corrected, what she does now.]",
      },
      {
        figure: "[6 → 14 kg]",
        unit: "carried in one hand",
        title: "At 47, in Jaipur",
        text: "[Name. His back, what his doctor said, which exercise was changed and how.]",
      },
      {
        figure: "[0 → 8]",
        unit: "full push-ups",
        title: "At 61, in Kochi",
        text: "[Name. How it began at the kitchen wall, how many weeks it took.]",
      },
    ],
  }),
  forWhom({
    tone: "tint",
    title: "Read this before you buy dumbbells",
    yes: [
      "You are 40 or older and not doing any strength work",
      "Sugar, pressure or thyroid is under control and your doctor knows",
      "You can find thirty-five minutes thrice a week",
      "You would rather be strong than thin",
    ],
    no: [
      "Chest pain, a recent operation or a fresh slipped disc: physician first, then us",
      "You want to lose 10 kilos by a wedding next month",
      "You enjoy being shouted at",
    ],
    yesTitle: "Come in",
    noTitle: "Wait, or go elsewhere",
  }),
  plans({
    anchor: "fees",
    tone: "paper",
    title: "Fees. Dumbbells are extra.",
    plans: [
      {
        name: "On my own",
        text: "The twelve weeks, recorded.",
        price: "[₹3,999]",
        per: "once",
        lines: ["36 sessions and the hotel versions", "Food plan", "Two form checks"],
        action: { text: "Take the recording", to: "#your-checkout" },
      },
      {
        name: "With the coach",
        text: "Sunday films, Saturday live.",
        price: "[₹9,999]",
        per: "or three of [₹3,499]",
        lines: [
          "Everything recorded",
          "Twelve form checks",
          "Saturday live class",
          "Exercises changed for your joints",
        ],
        pick: "If you are beginning",
        action: { text: "Join with the coach", to: "#your-checkout" },
      },
      {
        name: "Two at home",
        text: "Husband and wife, mother and son.",
        price: "[₹14,999]",
        per: "for both",
        lines: ["Two plans, one floor", "Shared Saturday class", "Twenty-four form checks"],
        action: { text: "Join as two", to: "#your-checkout" },
      },
    ],
    note: "You will need two adjustable dumbbells to 10 kg, about [₹2,000], and a chair that does not roll.",
  }),
  guarantee({
    tone: "tint",
    seal: "fas fa-dumbbell",
    title: "Do nine sessions. Then we talk money.",
    text: "Train three weeks and send three films. If you do not feel steadier on the stairs, say so and the whole fee is returned within [five] working days.",
  }),
  faqSplit({
    tone: "paper",
    title: "Knees, sugar, time, saree",
    ask: "Something hurts already? Send one line about it. The coach reads it before you pay.",
    ways: [
      { icon: "fab fa-whatsapp", text: "[98765 43210]" },
      { icon: "far fa-clock", text: "Six to nine, morning and evening" },
    ],
    items: [
      {
        title: "My knees make a noise.",
        text: "Noise without pain is usually harmless. Pain changes the exercise: squats begin from a high chair and go lower only when it stays quiet.",
      },
      {
        title: "I have diabetes.",
        text: "Strength work is widely advised for it. Ask your doctor, tell us your medicines, and keep something sweet at hand for the first sessions.",
      },
      {
        title: "Do women need another plan?",
        text: "The same moves, other starting weights. After menopause bones have even more to gain from load.",
      },
      {
        title: "What do I wear?",
        text: "Anything you can squat in. Barefoot is best. Many train in a salwar.",
      },
      {
        title: "Will I lose weight?",
        text: "Some do, slowly. Waist and strength change before the scale does; we measure those.",
      },
      {
        title: "What if I miss a week?",
        text: "You go on where you stopped, a kilo lighter for the first session. The recordings and the coach wait for four weeks.",
      },
    ],
  }),
  finalCall({
    tone: "brand",
    title: "At sixty you will be glad of this Monday",
    actions: [{ text: "Choose a plan", to: "#fees" }],
    note: "Next Saturday class: [date], 7 a.m. and 6 p.m.",
  }),
  buyBar({ price: "From [₹3,999]", note: "twelve weeks", action: { text: "Choose a plan", to: "#fees" } }),
  footerLine({
    tone: "deep",
    brand: "[Programme]*40*",
    links: [
      { text: "WhatsApp", to: "#your-whatsapp" },
      { text: "Refunds", to: "#your-refund-page" },
      { text: "Privacy", to: "#your-privacy-page" },
    ],
    legal:
      "© [Year] [Business name]. Ask your doctor before beginning any exercise. Results differ from person to person.",
  }),
];
