// Gaming: a gaming café with weekly cups. Violet dark, cyan lines, condensed type; talks like the person at the counter.
import type { Brief } from "../../brief.ts";
import { heroBleed, splitBleed } from "../../kit/bleed.ts";
import { specSheet } from "../../kit/boards.ts";
import { finalLine } from "../../kit/closing.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { seats } from "../../kit/offers.ts";
import { plans } from "../../kit/pricing.ts";
import { timetable } from "../../kit/programme.ts";

export const gaming: Brief = {
  category: "creative",
  name: "Gaming",
  slug: "gaming",
  design: {
    palette: {
      paper: "#0D0F1F",
      tint: "#1B2048",
      card: "#242B5C",
      ink: "#EEF1FF",
      muted: "#A9B2D9",
      brand: "#7A4DFF",
      accent: "#27E6D0",
      deep: "#080A16",
    },
    type: {
      display: "Teko",
      text: "Rubik",
      weight: 600,
      h1: 76,
      h2: 52,
      body: 16,
      uppercase: true,
      line: 0.98,
    },
    radius: { card: 6, button: 4, picture: 6 },
    rhythm: { band: 88, gap: 18, width: 1160 },
    eyebrow: "bar",
    card: "line",
    heads: "start",
    button: "glow",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    { alt: "A violet game pad over a grid of light", still: "play-pad" },
    { alt: "A headset on its stand over a grid of light", still: "play-headset" },
    {
      alt: "A row of desks with lit screens, a high-backed chair before each, tubes of light above",
      still: "play-row",
    },
  ],
  sections: [
    brandBar({
      lined: false,
      brand: "[Arena]",
      links: [
        { text: "Rates", to: "#rates" },
        { text: "Cups", to: "#cups" },
        { text: "Find us", to: "#here" },
      ],
      action: { text: "Book a rig", to: "#your-booking-page" },
    }),
    heroBleed({
      tone: "deep",
      melt: true,
      picture: 1,
      position: "center right",
      eyebrow: "Gaming café and cup nights, [area, city]",
      title: "Your ping\nis *not* your excuse any more",
      lead: "[Twenty-four] rigs on one switch, 240 Hz at every seat, and a fibre line that nobody's cousin is torrenting on. Come with four friends or with none; there is a queue looking for a support.",
      actions: [
        { text: "Book a rig", to: "#your-booking-page" },
        { text: "Cup nights", to: "#cups" },
      ],
      note: "First hour free with a student card, before five.",
      facts: [
        { figure: "240 Hz", text: "on all [24] screens" },
        { figure: "[4] ms", text: "to Mumbai servers" },
        { figure: "[6] hrs", text: "of UPS and generator" },
        { figure: "21 °C", text: "in May, we checked" },
      ],
    }),
    splitBleed({
      flip: true,
      tone: "brand",
      picture: 3,
      eyebrow: "The room",
      title: "Sit anywhere. It is the same rig.",
      text: "No lucky chair: each seat has the same card, mouse and monitor, on the same switch. Everything is installed, patches run at six in the morning, and you log in with your own account.",
      points: [
        "Six seats are kept for women, staff within sight",
        "Chairs that were bought by people who sit",
      ],
      action: { text: "Pick a seat", to: "#your-booking-page" },
    }),
    specSheet({
      picture: 2,
      title: "Why people stop playing at home",
      rows: [
        {
          what: "You hear the flank",
          value:
            "Closed headphones, wiped between players. Walls padded with cork. Shouting at your own screen is encouraged.",
        },
        {
          what: "Food survives a clutch",
          value: "Maggi, momos and filter coffee come to the desk on a tray with a lip.",
        },
        {
          what: "Under-sixteens",
          value: "With a parent's number. We text when they come and when they go.",
        },
        {
          what: "After dark",
          value: "Staff at the door until the last seat is empty, and a cab called for you.",
        },
      ],
    }),
    timetable({
      tone: "deep",
      anchor: "cups",
      eyebrow: "Cup nights",
      title: "Five nights to be seen losing",
      rows: [
        {
          when: "Tuesday, 7 pm",
          what: "Duos, bracket of 16",
          who: "Entry [₹100] a head, the pot goes to the first two",
          action: { text: "Enter a duo", to: "#your-booking-page" },
        },
        {
          when: "Wednesday, 7 pm",
          what: "Fighting games, free entry",
          who: "Loser picks the next song",
          action: { text: "Sign up", to: "#your-booking-page" },
        },
        {
          when: "Thursday, 8 pm",
          what: "Football on the big screen",
          who: "Bring your own pad",
          action: { text: "Sign up", to: "#your-booking-page" },
        },
        {
          when: "Friday, 9 pm",
          what: "Five against five, all night",
          who: "Breakfast for those still seated at six",
          action: { text: "Enter a team", to: "#your-booking-page" },
        },
        {
          when: "Sunday, 11 am",
          what: "Under-18 cup",
          who: "Parents may watch. Parents may not coach.",
          action: { text: "Sign up", to: "#your-booking-page" },
        },
      ],
      note: "Skill contests only: no betting, no entry for games of chance.",
    }),
    plans({
      anchor: "rates",
      title: "By the hour, by the night, by the month",
      plans: [
        {
          name: "Hour",
          text: "Walk in, sit down.",
          price: "[₹80]",
          per: "[₹60] before 5 pm",
          lines: ["Any free rig", "Minutes left are kept for you"],
          action: { text: "Book an hour", to: "#your-booking-page" },
        },
        {
          name: "Night pass",
          text: "10 pm to 6 am, Friday and Saturday.",
          price: "[₹399]",
          per: "a seat",
          lines: ["Same seat all night", "One Maggi, two coffees", "Lockers and a door that locks"],
          pick: "Five seats for the price of four",
          action: { text: "Take the night", to: "#your-booking-page" },
        },
        {
          name: "Regular",
          text: "For known faces.",
          price: "[₹1,999]",
          per: "a month, 40 hours",
          lines: ["Book three days ahead", "Cup entries free", "Your settings saved"],
          action: { text: "Become a regular", to: "#your-checkout" },
        },
      ],
    }),
    seats({
      tone: "accent",
      title: "Bringing the whole team?",
      lead: "Birthdays, college clubs, office leagues. We close a row, run the bracket and print a bad trophy.",
      facts: [
        { figure: "[10]", text: "seats in the closed row" },
        { figure: "[3] hours", text: "with food, from [₹4,500]" },
      ],
      action: { text: "Ask for the row", to: "#your-whatsapp" },
    }),
    finalLine({
      anchor: "here",
      tone: "tint",
      title: "Down the stairs, past the bakery",
      lead: "[Basement, building, road, area, city]. [Every day, noon to 2 am; all night on Friday and Saturday.] The counter answers on [98000 00000].",
      action: { text: "Open the map", to: "#your-map" },
    }),
    footerCenter({
      brand: "[Arena]",
      social: [
        { icon: "fab fa-discord", to: "#your-discord" },
        { icon: "fab fa-instagram", to: "#your-instagram" },
      ],
      links: [
        { text: "House rules", to: "#your-rules-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Arena], [GSTIN]. Game names belong to their publishers.",
    }),
  ],
};
