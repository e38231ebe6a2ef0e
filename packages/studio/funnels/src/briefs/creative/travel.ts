// Travel: small-group journeys in India. Unhurried, informed, candid about long drives.
import type { Brief } from "../../brief.ts";
import { pictureBand } from "../../kit/bleed.ts";
import { footerLine } from "../../kit/footer.ts";
import { contactCards } from "../../kit/gallery.ts";
import { productGrid } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { heroHeadline } from "../../kit/hero-staged.ts";
import { forWhom } from "../../kit/problem.ts";
import { timeline } from "../../kit/programme.ts";
import { faqOpen } from "../../kit/trust.ts";

export const travel: Brief = {
  category: "creative",
  name: "Travel",
  slug: "travel",
  design: {
    palette: {
      paper: "#F4FAFA",
      tint: "#E2F1F1",
      card: "#FFFFFF",
      ink: "#0D2E38",
      muted: "#3C565F",
      brand: "#0E7C8B",
      accent: "#FF9E5E",
      deep: "#0A2F3A",
    },
    type: {
      display: "Fraunces",
      text: "Outfit",
      weight: 600,
      h1: 72,
      h2: 50,
      body: 18,
      tracking: -1.2,
      italicAccent: true,
      line: 1.08,
    },
    radius: { card: 24, button: 30, picture: 28 },
    rhythm: { band: 100, gap: 26, width: 1220 },
    eyebrow: "plain",
    card: "flat",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "round",
    edge: "waves",
  },
  pictures: [
    { alt: "A wooden boat with a red roof beside a jetty on still water", still: "journey-boat" },
    { alt: "An orange suitcase by a door, a straw hat and a passport beside it", still: "tour-orange" },
    { alt: "Snow peaks above a dark wood, seen across the lake", still: "journey-peaks" },
    {
      alt: "A copper samovar and two cups of kahwa on a low table, the map of a valley and a straw hat beside them",
      still: "tour-kahwa",
    },
  ],
  sections: [
    brandBar({
      brand: "[Travel house]",
      lined: false,
      links: [
        { text: "Journeys", to: "#journeys" },
        { text: "A day with us", to: "#day" },
        { text: "Questions", to: "#questions" },
      ],
      action: { text: "Talk to a planner", to: "#talk" },
    }),
    heroHeadline({
      scale: 1.24,
      height: 560,
      tone: "deep",
      picture: 4,
      eyebrow: "Small-group journeys in India, ten people at most",
      title: "See less of it.\n*Remember all.*",
      lead: "One valley instead of seven cities. Eight nights in three beds. A guide who was born there and a driver who stops when you say so.",
      actions: [
        { text: "This season's journeys", to: "#journeys" },
        { text: "Talk to a planner", to: "#talk" },
      ],
      facts: [
        { figure: "10 people", text: "at most, and one of them is the guide" },
        { figure: "3 beds", text: "in eight nights, so you unpack" },
        { figure: "[14 April]", text: "Kashmir leaves, [four] places free" },
        { figure: "0", text: "shops that pay us to stop there" },
      ],
    }),
    productGrid({
      anchor: "journeys",
      tone: "tint",
      eyebrow: "This season",
      title: "Two journeys we would take our mothers on",
      across: 2,
      height: 440,
      items: [
        {
          picture: 1,
          name: "Kashmir before the crowds",
          tag: "8 nights, April",
          text: "Four nights on the quiet side of the lake with the same boatman, two in an orchard, two in a forest hut. Breakfast on the water, tulips only if they feel like it.",
          price: "[₹74,000] each",
          action: { text: "Ask for the plan", to: "#talk" },
        },
        {
          picture: 2,
          name: "Your own dates",
          tag: "For two to ten people",
          text: "An anniversary, three generations, an office that needs quiet. We write it from zero in five days.",
          price: "[₹5,000] planning fee, credited",
          action: { text: "Start a plan", to: "#talk" },
        },
      ],
    }),
    timeline({
      anchor: "day",
      eyebrow: "A day with us",
      title: "Tuesday, somewhere above Pahalgam",
      stops: [
        {
          when: "6:30",
          title: "Kahwa, then silence",
          text: "The guide knocks only if you asked him to. The meadow is yours until the day visitors arrive at ten.",
        },
        {
          when: "9:00",
          title: "Walk with a shepherd's nephew",
          text: "Three hours, [220 m] up. A pony follows for whoever has had enough; no one is asked why.",
        },
        {
          when: "13:30",
          title: "Lunch at a table with a family",
          text: "They cook what they eat. We pay them twice the market rate and ask you not to tip.",
        },
        {
          when: "16:00",
          title: "Nothing",
          text: "Printed in the plan, and meant. A book, a nap, a slow phone call home.",
        },
      ],
    }),
    forWhom({
      tone: "tint",
      title: "Would you enjoy our company?",
      yes: [
        "You would rather sit in one courtyard than photograph five forts",
        "You eat what the place eats, spice adjusted",
        "You are fine with good, plain rooms and hot water",
        "You travel alone and want neither pity nor a surcharge",
      ],
      no: [
        "Seven sights before lunch is your idea of value",
        "You need a mall within ten minutes",
        "A drive of four hours on one day would spoil the week",
      ],
      noTitle: "Better with somebody else if",
    }),
    pictureBand({
      tone: "deep",
      picture: 3,
      veil: 0.62,
      text: "People ask what they will see. On the fourth day *they stop asking,* and that is the day they came for.",
      by: "**[Guide's name]**. [Born in Pahalgam, with us since year]",
    }),
    faqOpen({
      anchor: "questions",
      title: "Packed with the tickets",
      items: [
        {
          title: "What does the price hold?",
          text: "Rooms, all breakfasts and dinners, road and rail inside the journey, guide, entries, 5% GST. Flights to the starting town are yours; we tell you which to buy and when.",
        },
        {
          title: "Is it safe to come alone?",
          text: "[A third] of our guests do. Every departure has a woman on the team, and your room key is never shared without your yes.",
        },
        {
          title: "What if I cancel?",
          text: "Full refund up to 45 days before, half up to 20 days. After that we try to sell your place and return what we get.",
        },
        {
          title: "Vegetarian, Jain, halal?",
          text: "All three, arranged at each stop and checked by the guide, not promised by the office.",
        },
      ],
    }),
    contactCards({
      anchor: "talk",
      eyebrow: "Talk to a planner",
      title: "Tell us when you are free and what tires you",
      ways: [
        {
          icon: "fab fa-whatsapp",
          title: "WhatsApp",
          text: "Send the month and how many you are. A first idea comes the same day.",
          action: { text: "Write to [planner's name]", to: "#your-whatsapp" },
        },
        {
          icon: "fas fa-phone",
          title: "A call of twenty minutes",
          text: "Monday to Saturday, 10 to 7. Pick a time, we ring you.",
          action: { text: "Choose a time", to: "#your-booking-page" },
        },
        {
          icon: "fas fa-file-alt",
          title: "The season on paper",
          text: "All journeys, dates and prices in one PDF of fourteen pages.",
          action: { text: "Get the PDF", to: "#your-form" },
        },
      ],
    }),
    footerLine({
      brand: "[Travel house]",
      links: [
        { text: "Journeys", to: "#journeys" },
        { text: "Booking terms", to: "#your-terms-page" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Travel house], [city]. Registered with [Ministry of Tourism number]. GSTIN [number].",
    }),
  ],
};
