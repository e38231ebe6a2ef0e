// The free lesson, and the page that sells the course.

import { emailField, nameField, phoneField } from "../../form/form.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { capturePanel, heroCaptureCover } from "../../kit/capture.ts";
import { finalPanel } from "../../kit/closing.ts";
import { featureRows } from "../../kit/features.ts";
import { film } from "../../kit/film.ts";
import { noticeStrip } from "../../kit/header.ts";
import { aboutSigned, quoteCards } from "../../kit/people.ts";
import { offerStack } from "../../kit/pricing.ts";
import { forWhom, problemCards } from "../../kit/problem.ts";
import { curriculum } from "../../kit/programme.ts";
import { proofBar } from "../../kit/proof.ts";
import type { Section } from "../../kit/section.ts";
import { faqSplit, guarantee } from "../../kit/trust.ts";
import { foot, to, top } from "./brand.ts";

export const lesson: readonly Section[] = [
  top({ text: "Send me the lesson", to: "#lesson" }),
  heroCaptureCover({
    anchor: "lesson",
    picture: 1,
    eyebrow: "A free lesson of twenty minutes",
    title: "Methi on your sill *in twenty-five days*",
    lead: "One pot, one packet, one Sunday morning. By the end of the film it is sown; by the end of the month it is in the dal.",
    points: [
      "A film of twenty minutes, and a list of four things",
      "Sown with us, on your own sill, the same morning",
      "A sill, a grille or a balcony will do",
    ],
    formTitle: "Send me the lesson",
    form: {
      fields: [nameField, phoneField, emailField],
      button: "Watch the lesson",
      consent: "The link comes on WhatsApp and by mail. Three short notes follow, on days 3, 10 and 20.",
      thanks: to.course,
    },
  }),
  film({
    tone: "paper",
    eyebrow: "The first ninety seconds",
    title: "Which pot, which soil, *which day*",
    lead: "The rest comes by link, so that you can pause it with muddy hands.",
    picture: 4,
    points: [
      "The finger test for water",
      "How deep two millimetres is",
      "The leaf that looks ill and is not",
    ],
  }),
  problemCards({
    tone: "tint",
    title: "Why the last tulsi died. *It was not your hands.*",
    cards: [
      {
        icon: "fas fa-mountain",
        title: "Red soil in plastic",
        text: "Garden soil turns to brick after a week of watering. Roots cannot breathe in it.",
      },
      {
        icon: "fas fa-cloud-showers-heavy",
        title: "Watered by the clock",
        text: "A cup each morning drowns a plant in July and parches it in May.",
      },
      {
        icon: "fas fa-calendar-times",
        title: "The wrong month",
        text: "Palak sown in April bolts. Most failures are decided on the day of sowing.",
      },
    ],
  }),
  capturePanel({
    tone: "paper",
    inner: "brand",
    picture: 5,
    title: "Sow this Sunday, *eat it next month*",
    lead: "Twenty minutes of film, a list of four things to buy for under ₹200.",
    form: { fields: [phoneField], button: "Send me the lesson", thanks: to.course },
  }),
  foot,
];

