// Sales Page 4 Purple, second half: from proof to the last call.

import { quoteAside } from "../../../kit/asides.ts";
import { postscript } from "../../../kit/closing.ts";
import { footerLine } from "../../../kit/footer.ts";
import { aboutSigned } from "../../../kit/people.ts";
import { offerCard } from "../../../kit/pricing.ts";
import { forWhom } from "../../../kit/problem.ts";
import type { Section } from "../../../kit/section.ts";
import { bigFigure } from "../../../kit/sheets.ts";
import { faqOpen, guarantee } from "../../../kit/trust.ts";

/** The sections that close the page. */
export const salesPage4PurpleClose: readonly Section[] = [
  bigFigure({
    tone: "deep",
    figure: "1.40",
    title: "Small decisions that matter at midnight",
    text: "Everything about the files was decided for somebody who lies awake at that hour.",
    points: [
      "It plays in the dark: plain audio, flight mode, face down, no next-episode button",
      "It never startles: mastered flat, no music swell, no cheerful goodbye",
      "It knows our nights: the wedding band, the power cut, the 5 a.m. motor, the joint family wall",
    ],
  }),
  aboutSigned({
    portrait: true,
    tone: "paper",
    eyebrow: "The voice",
    title: "Somebody who was awake for two years",
    text: "[Name] read the late news on [radio station] for [nine] years and forgot how to sleep at night. [She] learnt it again with [psychologist's name, qualification], who wrote the method of this programme and checks every script.\n\nYou will hear no advice in a bright voice.",
    sign: "[Narrator's name]",
    points: [
      "Recorded in [city], in one room, at night",
      "Scripts reviewed by [name, RCI registration number]",
    ],
  }),
  quoteAside({
    tone: "accent",
    title: "Left in our inbox at odd hours",
    quote: {
      quote:
        "[Real words: how long the nights had been bad, and which evening they first did not hear to the end.]",
      name: "[Name]",
      job: "[Nurse on rotating shifts, Chennai]",
    },
    facts: [
      { what: "Evenings", value: "Fourteen" },
      { what: "Longest of them", value: "25 minutes" },
      { what: "Screen needed", value: "None" },
    ],
    others: [
      { quote: "[Real words: what they do now at 4 a.m.]", name: "[Name]", job: "[father of twins, Bhopal]" },
      {
        quote: "[Real words about the noise evening, or the sarees.]",
        name: "[Name]",
        job: "[chartered accountant, Surat]",
      },
    ],
  }),
  forWhom({
    tone: "paper",
    title: "Honest about who this helps",
    yes: [
      "You are healthy and wound up",
      "Exams, a launch, a small child, a new city",
      "You can keep one rising hour for two weeks",
      "You like being read to",
    ],
    no: [
      "You snore heavily and wake up choking: see a doctor about apnoea first",
      "You take sleeping tablets: change nothing without your physician",
      "You are in a dark place: call Tele-MANAS, 14416, free, at any hour",
    ],
    noTitle: "Something else comes first if",
  }),
  offerCard({
    anchor: "begin",
    tone: "tint",
    title: "Fourteen evenings, yours to keep",
    name: "The fortnight",
    price: "[₹1,299]",
    was: "[₹1,999]",
    per: "one payment, GST included",
    lines: [
      "14 evenings in Hindi and 14 in English",
      "3 emergency nights of 9 minutes",
      "The paper sheet for closing the day",
      "A note every third morning, nothing else",
    ],
    action: { text: "Pay and listen tonight", to: "#your-checkout" },
    note: "The files arrive by mail in a minute. Any phone will play them.",
    picture: 2,
  }),
  guarantee({
    tone: "deep",
    seal: "fas fa-moon",
    title: "Sleep on it, literally",
    text: "Listen to the whole fortnight. If your nights are no better by evening 14, write one line and we return the [₹1,299]. You may keep the train from Kottayam.",
  }),
  faqOpen({
    tone: "tint",
    title: "Asked in a whisper",
    items: [
      {
        title: "My husband sleeps beside me. Headphones?",
        text: "Any flat pair, or the phone under the pillow's edge at the lowest step. It is mixed for that.",
      },
      {
        title: "What if I miss an evening?",
        text: "Play it the next night. Nothing is lost and nobody is counting.",
      },
      {
        title: "Is it a treatment for insomnia?",
        text: "No. It is a programme for ordinary sleeplessness. Three bad nights a week for three months deserve a doctor.",
      },
      {
        title: "I work night shifts.",
        text: "There is a morning set for daylight sleepers, with curtains and rickshaws in mind.",
      },
    ],
  }),
  postscript({
    tone: "tint",
    lines: [
      "**P.S.** If you are reading this in bed: the screen is part of it. Get the first evening, turn the brightness down to nothing, and let somebody else do the talking.",
      "Tomorrow at the usual hour, then.",
    ],
    action: { text: "Send me evening one", to: "#begin" },
  }),
  footerLine({
    tone: "deep",
    brand: "[Programme name]",
    links: [
      { text: "Write to us", to: "#your-contact-page" },
      { text: "Refunds", to: "#your-refund-page" },
      { text: "Privacy", to: "#your-privacy-page" },
    ],
    legal:
      "© [Year] [Business name]. For general well-being; not medical advice and not a substitute for it.",
  }),
];
