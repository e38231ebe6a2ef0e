import { finalCall } from "../../../kit/closing.ts";
import { featureColumns } from "../../../kit/features.ts";
import { footerColumns } from "../../../kit/footer.ts";
import { quoteLead } from "../../../kit/people.ts";
import { plans } from "../../../kit/pricing.ts";
import { forWhom } from "../../../kit/problem.ts";
import { timetable } from "../../../kit/programme.ts";
import type { Section } from "../../../kit/section.ts";
import { faqOpen, guaranteeBand } from "../../../kit/trust.ts";

/** The sections that close the page. */
export const salesPage2GreenClose: readonly Section[] = [
  timetable({
    anchor: "calendar",
    tone: "paper",
    title: "What your balcony gives, month by month",
    rows: [
      { when: "Days 5 to 10", what: "Sprouts", who: "You will check every hour. This is normal." },
      {
        when: "Days 25 to 30",
        what: "First methi and coriander",
        who: "Cut with scissors, leave two inches, it grows again",
      },
      {
        when: "Days 40 to 50",
        what: "Palak, amaranth, mint by the fistful",
        who: "Enough for dal twice a week",
      },
      {
        when: "Days 70 to 80",
        what: "Cherry tomatoes, chillies, beans",
        who: "The first tomato is eaten standing",
      },
      { when: "Day 90", what: "Refill and the next sowing", who: "Seeds for the season ahead, soil stays" },
    ],
    note: "For Bengaluru, Pune and Hyderabad weather. Delhi, Chennai and Mumbai calendars come with the box.",
  }),
  quoteLead({
    own: true,
    tone: "deep",
    picture: 5,
    quote: {
      quote:
        "My mother grew for nine people on a terrace in [Mysuru]. I grow for three on the sixth floor. The plants do not know the difference, as long as somebody looks at them once a day.",
      name: "[Gardener's name]",
      job: "[Grows the seeds, answers the garden line]",
    },
  }),
  featureColumns({
    eyebrow: "After the box arrives",
    title: "You are not left alone with a yellow leaf",
    items: [
      {
        icon: "fab fa-whatsapp",
        title: "The garden line",
        text: "Send a photograph, get an answer the same day, between 8 and 6. From a person with soil under the nails.",
      },
      {
        icon: "fas fa-bug",
        title: "Pest notes",
        text: "Mealybug, aphid, white fly: what it looks like and which of three kitchen remedies to try first.",
      },
      {
        icon: "fas fa-plane-departure",
        title: "Holiday wicks",
        text: "Cotton wicks and a note on setting them. Ten days away without asking the neighbour.",
      },
    ],
  }),
  forWhom({
    title: "Is your balcony a garden?",
    yesTitle: "It will work well if",
    noTitle: "Please do not order if",
    yes: [
      "You get four hours of sun, from any side",
      "There is room for a row of six planters, about four feet",
      "Somebody is at home most mornings, even for ten minutes",
      "You are fine with a leaf that has a hole in it",
    ],
    no: [
      "Your balcony faces a wall and has no direct light",
      "You want supermarket quantities by next month",
      "Monkeys visit daily; nothing we sell can argue with them",
    ],
  }),
  plans({
    anchor: "boxes",
    tone: "paper",
    eyebrow: "Choose a box",
    title: "Three sizes of first harvest",
    plans: [
      {
        name: "Window",
        text: "For a sill or a grille.",
        price: "[₹1,190]",
        per: "delivered",
        lines: ["3 small planters", "5 kinds of greens and herbs", "30 days of the garden line"],
        action: { text: "Order the Window box", to: "#your-checkout" },
      },
      {
        name: "Balcony",
        text: "For a four-foot stretch of railing.",
        price: "[₹2,490]",
        per: "delivered",
        lines: [
          "6 planters with trays",
          "12 kinds, two sowings",
          "90 days of the garden line",
          "Holiday wicks",
        ],
        pick: "The one we would start with",
        action: { text: "Order the Balcony box", to: "#your-checkout" },
      },
      {
        name: "Terrace",
        text: "For families and the bitten.",
        price: "[₹4,990]",
        per: "delivered",
        lines: [
          "14 planters, two of them deep",
          "18 kinds, trellis net",
          "A year of the garden line",
          "Compost starter for the kitchen bin",
        ],
        action: { text: "Order the Terrace box", to: "#your-checkout" },
      },
    ],
    note: "Cash on delivery in [18] cities. Prices include GST.",
  }),
  guaranteeBand({
    tone: "brand",
    seal: "fas fa-seedling",
    title: "If nothing sprouts, we sow again",
    text: "Write to us within [21] days with one photograph. We send new seeds at our cost. If those fail too, you get your money back and an apology from the gardener.",
  }),
  faqOpen({
    title: "Asked on the garden line every week",
    items: [
      {
        title: "Will it leak on the neighbour below?",
        text: "Each planter stands in a tray that holds a litre. Water until the tray shows a film, then stop.",
      },
      {
        title: "Is it truly organic?",
        text: "The feed is compost, neem and bone-free minerals. We hold no certificate and will not print the word as if we did.",
      },
      {
        title: "Can I do this on rent?",
        text: "Yes. Nothing is drilled. The planters stack and move house with you.",
      },
      {
        title: "What about mosquitoes?",
        text: "Standing water breeds them, damp soil does not. Empty the trays on the third day.",
      },
    ],
  }),
  finalCall({
    tone: "accent",
    title: "Somewhere above the traffic, *a tomato*",
    lead: "Sow by [date] and the first pot of greens is ready before [festival].",
    actions: [{ text: "Pick my box", to: "#boxes" }],
    note: "Packed in [Bengaluru], delivered in 3 to 6 days.",
  }),
  footerColumns({
    brand: "[Garden brand]",
    text: "Kitchen gardens for flats. [City], India.",
    groups: [
      {
        title: "Help",
        links: [
          { text: "Garden line", to: "#your-whatsapp" },
          { text: "Delivery and returns", to: "#your-refund-page" },
        ],
      },
      {
        title: "Legal",
        links: [
          { text: "Privacy", to: "#your-privacy-page" },
          { text: "Terms", to: "#your-terms-page" },
        ],
      },
    ],
    legal: "© [Year] [Business name], [GSTIN]. Days to harvest depend on sun and season.",
  }),
];
