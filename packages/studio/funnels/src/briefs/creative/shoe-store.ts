// Shoe Store: a sneaker label cut for broad Indian feet. Loud type, short sentences, one joke a screen.
import type { Brief } from "../../brief.ts";
import { quoteAside } from "../../kit/asides.ts";
import { finalLine } from "../../kit/closing.ts";
import { footerColumns } from "../../kit/footer.ts";
import { productRows } from "../../kit/goods-wide.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { heroPoster } from "../../kit/hero-wide.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { timetable } from "../../kit/programme.ts";

export const shoeStore: Brief = {
  category: "creative",
  name: "Shoe Store",
  slug: "shoe-store",
  design: {
    palette: {
      paper: "#FFFFFF",
      tint: "#F3F3EE",
      card: "#FFFFFF",
      ink: "#0B0B0B",
      muted: "#4C4C48",
      brand: "#FF4A1C",
      accent: "#D6F23B",
      deep: "#0B0B0B",
    },
    type: {
      display: "Anton",
      text: "Archivo",
      weight: 400,
      h1: 78,
      h2: 44,
      body: 17,
      tracking: 0,
      uppercase: true,
      line: 1.06,
    },
    radius: { card: 0, button: 0, picture: 0 },
    rhythm: { band: 92, gap: 20, width: 1180 },
    eyebrow: "caps",
    card: "flat",
    heads: "start",
    button: "hard",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    {
      alt: "An orange trainer on a black block, a black one with orange stripes before it",
      still: "shoe-pair",
    },
    { alt: "White trainer with two orange stripes", still: "shoe-white" },
    { alt: "Black trainer with lime stripes and laces", still: "shoe-black" },
    { alt: "Blue canvas trainer with cream stripes", still: "shoe-blue" },
  ],
  sections: [
    noticeStrip({
      tone: "deep",
      text: "Free first exchange across India. Pay by UPI, card or cash at the door.",
    }),
    brandBar({
      brand: "[Label]",
      links: [
        { text: "The three", to: "#pairs" },
        { text: "The fit", to: "#fit" },
        { text: "Sizes", to: "#width" },
      ],
      action: { text: "Shop all", to: "#your-shop" },
    }),
    heroPoster({
      tone: "deep",
      eyebrow: "Sneakers cut on an Indian last",
      title: "Your feet are wide.\nWear it *proudly.*",
      lead: "Most sneakers are drawn round a narrow European foot, so you size up and trip over the toe. Ours are drawn round feet measured in [Ludhiana, Kochi and Guwahati]. True to size, roomy in front, firm at the heel.",
      price: "From [₹3,499]",
      actions: [{ text: "Find my pair", to: "#pairs" }],
      note: "Sizes UK 4 to 13, regular and broad.",
      picture: 1,
      height: 620,
      heightMobile: 190,
      edge: true,
    }),
    productRows({
      tone: "tint",
      anchor: "pairs",
      eyebrow: "One broad last, three uppers",
      title: "Pick by where you are going",
      items: [
        {
          picture: 2,
          tag: "For the office run",
          name: "Metro 01",
          text: "Wipe-clean leather, no logo anybody can read in a meeting.",
          price: "[₹4,499]",
          action: { text: "Choose size", to: "#your-shop" },
        },
        {
          picture: 3,
          tag: "For standing all day",
          name: "Shift 02",
          text: "Double foam under the heel. Chefs and nurses, this one.",
          price: "[₹3,999]",
          action: { text: "Choose size", to: "#your-shop" },
        },
        {
          picture: 4,
          tag: "For wet months",
          name: "Gully 03",
          text: "Canvas and a flat rubber sole, dry again by morning in July.",
          price: "[₹3,499]",
          action: { text: "Choose size", to: "#your-shop" },
        },
      ],
    }),
    timetable({
      tone: "paper",
      anchor: "fit",
      eyebrow: "Shoe against shoe",
      title: "What four extra millimetres do",
      lead: "We cut a new last instead of stretching the old one. Lay your insole on ours and look.",
      rows: [
        { when: "Across the ball", what: "104 mm at UK 8", who: "The usual sneaker: 100 mm or less" },
        {
          when: "Toe box",
          what: "Follows the big toe",
          who: "The usual sneaker: comes to a point in the middle",
        },
        {
          when: "Sole",
          what: "Stitched and glued",
          who: "The usual sneaker: glued, and gone by the second monsoon",
        },
        { when: "Insole", what: "Comes out, washes, [₹299] to replace", who: "The usual sneaker: glued in" },
        { when: "After two years", what: "New sole fitted for [₹899]", who: "The usual sneaker: the bin" },
      ],
      note: "Measured across the widest part of the insole. Put your own lasts' figures here.",
    }),
    featureNumbers({
      tone: "tint",
      anchor: "width",
      title: "Right size in ninety seconds",
      across: 4,
      items: [
        { title: "Stand on paper", text: "Heel to the wall, evening time, when feet are at their largest." },
        { title: "Mark twice", text: "The tip of the longest toe and both sides of the ball." },
        {
          title: "Send a photo",
          text: "WhatsApp the sheet with a ₹10 coin on it. We read the scale from the coin.",
        },
        { title: "Get one size", text: "One answer, not a chart. If we are wrong, the exchange is on us." },
      ],
    }),
    quoteAside({
      tone: "deep",
      eyebrow: "Heard at the exchange counter",
      title: "A shoe should meet the foot, *not correct it.*",
      quote: {
        quote: "[A buyer with broad feet: what size they wore before, what they wear now]",
        name: "[Name]",
        job: "[City, model, months worn]",
      },
      facts: [
        { what: "Widths of every size", value: "Regular and broad" },
        { what: "First exchange", value: "Free" },
        { what: "Days to decide", value: "Seven, indoors" },
      ],
    }),
    finalLine({
      title: "Bring your toes home.",
      lead: "Wear them indoors for seven days. Wrong? We collect and pay you back to UPI.",
      action: { text: "Shop the three", to: "#your-shop" },
    }),
    footerColumns({
      brand: "[Label]",
      text: "Sneakers for feet as they are. Made in [Agra].",
      groups: [
        {
          title: "Shop",
          links: [
            { text: "All pairs", to: "#pairs" },
            { text: "Size by photo", to: "#your-whatsapp" },
          ],
        },
        {
          title: "Fine print",
          links: [
            { text: "Exchange and refund", to: "#your-refund-page" },
            { text: "Privacy policy", to: "#your-privacy-page" },
          ],
        },
      ],
      legal: "© [Year] [Label]. [GSTIN]. Prices include GST.",
    }),
  ],
};
