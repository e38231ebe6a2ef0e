import type { Brief } from "../../brief.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { finalCall } from "../../kit/closing.ts";
import { footerColumns } from "../../kit/footer.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { heroSplit } from "../../kit/hero.ts";
import { bonuses, compare } from "../../kit/offers.ts";
import { aboutSigned, quoteRows } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { forWhom, problemList } from "../../kit/problem.ts";
import { curriculum } from "../../kit/programme.ts";
import { proofBar } from "../../kit/proof.ts";
import { faqSplit, guaranteeBand } from "../../kit/trust.ts";

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
    heroSplit({
      tone: "deep",
      eyebrow: "Live online, 14 weeks, in English and Hindi",
      title: "From B.Com to *data analyst*, with work you can show",
      lead: "Excel, SQL, Power BI and just enough Python, taught on Indian sales, GST and bank data. You finish with four projects a hiring manager can open, not a certificate they cannot.",
      actions: [
        { text: "Apply for the batch", to: "#fees" },
        { text: "Read the curriculum", to: "#curriculum" },
      ],
      picture: 1,
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
    problemList({
      title: "You are not slow. The lessons were *in the wrong order*.",
      lead: "Most people who come to us have tried alone for a year.",
      pains: [
        "Forty saved videos, none of them finished",
        "You know VLOOKUP and freeze when somebody says joins",
        "Every course uses American flight data and no one here has seen a pivot of GSTR-2B",
        "Your certificate is on LinkedIn and your inbox is not",
        "Interviewers ask what you built, and you describe what you watched",
      ],
      close:
        "So we turned it round: a question from a real business first, then only the tool that answers it.",
      icon: "fas fa-times-circle",
    }),
    splitBleed({
      tone: "deep",
      picture: 2,
      eyebrow: "How you learn here",
      title: "Three evenings a week, with *your hands on the keyboard*",
      text: "Which of these 1,800 retailers will stop ordering? Where did the margin go in March? Each week opens with one question that somebody would pay for, and the file it came in: missing dates, three spellings of Ahmedabad and all.",
      points: [
        "Rooms of ten, with a mentor who works as an analyst by day",
        "You share your screen, get stuck, get unstuck",
        "What you write on Wednesday is read line by line before Friday",
      ],
    }),
    curriculum({
      anchor: "curriculum",
      eyebrow: "Curriculum",
      title: "Fourteen weeks, week by week",
      modules: [
        {
          title: "Weeks 1 to 3: Excel until it is boring",
          text: "Tables, lookups that survive a new column, Power Query, and a one-page report for a distributor in Surat.\n\n**Project 1:** find ₹[00] lakh of dead stock in a real ledger.",
        },
        {
          title: "Weeks 4 to 7: SQL, the language of the interview",
          text: "Select, join, group, window functions. Two hundred questions, from easy to the ones asked at product companies.\n\n**Project 2:** rebuild a month of a lender's collection report.",
        },
        {
          title: "Weeks 8 to 10: Power BI, and saying it simply",
          text: "Models, measures in DAX, and the harder half: one page that a sales head reads in a minute.\n\n**Project 3:** a dashboard you present to a panel.",
        },
        {
          title: "Weeks 11 and 12: Python, only what an analyst needs",
          text: "Pandas, dates, joins, a chart, and a script that does your Monday report while you have tea.",
        },
        {
          title: "Weeks 13 and 14: Work",
          text: "Your fourth project, on data you choose. Resume, portfolio page, two mock interviews with a hiring manager, and how to answer “why the gap?”.",
        },
      ],
      aside: {
        title: "What it asks of you",
        lines: [
          "7 hours a week: 4½ live, the rest at your desk",
          "A laptop with 8 GB of memory",
          "Maths of class ten",
          "Recordings stay yours; attendance is still counted",
        ],
        action: { text: "Download the full plan", to: "#your-curriculum-file" },
      },
    }),
    forWhom({
      tone: "paper",
      title: "Sixty seats, so we are choosy",
      yes: [
        "You finished B.Com, BBA, B.Sc. or an arts degree in the last eight years",
        "You work in accounts, operations or support and want to move within your company or out of it",
        "You can keep three evenings free until [April]",
        "You would rather build one thing badly than watch ten done well",
      ],
      no: [
        "You want to be a machine-learning engineer: that is another, longer road",
        "You need a job by next month",
        "You look for a certificate to frame",
      ],
    }),
    aboutSigned({
      portrait: true,
      anchor: "teacher",
      tone: "tint",
      eyebrow: "Your teacher",
      title: "[Teacher's name] was the accounts girl who learnt SQL at night",
      text: "She joined a cement dealer in Kota as an accountant in [2011], taught herself databases from a borrowed book, and went on to run analytics at [company].\n\nShe has interviewed [300] analysts and rejected most of them for the same three reasons. This course is those three reasons, repaired.",
      points: [
        "[00] years in analytics at [companies]",
        "[0,000] learners taught, names on request",
        "Answers doubts herself on Sundays, ten to noon",
      ],
    }),
    quoteRows({
      tone: "paper",
      title: "From earlier batches",
      lead: "Replace with real learners: where they stood, what they built, where they are. Ask before you publish.",
      quotes: [
        {
          quote:
            "[Was in accounts receivable for four years. What project 2 made possible at her own office.]",
          name: "[Name]",
          job: "[MIS analyst, Nagpur]",
        },
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
    compare({
      tone: "tint",
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
    bonuses({
      tone: "paper",
      title: "Three things that come with a seat",
      items: [
        {
          name: "The interview bank",
          text: "Two hundred SQL and case questions asked in India in the last two years, with worked answers.",
        },
        {
          name: "The resume table",
          text: "Forty before-and-after lines from real resumes: “handled reports” turned into something a recruiter stops at.",
        },
        {
          name: "A year of Sundays",
          text: "Doubt clinics stay open for twelve months after your batch, also for questions from your new office.",
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
          lines: ["All 14 weeks, live", "Four projects, marked", "Three extras above", "Recordings for life"],
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
          ],
          action: { text: "Start with the first part", to: "#your-checkout-parts" },
        },
      ],
      note: "UPI, cards and net banking. Fee receipt with GSTIN for your employer.",
    }),
    guaranteeBand({
      tone: "accent",
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
      title: "Fourteen weeks from now it will be *[April] anyway*",
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
