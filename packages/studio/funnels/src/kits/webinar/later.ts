// What comes after the evenings: the recording, and the programme that it leads to.
import { heroBleed, pictureBand } from "../../kit/bleed.ts";
import { finalPanel } from "../../kit/closing.ts";
import { featureList } from "../../kit/features.ts";
import { film } from "../../kit/film.ts";
import { productGrid } from "../../kit/goods.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { quoteWall } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { forWhom } from "../../kit/problem.ts";
import { curriculum } from "../../kit/programme.ts";
import { proofBar } from "../../kit/proof.ts";
import type { Section } from "../../kit/section.ts";
import { faqOpen, faqSplit } from "../../kit/trust.ts";
import { foot, to, top } from "./brand.ts";

export const recording: readonly Section[] = [
  top({ text: "See the programme", to: to.programme }),
  heroBleed({
    tone: "deep",
    picture: 5,
    flip: true,
    share: 48,
    height: 600,
    eyebrow: "Open until [21 January], midnight",
    title: "The three evenings, *to watch again*",
    lead: "All of it, with the questions. The names of people and shops are covered.",
    ticks: ["Six hours, cut into twenty-two parts", "The sheets of each evening beside it"],
    actions: [
      { text: "Watch evening two", to: "#film" },
      { text: "What comes after", to: to.programme },
    ],
  }),
  film({
    anchor: "film",
    tone: "paper",
    eyebrow: "Most asked for",
    title: "Evening two: *the ad goes live*",
    lead: "Screen by screen, from an empty account to an ad in review.",
    points: [
      "2 hours 4 minutes",
      "With the sheet for the map",
      "Pause it wherever your screen looks different",
    ],
    picture: 2,
    note: "Best on a screen larger than a phone: you will want to read the figures.",
  }),
  productGrid({
    tone: "tint",
    across: 2,
    height: 320,
    title: "And the evenings *on either side*",
    items: [
      {
        picture: 6,
        name: "Evening one: the offer",
        text: "One sentence, one price, and the circle on the map. 1 hour 52 minutes.",
        action: { text: "Watch evening one", to: "#your-film-one" },
      },
      {
        picture: 3,
        name: "Evening three: the reply",
        text: "What WhatsApp says by itself, and how the figures are read. 2 hours 10 minutes.",
        action: { text: "Watch evening three", to: "#your-film-three" },
      },
    ],
  }),
  featureNumbers({
    tone: "paper",
    title: "Where to stop and do it yourself",
    items: [
      {
        title: "At 24 minutes",
        text: "Draw the circle around your own door. Pin codes out that cannot reach you by scooter.",
      },
      {
        title: "At 51 minutes",
        text: "Put your three photos in. Read the first line aloud to somebody who does not know your trade.",
      },
      {
        title: "At 78 minutes",
        text: "Set ₹300 a day and an end date. Publish. It is in review within the hour.",
      },
    ],
  }),
  faqOpen({
    tone: "tint",
    title: "About the recording",
    items: [
      {
        title: "Can I keep it?",
        text: "It is open until [21 January], midnight. The sheets are yours for good.",
      },
      {
        title: "My screen looks different",
        text: "Meta moves its buttons. Send a picture of yours, and a helper draws an arrow on it.",
      },
      {
        title: "May my manager watch?",
        text: "Yes, with your link. One shop is one shop.",
      },
      {
        title: "I did not attend at all",
        text: "Then begin with evening one, and leave two days between the parts.",
      },
    ],
  }),
  finalPanel({
    tone: "paper",
    inner: "brand",
    picture: 4,
    title: "The ad runs. *Now the rest of the year.*",
    lead: "Twelve weeks, one task a week, the same helpers.",
    actions: [{ text: "See the programme", to: to.programme }],
  }),
  foot,
];

