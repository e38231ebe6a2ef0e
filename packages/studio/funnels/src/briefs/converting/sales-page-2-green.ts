import type { Brief } from "../../brief.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { featureRows } from "../../kit/features.ts";
import { film } from "../../kit/film.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { steps } from "../../kit/panels.ts";
import { problemCards } from "../../kit/problem.ts";
import { proofBar } from "../../kit/proof.ts";
import { salesPage2GreenClose } from "./close/sales-page-2-green.ts";

export const salesPage2Green: Brief = {
  category: "high-converting",
  name: "Sales Page 2 Green",
  slug: "sales-page-2-green",
  design: {
    palette: {
      paper: "#FBFAF3",
      tint: "#EDF1E0",
      card: "#FFFFFF",
      ink: "#1F2E1B",
      muted: "#56634C",
      brand: "#3B7A2A",
      accent: "#F0A63C",
      deep: "#1D3A1C",
    },
    type: {
      display: "Fraunces",
      text: "Karla",
      weight: 600,
      h1: 72,
      h2: 54,
      body: 18,
      tracking: -0.6,
      line: 1.12,
      italicAccent: true,
    },
    radius: { card: 22, button: 40, picture: 26 },
    rhythm: { band: 100, gap: 28, width: 1200 },
    eyebrow: "plain",
    card: "flat",
    heads: "start",
    button: "solid",
    picture: "plain",
    icons: "round",
  },
  pictures: [
    { alt: "A city balcony with tomatoes, greens in boxes and a watering can", still: "balcony-garden" },
    { alt: "Eight jars of seeds with labels on two shelves", still: "balcony-seeds" },
    { alt: "Spinach and coriander in a box of boards, a watering can before it", still: "balcony-boxes" },
    { alt: "Tomatoes on their stakes at a balcony's railing", still: "balcony-film" },
    {
      alt: "A clay bowl full of ripe tomatoes, spinach leaves and green chillies beside it",
      still: "balcony-harvest",
    },
  ],
  sections: [
    noticeStrip({
      text: "Seeds for the [monsoon] sowing leave [Bengaluru] until [date]. Free delivery above [₹1,500].",
      tone: "deep",
    }),
    brandBar({
      brand: "[Garden brand]",
      links: [
        { text: "What grows when", to: "#calendar" },
        { text: "Boxes", to: "#boxes" },
      ],
      action: { text: "Choose a box", to: "#boxes" },
    }),
    heroBleed({
      flip: true,
      eyebrow: "The balcony kitchen-garden box",
      title: "Eat something you grew, *six weeks from now.*",
      lead: "One box with soil, planters, seeds and feed, measured for a four-foot balcony in an Indian city. And one gardener on WhatsApp who answers when a leaf turns yellow.",
      actions: [
        { text: "Choose your box", to: "#boxes" },
        { text: "What grows when", to: "#calendar" },
      ],
      note: "No terrace needed. Four hours of sun is enough for greens.",
      picture: 1,
      height: 720,
    }),
    proofBar({
      tone: "deep",
      facts: [
        { figure: "20 minutes", text: "to set up, without tools" },
        { figure: "10 minutes", text: "of care on most days" },
        { figure: "25 days", text: "to the first methi" },
        { figure: "[0000]", text: "balconies planted so far" },
      ],
    }),
    problemCards({
      tone: "tint",
      title: "Why the last tulsi died *(it was not your hands)*",
      cards: [
        {
          icon: "fas fa-mountain",
          title: "Red soil in a plastic pot",
          text: "Garden soil turns to brick after a week of watering. Roots cannot breathe in it, and no amount of love will change that.",
        },
        {
          icon: "fas fa-cloud-showers-heavy",
          title: "Watered by the clock",
          text: "A cup every morning drowns a plant in July and parches it in May. The finger test takes two seconds and nobody told you.",
        },
        {
          icon: "fas fa-calendar-times",
          title: "The wrong month",
          text: "Palak sown in April bolts. Tomatoes sown in June rot. Most failures are decided on the day of sowing.",
        },
      ],
      close: "Put right those three things and a balcony gives back more than you can cook on some days.",
    }),
    film({
      tone: "paper",
      eyebrow: "Two minutes",
      title: "See one balcony from the first brick to the first sabzi",
      lead: "Filmed on a phone in [Bengaluru], every Sunday for six weeks. Nothing is speeded up except the rain.",
      picture: 4,
      points: ["How wet is wet enough", "The leaf that looks ill and is not", "What ten methi plants make"],
    }),
    featureRows({
      rows: [
        {
          eyebrow: "In the box",
          title: "Soil that stays light through a monsoon",
          text: "Coco peat, vermicompost, rice husk and neem cake, mixed dry and pressed into bricks you can carry up in the lift. Add water and watch it rise to five times its size.",
          points: [
            "6 planters of boards with drip trays",
            "40 litres of mix when wet",
            "90 days of slow feed, measured into paper sachets",
          ],
          picture: 3,
        },
        {
          eyebrow: "Seeds",
          title: "Twelve kinds that like our weather",
          text: "Open-pollinated, harvested last season by [farm or group, place], so you can save seed for the next sowing. Each label says when to sow, how deep, and what to cook first.",
          points: [
            "Methi, palak, amaranth, coriander",
            "Cherry tomato, chilli, brinjal, okra",
            "Beans, bottle gourd, mint, basil",
          ],
          picture: 2,
        },
      ],
    }),
    steps({
      tone: "tint",
      eyebrow: "Your first Sunday",
      title: "From doorbell to sown in one cup of tea",
      steps: [
        { title: "Soak", text: "Drop each brick into a bucket. Ten minutes later you have soft, dark soil." },
        {
          title: "Fill",
          text: "Six planters, six trays, along the railing or the wall. The plan in the box shows which goes where.",
        },
        {
          title: "Sow",
          text: "Today's jars carry a number. Press, cover, mist. Label with the wooden tags.",
        },
        {
          title: "Send a photo",
          text: "To the garden line. We tell you if the spot is right before the first seed opens.",
        },
      ],
    }),
    ...salesPage2GreenClose,
  ],
};
