// Digital Product 1: a pack of spreadsheets for freelancers' money. Plain, funny in a dry way, on the reader's side.

import type { Brief } from "../../brief.ts";
import { finalLine } from "../../kit/closing.ts";
import { featureGrid } from "../../kit/features.ts";
import { footerLine } from "../../kit/footer.ts";
import { gallery } from "../../kit/gallery.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { heroSplit } from "../../kit/hero.ts";
import { aboutSigned, quoteCards } from "../../kit/people.ts";
import { offerStack } from "../../kit/pricing.ts";
import { beforeAfter, problemList } from "../../kit/problem.ts";
import { statement } from "../../kit/proof.ts";
import { faqOpen, guarantee } from "../../kit/trust.ts";

export const digitalProduct1: Brief = {
  category: "premium-funnels",
  name: "Digital Product 1",
  slug: "digital-product-1",
  design: {
    palette: {
      paper: "#FFF9E8",
      tint: "#FFEFC2",
      card: "#FFFFFF",
      ink: "#1C1A17",
      muted: "#57524A",
      brand: "#FF5C38",
      accent: "#FFD02B",
      deep: "#1C1A17",
    },
    type: {
      display: "Archivo",
      text: "Work Sans",
      weight: 800,
      h1: 76,
      h2: 52,
      body: 17,
      tracking: -1.2,
      line: 1.06,
    },
    radius: { card: 10, button: 10, picture: 10 },
    rhythm: { band: 92, gap: 26, width: 1200 },
    eyebrow: "pill",
    card: "hard",
    heads: "start",
    button: "hard",
    picture: "line",
    icons: "filled",
  },
  pictures: [
    { alt: "The pack: a box, a handbook and a tablet with a cash chart", still: "pack-box" },
    {
      alt: "The invoice book on a tablet: six invoices with their tax pot, one of them 70 days late",
      still: "pack-invoices",
    },
    { alt: "The sheet Safe to spend on a tablet, with five steps for a Friday", still: "pack-week" },
  ],
  sections: [
    noticeStrip({
      tone: "deep",
      text: "Updated for financial year [2026-27]. One price, yours for good, new years included.",
    }),
    brandBar({
      brand: "[Product name]",
      links: [
        { text: "Inside", to: "#inside" },
        { text: "The pack", to: "#pack" },
      ],
      action: { text: "Get the sheets", to: "#pack" },
      tone: "accent",
      lined: false,
    }),
    heroSplit({
      tone: "accent",
      shares: [50, 50],
      eyebrow: "Eleven spreadsheets for freelancers in India",
      title: "Know what you can *spend this month*. To the rupee.",
      lead: "Clients pay in lumps. Rent comes every month. These sheets stand in between: invoices, advance tax, GST, dry months and your own salary, in one file that opens in Google Sheets or Excel.",
      ticks: [
        "Set up in one evening, ten minutes a week after that",
        "TDS at 10%, presumptive tax and GST already worked in",
        "No app, no login, no subscription",
      ],
      actions: [
        { text: "Get the pack for [₹999]", to: "#pack" },
        { text: "Look inside", to: "#inside" },
      ],
      picture: 1,
    }),
    problemList({
      tone: "paper",
      title: "A good month is the dangerous one",
      pains: [
        "₹1,80,000 lands on Tuesday. By Sunday a third of it is a phone.",
        "You find out about advance tax on the 14th of March, from a reel",
        "TDS was cut on nine invoices and you can name four",
        "One client is 70 days late and you have been too polite to count",
        "You cannot say what you earned last year without opening the bank app and scrolling",
      ],
      close:
        "It is not carelessness. Nobody gave you a file that was made for people who are paid like this.",
    }),
    beforeAfter({
      tone: "tint",
      title: "What an evening changes",
      before: {
        title: "The bank balance method",
        lines: [
          "Balance looks fine, so it must be fine",
          "Tax is a surprise, four times a year",
          "Late clients are a feeling",
          "Rates go up when a friend says so",
        ],
      },
      after: {
        title: "The pack",
        lines: [
          "One cell says what is yours to spend",
          "Every payment puts its tax aside the same day",
          "Late clients are a red row with a date and a message to send",
          "Your hourly floor, from your own costs",
        ],
      },
    }),
    featureGrid({
      tone: "paper",
      eyebrow: "Inside",
      title: "Eleven sheets that talk to each other",
      lead: "Type an invoice once. The rest fills itself.",
      items: [
        {
          icon: "fas fa-file-invoice",
          title: "Invoice book",
          text: "Numbers itself, knows IGST from CGST, prints a clean PDF, and marks what is late.",
        },
        {
          icon: "fas fa-rupee-sign",
          title: "Safe to spend",
          text: "One figure, after tax, rent and the buffer you chose. Look at it before you order.",
        },
        {
          icon: "fas fa-landmark",
          title: "Tax pot",
          text: "Presumptive (section 58, the old 44ADA) or regular, old regime or new. The due dates and what to pay on each.",
        },
        {
          icon: "fas fa-percent",
          title: "TDS tracker",
          text: "Who cut what, who still owes you a certificate, checked against Form 168 (the old 26AS) in five minutes.",
        },
        {
          icon: "fas fa-umbrella",
          title: "Dry-month buffer",
          text: "Your last twelve months, smoothed into a salary you pay yourself on the first.",
        },
        {
          icon: "fas fa-comment-dots",
          title: "Chaser",
          text: "Seven messages, from warm to legal, with the day to send each.",
        },
        {
          icon: "fas fa-tag",
          title: "Rate floor",
          text: "The price under which a project costs you money. It is higher than you think.",
        },
        {
          icon: "fas fa-boxes",
          title: "Client ranking",
          text: "Who pays well, who pays fast, who eats your weekends. Sorted.",
        },
        {
          icon: "fas fa-calendar-alt",
          title: "Year on a page",
          text: "For the CA, for the visa, for the landlord who asks for proof of income.",
        },
      ],
    }),
    statement({ tone: "deep", text: "A CA tells you what you owed. *This tells you what you own.*" }),
    gallery({
      anchor: "inside",
      tone: "tint",
      title: "Open it before you buy it",
      lead: "Two of the eleven, as they look with a designer's year typed in.",
      across: 2,
      height: 430,
      pictures: [
        {
          picture: 2,
          text: "Invoice book: the tax pot fills with each line, and 70 days late is a red row.",
        },
        { picture: 3, text: "Safe to spend: one figure, and ten minutes on a Friday in this order." },
      ],
    }),
    offerStack({
      anchor: "pack",
      tone: "brand",
      title: "Everything in the pack",
      items: [
        {
          name: "Eleven linked sheets",
          text: "Google Sheets and Excel, English and Hindi labels",
          worth: "11",
        },
        {
          name: "A set-up film for each",
          text: "Six to nine minutes, no introduction, no music",
          worth: "82 min",
        },
        {
          name: "The handbook",
          text: "54 pages on being paid: contracts, advances, late fees, GST in plain words",
          worth: "54 pp",
        },
        { name: "Letters and messages", text: "Rate rise, scope creep, the seventh reminder", worth: "23" },
        {
          name: "New financial years",
          text: "When the slabs change, the file changes, and you get it",
          worth: "Always",
        },
      ],
      price: "[₹999]",
      was: "[₹1,499]",
      per: "once, GST included",
      action: { text: "Buy and download", to: "#your-checkout" },
      notes: [
        "UPI, card or net banking",
        "Files by mail within a minute",
        "Use it for yourself and one partner",
      ],
    }),
    quoteCards({
      tone: "paper",
      title: "Said by people who were paid late",
      quotes: [
        {
          quote: "[The first month she paid herself a salary. One sentence.]",
          name: "[Name]",
          job: "[Illustrator, Kolkata]",
        },
        { quote: "[What the TDS tracker found, in rupees.]", name: "[Name]", job: "[Video editor, Mumbai]" },
        {
          quote: "[A CA who now sends it to clients.]",
          name: "[Name]",
          job: "[Chartered accountant, Surat]",
        },
      ],
    }),
    aboutSigned({
      tone: "tint",
      title: "Made by somebody with 214 invoices and one breakdown",
      eyebrow: "Who made it",
      text: "I am [name], a [copywriter] since [2015]. In [2019] I earned more than ever and borrowed from my brother to pay advance tax. I built the first of these sheets that week, out of anger.\n\nTwo CAs have checked every formula since, and about [0,000] freelancers have tried to break them. When they manage, I fix it and everybody gets the new file.",
    }),
    guarantee({
      seal: "fas fa-undo",
      title: "Thirty days, no sulking",
      text: "Use it for a month. If you do not know what you can spend by then, reply to the delivery mail with the word refund. You keep the handbook, you get the money.",
    }),
    faqOpen({
      tone: "tint",
      title: "Fair questions",
      items: [
        {
          title: "Is it for agencies?",
          text: "For one to three people. Above that you want software and a bookkeeper.",
        },
        {
          title: "I am bad at spreadsheets.",
          text: "You type in the yellow cells. Everything else is locked, so you cannot break it by accident.",
        },
        { title: "Do I still need a CA?", text: "Yes, for filing. You will need fewer hours of one." },
        {
          title: "Foreign clients?",
          text: "Covered: dollars, exchange on the day, LUT for exports, and the FIRC to ask your bank for.",
        },
        {
          title: "Does it see my data?",
          text: "No. The file lives in your own Drive. I could not look if I wanted to.",
        },
        {
          title: "What if slabs change in the budget?",
          text: "New file within a week, by mail, free. That has been so for [six] budgets.",
        },
      ],
    }),
    finalLine({
      tone: "accent",
      title: "The next lump is coming. *Have somewhere to put it.*",
      action: { text: "Get the pack", to: "#your-checkout" },
    }),
    footerLine({
      brand: "[Product name]",
      links: [
        { text: "Inside", to: "#inside" },
        { text: "Licence", to: "#your-terms-page" },
        { text: "Privacy", to: "#your-privacy-page" },
        { text: "Help", to: "#your-help-page" },
      ],
      legal: "© [Year] [Your name or firm], [GSTIN]. A tool for keeping accounts, not tax advice.",
    }),
  ],
};
