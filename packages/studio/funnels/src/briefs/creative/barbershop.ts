// Barbershop: old trade, new chairs. Short lines, dry humour.

import type { Brief } from "../../brief.ts";
import { hoursBoard, quoteAside } from "../../kit/asides.ts";
import { menuBoard } from "../../kit/boards.ts";
import { finalLine } from "../../kit/closing.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroPoster } from "../../kit/hero-wide.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { team } from "../../kit/people.ts";

export const barbershop: Brief = {
  category: "creative",
  name: "Barbershop",
  slug: "barbershop",
  design: {
    palette: {
      paper: "#F6F1E4",
      tint: "#EADFC8",
      card: "#FFFBF0",
      ink: "#1D1A16",
      muted: "#5C5448",
      brand: "#B3261E",
      accent: "#F2C14E",
      deep: "#1B2A41",
    },
    type: {
      display: "Anton",
      text: "Archivo",
      weight: 400,
      h1: 88,
      h2: 52,
      body: 17,
      tracking: 0.2,
      uppercase: true,
      line: 1.02,
    },
    radius: { card: 0, button: 0, picture: 0 },
    rhythm: { band: 88, gap: 22, width: 1200 },
    eyebrow: "bar",
    card: "line",
    heads: "start",
    button: "hard",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    { alt: "A striped pole, scissors and a razor on towels, and a shaving mug", still: "barber-pole" },
    { alt: "A red barber's chair before a mirror with bulbs", still: "barber-chair" },
  ],
  sections: [
    brandBar({
      tone: "accent",
      lined: false,
      brand: "[Shop name]",
      links: [
        { text: "Prices", to: "#prices" },
        { text: "Barbers", to: "#barbers" },
        { text: "The shop", to: "#shop" },
      ],
      action: { text: "Book", to: "#your-booking-page" },
    }),
    heroPoster({
      eyebrow: "[Shop name], [area], [city]",
      title: "Sit down.\n*Look up.* Look good.",
      lead: "Four chairs, four barbers, one kettle. We cut hair the way your grandfather's barber did, with cleaner blades and better jokes.",
      actions: [{ text: "Book a chair", to: "#your-booking-page" }],
      price: "Haircut [₹350]",
      note: "Walk in if the pole is turning. Closed on Tuesdays, as is right.",
      picture: 1,
      height: 600,
      heightMobile: 200,
    }),
    menuBoard({
      anchor: "prices",
      tone: "deep",
      eyebrow: "On the wall",
      title: "The board",
      groups: [
        {
          title: "Hair",
          items: [
            {
              name: "Cut, wash, dry",
              price: "[₹350]",
              text: "Thirty-five minutes. Neck shaved with hot foam.",
            },
            { name: "Skin fade", price: "[₹450]", text: "By machine, finished by blade." },
            {
              name: "Boys under twelve",
              price: "[₹220]",
              text: "Cushion, comic, one lollipop with the parent's nod.",
            },
            {
              name: "Head massage, coconut or almond",
              price: "[₹250]",
              text: "Twenty minutes. People have slept.",
            },
          ],
        },
        {
          title: "Beard",
          items: [
            {
              name: "Shape and line",
              price: "[₹200]",
              text: "We ask for a photograph of your worst beard. It helps.",
            },
            {
              name: "Hot towel shave",
              price: "[₹300]",
              text: "Three towels, a fresh blade opened in front of you.",
            },
            { name: "Beard colour", price: "[₹400]", text: "Ammonia-free. Patch test the day before." },
            {
              name: "The groom",
              price: "[₹2,400]",
              text: "Cut, shave, facial, and a chair for the nervous friend.",
            },
          ],
        },
      ],
      picture: 2,
      note: "UPI, cash, card. A new blade for every face, no exceptions and no need to ask.",
      action: { text: "Book a chair", to: "#your-booking-page" },
    }),
    featureNumbers({
      tone: "paper",
      across: 4,
      eyebrow: "House rules",
      title: "Things we will tell you to your face",
      items: [
        {
          title: "That cut needs other hair",
          text: "Bring the photo of the footballer. We will say what your crown can do and offer the nearest honest thing.",
        },
        {
          title: "You are next, sir",
          text: "Bookings run on the quarter-hour. If we are ten minutes late, the massage is ours.",
        },
        {
          title: "Come back on Saturday",
          text: "A bad fringe is put right free within seven days. It is hair. We have more ideas.",
        },
        { title: "Politics at the third chair only", text: "The other three talk of cricket." },
      ],
    }),
    team({
      anchor: "barbers",
      tone: "tint",
      eyebrow: "Behind the chairs",
      title: "Ask for them by name",
      people: [
        {
          name: "The owner",
          job: "[Barber's name]",
          text: "Cutting since [year]. Cuts his own father's hair, under supervision.",
        },
        {
          name: "Fades",
          job: "[Barber's name]",
          text: "Will not be hurried. Bring a podcast.",
        },
        {
          name: "Shaves",
          job: "[Barber's name]",
          text: "The lightest wrist in [city], and the strongest views.",
        },
        {
          name: "Boys, grooms",
          job: "[Barber's name]",
          text: "Has never made a child cry. Twice, an uncle.",
        },
      ],
    }),
    quoteAside({
      title: "Said into the mirror",
      tone: "paper",
      quote: {
        quote: "[A regular's real line about the first cut here, as he said it in the mirror.]",
        name: "[Name]",
        job: "[Comes every three weeks]",
      },
      facts: [
        { what: "Chairs", value: "Four" },
        { what: "Longest wait last month", value: "[Ten minutes]" },
        { what: "Blades used twice", value: "None" },
      ],
      others: [
        { quote: "[A groom's line about the wedding morning.]", name: "[Name]", job: "[month, year]" },
        { quote: "[A father's line about his son's haircut.]", name: "[Name]", job: "[area]" },
        { quote: "[A line about the shave or the massage.]", name: "[Name]", job: "[work]" },
      ],
    }),
    hoursBoard({
      anchor: "shop",
      tone: "tint",
      eyebrow: "The shop",
      title: "Follow the stripes",
      map: "Church Street, Bengaluru",
      week: [
        { what: "Wednesday to Saturday", value: "8 am to 9 pm" },
        { what: "Sunday, book: full by eleven", value: "8 am to 9 pm" },
        { what: "Monday, walk in", value: "8 am to 9 pm" },
        { what: "Tuesday", value: "Closed", quiet: true },
      ],
      ways: [
        { title: "On foot", text: "[Street], [area], [city and PIN]. Between the bakery and the bank." },
        { title: "By car", text: "Parking behind the [landmark], free for the length of a haircut." },
        { title: "By metro", text: "[Station], gate [B], four minutes. Look for the pole." },
      ],
      action: { text: "Message the shop", to: "#your-whatsapp" },
    }),
    finalLine({
      tone: "brand",
      title: "Wedding on Sunday? Do not leave it to Saturday night.",
      action: { text: "Book a chair", to: "#your-booking-page" },
    }),
    footerLine({
      tone: "deep",
      brand: "[Shop name]",
      links: [
        { text: "Prices", to: "#prices" },
        { text: "Instagram", to: "#your-instagram" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Shop name], [city].",
    }),
  ],
};
