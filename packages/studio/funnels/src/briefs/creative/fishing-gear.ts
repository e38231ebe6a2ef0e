// Fishing Gear: tackle for Indian rivers and tanks, from somebody who is out before five. Quiet, exact, a little salty.

import type { Brief } from "../../brief.ts";
import { emailField } from "../../form/form.ts";
import { captureBar } from "../../kit/capture.ts";
import { featureRows } from "../../kit/features.ts";
import { footerLine } from "../../kit/footer.ts";
import { priceList } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { heroStage } from "../../kit/hero-staged.ts";
import { timeline } from "../../kit/programme.ts";
import { guarantee } from "../../kit/trust.ts";

export const fishingGear: Brief = {
  category: "creative",
  name: "Fishing Gear",
  slug: "fishing-gear",
  design: {
    palette: {
      paper: "#F1F3EE",
      tint: "#DFE6DF",
      card: "#FBFCF9",
      ink: "#10231F",
      muted: "#3B4A44",
      brand: "#0F5B57",
      accent: "#F0A63A",
      deep: "#0B2422",
    },
    type: { display: "Oswald", text: "Work Sans", weight: 500, h1: 70, h2: 48, body: 17, line: 1.12 },
    radius: { card: 6, button: 6, picture: 6 },
    rhythm: { band: 96, gap: 24, width: 1200 },
    eyebrow: "rule",
    card: "sideline",
    heads: "start",
    button: "solid",
    picture: "line",
    icons: "bare",
  },
  pictures: [
    { alt: "A rod bent over a still lake before sunrise, a jetty and a boat on it", still: "journey-angler" },
    { alt: "Four lures hung from a wooden rail in the sun", still: "tackle-lures" },
    { alt: "A rod with a spinning reel and a tin of lures on boards", still: "tackle-reel" },
  ],
  sections: [
    brandBar({
      tone: "deep",
      lined: false,
      brand: "[Tackle house]",
      links: [
        { text: "Kits", to: "#kits" },
        { text: "Tackle list", to: "#list" },
        { text: "Season", to: "#season" },
      ],
      action: { text: "Ask us", to: "#your-whatsapp" },
    }),
    heroStage({
      tone: "deep",
      height: 660,
      share: 50,
      eyebrow: "Rods, reels and lures, from hill lake to village tank",
      title: "The trout does not care what it says *on the box.*",
      lead: "Ours is chosen on cold lakes before the sun is over the ridge, then on the Ramganga and on village tanks in the heat, by people who drive home with empty baskets often enough to learn something.",
      actions: [
        { text: "Choose by fish", to: "#kits" },
        { text: "See the tackle list", to: "#list" },
      ],
      picture: 3,
      facts: [
        { figure: "0.18 mm", text: "the finest of [eleven] braids in stock" },
        { figure: "[5] waters", text: "where each rod is fished before it is listed" },
        { figure: "[00] days", text: "usual reel service, parts held here" },
        { figure: "2 pm", text: "orders before it leave the same day" },
      ],
    }),
    featureRows({
      anchor: "kits",
      eyebrow: "Made up for you",
      title: "Two kits, and what they are honest for",
      rows: [
        {
          eyebrow: "Tank and lake",
          title: "The murrel kit",
          text: "A seven-foot medium-heavy rod, a reel with a drag you can set with wet hands, and four lures: a frog that walks over lily pads without picking up weed, a spoon, and two minnows for open water.",
          points: [
            "Rod, reel and 120 m of 40 lb braid, spooled",
            "One frog, one spoon, two minnows",
            "Long pliers, because murrel have teeth",
          ],
          picture: 2,
          action: { text: "Order at [₹6,900]", to: "#your-checkout" },
        },
        {
          eyebrow: "River",
          title: "The rapids kit",
          text: "Nine feet, to keep line off the rocks, and a reel that holds 250 metres because the first run will take most of it. Barbless hooks: mahseer go back.",
          points: [
            "Rod, reel and 250 m of 50 lb braid",
            "Six spoons and plugs with single barbless hooks",
            "A rubber net, kind to scales",
          ],
          picture: 1,
          action: { text: "Order at [₹14,500]", to: "#your-checkout" },
        },
      ],
    }),
    priceList({
      tone: "tint",
      anchor: "list",
      title: "The small things that lose big fish",
      groups: [
        {
          title: "Line and leader",
          items: [
            { name: "Eight-strand braid, 150 m", price: "[₹1,150]", text: "Round, quiet through the rings" },
            { name: "Fluorocarbon leader, 30 m", price: "[₹690]", text: "20, 30 and 40 lb" },
            { name: "FG knot tool", price: "[₹240]", text: "For cold fingers at dawn" },
          ],
        },
        {
          title: "Hooks and metal",
          items: [
            { name: "Single inline hooks, pack of 6", price: "[₹320]", text: "Barbless, sizes 1 to 4/0" },
            { name: "Split rings and swivels", price: "[₹180]", text: "Tested at twice what is printed" },
            { name: "Hand-beaten brass spoon", price: "[₹280]", text: "18 g, made in [Moradabad]" },
          ],
        },
      ],
      note: "Dealers and camps: ask for the trade sheet.",
    }),
    timeline({
      tone: "deep",
      anchor: "season",
      eyebrow: "Before you pack",
      title: "Which month, which water",
      stops: [
        {
          when: "Nov to Feb",
          title: "Clear and cold",
          text: "Low light, small spoons, slow. Mahseer lie deep in the pools; fish the last hour.",
        },
        {
          when: "Mar to May",
          title: "Low water",
          text: "Murrel on the surface by six in the morning. By ten, go home and oil the reel.",
        },
        {
          when: "Jun to Sep",
          title: "Breeding and flood",
          text: "Many states close the season. We do not ship river kits in these months to closed districts.",
        },
        {
          when: "October",
          title: "Falling water",
          text: "The best fortnight of the year. Book the guide, check the permit, retie every knot.",
        },
      ],
    }),
    guarantee({
      tone: "tint",
      seal: "fas fa-tools",
      title: "If it breaks on a fish, we mend it",
      text: "Send a photo of the break. Rod sections and reel parts are replaced free for [two] years when they failed at their work. Car doors and ceiling fans are charged at cost, and we have seen plenty of both.",
      points: [
        "No card to post, your phone number is the record",
        "Most repairs leave within [five] working days",
      ],
    }),
    captureBar({
      tone: "deep",
      title: "River levels, Thursday night",
      lead: "One short mail before the weekend: dam releases, closures, what is taking.",
      form: {
        fields: [emailField],
        button: "Send me the levels",
        consent: "One mail a week. Leave with one click.",
      },
    }),
    footerLine({
      brand: "[Tackle house]",
      links: [
        { text: "Tackle list", to: "#list" },
        { text: "WhatsApp", to: "#your-whatsapp" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Tackle house], [GSTIN]. Check your state's permit and closed season before you fish.",
    }),
  ],
};
