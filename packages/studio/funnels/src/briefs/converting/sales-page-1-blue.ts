// Sales Page 1 Blue: a kit of contracts, invoices and follow-up messages for freelancers who are paid late. Dry, practical.

import type { Brief } from "../../brief.ts";
import { heroDuo } from "../../kit/bleed.ts";
import { brandBar } from "../../kit/header.ts";
import { featureBento } from "../../kit/panels.ts";
import { problemList } from "../../kit/problem.ts";
import { proofBar } from "../../kit/proof.ts";
import { salesPage1BlueClose } from "./close/sales-page-1-blue.ts";

export const salesPage1Blue: Brief = {
  category: "high-converting",
  name: "Sales Page 1 Blue",
  slug: "sales-page-1-blue",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#EFF4FC",
      card: "#FFFFFF",
      ink: "#0C1B33",
      muted: "#3D4A60",
      brand: "#1455E0",
      accent: "#FFC247",
      deep: "#0B1F47",
    },
    type: {
      display: "Plus Jakarta Sans",
      text: "Inter",
      weight: 800,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1,
      line: 1.14,
    },
    radius: { card: 14, button: 10, picture: 14 },
    rhythm: { band: 92, gap: 24, width: 1200 },
    eyebrow: "pill",
    card: "line",
    heads: "center",
    button: "glow",
    picture: "shadow",
    icons: "filled",
  },
  pictures: [
    { alt: "An invoice stamped paid beside a phone that shows the money received", still: "desk-invoice" },
    { alt: "A desk with a laptop that lists payments, a lamp, a mug and a plant", still: "desk-maker" },
    { alt: "A wooden stamp beside the word paid on an invoice, its pad open behind", still: "desk-stamp" },
    { alt: "A one-page agreement on a clipboard, a list of who owes beside it", still: "book-contract" },
  ],
  sections: [
    brandBar({ brand: "[Kit name]", action: { text: "Get the kit", to: "#order" } }),
    heroDuo({
      tone: "deep",
      pictures: [1, 3],
      eyebrow: "For freelancers and small studios in India",
      title: "The work is done. *So where is the money?*",
      lead: "A kit of contracts, invoices and ready messages that gets you an advance before you begin and the balance on the day it is due. No shouting, no grovelling, no lawyer.",
      ticks: [
        "Advance clause your client can sign on the phone",
        "Follow-ups for day 0, 3, 7, 15, 30 and 45",
        "Works with or without a GST number",
      ],
      actions: [
        { text: "Get the kit for [₹1,499]", to: "#order" },
        { text: "See what is inside", to: "#inside" },
      ],
      note: "Word, Excel and Google Docs. Download within a minute of paying.",
    }),
    proofBar({
      tone: "tint",
      facts: [
        { figure: "[00] days", text: "average wait before the kit" },
        { figure: "[00] days", text: "average wait after" },
        { figure: "[₹00 L]", text: "dues our buyers told us they recovered" },
        { figure: "[0.0 / 5]", text: "from [00] buyers" },
      ],
    }),
    problemList({
      tone: "paper",
      eyebrow: "You know the script",
      title: "Five replies that are not a payment",
      pains: [
        "“Accounts has it, should be this week.” It was last week too.",
        "“Sir is travelling.” He has posted four stories from his own office.",
        "“Can you resend the invoice?” For the third time, with the same number.",
        "“We will adjust it in the next project.” There is no next project.",
        "Two blue ticks, and nothing at all.",
      ],
      close:
        "None of this is about your work. It is about terms nobody agreed on and a reminder nobody sent.",
    }),
    featureBento({
      anchor: "inside",
      tone: "tint",
      eyebrow: "Inside the kit",
      title: "Paper that does the asking for you",
      main: {
        icon: "fas fa-file-signature",
        title: "A contract short enough to be read",
        text: "One and a half pages in plain English: scope, revisions, advance, due date, late fee, who owns the files until they are paid for. Change the yellow words and send.",
        picture: 4,
      },
      items: [
        {
          icon: "fas fa-file-invoice",
          title: "Invoices finance will not bounce",
          text: "HSN or SAC, PAN, UPI QR space, TDS line. Four formats, filled in three minutes.",
        },
        {
          icon: "fas fa-comment-dots",
          title: "Messages for every stage",
          text: "From a friendly day-0 note to the day-45 letter that mentions the MSME Act, with the temper already taken out.",
        },
        {
          icon: "fas fa-table",
          title: "A tracker that nags you",
          text: "Enter invoice and date. Each morning it shows whom to write to, and which message to paste.",
        },
        {
          icon: "fas fa-percent",
          title: "TDS made dull",
          text: "How much the client may deduct, when to ask for the certificate, and how to spot the missing rupees.",
        },
        {
          icon: "fas fa-door-open",
          title: "The polite exit",
          text: "How to pause work, hand over half, and leave with the door open and the file locked.",
        },
      ],
    }),
    ...salesPage1BlueClose,
  ],
};
