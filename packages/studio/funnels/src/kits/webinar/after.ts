// What comes after the seat: thank-you page, a small further offer, and the page of the reminder.

import { nextSteps, sideOffer, thanksHero } from "../../kit/after.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { finalLine } from "../../kit/closing.ts";
import { contactCards } from "../../kit/gallery.ts";
import { steps } from "../../kit/panels.ts";
import { dayStrip } from "../../kit/paths.ts";
import { about } from "../../kit/people.ts";
import { offerCard } from "../../kit/pricing.ts";
import { beforeAfter } from "../../kit/problem.ts";
import { timetable } from "../../kit/programme.ts";
import type { Section } from "../../kit/section.ts";
import { faqOpen } from "../../kit/trust.ts";
import { foot, to, top } from "./brand.ts";

export const booked: readonly Section[] = [
  top({ text: "Ask on WhatsApp", to: "#your-whatsapp" }),
  thanksHero({
    tone: "brand",
    eyebrow: "Your seat is booked for [12 January]",
    icon: "far fa-calendar-check",
    picture: 2,
    title: "See you *at eight*",
    lead: "The joining link has gone to your mail. It comes again on WhatsApp an hour before each evening.",
    facts: [
      { label: "When", value: "[12, 13 and 14 January], 8 pm" },
      { label: "Where", value: "Online, on phone or laptop" },
      { label: "Fee", value: "[₹499], all three evenings" },
    ],
    actions: [
      { text: "Add to my calendar", to: "#your-calendar-link" },
      { text: "Join the WhatsApp group", to: "#your-whatsapp-group" },
    ],
  }),
  nextSteps({
    title: "Three things before the *first evening*",
    lead: "Fifteen minutes in all. Who does them has an ad running by evening two.",
    items: [
      {
        icon: "fab fa-facebook-f",
        title: "Find your login",
        text: "The Facebook account that owns your shop's page, with its password. If a nephew made it, ask him today.",
      },
      {
        icon: "fas fa-camera",
        title: "Take nine photos",
        text: "Three of your door from outside, three of work being done, three of what people buy. In daylight, without people's faces.",
      },
      {
        icon: "fas fa-rupee-sign",
        title: "Write one price down",
        text: "The one thing a new customer should come for, and what it costs. Not “starting from”. The price.",
      },
    ],
  }),
  sideOffer({
    title: "Want your ad looked at *by itself?*",
    lead: "For [40] people of this batch: half an hour with one of the helpers, on your own account, in the week after the workshop.",
    price: "[₹999]",
    was: "[₹1,500]",
    lines: [
      "Your campaign opened and read together",
      "One change made in the call, not noted for later",
      "A voice note with the three next steps",
    ],
    actions: [{ text: "See what happens in it", to: to.review }],
    picture: 3,
  }),
  contactCards({
    tone: "paper",
    title: "Something is not right?",
    ways: [
      {
        icon: "fab fa-whatsapp",
        title: "No link yet",
        text: "Look under Promotions first. Then write “link” and the number you booked with.",
        action: { text: "Write on WhatsApp", to: "#your-whatsapp" },
      },
      {
        icon: "far fa-calendar-alt",
        title: "Another date",
        text: "Seats move to the next batch once, free of charge, until noon on [12 January].",
        action: { text: "Move my seat", to: "#your-whatsapp" },
      },
      {
        icon: "fas fa-receipt",
        title: "A bill with GST",
        text: "Send your GSTIN; the tax invoice comes as PDF the same day.",
        action: { text: "Ask for the bill", to: "#your-mail" },
      },
    ],
  }),
  foot,
];

