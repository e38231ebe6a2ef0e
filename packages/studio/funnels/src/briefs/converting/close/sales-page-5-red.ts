// Sales Page 5 Red, second half: from proof to the last call.
import { finalLine } from "../../../kit/closing.ts";
import { featureList } from "../../../kit/features.ts";
import { footerCenter } from "../../../kit/footer.ts";
import { seats } from "../../../kit/offers.ts";
import { featureNumbers } from "../../../kit/panels.ts";
import { quoteLead } from "../../../kit/people.ts";
import { plans } from "../../../kit/pricing.ts";
import type { Section } from "../../../kit/section.ts";
import { faq, guarantee } from "../../../kit/trust.ts";

/** The sections that close the page. */
export const salesPage5RedClose: readonly Section[] = [
  featureNumbers({
    tone: "deep",
    title: "Who sits *across the table*",
    lead: "One of the three reads your page in the first week, and all of them have sat on your side.",
    items: [
      {
        title: "An engineering manager",
        text: "[Name, company]. [2,000] résumés read, most of them rejected by line four. Tells you what yours says.",
      },
      {
        title: "A technical recruiter",
        text: "[Name]. [11 years] of technical recruiting, at [companies]. Knows which number HR has written down before you speak.",
      },
      {
        title: "A data lead",
        text: "[Name, company]. [14 weeks] without a salary in [2023]. Built the search board for herself, and lends it to you.",
      },
    ],
  }),
  quoteLead({
    tone: "paper",
    quote: {
      quote:
        "[Real words: role and years, how long the search had gone on, what was changed on the page, what came in which week, and what they said about salary.]",
      name: "[Name]",
      job: "[SDET, Hyderabad]",
    },
    facts: [
      { figure: "[00] of [00]", text: "had a badge within six months" },
      { figure: "[7] weeks", text: "was the middle of them" },
      { figure: "[₹0.0 L]", text: "more than the first number said" },
    ],
  }),
  plans({
    anchor: "fees",
    tone: "tint",
    title: "Fees for somebody without a salary",
    lead: "You pay the smaller part now and the larger part when a salary arrives.",
    plans: [
      {
        name: "Sprint",
        text: "The 21 days, live.",
        price: "[₹3,000] now",
        per: "and [₹9,000] within 60 days of joining",
        lines: [
          "Group of six",
          "Five mock rounds",
          "All papers and recordings",
          "Two calls during your first month at work",
        ],
        pick: "Our advice",
        action: { text: "Apply for the sprint", to: "#your-form" },
      },
      {
        name: "Papers only",
        text: "For those who go alone.",
        price: "[₹1,499]",
        per: "once",
        lines: ["All templates and scripts", "Recorded lessons", "One written résumé review"],
        action: { text: "Buy the papers", to: "#your-checkout" },
      },
    ],
    note: "If no offer comes within [6 months] of an attended sprint, the second part is never due. It is in the agreement, clause 4.",
  }),
  featureList({
    tone: "paper",
    eyebrow: "Said plainly",
    title: "What we do not do",
    lead: "You will have been promised things this month by people who could not keep them.",
    action: { text: "Ask us anything", to: "#your-whatsapp" },
    items: [
      {
        title: "We sell no jobs",
        text: "Nobody here takes money for a placement, a referral or a “backend offer”. If somebody uses our name for that, tell us and the police.",
      },
      {
        title: "We add no experience",
        text: "No fake months, no borrowed projects. Background checks find them, and you would have to lie every Monday.",
      },
      {
        title: "We do not pretend the market is fine",
        text: "Some stacks are slow this year. In that case day 6 includes a bridge role, and we say which.",
      },
    ],
  }),
  seats({
    anchor: "apply",
    title: "Twenty-four, because mocks take time",
    lead: "Four groups of six. We read every form and call you, since a sprint with the wrong person in it wastes six people's mornings.",
    facts: [
      { figure: "[date]", text: "first morning" },
      { figure: "[24]", text: "places, [00] taken when this page was last edited" },
      { figure: "[48 h]", text: "until you hear yes or no" },
    ],
    action: { text: "Fill in the form, 4 minutes", to: "#your-form" },
  }),
  guarantee({
    tone: "tint",
    seal: "fas fa-handshake",
    title: "Come for three mornings on us",
    text: "If by the third day you feel this is not for you, say so before noon and the [₹3,000] goes back. You keep the lesson on PF and insurance, because that one should be free.",
  }),
  faq({
    tone: "paper",
    title: "Things you would rather not ask aloud",
    items: [
      {
        title: "My family does not know yet.",
        text: "It happens in every group. Class is at eight because that is when you would leave for work. There is a page on how to tell them, by people who had to.",
      },
      {
        title: "I have a gap of nine months.",
        text: "Then we start with what you did in it. There is nearly always something; if not, days 3 to 7 make one honest project.",
      },
      {
        title: "I was let go for performance.",
        text: "Say so in the call. There is a sentence for it that is true and short, and companies do hire past it.",
      },
      {
        title: "I am 41. Is it too late?",
        text: "For some roles, you will be asked odd questions. For lead, delivery and architecture roles your age is the reason to call. The list of forty is built accordingly.",
      },
      {
        title: "Is there a bond or a document with you?",
        text: "One agreement of a page about the second payment. We keep no certificates and no cheques.",
      },
      {
        title: "I have a notice period of sixty days.",
        text: "Good: you interview with a salary coming in. Tell us the last date, and the calls are laid around it.",
      },
    ],
  }),
  finalLine({
    tone: "brand",
    title: "Monday at eight. *Wear the shirt.*",
    action: { text: "Apply now", to: "#apply" },
  }),
  footerCenter({
    brand: "[Sprint name]",
    links: [
      { text: "Call us", to: "#your-whatsapp" },
      { text: "The agreement", to: "#your-agreement" },
      { text: "Privacy", to: "#your-privacy-page" },
    ],
    legal:
      "© [Year] [Business name], [GSTIN]. We teach job search; we are not a placement agency and guarantee no employment.",
  }),
];
