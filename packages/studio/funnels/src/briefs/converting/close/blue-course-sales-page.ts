// Blue Course Sales Page, second half: from proof to the last call.
import { finalCall } from "../../../kit/closing.ts";
import { featureList } from "../../../kit/features.ts";
import { footerColumns } from "../../../kit/footer.ts";
import { seats } from "../../../kit/offers.ts";
import { quoteCards } from "../../../kit/people.ts";
import { offerCard } from "../../../kit/pricing.ts";
import type { Section } from "../../../kit/section.ts";
import { faqSplit, guaranteeBand } from "../../../kit/trust.ts";

/** The sections that close the page. */
export const blueCourseSalesPageClose: readonly Section[] = [
  quoteCards({
    tone: "tint",
    title: "Batch mates, a year on",
    quotes: [
      {
        quote: "[Real words: job before, project that came up in the interview, job now.]",
        name: "[Name]",
        job: "[Analyst, Bengaluru. Before: MIS executive]",
      },
      {
        quote: "[Real words: what the nightly problems were like beside a full-time job.]",
        name: "[Name]",
        job: "[Operations analyst, Ahmedabad. Before: B.Com fresher]",
      },
      {
        quote: "[Real words from someone who did not change jobs but was given the reports of the region.]",
        name: "[Name]",
        job: "[Senior executive, Lucknow]",
      },
    ],
  }),
  featureList({
    tone: "paper",
    eyebrow: "Straight answers",
    title: "About jobs, since you ask",
    lead: "We publish what we know and leave out what we do not.",
    action: { text: "Ask for the batch report", to: "#your-whatsapp" },
    items: [
      {
        title: "We prepare, you apply",
        text: "Résumé, portfolio, four mock rounds, a weekly list of openings. No tie-up companies that pay us, no “100% placement”.",
      },
      {
        title: "Our last batch",
        text: "[00] of [00] finished. [00] changed job or role within six months. Figures on request, with the names of those who agreed.",
      },
      {
        title: "Salaries",
        text: "First analyst roles in [Pune] today are advertised at about [₹4 to 7 lakh]. Where you land depends on city, English and what you did before.",
      },
    ],
  }),
  seats({
    tone: "accent",
    title: "Forty seats, since every answer gets read",
    lead: "Two assistants can mark forty problems a night. That is the only reason for the number.",
    facts: [
      { figure: "[date]", text: "first class" },
      { figure: "[40]", text: "seats in the batch" },
      { figure: "[date]", text: "the batch after this one" },
    ],
    action: { text: "Sit in on a free class", to: "#your-form" },
  }),
  offerCard({
    anchor: "fee",
    tone: "paper",
    eyebrow: "Fee",
    title: "One fee for sixteen weeks",
    name: "Data analyst, live batch",
    price: "[₹24,000]",
    was: "[₹32,000]",
    per: "GST included. Or six monthly payments of [₹4,200], no interest.",
    lines: [
      "64 live evenings and all recordings",
      "64 problems with written remarks",
      "Four projects reviewed twice",
      "Four mock interviews",
      "Next batch free, if work or illness stops you",
    ],
    action: { text: "Reserve a seat", to: "#your-checkout" },
    note: "[₹2,000] now holds it; the rest before class one.",
  }),
  guaranteeBand({
    tone: "deep",
    seal: "fas fa-calendar-check",
    title: "Two weeks to walk out",
    text: "Attend the first eight classes. If this is not how you learn, write before the ninth and everything you have paid is returned.",
  }),
  faqSplit({
    tone: "tint",
    title: "From people on the fence",
    ask: "Talk to a former student: we send two numbers on request.",
    ways: [
      { icon: "fab fa-whatsapp", text: "[98765 43210]" },
      { icon: "far fa-envelope", text: "[hello@institute.in]" },
    ],
    items: [
      {
        title: "I studied arts. Will I follow the maths?",
        text: "If you can work out a discount and a percentage rise, yes. Statistics comes in week thirteen, with rupees instead of symbols.",
      },
      {
        title: "How many hours a week?",
        text: "Six in class and about four outside it. Below that people fall behind by week five.",
      },
      {
        title: "What laptop do I need?",
        text: "Windows, 8 GB of memory, any of the last six years. Power BI Desktop does not run on a Mac; there is a workaround, and it is a nuisance.",
      },
      {
        title: "Is AI going to do this work?",
        text: "It writes queries faster than you will. Somebody must still know which question to ask and when the answer is wrong. We use it from week six, in the open.",
      },
      {
        title: "Which language are classes in?",
        text: "English with Hindi when the faces go blank. Notes are in English.",
      },
    ],
  }),
  finalCall({
    tone: "accent",
    title: "Bring a laptop and one honest question",
    lead: "The free class uses real metro data. You will find something in it within the hour.",
    actions: [
      { text: "Join the free class", to: "#your-form" },
      { text: "Reserve a seat", to: "#fee" },
    ],
  }),
  footerColumns({
    brand: "[Institute name]",
    text: "Live evenings for working people.",
    groups: [
      {
        title: "Course",
        links: [
          { text: "Syllabus", to: "#syllabus" },
          { text: "Fee", to: "#fee" },
        ],
      },
      {
        title: "Legal",
        links: [
          { text: "Refund policy", to: "#your-refund-page" },
          { text: "Privacy", to: "#your-privacy-page" },
        ],
      },
    ],
    legal: "© [Year] [Institute name], [GSTIN]. We do not guarantee employment.",
  }),
];
