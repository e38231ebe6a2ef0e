// Sales Page 4 Purple: audio evenings for people who lie awake. Dark, low-voiced, short lines.

import type { Brief } from "../../brief.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { brandBar } from "../../kit/header.ts";
import { dayStrip } from "../../kit/paths.ts";
import { letter, problemList } from "../../kit/problem.ts";
import { timeline } from "../../kit/programme.ts";
import { salesPage4PurpleClose } from "./close/sales-page-4-purple.ts";

export const salesPage4Purple: Brief = {
  category: "high-converting",
  name: "Sales Page 4 Purple",
  slug: "sales-page-4-purple",
  design: {
    palette: {
      paper: "#17102B",
      tint: "#1F1639",
      card: "#281D48",
      ink: "#F3EEFF",
      muted: "#B9ADD6",
      brand: "#A784FF",
      accent: "#F5C98B",
      deep: "#0E0920",
    },
    type: {
      display: "Cormorant Garamond",
      text: "DM Sans",
      weight: 600,
      h1: 72,
      h2: 56,
      body: 18,
      tracking: -0.4,
      line: 1.14,
      italicAccent: true,
    },
    radius: { card: 26, button: 60, picture: 28 },
    rhythm: { band: 110, gap: 30, width: 1200 },
    eyebrow: "plain",
    card: "flat",
    heads: "center",
    button: "glow",
    picture: "plain",
    icons: "round",
  },
  pictures: [
    { alt: "A lamp, books and a cup beside a bed at night, the moon in the window", still: "night-bedside" },
    {
      alt: "A phone in the dark with an evening recording, headphones and a candle beside it",
      still: "night-phone",
    },
    { alt: "Headphones on a pillow, a book left open face down on the blanket", still: "night-pillow" },
  ],
  sections: [
    brandBar({
      brand: "[Programme name]",
      action: { text: "Begin tonight", to: "#begin" },
      tone: "deep",
      lined: false,
    }),
    heroBleed({
      tone: "deep",
      flip: true,
      eyebrow: "Fourteen evenings, one voice, no screen",
      title: "It is 1.40.\n*You have counted the fan's turns again.*",
      lead: "A fortnight of spoken evenings, 18 to 25 minutes each, that teach a busy head to put the day down. In Hindi and English. Press play, turn the phone over.",
      actions: [
        { text: "Begin tonight", to: "#begin" },
        { text: "The evenings", to: "#evenings" },
      ],
      note: "[₹1,299] once. No app, no subscription.",
      picture: 1,
      position: "center left",
      height: 720,
    }),
    problemList({
      tone: "deep",
      eyebrow: "Perhaps like this",
      title: "Tired all day. Awake at the pillow.",
      pains: [
        "You yawn through the eight o'clock call and are bright as a bulb at midnight",
        "You replay a sentence somebody said on Tuesday",
        "You pick up the phone to see the time and put it down forty minutes later",
        "You wake at four, calculate what is left, and so spoil it",
      ],
    }),
    letter({
      tone: "tint",
      eyebrow: "A word first",
      title: "Sleep cannot be done. It can be allowed.",
      text: "Everything you do well, you do by trying. Sleep is the one place where that fails. The harder you go at it, the further it moves off, like a cat.\n\nSo these evenings do not ask you to sleep. They give the mind something slow and slightly dull to hold: a walk through a village before rain, the folding of eleven sarees, the long way of making filter coffee. Under it runs a method that sleep clinics have used for decades: a fixed rising hour, a shorter bed, a day that is closed before it is left.\n\nIf you never hear the end of an evening, it has done its work. **That is the only review we hope for.**",
    }),
    splitBleed({
      tone: "deep",
      picture: 3,
      eyebrow: "Instead of another rule",
      title: "You do not need more discipline. *You need a last half-hour that is not work.*",
      text: "A pillow, a voice, a book that may wait. The phone lies on its face.",
    }),
    dayStrip({
      tone: "accent",
      eyebrow: "One evening",
      title: "The last thirty minutes, by the clock",
      hours: [
        {
          hour: "10.15",
          title: "Paper",
          text: "What is unfinished gets a line and an hour tomorrow. Then the notebook goes in the drawer.",
        },
        {
          hour: "10.25",
          title: "Phone down",
          text: "Flight mode, play, screen to the mattress. It will not ask for you again.",
        },
        {
          hour: "10.30",
          title: "The voice",
          text: "A train leaves Kottayam. Somebody folds the first of eleven sarees.",
        },
        {
          hour: "10.50",
          title: "Nothing",
          text: "The file ends without a word. Most people are told so by someone else.",
        },
      ],
    }),
    timeline({
      anchor: "evenings",
      tone: "tint",
      eyebrow: "The fortnight",
      title: "What each part asks of you",
      stops: [
        {
          when: "Evenings 1–3",
          title: "Closing the day",
          text: "Ten minutes with a pen and half a page, before the bed. Then the first voice, a train from Kottayam. The same rising hour, from now on.",
        },
        {
          when: "Evenings 4–7",
          title: "The body, in order",
          text: "Jaw, shoulders, hands, breath: eighteen minutes, lying down. No gongs, no chanting, no posture to get right.",
        },
        {
          when: "Evenings 8–11",
          title: "Thoughts that argue",
          text: "What to do with the one that returns. A chair, a lamp, a dull book: how to get up for a while without waking the night.",
        },
        {
          when: "Evenings 12–14",
          title: "Without the voice",
          text: "Nine minutes, then six, then three. You keep the order of things, and three emergency nights for bad weeks.",
        },
      ],
    }),
    ...salesPage4PurpleClose,
  ],
};
