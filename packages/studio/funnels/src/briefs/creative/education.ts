// Education: a coaching institute for class 9 to 12. Warm to pupils, exact with parents.

import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { footerColumns } from "../../kit/footer.ts";
import { bars } from "../../kit/gallery.ts";
import { brandBar } from "../../kit/header.ts";
import { steps } from "../../kit/panels.ts";
import { beforeAfter } from "../../kit/problem.ts";
import { curriculum } from "../../kit/programme.ts";
import { proofBar } from "../../kit/proof.ts";

export const education: Brief = {
  category: "creative",
  name: "Education",
  slug: "education",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#FFF4E3",
      card: "#FFFFFF",
      ink: "#1C2450",
      muted: "#464C6B",
      brand: "#2F4BD8",
      accent: "#FFB02E",
      deep: "#1C2450",
    },
    type: {
      display: "Lexend",
      text: "Nunito",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 18,
      tracking: -1,
      line: 1.12,
    },
    radius: { card: 22, button: 14, picture: 26 },
    rhythm: { band: 100, gap: 26, width: 1220 },
    eyebrow: "pill",
    card: "hard",
    heads: "center",
    button: "hard",
    picture: "offset",
    icons: "filled",
  },
  pictures: [
    {
      alt: "A prism throws its colours on an open notebook, the board and a globe behind",
      still: "prism-bench",
      focus: "top center",
    },
    {
      alt: "A classroom before the bell: benches with books, chapter six on the board, a globe",
      still: "class-room",
    },
    {
      alt: "The colours of the prism on the lines of the notebook, from near",
      still: "prism-near",
    },
  ],
  sections: [
    brandBar({
      brand: "[Institute]",
      links: [
        { text: "What we teach", to: "#subjects" },
        { text: "For parents", to: "#parents" },
      ],
      action: { text: "Free level test", to: "#test" },
    }),
    heroBleed({
      share: 50,
      height: 680,
      tone: "deep",
      eyebrow: "Maths and science, class 9 to 12, [city] and live online",
      title: "The child who asks *why* is never late",
      lead: "Batches of eighteen, two teachers in the room, and one rule: nobody turns the page until the doubt at the back is answered. CBSE, ICSE and state board.",
      actions: [
        { text: "Take the free level test", to: "#test" },
        { text: "See the year", to: "#subjects" },
      ],
      note: "Session [2026–27] begins on [date]. [0.0] on Google from [00] parents.",
      picture: 1,
    }),
    proofBar({
      tone: "accent",
      facts: [
        { figure: "18", text: "pupils in a batch, never more" },
        { figure: "2", text: "teachers in the room" },
        { figure: "3 × 90", text: "minutes of class a week" },
        { figure: "7 days", text: "each class can be watched again" },
      ],
    }),
    beforeAfter({
      eyebrow: "The difference",
      title: "Two ways to spend the same evening",
      before: {
        title: "A hall of a hundred and twenty",
        lines: [
          "Formula on the board, copy it, next",
          "The front row answers, the back row nods",
          "A doubt counter that opens after the class",
          "Parents hear about marks in December",
        ],
      },
      after: {
        title: "A room of eighteen",
        lines: [
          "The formula is derived by the class, then used",
          "Every pupil solves at the board once a week",
          "The second teacher sits with whoever is stuck",
          "Parents get a four-line note every Sunday",
        ],
      },
    }),
    curriculum({
      anchor: "subjects",
      tone: "tint",
      eyebrow: "The year",
      title: "What we finish, and when",
      lead: "Chapters are ordered by what leans on what, not by the textbook's contents page.",
      modules: [
        {
          title: "April to June: the ground floor",
          text: "Number sense, algebra, units and vectors. Two weeks are kept for whatever last year's teacher skipped; the level test tells us what.",
        },
        {
          title: "July to September: the heavy chapters",
          text: "Motion and forces, atomic structure, trigonometry, coordinate geometry. One lab evening a fortnight with real apparatus.",
        },
        {
          title: "October to November: joining up",
          text: "Mixed papers in which physics needs the maths. First full-length paper on [date], marked with remarks, not only ticks.",
        },
        {
          title: "December to February: the exam itself",
          text: "Ten papers in the hall you will sit in, at the hour you will sit. Time, handwriting, order of questions, and what to do when the mind goes blank.",
        },
      ],
      aside: {
        title: "In every batch",
        lines: [
          "18 pupils, 2 teachers",
          "Three classes a week of 90 minutes",
          "Recordings for seven days",
          "Printed notes, no extra charge",
          "Doubts on WhatsApp till 9 pm",
        ],
        action: { text: "Ask for a place", to: "#test" },
      },
    }),
    bars({
      anchor: "parents",
      tone: "deep",
      eyebrow: "For parents",
      title: "How we divide the hour",
      lead: "Ask any institute for these four figures. The first is usually the one they leave out.",
      bars: [
        { text: "The pupil's own pen is moving", percent: 45 },
        { text: "Something is being explained", percent: 30 },
        { text: "Doubts, one at a time", percent: 20 },
        { text: "Attendance, notices, phones away", percent: 5 },
      ],
      note: "Sit in on any class to check. The chair by the door is for you.",
      tall: true,
    }),
    steps({
      eyebrow: "Joining",
      title: "From first test to first class *in a week*",
      picture: 3,
      steps: [
        { title: "Level test", text: "Forty minutes, no preparation. It looks for gaps, not for talent." },
        {
          title: "A talk with both of you",
          text: "Parent and child together. We show which chapters need repair and say so if tuition is not needed.",
        },
        { title: "Two classes free", text: "In the actual batch, in the actual seat." },
        { title: "Then the fee", text: "[₹3,200] a month, or [₹32,000] for the year. Second child at half." },
      ],
    }),
    splitBleed({
      tone: "accent",
      flip: true,
      share: 48,
      height: 640,
      picture: 2,
      eyebrow: "Families",
      title: "Said at home, printed with leave",
      text: "“[A parent's real words: what the child said at dinner before and after, not only the marks.]”\n\n**[Parent's name]**, [child's class and board, year]\n\n“[A pupil's real words: the chapter that frightened them and how it opened.]”\n\n**[Pupil's first name]**, [class, school]",
    }),
    capture({
      anchor: "test",
      flip: true,
      tone: "paper",
      eyebrow: "Free level test",
      title: "Find the gap before the board paper does",
      lead: "On Saturdays at [11 am] in the institute, or online on any evening. The result is yours, whether you join or not.",
      points: [
        "Forty minutes, no preparation, no marks on a wall",
        "A page for each chapter: safe, shaky, missing",
        "Twenty minutes with a teacher about that page, parent and child together",
        "If tuition is not needed, we say so",
      ],
      form: {
        fields: [
          { ...nameField, label: "Pupil's name" },
          phoneField,
          { label: "Class", name: "class", type: "select", options: ["9", "10", "11 science", "12 science"] },
          { label: "Board", name: "board", type: "select", options: ["CBSE", "ICSE or ISC", "State board"] },
        ],
        button: "Book the test",
        consent: "A parent's number, please. We call once.",
      },
    }),
    footerColumns({
      brand: "[Institute]",
      text: "Maths and science for class 9 to 12. [Address, city].",
      groups: [
        {
          title: "Institute",
          links: [
            { text: "What we teach", to: "#subjects" },
            { text: "For parents", to: "#parents" },
          ],
        },
        {
          title: "Legal",
          links: [
            { text: "Privacy policy", to: "#your-privacy-page" },
            { text: "Refund rules", to: "#your-terms-page" },
          ],
        },
      ],
      legal: "© [Year] [Institute]. Marks depend on the pupil's own work; we promise the teaching.",
    }),
  ],
};