export const programme: readonly Section[] = [
  top({ text: "Three ways to join", to: "#ways" }),
  heroBleed({
    tone: "brand",
    picture: 2,
    flip: true,
    share: 50,
    height: 680,
    eyebrow: "Begins [3 February], for people of the workshop",
    title: "Twelve weeks of local ads, *one task a week*",
    lead: "The three evenings made a campaign. These twelve weeks make a habit of it: offers, photos, replies, repeat visits and a month that does not depend on one ad.",
    actions: [
      { text: "See the three ways to join", to: "#ways" },
      { text: "What happens each week", to: "#weeks" },
    ],
    note: "[60] places: each helper keeps fifteen shops.",
  }),
  proofBar({
    tone: "brand",
    facts: [
      { figure: "12", text: "tasks, about two hours each" },
      { figure: "4", text: "helpers, the same all the way" },
      { figure: "Tuesdays", text: "8 pm, doubts and screens" },
      { figure: "[₹9,900]", text: "or three parts of [₹3,500]" },
    ],
  }),
  curriculum({
    anchor: "weeks",
    tone: "paper",
    picture: 3,
    title: "A task a week, handed in on Saturday",
    modules: [
      {
        title: "Weeks 1 to 3: the offer",
        text: "Three offers tried against one another with ₹1,500 each. You learn which sentence brings people and which brings questions.\n\n**Hand in:** the bill of each, and the number of people who came.",
      },
      {
        title: "Weeks 4 to 6: photos and reels",
        text: "Made at the counter, by whoever works there, on a Wednesday morning. A list of forty shots, and the nine that always work.\n\n**Hand in:** one reel of twenty seconds, without music you do not own.",
      },
      {
        title: "Weeks 7 to 9: the reply",
        text: "What WhatsApp says by itself, what a person says, and how long one may wait. Reminders that halve the no-shows.\n\n**Hand in:** ten conversations, names covered, with what you would change.",
      },
      {
        title: "Weeks 10 to 12: the second visit",
        text: "A list of your own customers with their leave, an offer for those who came once, and a calendar for the year with [your city]'s festivals in it.\n\n**Hand in:** the calendar.",
      },
    ],
    aside: {
      title: "Every week",
      lines: [
        "A film of twenty minutes on Saturday",
        "A task on one sheet",
        "Your helper's look at what you handed in",
        "Tuesday evening: screens and doubts",
      ],
      action: { text: "See the three ways to join", to: "#ways" },
    },
  }),
  forWhom({
    tone: "tint",
    title: "Twelve weeks are long. Be sure.",
    yesTitle: "Join if",
    yes: [
      "One campaign has run, well or badly",
      "Somebody in the shop answers within the hour",
      "You can put [₹300] a day aside until spring",
    ],
    noTitle: "Leave it if",
    no: [
      "You want it done for you: hire somebody, it is honest work",
      "You sell only online: this is about doors",
      "The shop opens next year",
    ],
  }),
  plans({
    anchor: "ways",
    tone: "deep",
    title: "Three ways to join",
    plans: [
      {
        name: "Alone",
        text: "Films and tasks, at your pace",
        price: "[₹4,900]",
        per: "once",
        lines: [
          "All twelve films and sheets",
          "Tuesday evenings to watch",
          "The group of all sixty shops",
          "No helper of your own",
        ],
        action: { text: "Take it alone", to: "#your-checkout-alone" },
      },
      {
        name: "With a helper",
        text: "What most shops take",
        price: "[₹9,900]",
        per: "or three parts of [₹3,500]",
        lines: [
          "Everything in Alone",
          "A helper who knows your account",
          "Your task looked at each week",
          "Tuesdays with your screen",
        ],
        action: { text: "Take a helper", to: "#your-checkout" },
        pick: "Most shops take this",
      },
      {
        name: "Two of you",
        text: "Owner and whoever sits at the counter",
        price: "[₹13,900]",
        per: "once, for both",
        lines: [
          "Everything in With a helper",
          "A second login",
          "A call for the two of you each month",
          "Both screens on Tuesdays",
        ],
        action: { text: "Come as two", to: "#your-checkout-two" },
      },
    ],
    note: "Money for ads goes to Meta from your own account, on top of this. GST included. Write before [17 February], after two tasks, and the whole fee comes back by UPI.",
  }),
  featureList({
    tone: "tint",
    picture: 6,
    title: "Four helpers, *fifteen shops each*",
    lead: "The one you get in week one is the one you have in week twelve.",
    items: [
      {
        title: "[Helper's name], clinics",
        text: "[Six] years at a dentist's desk. Knows what an empty chair costs.",
      },
      {
        title: "[Helper's name], salons",
        text: "Runs two of [her] own in [town], and answers between two cuts.",
      },
      { title: "[Helper's name], classes", text: "Filled a second batch of physics, and says what it took." },
      {
        title: "[Helper's name], shops",
        text: "[His] father's shutter, [his] phone, and a sheet with five numbers.",
      },
    ],
  }),
  quoteWall({
    tone: "paper",
    title: "From earlier twelve weeks",
    lead: "Put real ones here, with the shop's name and town. Ask for a figure.",
    quotes: [
      {
        quote: "[Clinic: how many new patients in March, and what one cost.]",
        name: "[Dr Name]",
        job: "[Clinic, town]",
      },
      {
        quote: "[Boutique: what changed when the reply came within ten minutes.]",
        name: "[Name]",
        job: "[Boutique, town]",
      },
      {
        quote: "[Someone who left in week four, and why. It helps people decide.]",
        name: "[Name]",
        job: "[Trade, town]",
      },
    ],
  }),
  faqSplit({
    tone: "tint",
    title: "Before you pay",
    ask: "Or write on WhatsApp. A person answers.",
    ways: [
      { icon: "fab fa-whatsapp", text: "[98765 43210]" },
      { icon: "far fa-clock", text: "Eleven to seven, Monday to Saturday" },
    ],
    items: [
      {
        title: "How much time a week?",
        text: "Two hours, of which twenty minutes are the film. Saturday and Tuesday are fixed; the rest is yours.",
      },
      {
        title: "I missed the workshop.",
        text: "Watch the recording first. Week one takes a running campaign for granted.",
      },
      {
        title: "Can I stop for a wedding?",
        text: "Yes. A break of up to three weeks, once; your helper waits.",
      },
      { title: "Do I get a tax invoice?", text: "Yes, with your GSTIN if you give it at payment." },
    ],
  }),
  pictureBand({
    tone: "deep",
    picture: 1,
    veil: 0.66,
    text: "In February *sixty shops* begin. One of them may be the one across your street.",
    by: "Not sure? Watch evening two again and decide after it.",
    action: { text: "See the three ways to join", to: "#ways" },
  }),
  foot,
];
