// Trading: a course in risk and method for retail traders. Sober to the point of dry; education, never tips.

import type { Brief } from "../../brief.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { finalCall } from "../../kit/closing.ts";
import { featureGrid } from "../../kit/features.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { compare } from "../../kit/offers.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { aboutSigned, quoteLead } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { forWhom } from "../../kit/problem.ts";
import { curriculum, timeline } from "../../kit/programme.ts";
import { statement } from "../../kit/proof.ts";
import { faqSplit } from "../../kit/trust.ts";

export const trading: Brief = {
  category: "premium-funnels",
  name: "Trading",
  slug: "trading",
  design: {
    palette: {
      paper: "#F5F7F9",
      tint: "#E5EBF0",
      card: "#FFFFFF",
      ink: "#0E1620",
      muted: "#475666",
      brand: "#0B7A55",
      accent: "#F5C451",
      deep: "#0A121B",
    },
    type: {
      display: "Barlow Condensed",
      text: "Inter",
      weight: 700,
      h1: 76,
      h2: 52,
      body: 17,
      line: 1.02,
      uppercase: true,
      tracking: -0.4,
    },
    radius: { card: 6, button: 4, picture: 6 },
    rhythm: { band: 96, gap: 18, width: 1200 },
    eyebrow: "caps",
    card: "line",
    heads: "start",
    button: "solid",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    {
      alt: "A trading desk at night: candles on a monitor, orders on a tablet, the city behind",
      still: "trading-desk",
    },
    {
      alt: "A closed laptop with a cup on it, spectacles and a plant beside it, the evening sun on the wall",
      still: "trading-shut",
    },
    {
      alt: "A trading journal by hand under the desk lamp: set-up, size, stop, exit and mood",
      still: "trading-journal",
    },
  ],
  sections: [
    brandBar({
      brand: "[School name]",
      links: [
        { text: "Method", to: "#method" },
        { text: "Syllabus", to: "#syllabus" },
        { text: "Fees", to: "#fees" },
      ],
      action: { text: "First class", to: "#your-first-class" },
      tone: "deep",
      lined: false,
    }),
    heroBleed({
      flip: true,
      position: "center right",
      share: 48,
      height: 780,
      eyebrow: "Ten weeks, live, for people who already trade",
      title: "Stop looking for entries. *Learn to survive them.*",
      lead: "Nine in ten individual traders in equity F&O lose money, by SEBI's own study. We teach the dull part they skip: size, stop, expectancy, a journal, and the discipline to sit out.",
      actions: [
        { text: "Free first class", to: "#your-first-class" },
        { text: "See the syllabus", to: "#syllabus" },
      ],
      note: "Education only. We are not a SEBI-registered adviser and give no recommendations.",
      picture: 1,
      tone: "deep",
      facts: [
        { figure: "0", text: "tips, calls or copy trades, ever" },
        { figure: "1%", text: "the most you will risk on a trade here" },
        { figure: "200", text: "trades in your journal before you size up" },
        { figure: "[24]", text: "people in a batch, one teacher" },
      ],
    }),
    featureGrid({
      across: 4,
      eyebrow: "You will know these",
      title: "Four ways an account dies",
      items: [
        {
          icon: "fas fa-chart-line",
          title: "One big one",
          text: "Eleven small wins, and one loss without a stop that took them all and March as well.",
        },
        {
          icon: "fas fa-redo",
          title: "Revenge",
          text: "Down ₹6,000 by 10.15. By 3.15 it is ₹41,000, and you cannot say what the last four trades were for.",
        },
        {
          icon: "fas fa-bell",
          title: "Other people's calls",
          text: "A channel with 90,000 members and a man who deletes his losers.",
        },
        {
          icon: "fas fa-coins",
          title: "Costs",
          text: "Brokerage, STT, slippage. Forty trades a day can be right half the time and still be a salary for the exchange.",
        },
      ],
    }),
    compare({
      tone: "deep",
      title: "What you will not get here, and what you will",
      ours: "This school",
      theirs: "The usual",
      rows: [
        {
          what: "Promise",
          ours: "That you will know your edge, or know that you have none",
          theirs: "₹5,000 a day from home",
        },
        { what: "First lesson", ours: "How much you can lose", theirs: "A secret indicator" },
        { what: "Proof", ours: "Your own journal of 200 trades", theirs: "Somebody's P&L screenshot" },
        {
          what: "When you lose",
          ours: "We read the trade, not the market",
          theirs: "“Market was manipulated”",
        },
        { what: "After the course", ours: "You need us less", theirs: "Premium group, ₹2,999 a month" },
      ],
    }),
    featureNumbers({
      anchor: "method",
      eyebrow: "Method",
      title: "Six rules, in the order they matter",
      across: 3,
      items: [
        {
          title: "Risk first",
          text: "One per cent of capital on a trade, three on a day, six in a month. Reach it and the terminal closes.",
        },
        {
          title: "A set-up you can write on a card",
          text: "If it does not fit on a card, you cannot repeat it, and if you cannot repeat it you cannot test it.",
        },
        {
          title: "Expectancy before size",
          text: "Win rate times average win, less loss rate times average loss, less costs. Positive over two hundred trades, or it does not get money.",
        },
        {
          title: "One market, one time",
          text: "You choose: Nifty futures, or ten liquid stocks, or swing trades at the close. Not all three.",
        },
        {
          title: "The journal decides",
          text: "What you felt is a column. What you earned is another. They are rarely in the same row.",
        },
        {
          title: "Sit",
          text: "On most days there is nothing to do. It is the hardest module, and it has homework.",
        },
      ],
    }),
    curriculum({
      anchor: "syllabus",
      title: "Syllabus",
      lead: "Two live classes a week after market hours, one review on Saturday.",
      modules: [
        {
          title: "Weeks 1 and 2: arithmetic of ruin",
          text: "Position sizing, drawdown, why a 50% loss needs a 100% gain to recover. You calculate the odds that your present style survives a year.",
        },
        {
          title: "Weeks 3 and 4: price and context",
          text: "Trend, range, volume, gaps, event days. Reading charts with the indicator panel switched off.",
        },
        {
          title: "Weeks 5 and 6: building one set-up",
          text: "Entry, stop, exit, filter. Tested by hand on two hundred past cases, then in code for those who want to.",
        },
        {
          title: "Week 7: options, soberly",
          text: "Greeks as costs and speeds, defined risk only. Why selling naked strangles feels like income until a Thursday.",
        },
        {
          title: "Week 8: the journal",
          text: "Forty columns, nine that matter. How to find your worst hour and your most expensive mood.",
        },
        {
          title: "Weeks 9 and 10: your own trades, small",
          text: "You place the smallest orders you can, in your own account, and nobody here sees or discusses them. Your journal is read 30 days later. Nobody is graded on profit.",
        },
      ],
      aside: {
        title: "Bring",
        lines: [
          "A demat account with six months of trades, good or bad",
          "Capital that you can lose without telling anyone",
          "Five hours a week until [March]",
        ],
      },
    }),
    splitBleed({
      tone: "deep",
      flip: true,
      picture: 3,
      eyebrow: "The journal",
      title: "Nine fields a trade. *One of them is your mood.*",
      text: "Written by hand before six, while the day is still warm. After forty pages most people can name the hour and the feeling that cost them the year.",
      points: [
        "Set-up, size and stop before the order",
        "What you felt, in one word",
        "A day without a trade is a line too",
      ],
    }),
    aboutSigned({
      portrait: true,
      tone: "paper",
      eyebrow: "Who teaches",
      title: "The worst year is the *first lesson*",
      sign: "[Teacher's name]",
      text: "In [2016] I lost ₹[14] lakh in seven months, most of it after eleven in the morning. I printed every contract note, sat down with an accountant, and found that [71%] of the loss came from [38] trades I could not explain.\n\nThis course is what I did in the two years after that. My own audited statements since [2019] are shown in the first class, losing months included.",
      points: [
        "[NISM certificates held: list them]",
        "Trades own capital; manages nobody else's",
        "Takes no commission from any broker",
      ],
    }),
    timeline({
      tone: "tint",
      title: "A week in the batch",
      stops: [
        {
          when: "Tuesday",
          title: "Class, 7.30 to 9.30 pm",
          text: "One idea, four charts, and a question that is handed in before Thursday.",
        },
        {
          when: "Thursday",
          title: "Class, 7.30 to 9.30 pm",
          text: "The same idea again, on other charts that are at least 30 days old.",
        },
        {
          when: "Market days",
          title: "Journal by 6 pm",
          text: "Nine fields for each trade. No trade is also an entry.",
        },
        {
          when: "Saturday",
          title: "Review, 10 am",
          text: "Three journals on the screen, each at least 30 days old, with people and shares covered. The kindest and hardest hour of the week.",
        },
      ],
    }),
    statement({
      tone: "brand",
      text: "The market pays for patience *in cash* and charges for boredom *daily.*",
    }),
    forWhom({
      tone: "paper",
      title: "Who should keep their money",
      yes: [
        "You have traded for at least six months and can export the statement",
        "You lose more than you plan to and would like to see exactly where",
        "You accept that the answer may be an index fund",
      ],
      no: [
        "You have loans, or trade with borrowed money",
        "You need this to pay rent next month",
        "You are looking for calls: there are none",
      ],
      yesTitle: "Come if",
      noTitle: "Stay away if",
    }),
    quoteLead({
      tone: "deep",
      picture: 2,
      quote: {
        quote:
          "[The best quote here is from someone who trades less now. Ask what they stopped doing, and what their worst month is today against before.]",
        name: "[Name]",
        job: "[Dentist and swing trader, Mysuru]",
      },
    }),
    plans({
      anchor: "fees",
      tone: "tint",
      title: "Two prices, and one of them is nothing",
      plans: [
        {
          name: "First class",
          text: "Two hours on ruin and size. Complete in itself.",
          price: "₹0",
          per: "[every second Sunday]",
          lines: ["The risk sheet to keep", "Audited statements shown", "No follow-up calls"],
          action: { text: "Take the free class", to: "#your-first-class" },
        },
        {
          name: "The ten weeks",
          text: "Live, with your journal read.",
          price: "[₹32,000]",
          per: "GST included, or two parts",
          lines: [
            "Twenty classes, ten reviews",
            "Journal read by the teacher, 30 days after each trade",
            "Recordings for a year",
            "Two batches of Saturday reviews afterwards",
          ],
          pick: "[24] seats",
          action: { text: "Apply for a seat", to: "#your-application" },
        },
      ],
      note: "Leave within the first two weeks and the fee comes back in full. After that, by the week.",
    }),
    faqSplit({
      tone: "paper",
      title: "Straight answers",
      ask: "Something sharper? Ask it in the free first class, in front of everybody.",
      ways: [
        { icon: "far fa-calendar", text: "[Every second Sunday, 11 am]" },
        { icon: "far fa-envelope", text: "[desk@school.in]" },
      ],
      items: [
        {
          title: "How much will I make?",
          text: "We do not know, and nobody can. Most people who learn to measure themselves find that they should trade less. Some find an edge. All of them lose less by accident.",
        },
        {
          title: "Are you registered with SEBI?",
          text: "No, and we do nothing that needs it: no advice, no calls, no research, no managing of money. We teach, on prices at least 30 days old, as SEBI's circular of 8 May 2026 asks. If you want recommendations, go to a registered adviser or analyst and check the number on SEBI's site.",
        },
        {
          title: "How much capital do I need?",
          text: "None to learn. For the last two weeks, whatever makes one per cent a meaningful but painless sum; for many that is ₹50,000 to ₹1,00,000.",
        },
        {
          title: "Is there a group?",
          text: "For the batch, for questions on method. Tickers, code names, live screens and targets are deleted.",
        },
        {
          title: "Forex, crypto?",
          text: "No. Exchange-traded Indian equity, futures and options only. Forex outside the permitted pairs is not legal for residents.",
        },
      ],
    }),
    finalCall({
      tone: "deep",
      title: "Tomorrow at 9.15 it opens *again*",
      lead: "You can meet it with a number on a card.",
      actions: [{ text: "Take the free class", to: "#your-first-class" }],
      note: "Two hours, no card, no calls afterwards.",
    }),
    footerCenter({
      brand: "[School name]",
      links: [
        { text: "Method", to: "#method" },
        { text: "Syllabus", to: "#syllabus" },
        { text: "Fees", to: "#fees" },
        { text: "Refunds", to: "#your-refund-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal:
        "Trading in securities and derivatives carries a high risk of loss. Nothing here is investment advice or a recommendation. Past performance, ours or anyone's, says nothing about yours. © [Year] [Company].",
    }),
  ],
};