export const course: readonly Section[] = [
  noticeStrip({
    tone: "accent",
    text: "The [monsoon] batch begins on [7 June]. [40] places, because every photograph gets an answer.",
  }),
  top({ text: "Take a place", to: "#place" }),
  heroBleed({
    picture: 1,
    tone: "deep",
    flip: true,
    share: 48,
    eyebrow: "Your lesson is on WhatsApp. And this is what comes after it.",
    title: "A kitchen garden *on four feet of balcony*",
    lead: "Eight Sundays, twelve kinds of greens and vegetables, one gardener who answers your photographs. You cook from it from week five on.",
    actions: [
      { text: "Take a place for [₹3,900]", to: "#place" },
      { text: "See the eight Sundays", to: "#sundays" },
    ],
    note: "Two hours on a Sunday, ten minutes on other days.",
  }),
  proofBar({
    tone: "brand",
    facts: [
      { figure: "8", text: "Sundays, live or later" },
      { figure: "12", text: "kinds that like our weather" },
      { figure: "25 days", text: "to the first methi" },
      { figure: "[0000]", text: "balconies planted so far" },
    ],
  }),
  featureRows({
    tone: "paper",
    title: "What is different about eight Sundays",
    rows: [
      {
        title: "You sow while we sow",
        text: "No slides. A camera over a tray, a second over yours if you like, and a list on the fridge that says what to have ready.",
        points: [
          "10 to 12, with a break for chai",
          "Recording by the evening",
          "Hindi and English, mixed as one speaks",
        ],
        picture: 4,
      },
      {
        title: "Somebody looks at the yellow leaf",
        text: "Send a photograph on any day, get an answer the same evening: what it is, what to do, and when to do nothing.",
        points: [
          "Eight weeks, and eight after",
          "From a person with soil under the nails",
          "Kitchen remedies first",
        ],
        picture: 3,
      },
    ],
  }),
  curriculum({
    anchor: "sundays",
    tone: "tint",
    title: "The eight Sundays",
    modules: [
      {
        title: "1 and 2: light, soil, first sowing",
        text: "You measure your sun with a pencil, mix a soil that stays light through the rains, and sow methi, coriander and radish.\n\n**By the end:** three trays, labelled.",
      },
      {
        title: "3 and 4: water and food",
        text: "The finger test, the holiday wick, compost from one kitchen's peels without a smell.\n\n**By the end:** the first cut of methi.",
      },
      {
        title: "5 and 6: things that climb",
        text: "Tomato, beans, bottle gourd on a string. When to pinch, when to leave alone, how to be a bee.\n\n**By the end:** flowers.",
      },
      {
        title: "7 and 8: guests and the next season",
        text: "Mealybug, aphid, neighbour's cat. Saving seed, a calendar for your own city, and what to sow on the Sunday after.\n\n**By the end:** a year's plan on one sheet.",
      },
    ],
    aside: {
      title: "Comes with it",
      lines: [
        "Sowing calendar for your city",
        "Soil recipe with shop names",
        "Pest sheet for the fridge",
        "Group of your batch",
      ],
      action: { text: "To the price", to: "#place" },
    },
  }),
  forWhom({
    tone: "paper",
    title: "Is your balcony a garden?",
    yes: [
      "You get four hours of sun, from any side",
      "There is room for a row of six pots",
      "Somebody is at home most mornings",
    ],
    no: [
      "It faces a wall and has no direct light",
      "You want supermarket quantities by July",
      "Monkeys visit daily; nothing we teach can argue with them",
    ],
  }),
  aboutSigned({
    portrait: true,
    flip: true,
    tone: "tint",
    eyebrow: "Who answers your photographs",
    title: "One gardener, *and eleven years of balconies*",
    sign: "[Gardener's name]",
    text: "[He] began with one pot of curry leaves on the fourth floor in [city], killed it twice, and wrote down why. Since [2014] he has planted more than [six hundred] balconies between Shimla and Kochi, most of them with people who said that nothing grows for them.\n\nHe answers between five and eight in the evening, with soil under the nails.",
    points: ["Trained at [institute, place]", "Kitchen remedies first, the shop last"],
  }),
  offerStack({
    anchor: "place",
    tone: "deep",
    title: "A place in the *monsoon batch*",
    items: [
      {
        name: "Eight Sundays, live and recorded",
        worth: "[₹3,200]",
        text: "Two hours each, yours for two years.",
      },
      { name: "Answers to your photographs", worth: "[₹1,600]", text: "Sixteen weeks, the same evening." },
      {
        name: "Calendar, soil recipe, pest sheet",
        worth: "[₹500]",
        text: "Printed size A4, and on the phone.",
      },
    ],
    total: "Together [₹5,300]",
    price: "[₹3,900]",
    per: "or three parts of [₹1,400], GST included",
    action: { text: "Take my place", to: "#your-checkout" },
    notes: ["UPI, card or EMI", "Login within a minute", "Two Sundays to change your mind"],
  }),
  quoteCards({
    tone: "paper",
    title: "From earlier balconies",
    quotes: [
      {
        quote: "[What grew first, on which floor, and who ate it.]",
        name: "[Name]",
        job: "[Flat on the ninth floor, city]",
      },
      {
        quote: "[Somebody who killed everything before. What was different.]",
        name: "[Name]",
        job: "[City]",
      },
      {
        quote: "[A family that eats its own coriander. What the children do now.]",
        name: "[Name]",
        job: "[Row house, town]",
      },
    ],
  }),
  guarantee({
    tone: "tint",
    seal: "fas fa-seedling",
    title: "Two Sundays to look",
    text: "Come to the first two. If you think the other six are not worth it, write before the third: the fee comes back by UPI within five working days. Keep the methi.",
  }),
  faqSplit({
    tone: "paper",
    title: "Before you buy a trowel",
    ask: "Or send a photograph of your balcony. We say honestly whether it will do.",
    ways: [
      { icon: "fab fa-whatsapp", text: "[98765 43210]" },
      { icon: "far fa-clock", text: "Ten to six, Monday to Saturday" },
    ],
    items: [
      {
        title: "I have only a window grille.",
        text: "Then greens and herbs, all year. You skip the climbers and pay the same; say so, and we take [₹600] off.",
      },
      {
        title: "What will I spend besides?",
        text: "About ₹1,200 for soil, trays and seeds, or nothing if you take the seed box with it.",
      },
      { title: "I travel.", text: "Week four has holiday wicks: ten days without asking the neighbour." },
      { title: "May the children join?", text: "Please. Week two is written for small fingers." },
    ],
  }),
  finalPanel({
    tone: "tint",
    inner: "deep",
    title: "Somewhere above the traffic, *a tomato*",
    lead: "Sow by [7 June] and the first pot of greens is ready before [festival].",
    actions: [
      { text: "Take my place", to: "#place" },
      { text: "First the free lesson", to: to.lesson },
    ],
    note: "No place left? The free lesson stays open.",
    picture: 5,
  }),
  foot,
];
