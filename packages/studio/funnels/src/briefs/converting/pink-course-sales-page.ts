// Pink Course Sales Page: blouse cutting and stitching, taught at home. Sisterly, exact to the quarter inch.
import type { Brief } from "../../brief.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { brandBar } from "../../kit/header.ts";
import { steps } from "../../kit/panels.ts";
import { problemCards } from "../../kit/problem.ts";
import { nameStrip } from "../../kit/proof.ts";
import { pinkCourseSalesPageClose } from "./close/pink-course-sales-page.ts";

export const pinkCourseSalesPage: Brief = {
  category: "high-converting",
  name: "Pink Course Sales Page",
  slug: "pink-course-sales-page",
  design: {
    palette: {
      paper: "#FFF9FA",
      tint: "#FDE8EE",
      card: "#FFFFFF",
      ink: "#3A0F22",
      muted: "#62444F",
      brand: "#D42C72",
      accent: "#F2B84B",
      deep: "#4A0F2C",
    },
    type: {
      display: "DM Serif Display",
      text: "Nunito",
      weight: 400,
      h1: 74,
      h2: 54,
      body: 18,
      tracking: -0.3,
      line: 1.12,
    },
    radius: { card: 20, button: 30, picture: 24 },
    rhythm: { band: 94, gap: 26, width: 1200 },
    eyebrow: "rule",
    card: "shadow",
    heads: "center",
    button: "solid",
    picture: "arch",
    icons: "round",
  },
  pictures: [
    {
      alt: "A black sewing machine with gold lines, printed silk for a blouse under its needle",
      still: "sew-machine",
    },
    {
      alt: "Paper pieces of a blouse pattern on pink cotton, shears, tape and thread beside them",
      still: "cloth-pattern",
    },
    { alt: "A printed blouse with golden edges on a hanger", still: "rail-blouse-near" },
    { alt: "The needle and the foot of a sewing machine on printed silk", still: "sew-needle" },
  ],
  sections: [
    brandBar({
      brand: "[Academy name]",
      links: [
        { text: "Lessons", to: "#lessons" },
        { text: "Teacher", to: "#teacher" },
        { text: "Fee", to: "#fee" },
      ],
      action: { text: "Enrol", to: "#fee" },
      tone: "tint",
      lined: false,
    }),
    heroBleed({
      tone: "brand",
      height: 720,
      eyebrow: "Blouse cutting and stitching, online",
      title: "The blouse that fits, because *you cut it.*",
      lead: "Learn the princess cut, the katori and the boat neck in six weeks on any home machine. From your own measurements, with paper patterns that come by post.",
      ticks: [
        "In simple Hindi or Tamil",
        "Filmed from above, slow enough to stitch along",
        "Your stitched blouse checked by photograph",
      ],
      actions: [{ text: "See the fee and enrol", to: "#fee" }],
      picture: 1,
    }),
    nameStrip({
      tone: "paper",
      label: "You will stitch, in this order",
      names: ["Plain blouse", "Katori cut", "Princess cut", "Boat neck", "Lined silk", "Padded"],
    }),
    problemCards({
      tone: "paper",
      eyebrow: "Every wedding season",
      title: "“Madam, come after Friday”",
      cards: [
        {
          icon: "fas fa-calendar-minus",
          title: "It comes late",
          text: "The function is on Sunday. Masterji has not lifted his scissors and three aunties are ahead of you.",
        },
        {
          icon: "fas fa-cut",
          title: "It comes tight",
          text: "Same measurements, same tailor, another blouse. The sleeve grips, the back gapes, and half an inch was never left inside.",
        },
        {
          icon: "fas fa-rupee-sign",
          title: "It comes dear",
          text: "[₹900] for a lined blouse, [₹1,400] with piping. For cloth that cost you [₹350].",
        },
      ],
      close: "A blouse is eleven pieces of cloth. After the third one your hands know the way.",
    }),
    steps({
      tone: "tint",
      eyebrow: "How a lesson goes",
      title: "You stitch while I stitch",
      picture: 4,
      steps: [
        {
          title: "Measure",
          text: "Fourteen measurements with a tape and a mirror, alone, in ten minutes. The form tells you which one people get wrong.",
        },
        {
          title: "Draft on paper",
          text: "Patterns for sizes 30 to 46 come by post. You adjust three lines for your own shoulder, bust and back.",
        },
        { title: "Cut practice cloth", text: "Cotton at [₹60] a metre first. Silk waits until week five." },
        {
          title: "Stitch, press, send",
          text: "Four photographs on a hanger and on you. Corrections come back drawn in red on the picture.",
        },
      ],
    }),
    ...pinkCourseSalesPageClose,
  ],
};
