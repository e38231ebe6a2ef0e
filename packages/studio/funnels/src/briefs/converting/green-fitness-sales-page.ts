// Green Fitness Sales Page: twelve weeks of strength at home for people past forty. Plain-spoken, patient, dark green.
import type { Brief } from "../../brief.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { brandBar } from "../../kit/header.ts";
import { timetable } from "../../kit/programme.ts";
import { greenFitnessSalesPageClose } from "./close/green-fitness-sales-page.ts";

export const greenFitnessSalesPage: Brief = {
  category: "high-converting",
  name: "Green Fitness Sales Page",
  slug: "green-fitness-sales-page",
  design: {
    palette: {
      paper: "#F7F9F2",
      tint: "#E3EEDB",
      card: "#FFFFFF",
      ink: "#10231A",
      muted: "#3B4C42",
      brand: "#0F7A45",
      accent: "#D9F24B",
      deep: "#0B1F15",
    },
    type: {
      display: "Barlow Condensed",
      text: "Manrope",
      weight: 700,
      h1: 70,
      h2: 52,
      body: 17,
      tracking: -0.4,
      uppercase: true,
      line: 0.98,
    },
    radius: { card: 8, button: 6, picture: 8 },
    rhythm: { band: 92, gap: 20, width: 1200 },
    eyebrow: "bar",
    card: "topline",
    heads: "start",
    button: "solid",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    { alt: "Two dumb-bells on a green mat before a wooden chair, in the morning sun", still: "gear-home" },
    { alt: "A steel thali with chana, dal, curd and greens before the rice", still: "lunch-protein" },
  ],
  sections: [
    brandBar({
      tone: "deep",
      lined: false,
      brand: "[Programme]*40*",
      links: [
        { text: "The week", to: "#week" },
        { text: "Twelve weeks", to: "#weeks" },
        { text: "Fees", to: "#fees" },
      ],
      action: { text: "Start", to: "#fees" },
    }),
    heroBleed({
      position: "center right",
      share: 52,
      height: 780,
      tone: "deep",
      eyebrow: "Home strength, 40 and after",
      title: "Carry the suitcase.\n*Climb the stairs.*\nGet off the floor.",
      lead: "Three sessions a week, thirty-five minutes, two dumbbells and a chair. A coach who watches your form and knows what a sore knee means.",
      ticks: [
        "Starts from sitting and standing, not from burpees",
        "Form checked by video every Sunday",
        "Food advice that leaves the roti alone",
      ],
      actions: [
        { text: "Choose a plan", to: "#fees" },
        { text: "See one week", to: "#week" },
      ],
      picture: 1,
      facts: [
        { figure: "35 min", text: "a session, warm-up included" },
        { figure: "3 days", text: "a week, you pick which" },
        { figure: "6 × 4 ft", text: "of floor is all it needs" },
        { figure: "[000]", text: "people through the twelve weeks" },
      ],
    }),
    timetable({
      anchor: "week",
      tone: "brand",
      eyebrow: "An ordinary week",
      title: "Mon, Wed, Sat. The rest is life.",
      rows: [
        {
          when: "Monday, 35 min",
          what: "Legs and pull",
          who: "Chair squat, hip hinge, one-arm row, farmer's carry",
        },
        { when: "Tuesday", what: "Walk 25 minutes", who: "Phone calls count, if you walk through them" },
        {
          when: "Wednesday, 30 min",
          what: "Push and balance",
          who: "Wall to floor press, overhead, single-leg stand at the basin",
        },
        {
          when: "Thursday, Friday",
          what: "Walk, or nothing",
          who: "Muscle is made on the days you do nothing",
        },
        {
          when: "Saturday, 40 min",
          what: "Whole body, live",
          who: "With the coach on video, cameras optional, 7 a.m. or 6 p.m.",
        },
        {
          when: "Sunday",
          what: "Send one film",
          who: "Thirty seconds of one exercise. An answer by Monday morning.",
        },
      ],
    }),
    ...greenFitnessSalesPageClose,
  ],
};
