import type { Brief } from "../../brief.ts";
import { quoteAside } from "../../kit/asides.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { finalCall } from "../../kit/closing.ts";
import { footerColumns } from "../../kit/footer.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { compare } from "../../kit/offers.ts";
import { aboutSigned } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { beforeAfter } from "../../kit/problem.ts";
import { timeline } from "../../kit/programme.ts";
import { proofBar } from "../../kit/proof.ts";
import { paperSheet } from "../../kit/sheets.ts";
import { faqSplit, guarantee } from "../../kit/trust.ts";

export const courses: Brief = {
  category: "premium-funnels",
  name: "Courses",
  slug: "courses",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#EEF6F4",
      card: "#FFFFFF",
      ink: "#0E2A2E",
      muted: "#415356",
      brand: "#0B7A75",
      accent: "#FFB84C",
      deep: "#0B2B33",
    },
    type: {
      display: "Plus Jakarta Sans",
      text: "Plus Jakarta Sans",
      weight: 800,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1.2,
      line: 1.12,
    },
    radius: { card: 16, button: 12, picture: 20 },
    rhythm: { band: 96, gap: 24, width: 1200 },
    eyebrow: "pill",
    card: "shadow",
    heads: "center",
    button: "solid",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    { alt: "A sales report built by a learner, on a laptop and a phone", still: "report-learner" },
    {
      alt: "A query in SQL on a laptop, its first rows below, a mug of tea beside it",
      still: "report-query",
    },
    {
      alt: "A printed ledger on a board, three spellings of one city ringed in red, the project's sheet beside it",
      still: "sheets-stock",
    },
  ],
  sections: [
    noticeStrip({
      text: "Batch [7] begins [Monday 5 January]. Applications close when the sixtieth seat is paid.",
    }),
    brandBar({
      brand: "[Course name]",
      links: [
        { text: "Curriculum", to: "#curriculum" },
        { text: "Teacher", to: "#teacher" },
        { text: "Fees", to: "#fees" },
      ],
      action: { text: "Apply", to: "#fees" },
      lined: false,
    }),
    heroBleed({
      tone: "deep",
      share: 50,
      height: 700,
      eyebrow: "Live online, 14 weeks, in English and Hindi",
      title: "From B.Com to *data analyst*, with work you can show",
      lead: "Excel, SQL, Power BI and just enough Python, taught on Indian sales, GST and bank data. You finish with four projects a hiring manager can open, not a certificate they cannot.",
      actions: [
        { text: "Apply for the batch", to: "#fees" },
        { text: "Read the curriculum", to: "#curriculum" },
      ],
      picture: 2,
    }),
    proofBar({
      tone: "accent",
      facts: [
        { figure: "14 weeks", text: "evenings, 8 to 9.30, three days a week" },
        { figure: "4 projects", text: "on real, messy data" },
        { figure: "60 seats", text: "one teacher, three mentors" },
        { figure: "[₹6,500]", text: "a month, four times, no interest" },
      ],
    }),
    beforeAfter({
      title: "You are not slow. The lessons were *in the wrong order*.",
      lead: "We turned it round: a question from a real business first, then only the tool that answers it.",
      before: {
        title: "A year alone",
        lines: [
          "Forty saved videos, none of them finished",
          "VLOOKUP is fine, then somebody says joins",
          "American flight data, and never a pivot of GSTR-2B",
          "A certificate on LinkedIn, an empty inbox",
          "Asked what you built, you say what you watched",
        ],
      },
      after: {
        title: "Fourteen weeks here",
        lines: [
          "One question a week that somebody would pay for",
          "SQL in rooms of ten, with an analyst beside you",
          "Ledgers with three spellings of Ahmedabad",
          "Every line you write, read before Friday",
          "Four projects to open in the interview",
        ],
      },
    }),
    splitBleed({
      tone: "brand",
      picture: 3,
      height: 620,
      title: "Three evenings a week, *your hands on the keyboard*",
      text: "Which of these 1,800 retailers will stop ordering? Where did the margin go in March? Each week opens with one such question, and with the file it came in.",
      points: [
        "You share your screen, get stuck, get unstuck",
        "Mentors work as analysts by day",
        "What you write on Wednesday is read line by line",
      ],
    }),
    timeline({
      anchor: "curriculum",
      tone: "paper",
      eyebrow: "Curriculum",
      title: "Fourteen weeks, week by week",
      stops: [
        {
          when: "Weeks 1–3",
          title: "Excel until it is boring",
          text: "Lookups that survive a new column, Power Query, and a one-page report for a distributor in Surat.\n\n**Project 1:** find the dead stock in a real ledger.",
        },
        {
          when: "Weeks 4–7",
          title: "SQL, the language of the interview",
          text: "Select, join, group, window functions. Two hundred questions, some of them asked at product companies.\n\n**Project 2:** rebuild a month of a lender's collection report.",
        },
        {
          when: "Weeks 8–10",
          title: "Power BI, said simply",
          text: "Models, measures in DAX, and the harder half: one page that a sales head reads in a minute.\n\n**Project 3:** a dashboard you present to a panel.",
        },
        {
          when: "Weeks 11–12",
          title: "Python, only what an analyst needs",
          text: "Pandas, dates, joins, a chart, and a script that does your Monday report while you have tea.",
        },
        {
          when: "Weeks 13–14",
          title: "Work",
          text: "Your fourth project, on data you choose. Resume, portfolio page, two mock interviews with a hiring manager.",
        },
      ],
    }),
    paperSheet({
      picture: 1,
      title: "Sixty seats, so *we are choosy*",
      lead: "For a B.Com, a BBA, a B.Sc. or an arts degree of the last eight years. Not for a certificate to frame, and not for a job by next month.",
      action: { text: "Download the full plan", to: "#your-curriculum-file" },
      sheetTitle: "What it asks of you",
      lines: [
        "Seven hours a week: 4½ live, the rest at your desk",
        "Three evenings free until [April]",
        "A laptop with 8 GB of memory",
        "Maths of class ten",
        "One thing built badly before ten watched done well",
      ],
    }),
    aboutSigned({
      portrait: true,
      anchor: "teacher",
      tone: "paper",
      eyebrow: "Your teacher",
      title: "The accounts girl who learnt SQL at night",
      sign: "[Teacher's name]",
      flip: true,
      text: "She joined a cement dealer in Kota as an accountant in [2011], taught herself databases from a borrowed book, and went on to run analytics at [company].\n\nShe has interviewed [300] analysts and rejected most of them for the same three reasons. This course is those three reasons, repaired.",
      points: [
        "[00] years in analytics at [companies]",
        "[0,000] learners taught, names on request",
        "Answers doubts herself on Sundays, ten to noon",
      ],
    }),
    compare({
      tone: "deep",
      title: "Against the other roads",
      ours: "This batch",
      theirs: "Recorded bundles",
      rows: [
        {
          what: "Who checks your work",
          ours: "A named mentor, within 48 hours",
          theirs: "A quiz with four options",
        },
        {
          what: "Data",
          ours: "Indian, messy, from four industries",
          theirs: "Clean, foreign, the same Titanic",
        },
        { what: "People who finish", ours: "[00]% of the last batch", theirs: "They do not say" },
        {
          what: "When you are stuck at 11 pm",
          ours: "A group that answers before breakfast",
          theirs: "A comment section",
        },
        { what: "What you can show", ours: "Four projects and a presentation on video", theirs: "A PDF" },
      ],
    }),
    quoteAside({
      tone: "tint",
      title: "From earlier batches",
      quote: {
        quote: "[Was in accounts receivable for four years. What project 2 made possible at her own office.]",
        name: "[Name]",
        job: "[MIS analyst, Nagpur]",
      },
      facts: [
        { what: "Handed in", value: "Four projects" },
        { what: "Sat for", value: "Two mock rounds" },
        { what: "Stayed for", value: "A year of Sundays" },
      ],
      others: [
        {
          quote: "[Failed twice to learn alone. What was different about a room of ten.]",
          name: "[Name]",
          job: "[Junior analyst, Chennai]",
        },
        {
          quote: "[Did not change jobs. Automated three reports and was promoted where he was.]",
          name: "[Name]",
          job: "[Operations, Ludhiana]",
        },
      ],
    }),
    plans({
      anchor: "fees",
      tone: "tint",
      title: "One course, two ways to pay for it",
      plans: [
        {
          name: "In full",
          text: "For those who want it off their mind.",
          price: "[₹24,000]",
          per: "once, GST included",
          lines: [
            "All 14 weeks, live",
            "Four projects, marked",
            "The interview bank: 200 questions",
            "A year of Sundays for doubts",
          ],
          pick: "Saves [₹2,000]",
          action: { text: "Pay and take the seat", to: "#your-checkout" },
        },
        {
          name: "In four parts",
          text: "For those who earn monthly.",
          price: "[₹6,500]",
          per: "a month for four months, no interest, no lender",
          lines: [
            "The same course, the same seat",
            "First part holds your place",
            "Stop after month one and owe nothing more",
            "Recordings for life, as in full",
          ],
          action: { text: "Start with the first part", to: "#your-checkout-parts" },
        },
      ],
      note: "UPI, cards and net banking. Fee receipt with GSTIN for your employer.",
    }),
    guarantee({
      tone: "paper",
      title: "Two weeks to change your mind",
      text: "Attend the first six classes and hand in the first exercise. If it is not for you, write one line before day fifteen and the whole fee comes back to the account it came from within seven working days. We ask why, once, and do not argue.",
    }),
    faqSplit({
      title: "What people ask on the phone",
      ask: "A counsellor who took the course answers. No sales calls afterwards.",
      ways: [
        { icon: "fas fa-phone", text: "[98765 43210]" },
        { icon: "far fa-clock", text: "Four to eight, Monday to Saturday" },
      ],
      items: [
        {
          title: "Do you guarantee a job?",
          text: "No, and be careful of anyone who does. We guarantee four projects, two mock interviews and an honest word about where you stand. What last year's learners found is on a list we send you with names.",
        },
        {
          title: "I am weak in maths.",
          text: "Percentages and averages are enough for the first twelve weeks. What matters more is whether a wrong total bothers you.",
        },
        {
          title: "Can I follow on a phone?",
          text: "You can watch, not work. From week two you need a laptop; ours is not a course to lie down with.",
        },
        {
          title: "What if I miss a class?",
          text: "The recording is up by midnight and the mentor's room on Saturday catches you up. Miss four in a row and we call you.",
        },
        {
          title: "Is there a certificate?",
          text: "Yes, for those who hand in all four projects. About a third do not get one, which is why it means something.",
        },
      ],
    }),
    finalCall({
      title: "Fourteen weeks from now *it will be summer anyway*",
      lead: "You can have four projects by then, or forty more saved videos.",
      actions: [{ text: "Apply for the batch", to: "#your-checkout" }],
      note: "The form takes four minutes. We answer within one working day.",
    }),
    footerColumns({
      brand: "[Course name]",
      text: "Live courses in data for people who did not study computers. [City].",
      groups: [
        {
          title: "Course",
          links: [
            { text: "Curriculum", to: "#curriculum" },
            { text: "Teacher", to: "#teacher" },
            { text: "Fees", to: "#fees" },
          ],
        },
        {
          title: "Small print",
          links: [
            { text: "Refunds", to: "#your-refund-page" },
            { text: "Privacy", to: "#your-privacy-page" },
            { text: "Terms", to: "#your-terms-page" },
          ],
        },
      ],
      legal: "© [Year] [Company], [GSTIN]. Results depend on your own work and on the market.",
    }),
  ],
};
