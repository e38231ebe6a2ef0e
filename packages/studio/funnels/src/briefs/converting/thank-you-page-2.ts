// Thank You Page 2: after registering for a live class on home loans. The evening's programme, so that people really come.
import type { Brief } from "../../brief.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { footerCenter } from "../../kit/footer.ts";
import { contactCards } from "../../kit/gallery.ts";
import { brandLine } from "../../kit/header.ts";
import { timetable } from "../../kit/programme.ts";
import { paperSheet } from "../../kit/sheets.ts";

export const thankYouPage2: Brief = {
  category: "high-converting",
  name: "Thank You Page 2",
  slug: "thank-you-page-2",
  design: {
    palette: {
      paper: "#FFFDF7",
      tint: "#F4EEDC",
      card: "#FFFFFF",
      ink: "#1E2233",
      muted: "#484B5A",
      brand: "#263A8B",
      accent: "#F3B63F",
      deep: "#161D45",
    },
    type: {
      display: "Lora",
      text: "Work Sans",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -0.5,
      line: 1.16,
    },
    radius: { card: 16, button: 8, picture: 16 },
    rhythm: { band: 88, gap: 22, width: 1200 },
    eyebrow: "caps",
    card: "shadow",
    heads: "start",
    button: "solid",
    picture: "offset",
    icons: "round",
  },
  pictures: [
    {
      alt: "House keys with a wooden tag on a bank's sanction letter, a pen and a cup of tea",
      still: "book-loan",
    },
  ],
  sections: [
    brandLine({ brand: "[Class name]", tone: "brand" }),
    heroBleed({
      tone: "brand",
      share: 52,
      height: 680,
      eyebrow: "Your seat is booked for [Thursday]",
      picture: 1,
      title: "See you at *8\u00a0p.m.\u00a0sharp.*",
      lead: "“Your home loan, line by line”, live with [host's name], [75] minutes. The joining link has gone to your mail and comes again on WhatsApp an hour before. There will be no recording, so put it in the calendar now.",
      actions: [
        { text: "Add to Google Calendar", to: "#your-calendar-link" },
        { text: "Add to Apple or Outlook", to: "#your-calendar-file" },
      ],
    }),
    timetable({
      tone: "tint",
      eyebrow: "The evening",
      title: "What we open, and when",
      rows: [
        { when: "8.00", what: "The sanction letter", who: "Five clauses banks would rather you skipped" },
        {
          when: "8.20",
          what: "What one EMI more a year does",
          who: "On your own figures, in the sheet we send",
        },
        { when: "8.40", what: "Switching banks", who: "When half a per cent is worth the fees, when not" },
        { when: "8.55", what: "Ten minutes about our advisory", who: "Announced, so that you can fetch tea" },
        { when: "9.05", what: "Your questions", who: "Until the last one" },
      ],
    }),
    paperSheet({
      tone: "deep",
      eyebrow: "By eight",
      title: "Bring *these papers* to the table",
      lead: "With them the class is about your loan. Without them it is about somebody else's.",
      sheetTitle: "Next to the tea",
      lines: [
        "The sanction letter, all its pages",
        "Your last loan statement",
        "The rate as of today, from the bank's app",
        "A pencil, and whoever signed with you",
      ],
    }),
    contactCards({
      tone: "paper",
      title: "Before Thursday, if you have a minute",
      ways: [
        {
          icon: "fab fa-whatsapp",
          title: "Join the class group",
          text: "Only we post in it: link, sheet, one reminder. Closed on the Sunday after.",
          action: { text: "Open WhatsApp", to: "#your-whatsapp-group" },
        },
        {
          icon: "fas fa-question-circle",
          title: "Send your question",
          text: "Loan amount, rate, years left. We pick six cases and work them out live, without names.",
          action: { text: "Write it down", to: "#your-form" },
        },
        {
          icon: "fas fa-user-plus",
          title: "Bring the co-borrower",
          text: "Husband, wife, father: whoever signed too should hear the same thing.",
          action: { text: "Share the page", to: "#your-registration-page" },
        },
      ],
    }),
    footerCenter({
      brand: "[Class name]",
      text: "Cannot come? Tell us, and somebody on the waiting list gets your place.",
      links: [
        { text: "Give up my seat", to: "#your-form" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal:
        "© [Year] [Firm name], [registration number, if you advise]. General education, not advice on your loan.",
    }),
  ],
};
