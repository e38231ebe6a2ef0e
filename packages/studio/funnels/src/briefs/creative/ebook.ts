// Ebook: a short book on asking for a raise. Bookish and plain; reads like its own first page.

import type { Brief } from "../../brief.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { finalCall } from "../../kit/closing.ts";
import { featureList } from "../../kit/features.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { aboutSigned } from "../../kit/people.ts";
import { offerCard } from "../../kit/pricing.ts";
import { forWhom, letter } from "../../kit/problem.ts";
import { paperSheet } from "../../kit/sheets.ts";
import { faqOpen } from "../../kit/trust.ts";

export const ebook: Brief = {
  category: "creative",
  name: "Ebook",
  slug: "ebook",
  design: {
    palette: {
      paper: "#FBF6EA",
      tint: "#F3EAD6",
      card: "#FFFDF7",
      ink: "#2A211B",
      muted: "#645549",
      brand: "#8A2B2B",
      accent: "#DDA94B",
      deep: "#2B1A17",
    },
    type: {
      display: "Crimson Pro",
      text: "Lora",
      weight: 600,
      h1: 72,
      h2: 48,
      body: 18,
      tracking: -0.4,
      italicAccent: true,
      line: 1.12,
    },
    radius: { card: 2, button: 2, picture: 2 },
    rhythm: { band: 88, gap: 28, width: 1160 },
    eyebrow: "plain",
    card: "line",
    heads: "center",
    button: "quiet",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    {
      alt: "The book in red cloth with gold letters, one copy upright and one lying, tea behind",
      still: "book-raise",
    },
    { alt: "The book open at its number sheet, a pen across the page", still: "book-open" },
  ],
  sections: [
    brandBar({
      brand: "[Author's name]",
      tone: "tint",
      lined: false,
      links: [
        { text: "Chapters", to: "#chapters" },
        { text: "Short answers", to: "#answers" },
      ],
      action: { text: "Get the book", to: "#copy" },
    }),
    heroBleed({
      tone: "tint",
      flip: true,
      share: 52,
      height: 680,
      eyebrow: "An e-book of 94 pages, for anyone with an appraisal coming",
      title: "You did the work.\n*Now say the number.*",
      lead: "How to ask for a raise in an Indian office: when to bring it up, which figure to name, and what to say in the eight seconds after your manager goes quiet.",
      actions: [
        { text: "Get the book for [₹349]", to: "#copy" },
        { text: "See the chapters", to: "#chapters" },
      ],
      note: "PDF and EPUB, yours at once. Two evenings to read, one meeting to use.",
      picture: 1,
    }),
    letter({
      drop: true,
      eyebrow: "From page one",
      title: "The sentence that cost me four lakh",
      text: "“Whatever you think is fair.” I said it in my third appraisal, in Pune, with my best shirt on. I thought it was polite. My manager thought it was a gift.\n\nHe gave me seven per cent. A colleague with the same work and two years less got nineteen. He was not braver than I am. He had a sheet of paper with one number on it and he had practised reading it aloud.\n\nThat is all this book is: the sheet, the number, and the practising. **Nothing in it asks you to become a different person**, raise your voice, or wave an offer letter you do not mean to take.",
    }),
    featureList({
      anchor: "chapters",
      picture: 2,
      title: "Seven chapters, none longer than a train ride",
      items: [
        {
          title: "1. What you cost, what you bring",
          text: "A half-hour exercise that turns a year of work into three lines with rupees in them. Filled examples for support, sales, design, teaching and code.",
        },
        {
          title: "2. Finding the going rate without asking a friend's salary",
          text: "Five places where the figure is written down, and how far to trust each one.",
        },
        {
          title: "3. Your number, your floor, your silence",
          text: "Why to name an exact figure, where to set the one you will not go below, and why you stop talking after it.",
        },
        {
          title: "4. When to ask",
          text: "Budgets close weeks before appraisals. A calendar for April and January companies, and what to send six weeks before.",
        },
        {
          title: "5. The meeting, word for word",
          text: "Four scripts: a kind manager, a busy one, one who says HR decides, and one who says be patient.",
        },
        {
          title: "6. After a no",
          text: "How to turn no into a date and a condition, in writing, the same day.",
        },
        {
          title: "7. Asking when you are new, on leave, or the only woman in the room",
          text: "Shorter scripts for the harder rooms, with what the law gives you and what it does not.",
        },
      ],
    }),
    paperSheet({
      tone: "deep",
      eyebrow: "Chapter three",
      title: "One sheet. *Three figures.*",
      lead: "You fill it in pencil, then in ink, then you practise it in the kitchen.",
      action: { text: "Get the sheet with the book", to: "#copy" },
      sheetTitle: "The number sheet",
      lines: [
        "What I brought this year, in rupees",
        "What others pay for the same work",
        "The figure I say aloud",
        "The one I keep to myself",
        "What I do in the eight seconds after it",
      ],
    }),
    forWhom({
      tone: "paper",
      title: "Read it if one of these is you",
      yes: [
        "Your last raise was smaller than your rent increase",
        "You know the new joiner earns more",
        "You rehearse in the shower and go soft in the room",
        "You lead people now and must ask for them as well",
      ],
      no: [
        "You want tricks for bluffing with a fake offer",
        "Your appraisal is tomorrow morning: read chapter five tonight and the rest later",
      ],
      noTitle: "Leave it if",
    }),
    aboutSigned({
      portrait: true,
      tone: "tint",
      eyebrow: "Who wrote it",
      title: "I sat on the *other side* of that table",
      text: "I am [Author's name]. I ran pay reviews at [company] for [eleven] years and sat in more than [000] of these meetings, nearly always as the person with the budget.\n\nI watched careful, capable people talk themselves down before I could open my mouth. I wrote this for them.",
      sign: "[Author's name]",
      points: ["[Role, company, years]", "[Talks, columns or press: only what is true]"],
    }),
    offerCard({
      tone: "deep",
      anchor: "copy",
      title: "Cheaper than the lunch you will buy yourself after",
      name: "The book and its worksheets",
      price: "[₹349]",
      was: "[₹599]",
      per: "once, GST included",
      lines: [
        "94 pages as PDF and EPUB",
        "The one-page number sheet, to print",
        "Four scripts as audio, to rehearse with",
        "Every later edition, free",
      ],
      action: { text: "Buy with UPI or card", to: "#your-checkout" },
      note: "Read it in a week. If it gave you nothing to say, write to [mail@author.in] and I return the money.",
    }),
    faqOpen({
      anchor: "answers",
      title: "Short answers",
      items: [
        {
          title: "Is it only for IT?",
          text: "No. The examples come from schools, hospitals, banks, design studios and shops. The arithmetic is the same.",
        },
        {
          title: "Will it work in a government job?",
          text: "Pay scales are fixed there, so mostly no. Chapter two may still help with deputation and allowances.",
        },
        {
          title: "How does it arrive?",
          text: "A download link on the page and by mail, within a minute of payment.",
        },
        {
          title: "Can I print it?",
          text: "Yes, for yourself. Please do not forward it; it is priced so that you need not.",
        },
      ],
    }),
    finalCall({
      tone: "brand",
      title: "The meeting is in your calendar. *Put the number beside it.*",
      lead: "Two evenings with the book, one in front of the mirror. Then say it, and count to eight.",
      actions: [{ text: "Get the book for [₹349]", to: "#copy" }],
      note: "Money back within the week if it gave you nothing to say.",
    }),
    footerLine({
      tone: "deep",
      brand: "[Author's name]",
      links: [
        { text: "Write to me", to: "#your-contact-page" },
        { text: "Privacy", to: "#your-privacy-page" },
        { text: "Terms", to: "#your-terms-page" },
      ],
      legal: "© [Year] [Author's name]. The book gives general guidance, not legal or tax advice.",
    }),
  ],
};
