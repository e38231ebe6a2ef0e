// Makeup: a bridal make-up artist. Rose, gold, soft italics; reassuring to a bride who is asked to be fair-skinned.

import type { Brief } from "../../brief.ts";
import { quoteAside } from "../../kit/asides.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { footerLine } from "../../kit/footer.ts";
import { contactCards } from "../../kit/gallery.ts";
import { brandBar } from "../../kit/header.ts";
import { heroStage } from "../../kit/hero-staged.ts";
import { seats } from "../../kit/offers.ts";
import { steps } from "../../kit/panels.ts";
import { menuCard } from "../../kit/paths.ts";
import { about } from "../../kit/people.ts";

export const makeup: Brief = {
  category: "creative",
  name: "Makeup",
  slug: "makeup",
  design: {
    palette: {
      paper: "#FFF7F5",
      tint: "#FBE6E2",
      card: "#FFFFFF",
      ink: "#3B1522",
      muted: "#6A4651",
      brand: "#B23A5B",
      accent: "#E5B06A",
      deep: "#431527",
    },
    type: {
      display: "Playfair Display",
      text: "Josefin Sans",
      weight: 500,
      h1: 68,
      h2: 48,
      body: 18,
      tracking: -0.4,
      italicAccent: true,
      line: 1.14,
    },
    radius: { card: 24, button: 40, picture: 28 },
    rhythm: { band: 96, gap: 24, width: 1160 },
    eyebrow: "rule",
    card: "line",
    heads: "center",
    button: "solid",
    picture: "plain",
    icons: "round",
  },
  pictures: [
    { alt: "Five lipsticks in shades from coral to plum on small plinths", still: "makeup-lipsticks" },
    { alt: "A compact with four shades for Indian skin, a brush and a lipstick", still: "makeup-compact" },
    {
      alt: "The artist's table: a mirror with lamps, brushes, colours, and a frame for her photograph",
      still: "makeup-vanity",
    },
    {
      alt: "Eight foundations smeared side by side, from wheat to deep brown, four bottles behind",
      still: "makeup-shades",
    },
  ],
  sections: [
    brandBar({
      brand: "[Artist's name]",
      tone: "tint",
      lined: false,
      links: [
        { text: "Prices", to: "#prices" },
        { text: "Instagram", to: "#your-instagram" },
      ],
      action: { text: "Check my date", to: "#dates" },
    }),
    heroStage({
      flip: true,
      share: 53,
      tone: "tint",
      picture: 1,
      eyebrow: "Bridal make-up in [city] and wherever the wedding is",
      title: "Your own shade,\n*on your best day.*",
      lead: "No shade lighter. No mask in the photographs. Lips and base matched to you in daylight and tested through four hours of smoke, ghee, tears and dancing.",
      actions: [
        { text: "Check my date", to: "#dates" },
        { text: "Prices", to: "#prices" },
      ],
      facts: [
        { figure: "1 bride", text: "a day, never two" },
        { figure: "[38]", text: "foundations in the kit, most deeper than wheat" },
        { figure: "40 min", text: "ready before the time you named" },
        { figure: "4 hours", text: "of smoke and tears, tested" },
      ],
    }),
    steps({
      tone: "paper",
      title: "How we get to the wedding morning",
      picture: 2,
      steps: [
        {
          title: "A call with your photos",
          text: "Outfit, jewellery, light of the venue, and one picture of you that you like.",
        },
        {
          title: "The trial, near a window",
          text: "Two looks in two hours. You wear one home, sleep on the other, and tell me what itched.",
        },
        {
          title: "Your card",
          text: "Each product and shade written down. If I fell ill, my second could do your face from it.",
        },
        {
          title: "The day",
          text: "I come with an assistant, finish forty minutes early, and stay until the varmala.",
        },
      ],
    }),
    splitBleed({
      tone: "brand",
      flip: true,
      share: 44,
      height: 600,
      picture: 4,
      eyebrow: "By the window, not under the lamp",
      title: "Eight of the [thirty-eight]. *One of them is yours.*",
      text: "I smear them along your jaw in daylight and wait ten minutes, because a shade turns as it dries. The one that nobody can find again is the one.",
      points: ["Mixed from two where one is not enough", "The mix stands on your card, for the next time"],
    }),
    menuCard({
      anchor: "prices",
      tone: "deep",
      eyebrow: "Prices",
      title: "Written here so you need not ask",
      groups: [
        {
          title: "For the bride",
          items: [
            {
              name: "Wedding day, with hair and draping",
              price: "[₹28,000]",
              text: "Trial included. Assistant included.",
            },
            { name: "Sangeet or reception", price: "[₹16,000]", text: "Second look from the same trial." },
            { name: "Registry or engagement", price: "[₹12,000]", text: "Light, ninety minutes." },
          ],
        },
        {
          title: "For the family",
          items: [
            {
              name: "Mother of the bride",
              price: "[₹6,500]",
              text: "Quiet, and it lasts through the vidaai.",
            },
            {
              name: "Sisters and friends, each",
              price: "[₹4,000]",
              text: "From three people, a second artist comes along.",
            },
            { name: "Draping only", price: "[₹1,500]", text: "Twelve states' styles." },
          ],
        },
      ],
      foot: "Outside [city]: train or flight and one room. Half on booking, half on the day, by UPI. GST extra.",
    }),
    quoteAside({
      tone: "paper",
      title: "From the morning after",
      quote: {
        quote: "[A bride with acne or pigmentation: what she feared, what happened by midnight.]",
        name: "[Name]",
        job: "[Wedding, city]",
      },
      facts: [
        { what: "Trial", value: "Two looks, two hours" },
        { what: "Ready before time", value: "40 minutes" },
        { what: "Shades lighter", value: "None" },
      ],
      others: [
        { quote: "[A mother: one line.]", name: "[Name]", job: "[mother of the bride]" },
        { quote: "[A photographer: what the skin did under flash.]", name: "[Name]", job: "[photographer]" },
        { quote: "[A sister who came for draping only.]", name: "[Name]", job: "[city]" },
      ],
    }),
    about({
      flip: true,
      tone: "tint",
      picture: 3,
      eyebrow: "The artist",
      title: "I was told to go two shades lighter",
      text: "At my own wedding I did not know the woman in the album. The artist had been kind and quick, and had painted somebody else.\n\nI trained for [two years] in [city] and have done [000] brides since. My kit holds [thirty-eight] foundations, most of them deeper than wheat, because most of us are.",
      points: ["[Training and year]", "[Hygiene: brushes washed between faces, single-use wands]"],
      sign: "[Artist's name]",
    }),
    seats({
      anchor: "dates",
      title: "One bride a day. Never two.",
      lead: "So muhurat dates go early. Ask even if it looks full; families move dates too.",
      facts: [
        { figure: "[Nov]", text: "[4] auspicious days left" },
        { figure: "[Dec]", text: "[2] left, both weekdays" },
        { figure: "[Feb]", text: "open from the [9th]" },
      ],
      action: { text: "Ask about my date", to: "#your-whatsapp" },
    }),
    contactCards({
      title: "Send the date first",
      ways: [
        {
          icon: "fab fa-whatsapp",
          title: "WhatsApp",
          text: "Date, city, number of faces. I answer after seven in the evening.",
          action: { text: "Write on WhatsApp", to: "#your-whatsapp" },
        },
        {
          icon: "fab fa-instagram",
          title: "Instagram",
          text: "Unfiltered faces in daylight, labelled with the products.",
          action: { text: "See the faces", to: "#your-instagram" },
        },
        {
          icon: "fas fa-phone",
          title: "Telephone",
          text: "For mothers, who ask better questions. Between four and six, not on wedding days.",
          action: { text: "Call me", to: "#your-phone" },
        },
      ],
    }),
    footerLine({
      brand: "[Artist's name]",
      links: [
        { text: "Prices", to: "#prices" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Artist's name], [city]. Photographs are shown only with the bride's leave.",
    }),
  ],
};
