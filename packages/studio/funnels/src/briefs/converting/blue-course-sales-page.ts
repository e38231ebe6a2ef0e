// Blue Course Sales Page: data analysis for graduates and people in MIS roles. Calm, precise, teacherly.

import type { Brief } from "../../brief.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { steps } from "../../kit/panels.ts";
import { aboutSigned } from "../../kit/people.ts";
import { problemList } from "../../kit/problem.ts";
import { curriculum } from "../../kit/programme.ts";
import { blueCourseSalesPageClose } from "./close/blue-course-sales-page.ts";

export const blueCourseSalesPage: Brief = {
  category: "high-converting",
  name: "Blue Course Sales Page",
  slug: "blue-course-sales-page",
  design: {
    palette: {
      paper: "#F6FAFD",
      tint: "#E1EFF8",
      card: "#FFFFFF",
      ink: "#0A2233",
      muted: "#3C515F",
      brand: "#0A7CB8",
      accent: "#FF7A59",
      deep: "#062A40",
    },
    type: {
      display: "Lexend",
      text: "Lexend",
      weight: 600,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1.6,
      line: 1.12,
    },
    radius: { card: 14, button: 10, picture: 16 },
    rhythm: { band: 96, gap: 24, width: 1200 },
    eyebrow: "pill",
    card: "shadow",
    heads: "start",
    button: "solid",
    picture: "shadow",
    icons: "filled",
  },
  pictures: [
    {
      alt: "Five glasses of tea on squared paper, each filled as much as was sold that day, Friday circled",
      still: "data-chai",
    },
    { alt: "An exercise with metro rides on a clipboard, its chart beside it", still: "book-exercises" },
    { alt: "A report of late orders by route on a laptop and a phone", still: "report-institute" },
  ],
  sections: [
    noticeStrip({
      text: "Batch [14] begins [date]. Evening classes, 8.30 to 10 p.m., Monday to Thursday.",
      tone: "accent",
    }),
    brandBar({
      brand: "[Institute name]",
      links: [
        { text: "Syllabus", to: "#syllabus" },
        { text: "Fee", to: "#fee" },
      ],
      action: { text: "Free class", to: "#your-form" },
      tone: "deep",
      lined: false,
    }),
    heroBleed({
      tone: "deep",
      height: 720,
      eyebrow: "Data analyst course, 16 weeks, live online",
      title: "From “please send the report” to *“what does it say?”*",
      lead: "Excel, SQL, Power BI and enough statistics, taught on the untidy data of Indian companies. You leave with four projects that a hiring manager can open and click.",
      actions: [
        { text: "See fee and dates", to: "#fee" },
        { text: "Read the syllabus", to: "#syllabus" },
      ],
      note: "For graduates of any stream. No coding asked, none pretended.",
      picture: 1,
    }),
    problemList({
      tone: "paper",
      eyebrow: "Why people come",
      title: "You know Excel. The interview wanted more.",
      pains: [
        "Three years in MIS, and the salary still begins with [three]",
        "Forty hours of videos, and no idea where to begin on an empty screen",
        "A certificate that every other applicant has as well",
        "“Tell me about a project” and then a long breath",
      ],
      close:
        "Analysts are not hired for knowing a tool. They are hired for a question asked well and an answer somebody could act on.",
    }),
    steps({
      tone: "deep",
      picture: 2,
      eyebrow: "How we teach",
      title: "Less watching, *more getting stuck*",
      steps: [
        { title: "Class", text: "Ninety minutes live. The teacher types, you type, nobody admires slides." },
        {
          title: "Problem",
          text: "One each night, twenty minutes. From tea auctions, metro cards, chit funds.",
        },
        { title: "Review", text: "Your query or chart comes back with remarks before the next class." },
        { title: "Explain", text: "On Thursday someone presents to the group, as if to a branch manager." },
      ],
    }),
    curriculum({
      anchor: "syllabus",
      tone: "tint",
      picture: 3,
      eyebrow: "Syllabus",
      title: "Sixteen weeks, sixty-four evenings",
      lead: "Open a block to see what is in it and what you hand in.",
      modules: [
        {
          title: "Weeks 1–4: Excel, properly",
          text: "Cleaning names and dates, lookups that do not break, pivots, Power Query, a model a finance head can follow.\n\n**Hand in:** stock and returns of a saree wholesaler.",
        },
        {
          title: "Weeks 5–8: SQL",
          text: "Joins, grouping, windows, and how to read a schema nobody documented.\n\n**Hand in:** rides and refunds of a city cab firm, 12 lakh rows.",
        },
        {
          title: "Weeks 9–12: Power BI",
          text: "Data model before charts, DAX in thirty measures, design for people who print.\n\n**Hand in:** a live dashboard for a chain of diagnostic labs.",
        },
        {
          title: "Weeks 13–14: Statistics and a little Python",
          text: "Averages that lie, samples, tests between two offers, cleaning a file too large for Excel.",
        },
        {
          title: "Weeks 15–16: Your own question",
          text: "Data you choose, a page of findings, ten minutes of presenting. Résumé and four mock rounds.",
        },
      ],
      aside: {
        title: "At the end",
        lines: [
          "Four projects online, under your name",
          "64 solved problems with remarks",
          "A portfolio page to link in the résumé",
          "Recordings for [18 months]",
        ],
        action: { text: "Download the syllabus", to: "#your-syllabus-pdf" },
      },
    }),
    aboutSigned({
      portrait: true,
      tone: "paper",
      flip: true,
      eyebrow: "Who teaches",
      title: "An analyst by day, *a teacher from half past eight*",
      sign: "[Teacher's name]",
      text: "Twelve years of reports, and now a team of [six] analysts at [company] in [Gurugram]. [He] has interviewed more than [two hundred]. He teaches because he kept rejecting people who were good and had never been shown how to think aloud.\n\nTwo assistants answer in the group until eleven each night.",
      points: ["[Degree or certificate]", "[Thirteen] batches since [2021]"],
    }),
    ...blueCourseSalesPageClose,
  ],
};
