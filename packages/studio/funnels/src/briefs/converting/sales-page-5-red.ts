import type { Brief } from "../../brief.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { heroEditorial } from "../../kit/hero-wide.ts";
import { beforeAfter } from "../../kit/problem.ts";
import { timetable } from "../../kit/programme.ts";
import { statement } from "../../kit/proof.ts";
import { salesPage5RedClose } from "./close/sales-page-5-red.ts";

export const salesPage5Red: Brief = {
  category: "high-converting",
  name: "Sales Page 5 Red",
  slug: "sales-page-5-red",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#F6F1EE",
      card: "#FFFFFF",
      ink: "#171313",
      muted: "#5C5352",
      brand: "#D3152B",
      accent: "#FFD84A",
      deep: "#1B1112",
    },
    type: {
      display: "Archivo",
      text: "Archivo",
      weight: 800,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1.6,
      line: 1.02,
    },
    radius: { card: 0, button: 0, picture: 0 },
    rhythm: { band: 96, gap: 20, width: 1200 },
    eyebrow: "rule",
    card: "hard",
    heads: "start",
    button: "hard",
    buttonCase: "none",
    picture: "offset",
    icons: "bare",
  },
  pictures: [
    { alt: "A résumé corrected in red, with a pen and a cup of tea", still: "paper-resume" },
    {
      alt: "A company badge on a red band, a yellow note for Monday and a cup beside it",
      still: "paper-badge",
    },
  ],
  sections: [
    noticeStrip({
      text: "Next sprint begins Monday, [date]. [24] places. Pay the rest of the fee *after* your first salary.",
      tone: "deep",
    }),
    brandBar({
      brand: "[Sprint name]",
      links: [
        { text: "The 21 days", to: "#days" },
        { text: "Fees", to: "#fees" },
      ],
      action: { text: "Apply", to: "#apply" },
    }),
    heroEditorial({
      eyebrow: "For engineers, testers and analysts between jobs",
      title: "They called it *restructuring.* Your rent did not restructure.",
      lead: "The 21-day sprint puts you back into interviews: a résumé that passes the first filter, forty right applications instead of four hundred, and a mock interview every second day with people who hire.",
      actions: [
        { text: "Apply for the next sprint", to: "#apply" },
        { text: "See the 21 days", to: "#days" },
      ],
      ticks: [
        "Two hours a day, 8 to 10 in the morning",
        "A group of six, one hiring manager",
        "Notice period, gap and salary: with exact words",
      ],
      note: "For 2 to 12 years of experience in software, testing, data or support.",
      picture: 1,
      height: 520,
    }),
    beforeAfter({
      tone: "tint",
      eyebrow: "Three weeks apart",
      title: "Same person. Different search.",
      before: {
        title: "Day 0",
        lines: [
          "Easy Apply, 40 times before lunch",
          "A four-page résumé that begins with “hard-working”",
          "“Currently exploring opportunities”",
          "Says the lowest number first, then regrets it",
          "Tells nobody, because what would they think",
        ],
      },
      after: {
        title: "Day 21",
        lines: [
          "Two applications a day, each with a person behind it",
          "One page, six results with figures",
          "A gap explained in fourteen words, without a flinch",
          "A range, backed by three offers of others",
          "Thirty old colleagues who know exactly what you want",
        ],
      },
    }),
    statement({ tone: "brand", text: "A lay-off is a fact about a budget. *It is not a fact about you.*" }),
    timetable({
      anchor: "days",
      picture: 2,
      eyebrow: "The 21 days",
      title: "What you do before ten each morning",
      rows: [
        {
          when: "Days 1–2",
          what: "Money and calm",
          who: "PF, gratuity, health cover, EMI letter. Then we can think.",
        },
        {
          when: "Days 3–5",
          what: "One page",
          who: "Results mined from your own tickets, commits and appraisals",
        },
        {
          when: "Days 6–7",
          what: "The list of forty",
          who: "Companies that hire your stack now; names inside each",
        },
        {
          when: "Days 8–12",
          what: "Thirty messages",
          who: "To people who have seen you work. Written together.",
        },
        {
          when: "Days 10–19",
          what: "Five mock rounds",
          who: "Coding or case, system, manager, HR, salary. Recorded.",
        },
        {
          when: "Days 20–21",
          what: "Offer table",
          who: "Comparing CTC honestly, notice, joining bonus, saying no",
        },
      ],
      note: "Recordings for those whose interview falls on a class. That is the best excuse there is.",
    }),
    ...salesPage5RedClose,
  ],
};