export const review: readonly Section[] = [
  top({ text: "Book my review", to: "#your-checkout" }),
  heroBleed({
    picture: 6,
    tone: "brand",
    share: 50,
    height: 640,
    eyebrow: "One to one, for people of the workshop",
    title: "Half an hour in *your* ad account",
    lead: "You share the screen. A helper who has set up hundreds of local campaigns reads yours from the first rupee to the last message, and you change one thing before the call ends.",
    actions: [
      { text: "Book it for [₹999]", to: "#your-checkout" },
      { text: "No, thank you", to: to.tonight },
    ],
    note: "Your seat in the workshop stays yours either way.",
  }),
  steps({
    tone: "deep",
    picture: 3,
    title: "Thirty minutes, *in three parts*",
    steps: [
      {
        title: "Ten: reading",
        text: "Where the money went: by age, by hour, by pin code. Usually one of the three eats half.",
      },
      {
        title: "Ten: changing",
        text: "One change, made by your hand: the radius, the photo or the first sentence.",
      },
      {
        title: "Ten: what next",
        text: "What to look at on day three, seven and fourteen, and at which figure to stop.",
      },
    ],
  }),
  beforeAfter({
    tone: "tint",
    title: "For whom it is worth [₹999]",
    before: {
      title: "Wait with it if",
      lines: [
        "Your ad has run for less than four days",
        "You have not answered the messages that came",
        "You want somebody to run it for you",
      ],
    },
    after: {
      title: "Take it if",
      lines: [
        "Money goes out and nobody writes",
        "People write and nobody comes",
        "You are about to double the budget",
      ],
    },
  }),
  offerCard({
    tone: "paper",
    title: "One call, one change",
    name: "Ad review, one to one",
    price: "[₹999]",
    was: "[₹1,500]",
    per: "once, GST included; only for this batch",
    lines: [
      "30 minutes by video, in Hindi or English",
      "Within [seven] days of the third evening",
      "Recording and voice note the same day",
      "Moved once, free, until two hours before",
    ],
    picture: 2,
    action: { text: "Book my review", to: "#your-checkout" },
    note: "If the call helps nothing, say so within a day: the fee comes back by UPI.",
  }),
  about({
    flip: true,
    picture: 1,
    tone: "tint",
    eyebrow: "Who calls you",
    title: "She runs ads for *her own shop* too",
    sign: "[Helper's name]",
    text: "[Four] years with this workshop, and a boutique of her own in [town] since [2019]. She has opened some [nine hundred] accounts of other people and knows where Meta hides the button.\n\nYou speak, she looks, you press. It is your account after the call as before it.",
    points: ["Hindi, English and [language]", "Never asks for a password, and never takes one"],
  }),
  faqOpen({
    tone: "paper",
    title: "Asked before booking",
    items: [
      {
        title: "Who will call?",
        text: "[Helper's name] or one of three others. All of them run ads for shops of their own.",
      },
      {
        title: "Do you need my password?",
        text: "Never. You share the screen and press every button yourself.",
      },
      {
        title: "My ad is on hold.",
        text: "Then we read the reason together and write the appeal. That is the change.",
      },
      { title: "Can my manager sit in?", text: "Please. Whoever answers the messages should hear it." },
    ],
  }),
  finalLine({
    title: "Not now? Your evening is ready.",
    lead: "The review is offered once more after the third evening.",
    action: { text: "To the workshop room", to: to.tonight },
  }),
  foot,
];

export const tonight: readonly Section[] = [
  top({ text: "Open the room", to: "#your-meeting-link" }),
  heroBleed({
    picture: 4,
    melt: 34,
    tone: "deep",
    share: 48,
    height: 600,
    eyebrow: "Today, 8 pm",
    title: "The room opens at *7.45*",
    lead: "Come a few minutes early, say your town in the chat, and check that you hear us. We begin at eight, whoever is there.",
    actions: [
      { text: "Open the room", to: "#your-meeting-link" },
      { text: "Join by phone call", to: "#your-phone" },
    ],
    note: "The link is the same on all three evenings.",
  }),
  dayStrip({
    tone: "paper",
    title: "The hour before",
    hours: [
      { hour: "7.00", title: "Charge", text: "Phone on the charger. Laptop too, if you have one." },
      { hour: "7.15", title: "Eat", text: "We run to 9.45. Nobody learns a map radius hungry." },
      { hour: "7.30", title: "Log in", text: "Ads Manager open in one tab, WhatsApp Business on the phone." },
      { hour: "7.45", title: "Come in", text: "Microphone off, camera as you like, your town in the chat." },
    ],
  }),
  timetable({
    tone: "tint",
    title: "Tonight, minute by minute",
    picture: 2,
    rows: [
      {
        when: "8.00",
        what: "What is ready, and who still needs a login",
        who: "Helpers take the stuck ones aside",
      },
      {
        when: "8.10",
        what: "The work of this evening, live on the screen",
        who: "Stop us whenever you are lost",
      },
      { when: "9.00", what: "Five minutes for water" },
      { when: "9.05", what: "Your turn: you do it, we look", who: "Fifty screens to each helper" },
      { when: "9.45", what: "End. Doubts until 10.30 for those who stay" },
    ],
    note: "Missed the beginning? Come in anyway: the first ten minutes are in the chat.",
  }),
  faqOpen({
    tone: "paper",
    title: "If it does not work",
    items: [
      { title: "The link asks for a password", text: "It is [joining code]. Capital letters as written." },
      {
        title: "I hear nothing",
        text: "Leave and come back once. On a phone choose “Call using internet audio”.",
      },
      { title: "I am late", text: "Come in quietly. At nine a helper brings late people up to date." },
      {
        title: "I cannot come at all",
        text: "The recording is on its page tomorrow by noon, for seven days.",
      },
    ],
  }),
  finalLine({
    title: "Cannot be there tonight?",
    lead: "The recording opens tomorrow at noon and stays for seven days.",
    action: { text: "Where the recording will be", to: to.recording },
  }),
  foot,
];
