// Motorcycle: rides and rentals on classic machines in the hills. Rough-voiced, safety first.
import type { Brief } from "../../brief.ts";
import { heroBleed, pictureBand } from "../../kit/bleed.ts";
import { footerLine } from "../../kit/footer.ts";
import { productGrid } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { seats } from "../../kit/offers.ts";
import { featurePanel } from "../../kit/panels.ts";
import { about } from "../../kit/people.ts";
import { timetable } from "../../kit/programme.ts";
import { faqSplit } from "../../kit/trust.ts";

export const motorcycle: Brief = {
  category: "creative",
  name: "Motorcycle",
  slug: "motorcycle",
  design: {
    palette: {
      paper: "#F7F1E7",
      tint: "#EADFCF",
      card: "#FFFDF9",
      ink: "#1E1813",
      muted: "#574A3D",
      brand: "#B34A0B",
      accent: "#F2C879",
      deep: "#14110E",
    },
    type: {
      display: "Oswald",
      text: "Karla",
      weight: 600,
      h1: 72,
      h2: 50,
      body: 18,
      tracking: -0.2,
      uppercase: true,
      line: 1.02,
    },
    radius: { card: 2, button: 2, picture: 2 },
    rhythm: { band: 96, gap: 22, width: 1220 },
    eyebrow: "caps",
    card: "topline",
    heads: "start",
    button: "solid",
    buttonCase: "uppercase",
    picture: "line",
    icons: "bare",
  },
  pictures: [
    { alt: "A classic black motorcycle with a cream tank panel", still: "moto-black" },
    { alt: "A red classic motorcycle with a pad to lean on behind its seat", still: "moto-red" },
    { alt: "A green classic motorcycle with a box at each side and a roll on its rack", still: "moto-green" },
    { alt: "The road from above, winding along the slope towards the ranges", still: "journey-pass" },
    { alt: "A red classic motorcycle at the side of a mountain road in the evening sun", still: "moto-ride" },
    { alt: "The tank, engine and headlamp of a green motorcycle from close by", still: "moto-near" },
  ],
  sections: [
    brandBar({
      brand: "[Garage name]",
      tone: "deep",
      links: [
        { text: "Machines", to: "#machines" },
        { text: "Rides", to: "#rides" },
        { text: "Papers", to: "#papers" },
      ],
      action: { text: "Hold a seat", to: "#rides" },
    }),
    heroBleed({
      melt: true,
      height: 760,
      tone: "deep",
      picture: 6,
      eyebrow: "Rides and rentals from [Manali]",
      title: "The road climbs.\n*So do you.*",
      lead: "Classic singles, serviced after every ride. Groups of eight, a mechanic behind, a doctor's number in front. Spiti, Zanskar and the long way home.",
      actions: [
        { text: "This summer's rides", to: "#rides" },
        { text: "Rent a machine", to: "#machines" },
      ],
      note: "Nobody rides with us without gloves.",
      facts: [
        { figure: "8 saddles", text: "a ride, then the list is closed" },
        { figure: "200 km", text: "a day at most, chai included" },
        { figure: "[4,800] m", text: "the highest of this summer's passes" },
        { figure: "1 mechanic", text: "behind you, with a spare clutch" },
      ],
    }),
    timetable({
      anchor: "rides",
      tone: "tint",
      eyebrow: "Summer [2026]",
      title: "Four rides, eight saddles each",
      rows: [
        {
          when: "[6 to 14 June]",
          what: "Spiti circuit, 9 days, 780 km",
          who: "[₹46,000]. First ride in the hills? This one.",
          action: { text: "Hold a seat", to: "#your-checkout" },
        },
        {
          when: "[28 June to 9 July]",
          what: "Manali to Leh and back, 12 days",
          who: "[₹62,000]. Five passes above 4,800 m.",
          action: { text: "Hold a seat", to: "#your-checkout" },
        },
        {
          when: "[2 to 12 August]",
          what: "Zanskar by the new road, 11 days",
          who: "[₹68,000]. Water crossings, camp for three nights.",
          action: { text: "Hold a seat", to: "#your-checkout" },
        },
        {
          when: "[5 to 11 September]",
          what: "Women's ride, Tirthan and Jalori, 7 days",
          who: "[₹38,000]. Led by [name].",
          action: { text: "Hold a seat", to: "#your-checkout" },
        },
      ],
      note: "Fuel, machine, beds, breakfast and dinner, permits, mechanic and jeep are in the price.",
    }),
    productGrid({
      anchor: "machines",
      eyebrow: "In the shed",
      title: "One single, set up for three roads",
      lead: "Same engine, same spares, same way of starting. What is bolted on is different.",
      height: 310,
      items: [
        {
          picture: 1,
          tag: "For one",
          name: "The plain one",
          text: "Forgiving, torquey, sounds like a Sunday. Nothing on it that can fall off.",
          price: "[₹1,600] a day",
          action: { text: "Reserve", to: "#your-booking-page" },
        },
        {
          picture: 2,
          tag: "For two",
          name: "The one with a back to it",
          text: "A pad behind the second seat, a rack, and softer springs. She will ask for it by name.",
          price: "[₹1,800] a day",
          action: { text: "Reserve", to: "#your-booking-page" },
        },
        {
          picture: 3,
          tag: "For a fortnight",
          name: "The one that carries",
          text: "Two boxes that lock and a roll on the rack. Everything dry for nine days, even the second shirt.",
          price: "[₹2,200] a day",
          action: { text: "Reserve", to: "#your-booking-page" },
        },
      ],
    }),
    featurePanel({
      tone: "deep",
      eyebrow: "Strapped to every ride",
      title: "What comes along, whether you see it or not",
      items: [
        {
          icon: "fas fa-tools",
          title: "A mechanic",
          text: "[Name] has rebuilt a clutch at 4,500 metres, in sleet.",
        },
        {
          icon: "fas fa-first-aid",
          title: "Oxygen and a plan",
          text: "Pulse read each evening. Below the line, you ride in the jeep and nobody jokes.",
        },
        {
          icon: "fas fa-hard-hat",
          title: "Helmet, jacket, knees",
          text: "ECE helmets in five sizes, washed liners. Bring your own boots.",
        },
        {
          icon: "fas fa-satellite-dish",
          title: "A satellite phone",
          text: "For the two days when no bar will show.",
        },
      ],
    }),
    about({
      flip: true,
      tone: "paper",
      picture: 5,
      eyebrow: "From the lead rider",
      title: "Slow is how you *arrive*",
      text: "I went over a bend at Gata Loops when I was twenty-three, showing off to a truck. The truck driver stopped, made tea and did not say a word. That was the lesson.\n\nWe ride two hundred kilometres a day at most. We stop when it rains hard and when a river rises after noon. You will be back a day late rather than a day short, and the price does not change for it.",
      sign: "[Lead rider's name]",
    }),
    pictureBand({
      tone: "deep",
      veil: 0.6,
      picture: 4,
      text: "Above four thousand metres nobody is in a hurry. *Not even the engine.*",
      by: "“[A rider's real words: the bend where they understood why we stop so often.]” **[Name]**, [ride, month]",
    }),
    faqSplit({
      anchor: "papers",
      tone: "tint",
      title: "Papers, mountains, nerves",
      ask: "Not sure you are ready? Ride a morning with us in [city] first, [₹1,200].",
      ways: [
        { icon: "fas fa-phone", text: "[98000 00000]" },
        { icon: "far fa-clock", text: "[Daily, 9 to 6, from the garage]" },
      ],
      action: { text: "Ride a morning", to: "#your-booking-page" },
      items: [
        {
          title: "Which licence do I need?",
          text: "Motorcycle with gear, in the original. Foreign guests bring the international permit.",
        },
        {
          title: "How good must I be?",
          text: "Two hundred kilometres in a day without fear, and standing on the pegs for gravel. We test both on day one, kindly.",
        },
        {
          title: "What if I drop it?",
          text: "Scratches are ours. Broken parts are at dealer price, capped at the deposit of [₹15,000].",
        },
        {
          title: "May I bring somebody on the back?",
          text: "On the red machine, yes, at a third of the price. Both of you ride the morning in [city] first.",
        },
        {
          title: "What if the pass is shut?",
          text: "We wait a day or go round. If the ride cannot be ridden at all, the money comes back within [seven] days.",
        },
      ],
    }),
    seats({
      tone: "brand",
      title: "Eight saddles. Then the list is closed.",
      facts: [
        { figure: "[3]", text: "left for Spiti" },
        { figure: "[5]", text: "left for Leh" },
        { figure: "[6]", text: "left for Zanskar" },
      ],
      action: { text: "Hold a seat for [₹5,000]", to: "#your-checkout" },
    }),
    footerLine({
      tone: "deep",
      brand: "[Garage name]",
      links: [
        { text: "Rides", to: "#rides" },
        { text: "Rental terms", to: "#your-terms-page" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal:
        "© [Year] [Garage name], [town]. Riding in the mountains is dangerous; we lower the risk, we cannot remove it.",
    }),
  ],
};
