// Sales Page 3 Orange, second half: from proof to the last call.
import { buyBar } from "../../../kit/buy-bar.ts";
import { finalCall } from "../../../kit/closing.ts";
import { footerCenter } from "../../../kit/footer.ts";
import { bonuses } from "../../../kit/offers.ts";
import { about, cases } from "../../../kit/people.ts";
import { offerStack } from "../../../kit/pricing.ts";
import { curriculum } from "../../../kit/programme.ts";
import type { Section } from "../../../kit/section.ts";
import { faqSplit } from "../../../kit/trust.ts";

/** The sections that close the page. */
export const salesPage3OrangeClose: readonly Section[] = [
  curriculum({
    anchor: "syllabus",
    eyebrow: "Thirty days",
    title: "Four weeks, and who eats in each",
    modules: [
      {
        title: "Week 1: Cost and menu (nobody eats yet)",
        text: "Standard portions, weighing once, costing for ever. One menu, not three. The dish you love that will ruin you. Setting the price and saying it aloud.",
      },
      {
        title: "Week 2: Papers and trial plates (five neighbours)",
        text: "FSSAI basic registration, kitchen hygiene without renovation, water, storage, a shelf for orders only. Five paid trial dabbas and a feedback card with three questions.",
      },
      {
        title: "Week 3: The first ten (two lanes)",
        text: "The sample visit, word for word. WhatsApp Business set up. The delivery loop and what to pay. Collecting steel boxes.",
      },
      {
        title: "Week 4: Twenty, prepaid (a routine)",
        text: "Monthly plans, leave rules, Sundays off. Buying on two days only. When to hire help for rotis. What to do about Swiggy and Zomato, and when not to.",
      },
    ],
    aside: {
      title: "How it is taught",
      lines: [
        "40 lessons of 5 to 12 minutes",
        "Live kitchen hour every Saturday, recorded",
        "WhatsApp group by city",
        "Watch for [12 months]",
      ],
      action: { text: "Start week one", to: "#join" },
    },
  }),
  cases({
    tone: "paper",
    eyebrow: "From earlier batches",
    title: "Three kitchens, as they wrote it down",
    lead: "Put in your own students, with leave, in this form.",
    cases: [
      {
        figure: "[22]",
        unit: "dabbas a day after [7] weeks",
        title: "Two floors up, in Nagpur",
        text: "[Name. What she cooked before, what the sheet showed, which price she changed, who her regulars are today.]",
      },
      {
        figure: "[₹0,000]",
        unit: "left in the first full month",
        title: "Beside a college in Lucknow",
        text: "[Name. How she found the first ten, what went wrong in week three, what she would do sooner.]",
      },
      {
        figure: "[1 menu]",
        unit: "instead of four",
        title: "In the cloth market of Surat",
        text: "[Name. What she dropped, who complained, what happened to the leftovers and the profit.]",
      },
    ],
  }),
  about({
    tone: "tint",
    flip: true,
    picture: 2,
    eyebrow: "Your teacher",
    title: "She still cooks *every morning*",
    text: "[Teacher's name] began in [2014] with four students from the coaching class opposite. Today her kitchen in [city] feeds [sixty] people before one o'clock, with two helpers and no signboard.\n\nShe teaches in the afternoon, in the same kitchen, with the same pressure cooker in the background.",
    points: ["FSSAI number [00000000000000]", "Taught [000] home cooks since [year]"],
  }),
  bonuses({
    tone: "paper",
    title: "Also in the dabba",
    items: [
      {
        name: "Thirty gravies from three bases",
        text: "Cook the base on Sunday, finish in twelve minutes on any weekday.",
        worth: "[₹900]",
      },
      {
        name: "Diabetic and jain menus",
        text: "Two plans that fetch a better price, written with [dietician's name].",
        worth: "[₹700]",
      },
      {
        name: "Menu cards to print",
        text: "Eight designs for Canva. Change name, prices and number.",
        worth: "[₹500]",
      },
    ],
  }),
  offerStack({
    anchor: "join",
    eyebrow: "Join",
    title: "Costs about as much as fifty plates. *Earns them back in a week of twenty.*",
    items: [
      {
        name: "The 40 lessons",
        text: "For [12 months], on the phone or the television",
        worth: "[₹4,500]",
      },
      {
        name: "Costing sheet and four-week menu",
        text: "With the rates of [six] cities to begin from",
        worth: "[₹1,500]",
      },
      {
        name: "Saturday kitchen hour",
        text: "Bring your sums, your gravy, your difficult customer",
        worth: "[₹2,400]",
      },
      { name: "City group and all bonuses", worth: "[₹2,100]" },
    ],
    total: "Separately [₹10,500]",
    price: "[₹2,499]",
    was: "[₹4,999]",
    per: "or two payments of [₹1,299], GST included",
    action: { text: "Pay and begin", to: "#your-checkout" },
    notes: [
      "[7 days] to look inside, then decide",
      "UPI accepted, receipt on WhatsApp",
      "Access opens at once",
    ],
  }),
  faqSplit({
    title: "What families ask first",
    ask: "Call or message between two and five, after lunch is out.",
    ways: [
      { icon: "fas fa-phone", text: "[98765 43210]" },
      { icon: "far fa-envelope", text: "[kitchen@yourname.in]" },
    ],
    items: [
      {
        title: "My kitchen is small. Will it do?",
        text: "Two burners and a clean shelf are enough for twenty plates. Lesson 9 is filmed in a kitchen of six feet by eight.",
      },
      {
        title: "Do I need a licence?",
        text: "A basic FSSAI registration, which costs [₹100 a year] and is done online. We go through the form together in week two.",
      },
      {
        title: "I live in a rented flat. May I?",
        text: "Usually, if it stays a home kitchen. Read your agreement and ask the society; there is a polite letter in the file.",
      },
      {
        title: "Is it only vegetarian?",
        text: "The menu is veg and egg. The costing method is the same for chicken or fish.",
      },
      {
        title: "I have small children. Is there time?",
        text: "Twenty dabbas take from about seven to noon. The course itself needs half an hour a day.",
      },
    ],
  }),
  finalCall({
    tone: "brand",
    title: "Tomorrow you will cook anyway",
    lead: "You may as well know what it is worth.",
    actions: [{ text: "Join for [₹2,499]", to: "#join" }],
    note: "Next Saturday kitchen hour: [date], 3 p.m.",
  }),
  buyBar({ price: "[₹2,499]", note: "40 lessons", action: { text: "Join", to: "#your-checkout" } }),
  footerCenter({
    brand: "[Course name]",
    links: [
      { text: "Contact", to: "#your-whatsapp" },
      { text: "Refunds", to: "#your-refund-page" },
      { text: "Privacy", to: "#your-privacy-page" },
      { text: "Terms", to: "#your-terms-page" },
    ],
    social: [
      { icon: "fab fa-youtube", to: "#your-youtube" },
      { icon: "fab fa-instagram", to: "#your-instagram" },
    ],
    legal:
      "© [Year] [Business name]. Earnings depend on your city, prices and hours; the figures above are worked examples.",
  }),
];
