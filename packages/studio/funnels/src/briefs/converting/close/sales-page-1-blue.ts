// Sales Page 1 Blue, second half: from proof to the last call.

import { buyBar } from "../../../kit/buy-bar.ts";
import { finalLine } from "../../../kit/closing.ts";
import { footerLine } from "../../../kit/footer.ts";
import { compare } from "../../../kit/offers.ts";
import { about, quoteCards } from "../../../kit/people.ts";
import { timeline } from "../../../kit/programme.ts";
import type { Section } from "../../../kit/section.ts";
import { ticket } from "../../../kit/sheets.ts";
import { faq, guarantee } from "../../../kit/trust.ts";

/** The sections that close the page. */
export const salesPage1BlueClose: readonly Section[] = [
  timeline({
    eyebrow: "One invoice, from start to finish",
    title: "What you send, and on which day",
    stops: [
      {
        when: "Before",
        title: "Half in advance",
        text: "The proposal already carries the clause. You do not ask; the document does. Work begins when it lands.",
      },
      {
        when: "Day 0",
        title: "Invoice with a date",
        text: "Not “within 15 days” but “by Friday the 14th”. A date gets entered into somebody's calendar.",
      },
      {
        when: "Day 3",
        title: "A nudge with the link",
        text: "Two lines, UPI link first. Forgetfulness ends here, and a good deal of lateness is only that.",
      },
      {
        when: "Day 15",
        title: "The pause",
        text: "Further work waits, said kindly and in writing. The person who needs your work now chases accounts for you.",
      },
      {
        when: "Day 45",
        title: "The formal letter",
        text: "If you hold a Udyam registration the law has a view on interest after 45 days. The letter says so in one calm paragraph.",
      },
    ],
  }),
  compare({
    tone: "deep",
    title: "What else you could do about it",
    ours: "This kit",
    theirs: "Doing it by feel",
    rows: [
      { what: "Advance", ours: "Written into every proposal", theirs: "Asked for when you feel brave" },
      {
        what: "Follow-up",
        ours: "Dated, six stages, two minutes each",
        theirs: "At 1 a.m., deleted, sent anyway",
      },
      { what: "Scope creep", ours: "Third revision has a price", theirs: "“Just one small change”" },
      { what: "TDS", ours: "Deducted, tracked, claimed", theirs: "A gap you find in July" },
      { what: "Relationship", ours: "Stays about work", theirs: "Turns into a sulk" },
    ],
  }),
  quoteCards({
    tone: "paper",
    eyebrow: "From buyers",
    title: "The message that got the money",
    quotes: [
      {
        quote:
          "[Real words: which invoice was stuck, for how long, which message from the kit they sent and what came back.]",
        name: "[Name]",
        job: "[Illustrator, Pune]",
      },
      {
        quote: "[Real words: the first client who paid an advance, and how the clause was taken.]",
        name: "[Name]",
        job: "[Video editor, Kochi]",
      },
      {
        quote:
          "[Real words from someone who runs a team of three or four: what the tracker changed on Monday mornings.]",
        name: "[Name]",
        job: "[Studio owner, Indore]",
      },
    ],
  }),
  about({
    tone: "tint",
    eyebrow: "Who made it",
    title: "I was once owed four lakh *by people who liked me*",
    text: "I have freelanced as a [designer] for [eleven] years. In my fourth year I had more money outstanding than in the bank, and every client told me I was wonderful.\n\nI wrote these papers one at a time, after each mistake, and had them read by [advocate's name]. They are what I still send.",
    points: [
      "Reviewed by a practising advocate: [name, bar council number]",
      "Updated when the GST or MSME rules change; buyers get it free",
    ],
    picture: 2,
    sign: "[Your name]",
  }),
  ticket({
    anchor: "order",
    tone: "paper",
    eyebrow: "The price",
    title: "Less than one late fee",
    price: "[₹1,499]",
    was: "[₹2,999]",
    per: "once, including GST. Use it for every client you have.",
    lines: [
      "11 contracts and clauses in Word and Google Docs",
      "4 invoice formats in Excel, with UPI QR",
      "38 messages in English, 22 of them in Hindi as well",
      "Payment tracker for Excel and Google Sheets",
      "All later versions",
    ],
    action: { text: "Pay and download the kit", to: "#your-checkout" },
    note: "The link comes by mail and WhatsApp within a minute.",
  }),
  guarantee({
    tone: "tint",
    title: "Send it to one client. Then decide.",
    text: "Use the kit on a single overdue invoice. If after [30] days you think it was not worth the price, write to us with the word “refund” and the full amount goes back to the account it came from.",
    points: ["You need not prove anything", "You keep the files you already sent"],
  }),
  faq({
    title: "Questions freelancers ask us",
    items: [
      {
        title: "Is this legal advice?",
        text: "No. These are templates reviewed by an advocate, good for ordinary projects. For a contract above [₹10 lakh] or a dispute in court, take a lawyer; the papers will save you part of the fee.",
      },
      {
        title: "I have no GST number. Can I use the invoices?",
        text: "Yes. Two of the four formats are for unregistered freelancers and leave out what you must not charge.",
      },
      {
        title: "My clients are abroad. Does it fit?",
        text: "Contracts and messages do. There is an export invoice with LUT wording and notes on remittance certificates.",
      },
      {
        title: "What if a client refuses to sign anything?",
        text: "Then use the mail version: a summary they only need to answer with “agreed”. It is weaker than a signature and much stronger than nothing.",
      },
      {
        title: "Will clients find it rude?",
        text: "Companies get such papers every day from people they respect. What puts them off is a surprise, and a contract is the opposite of one.",
      },
    ],
  }),
  finalLine({
    title: "Write to that client today, with better words",
    action: { text: "Get the kit for [₹1,499]", to: "#your-checkout" },
  }),
  buyBar({
    price: "[₹1,499]",
    note: "once, GST included",
    action: { text: "Get the kit", to: "#your-checkout" },
  }),
  footerLine({
    brand: "[Kit name]",
    links: [
      { text: "Contact", to: "#your-contact-page" },
      { text: "Refunds", to: "#your-refund-page" },
      { text: "Privacy", to: "#your-privacy-page" },
    ],
    legal: "© [Year] [Business name], [GSTIN]. Templates for general use; not a substitute for legal advice.",
  }),
];
