// The shop's own page with its order form, and the page after an order.
import { nameField, phoneField } from "../../form/form.ts";
import { nextSteps, sideOffer, thanksHero } from "../../kit/after.ts";
import { hoursBoard } from "../../kit/asides.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { menuBoard } from "../../kit/boards.ts";
import { capturePanel } from "../../kit/capture.ts";
import { steps } from "../../kit/panels.ts";
import { quoteCards } from "../../kit/people.ts";
import { proofBar } from "../../kit/proof.ts";
import type { Section } from "../../kit/section.ts";
import { foot, to, top } from "./brand.ts";

export const shop: readonly Section[] = [
  top,
  heroBleed({
    picture: 4,
    tone: "deep",
    flip: true,
    share: 48,
    eyebrow: "Spices and tiffin in [area], since [1978]",
    title: "Ground at six, *in your kitchen by nine*",
    lead: "Eleven masalas from the stone, and a tiffin of the day for whoever has no time to use them. Order by message, pick up on the way, or let Raju bring it.",
    actions: [
      { text: "Order for today", to: "#order" },
      { text: "See the shelf", to: "#shelf" },
    ],
    note: "Orders until 10 in the morning leave before noon.",
  }),
  proofBar({
    tone: "brand",
    facts: [
      { figure: "11", text: "masalas, ground the same day" },
      { figure: "[₹90]", text: "a tiffin, dal to dahi" },
      { figure: "[3 km]", text: "delivered free above [₹300]" },
      { figure: "7 to 9", text: "open, Sunday until noon" },
    ],
  }),
  menuBoard({
    anchor: "shelf",
    tone: "paper",
    picture: 5,
    eyebrow: "The shelf and the stove",
    title: "What there is today",
    groups: [
      {
        title: "From the stone",
        items: [
          { name: "Garam masala", price: "[₹85 / 100 g]", text: "Fourteen spices, no filler of coriander" },
          { name: "Sambar podi", price: "[₹70 / 100 g]", text: "Roasted in a spoon of ghee, or without" },
          { name: "Haldi, Salem", price: "[₹38 / 100 g]", text: "Fingers washed, dried and ground here" },
          {
            name: "Red chilli, Byadgi",
            price: "[₹55 / 100 g]",
            text: "Colour of a wedding, heat of an aunt",
          },
          { name: "Dhaniya, roasted", price: "[₹32 / 100 g]", text: "Coarse or fine, said at the counter" },
        ],
      },
      {
        title: "From the stove",
        items: [
          { name: "Tiffin of the day", price: "[₹90]", text: "Dal, sabzi, four rotis, rice, dahi" },
          { name: "Jain tiffin", price: "[₹95]", text: "Said the evening before" },
          { name: "Sunday pulao box", price: "[₹140]", text: "For two, with raita and a pickle" },
          { name: "Pickle of the month", price: "[₹120 / 250 g]", text: "Until the jar is empty" },
          { name: "Curd in clay", price: "[₹35]", text: "Set overnight, from the dairy opposite" },
        ],
      },
    ],
    note: "Prices include GST. What is not fresh is not sold; then the slate says so.",
    action: { text: "Order for today", to: "#order" },
  }),
  splitBleed({
    tone: "deep",
    picture: 1,
    title: "Half a kilo is *too much*",
    text: "Ground spice lives six weeks. So we grind what you finish: a hundred grams, in paper, with the day on it. Come again in a month; the stone is not going anywhere.",
    points: [
      "The day of grinding on each packet",
      "Whole spice to look at, before it is ground",
      "Your own mix, written in our book",
    ],
  }),
  steps({
    tone: "tint",
    title: "Three ways to get it home",
    steps: [
      { title: "Walk in", text: "From seven in the morning. The bell is for when we are at the back." },
      { title: "Pick it up", text: "Order by ten, and it hangs on the hook with your name from twelve." },
      { title: "Let it come", text: "Within [3 km] by bicycle, free above [₹300]. Further on by post." },
    ],
  }),
  capturePanel({
    anchor: "order",
    tone: "paper",
    inner: "deep",
    picture: 2,
    title: "Order for *today*",
    lead: "Write it as you would say it at the counter. The price and the hour come within a quarter of an hour, and you pay at the door.",
    form: {
      fields: [
        nameField,
        phoneField,
        {
          label: "What shall we pack?",
          name: "order",
          type: "textarea",
          placeholder: "100 g garam masala, two tiffins for 1 o'clock",
        },
        {
          label: "How",
          name: "way",
          type: "select",
          options: ["I pick it up", "Bring it to me", "Send it by post"],
        },
      ],
      button: "Send the order",
      consent: "Used for this order alone.",
      thanks: to.order,
    },
  }),
  quoteCards({
    tone: "tint",
    title: "Said over the counter",
    quotes: [
      {
        quote: "[A customer's own line: which masala, since when, for which dish.]",
        name: "[Name]",
        job: "[Lane or colony]",
      },
      {
        quote: "[The office that takes nine tiffins, and what they argue about.]",
        name: "[Name]",
        job: "[Office, floor]",
      },
      { quote: "[Somebody who moved away and has it posted.]", name: "[Name]", job: "[City]" },
    ],
  }),
  hoursBoard({
    tone: "paper",
    title: "Opposite the temple tank, *where it smells*",
    map: "Mylapore, Chennai",
    week: [
      { what: "Monday to Saturday", value: "7 am to 9 pm" },
      { what: "Tiffin", value: "12.30 to 2.30 pm" },
      { what: "Sunday", value: "7 am to noon" },
      { what: "New moon day", value: "Closed", quiet: true },
    ],
    ways: [
      { title: "The address", text: "[Shop name], [street and number], [area], [city and PIN]." },
      { title: "By bus", text: "Stop [name], two minutes. Ask anybody for the masala shop." },
      { title: "By car", text: "Two minutes at the kerb; ring, and we come out with it." },
    ],
    action: { text: "Message us", to: "#your-whatsapp" },
  }),
  foot,
];

