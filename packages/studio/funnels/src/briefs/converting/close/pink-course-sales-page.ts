// Pink Course Sales Page, second half: from proof to the last call.

import { quoteAside } from "../../../kit/asides.ts";
import { buyBar } from "../../../kit/buy-bar.ts";
import { finalPanel } from "../../../kit/closing.ts";
import { footerColumns } from "../../../kit/footer.ts";
import { boxList } from "../../../kit/paths.ts";
import { aboutSigned } from "../../../kit/people.ts";
import { offerStack } from "../../../kit/pricing.ts";
import { curriculum } from "../../../kit/programme.ts";
import type { Section } from "../../../kit/section.ts";
import { faqSplit, guarantee } from "../../../kit/trust.ts";

/** The sections that close the page. */
export const pinkCourseSalesPageClose: readonly Section[] = [
  curriculum({
    anchor: "lessons",
    tone: "paper",
    eyebrow: "Six weeks, thirty-six lessons",
    title: "From straight seam to silk",
    modules: [
      {
        title: "Week 1: Machine and hand",
        text: "Threading, tension, why the lower thread loops, straight seams, curves, hemming. Oil and care of Usha, Singer and Brother home machines.",
      },
      {
        title: "Week 2: The plain blouse",
        text: "Four darts, set-in sleeve, hooks and eyes, placket that lies flat. Your first wearable piece.",
      },
      {
        title: "Week 3: Katori",
        text: "The cup in two pieces, notches that meet, a point that does not stand up.",
      },
      {
        title: "Week 4: Princess cut and boat neck",
        text: "Long curves without puckers, facings, deep back with a dori, keeping the shoulder in place.",
      },
      {
        title: "Week 5: Lining and silk",
        text: "Cutting slippery cloth, fall and grain, sandwich lining, piping, pads that wash.",
      },
      {
        title: "Week 6: Stitching for others",
        text: "Taking another woman's measurements, pricing, trial day, alterations, a small order book.",
      },
    ],
    aside: {
      title: "What you need at home",
      lines: [
        "Any working machine, even hand-driven",
        "Scissors, tape, chalk, pins",
        "About [₹500] of practice cotton",
        "Ninety minutes, three times a week",
      ],
      action: { text: "Enrol", to: "#fee" },
    },
  }),
  aboutSigned({
    portrait: true,
    anchor: "teacher",
    tone: "tint",
    eyebrow: "Your teacher",
    title: "Thirty years of other women's shoulders",
    text: "[Teacher's name] learnt on her mother's treadle machine in [Madurai] and ran a boutique of [four] tailors until [2019]. She has cut [several thousand] blouses and can tell by the sleeve who stitched it.\n\nShe corrects every photograph herself, on Tuesday and Saturday, with tea.",
    points: [
      "[Diploma or trade certificate, if you hold one]",
      "Teaches in Hindi and Tamil, batches of [forty]",
    ],
    sign: "[Teacher's name]",
  }),
  quoteAside({
    tone: "paper",
    title: "First blouses, and what their makers said",
    quote: {
      quote:
        "[Real words from a beginner who had never threaded a machine: the first blouse worn outside, and who noticed.]",
      name: "[Name]",
      job: "[Bank officer, Pune]",
    },
    facts: [
      { what: "Worn outside for the first time", value: "Week two" },
      { what: "Corrections drawn in red", value: "Eight for each" },
      { what: "Cloth for practice", value: "[₹500]" },
    ],
    others: [
      {
        quote: "[Real words: what the correction in red showed that nobody had told her.]",
        name: "[Name]",
        job: "[homemaker, Kanpur]",
      },
      {
        quote: "[Real words: the first neighbour who paid, and how much.]",
        name: "[Name]",
        job: "[Jabalpur]",
      },
      { quote: "[Real words about the paper patterns.]", name: "[Name]", job: "[Guwahati]" },
    ],
  }),
  boxList({
    tone: "tint",
    eyebrow: "By post, in one parcel",
    title: "What the postman brings",
    picture: 2,
    items: [
      {
        count: "9",
        title: "Pattern sheets, sizes 30 to 46",
        text: "One sheet a size, all four cuts on it. Trace, so that the sheet lasts for your daughter.",
      },
      {
        count: "50",
        title: "Neck designs",
        text: "Front and back, drawn to scale on tracing paper. Lay, trace, cut. Singly [₹800].",
      },
      {
        count: "8",
        title: "Panels of a fitted saree petticoat",
        text: "One evening's work, the secret under a good drape. Singly [₹400].",
      },
      {
        count: "40",
        title: "Pages of an order book",
        text: "Measurements, dates and advances of your own customers. Singly [₹300].",
      },
    ],
  }),
  offerStack({
    anchor: "fee",
    title: "The fee, against four blouses at the tailor's",
    items: [
      {
        name: "36 lessons, yours for two years",
        text: "On the phone, tablet or television",
        worth: "[₹6,000]",
      },
      { name: "Pattern parcel, sizes 30 to 46", text: "By post anywhere in India", worth: "[₹1,200]" },
      { name: "Eight corrections by photograph", text: "Returned within three days", worth: "[₹2,400]" },
      { name: "Bonuses in the parcel", worth: "[₹1,500]" },
    ],
    total: "Bought singly [₹11,100]",
    price: "[₹3,499]",
    was: "[₹5,999]",
    per: "or three instalments of [₹1,249]",
    action: { text: "Enrol in the [June] batch", to: "#your-checkout" },
    notes: [
      "UPI, card or net banking",
      "Parcel leaves in two working days",
      "Certificate on finishing six pieces",
    ],
  }),
  guarantee({
    tone: "paper",
    seal: "fas fa-cut",
    title: "Stitch the plain blouse first",
    text: "Do weeks one and two and send the photographs. If you feel you cannot learn it this way, tell us before day [20]. We return the fee less the [₹400] for parcel and post, and you keep the patterns.",
  }),
  faqSplit({
    title: "Asked over the gate",
    ask: "Send yours on WhatsApp. Voice notes welcome, in Hindi or Tamil.",
    ways: [
      { icon: "fab fa-whatsapp", text: "[98765 43210]" },
      { icon: "far fa-clock", text: "Ten to six, Monday to Saturday" },
    ],
    items: [
      {
        title: "I have never touched a machine.",
        text: "Then week one is for you. [A third] of each batch begins so, and nobody sees your first seams but the teacher.",
      },
      {
        title: "Which machine should I buy?",
        text: "Do not buy before week one. Borrow. Lesson 3 explains what a [₹7,000] machine does that a [₹25,000] one does not do better.",
      },
      {
        title: "I live abroad. Will the parcel come?",
        text: "We send print-at-home files to other countries. They tile on A4 and join along marked lines.",
      },
      {
        title: "Can I earn with it?",
        text: "After the sixth piece you can stitch for a neighbour. Week six teaches measuring, pricing and saying no. How much comes of it is in your hands and your lane.",
      },
    ],
  }),
  finalPanel({
    tone: "tint",
    inner: "deep",
    title: "There is a saree in your cupboard *waiting for its blouse*",
    lead: "Next batch: [date]. Forty women, one teacher, a great deal of chalk.",
    actions: [{ text: "Enrol now", to: "#fee" }],
    picture: 3,
  }),
  buyBar({ price: "[₹3,499]", note: "36 lessons, parcel", action: { text: "Enrol", to: "#your-checkout" } }),
  footerColumns({
    brand: "[Academy name]",
    text: "Cutting and stitching, taught at home.",
    groups: [
      {
        title: "Course",
        links: [
          { text: "Lessons", to: "#lessons" },
          { text: "Fee", to: "#fee" },
        ],
      },
      {
        title: "Small print",
        links: [
          { text: "Refunds", to: "#your-refund-page" },
          { text: "Privacy", to: "#your-privacy-page" },
        ],
      },
    ],
    legal: "© [Year] [Academy name], [city]. [GSTIN].",
  }),
];
