// Ecourse: GST and accounts for commerce graduates who want the first job. Navy and marigold, brisk and encouraging.

import type { Brief } from "../../brief.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { finalCall } from "../../kit/closing.ts";
import { film } from "../../kit/film.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { aboutSigned, quoteRows } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { problemCards } from "../../kit/problem.ts";
import { curriculum } from "../../kit/programme.ts";
import { faqSplit } from "../../kit/trust.ts";

export const ecourse: Brief = {
  category: "creative",
  name: "Ecourse",
  slug: "ecourse",
  design: {
    palette: {
      paper: "#FFFDF8",
      tint: "#FFF3DA",
      card: "#FFFFFF",
      ink: "#16233F",
      muted: "#414A60",
      brand: "#1E4FA8",
      accent: "#FFB22E",
      deep: "#132347",
    },
    type: {
      display: "Lexend",
      text: "Work Sans",
      weight: 600,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1,
      line: 1.16,
    },
    radius: { card: 14, button: 10, picture: 16 },
    rhythm: { band: 92, gap: 24, width: 1200 },
    eyebrow: "pill",
    card: "shadow",
    heads: "center",
    button: "solid",
    picture: "shadow",
    icons: "filled",
    edge: "curve",
  },
  pictures: [
    {
      alt: "A year's bills on a spike, a calculator at 1,66,612 and a return marked in red",
      still: "bill-spike",
    },
    { alt: "A lesson on GST returns on a laptop, seen from near", still: "desk-lesson" },
    {
      alt: "The figures of a trading firm on a clipboard, a return to fill in beside it",
      still: "book-returns",
    },
  ],
  sections: [
    brandBar({
      tone: "deep",
      lined: false,
      brand: "[Academy]",
      links: [
        { text: "Syllabus", to: "#syllabus" },
        { text: "Fees", to: "#fees" },
      ],
      action: { text: "Student login", to: "#your-login" },
    }),
    heroBleed({
      tone: "deep",
      flip: true,
      position: "center left",
      share: 48,
      height: 760,
      eyebrow: "Practical GST and accounts, online, 8 weeks",
      title: "Offices want the return *filed.*",
      lead: "B.Com taught you debit and credit. Here you work through one real trading firm's year: 640 bills, twelve GST returns, TDS, bank, payroll, closing. At the end you have done the job once, and you have the files to show.",
      actions: [
        { text: "Take a seat", to: "#fees" },
        { text: "See the syllabus", to: "#syllabus" },
      ],
      note: "Lessons in Hinglish, sheets in English. [40] seats, because sheets are checked by hand.",
      picture: 1,
      facts: [
        { figure: "640", text: "scanned bills to enter" },
        { figure: "62", text: "lessons, about 24 hours" },
        { figure: "12", text: "GST returns, prepared twice" },
        { figure: "[₹7,999]", text: "with a person who checks" },
      ],
    }),
    problemCards({
      title: "The interview goes well until the laptop comes out",
      lead: "Which of these have you heard?",
      cards: [
        {
          icon: "fas fa-receipt",
          title: "“Here are twenty bills. Show me the 3B.”",
          text: "The book had totals. Nobody had handed you a bill with the date torn off.",
        },
        {
          icon: "fas fa-not-equal",
          title: "“Input credit does not match 2B.”",
          text: "It never does. The work is to know which of five reasons it is today.",
        },
        {
          icon: "fas fa-user-clock",
          title: "“Fresher? We wanted six months.”",
          text: "A firm's whole year, done once, with files to open on the table.",
        },
      ],
      close: "None of it is hard. You were only never given the bills.",
    }),
    film({
      tone: "tint",
      eyebrow: "Lesson 14, whole",
      title: "Watch one before you pay",
      lead: "Eleven minutes from the third week: one sale to another state, from the bill to the line in GSTR-1.",
      picture: 2,
      points: [
        "The bill is on the left all the time",
        "Every figure is typed, none appears",
        "The usual mistake is made, and mended",
      ],
    }),
    curriculum({
      tone: "paper",
      anchor: "syllabus",
      title: "Eight weeks in the books of Shree Balaji Traders",
      lead: "The firm is made up. The muddle in its files is not.",
      modules: [
        {
          title: "Week 1. Bills, masters and mess",
          text: "Set up the company, parties and stock. Sort 80 scanned bills, three of them duplicates. Find them.",
        },
        {
          title: "Week 2. Sales, purchase and the right HSN",
          text: "Rates, place of supply, reverse charge. Why one wrong state code costs a morning.",
        },
        {
          title: "Week 3. GSTR-1 and 3B, twice over",
          text: "Prepare both by hand first, then in software. You learn to feel when a figure is wrong.",
        },
        {
          title: "Week 4. Matching with 2B",
          text: "Missing credit, late suppliers, and the polite mail that gets the bill uploaded.",
        },
        {
          title: "Week 5. TDS and payroll",
          text: "Sections you meet daily, challans, 24Q and 26Q, a salary sheet for eleven people.",
        },
        {
          title: "Week 6. Bank, UPI and petty cash",
          text: "Reconcile 400 lines. The ₹37 difference is there on purpose.",
        },
        {
          title: "Week 7. Closing the year",
          text: "Depreciation, stock, provisions; trial balance to balance sheet, explained aloud.",
        },
        {
          title: "Week 8. The interview file",
          text: "Your returns, your reconciliations, one page on what you found. A mock interview with a practising CA.",
        },
      ],
      aside: {
        title: "You keep",
        lines: [
          "All sheets with your own work",
          "Lesson access for [two] years",
          "Updates when the law changes",
          "[Certificate, and whose it is]",
        ],
        action: { text: "Try week 1 free", to: "#your-trial" },
      },
      picture: 3,
    }),
    aboutSigned({
      portrait: true,
      tone: "tint",
      eyebrow: "Your teacher",
      title: "I have hired [forty] juniors. I know what I ask.",
      text: "CA [Name], practising in [Indore] since [year]. Each June I test freshers with the same twenty bills, and each June bright people freeze.\n\nSo I wrote the course I wished they had taken. I check the final files myself, with a red pen, on Sundays.",
      sign: "CA [Name]",
      points: ["[Membership no.]", "[Firm, years, number of juniors trained]"],
    }),
    quoteRows({
      tone: "paper",
      title: "First jobs, in their words",
      quotes: [
        {
          quote:
            "[A student: which question came in the interview, what they opened on the laptop, what the salary is.]",
          name: "[Name]",
          job: "[Role, firm, city]",
        },
        {
          quote: "[A homemaker or career-returner: when she studied, whose books she does now.]",
          name: "[Name]",
          job: "[Role, city]",
        },
      ],
    }),
    plans({
      tone: "tint",
      anchor: "fees",
      title: "Two ways to sit in class",
      plans: [
        {
          name: "Self-paced",
          text: "All lessons and bills, at your own hour.",
          price: "[₹4,999]",
          per: "once, GST included",
          lines: ["62 lessons, 640 bills", "Answer sheets after each week", "Community for doubts"],
          action: { text: "Start today", to: "#your-checkout" },
        },
        {
          name: "Checked batch",
          text: "With dates, corrections and a mock interview.",
          price: "[₹7,999]",
          per: "or [3] parts of [₹2,799]",
          lines: [
            "Everything in Self-paced",
            "Live doubts, Tuesday and Saturday",
            "Your sheets corrected by hand",
            "Mock interview with a CA",
          ],
          pick: "For a job this season",
          action: { text: "Take a seat", to: "#your-checkout" },
        },
      ],
      note: "Not for you after week one? Write before day eight and the fee goes back.",
    }),
    faqSplit({
      tone: "paper",
      title: "Doubts, cleared first",
      ask: "Yours is not here? Send it. A teacher answers before the evening class, not a bot.",
      action: { text: "Ask a teacher", to: "#your-whatsapp" },
      items: [
        {
          title: "I am from arts. Can I follow?",
          text: "Yes, if you take the four-hour bridge on debit and credit first. It is included.",
        },
        {
          title: "Which software?",
          text: "TallyPrime's educational mode and spreadsheets. Both cost you nothing to practise with.",
        },
        {
          title: "Do you promise a job?",
          text: "No. We promise you will have done the work before somebody asks whether you can. [State placements only if you can prove them.]",
        },
        {
          title: "I have college in the day.",
          text: "Seven hours a week is enough: five of bills, two of lessons. Live hours are at 8 pm and recorded.",
        },
        {
          title: "My typing is slow.",
          text: "So is a bill read properly. Nobody is timed before week six, and then only by themselves.",
        },
      ],
    }),
    finalCall({
      tone: "brand",
      title: "The next firm's year *opens on [date]*",
      lead: "640 bills, twelve returns, one closing. In eight weeks you put the files on the table and let them ask.",
      actions: [
        { text: "Take a seat", to: "#fees" },
        { text: "Try week 1 free", to: "#your-trial" },
      ],
      note: "[40] seats in the checked batch. The fee goes back until day eight.",
    }),
    footerLine({
      tone: "deep",
      brand: "[Academy]",
      links: [
        { text: "Refunds", to: "#your-refund-page" },
        { text: "Terms", to: "#your-terms-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal:
        "© [Year] [Academy], [GSTIN]. Independent training; not affiliated with any software maker or government body.",
    }),
  ],
};