export const order: readonly Section[] = [
  top,
  thanksHero({
    tone: "brand",
    picture: 2,
    icon: "fas fa-shopping-basket",
    title: "Your order is *on the slate*",
    lead: "In a quarter of an hour you have the price and the hour on WhatsApp. If something is sold out, we ask before we put another thing in.",
    actions: [
      { text: "Add something", to: "#your-whatsapp" },
      { text: "When do I pick it up?", to: to.ready },
    ],
  }),
  nextSteps({
    tone: "paper",
    title: "What happens now",
    items: [
      {
        icon: "fas fa-comment-dots",
        title: "We answer",
        text: "With the sum and the hour. Say “yes”, and it is weighed.",
      },
      {
        icon: "fas fa-mortar-pestle",
        title: "We grind",
        text: "What is ordered, not what was left. That takes ten minutes for each masala.",
      },
      {
        icon: "fas fa-bicycle",
        title: "It comes, or hangs ready",
        text: "You pay at the door. UPI, or exact change for the rider.",
      },
    ],
  }),
  sideOffer({
    tone: "tint",
    title: "A festival near? *We tie the box.*",
    lead: "Six small jars, a wooden spoon and a card with your words. For neighbours, teachers, and the in-laws who have everything.",
    price: "From [₹590]",
    lines: [
      "Packed while your order is ground",
      "Your greeting written by hand",
      "Ten or more with a GST bill",
    ],
    actions: [{ text: "See the hampers", to: to.hamper }],
    picture: 6,
  }),
  splitBleed({
    flip: true,
    tone: "deep",
    picture: 3,
    title: "If it is not fresh today, *the slate says so*",
    text: "A rule of the house since [1978]. What is left in the evening goes into our own dinner, and the stone starts again at six.",
    points: ["The day of grinding on each packet", "Whole spice to look at, if you come by"],
    action: { text: "See what there is today", to: to.shop },
  }),
  foot,
];
