import type { Brief } from "../../brief.ts";
import { hoursBoard } from "../../kit/asides.ts";
import { pictureBand, splitBleed } from "../../kit/bleed.ts";
import { footerColumns } from "../../kit/footer.ts";
import { productGrid } from "../../kit/goods.ts";
import { brandBar } from "../../kit/header.ts";
import { heroHeadline } from "../../kit/hero-staged.ts";
import { steps } from "../../kit/panels.ts";
import { about } from "../../kit/people.ts";

export const womensFashion: Brief = {
  category: "creative",
  name: "Women's Fashion",
  slug: "womens-fashion",
  design: {
    palette: {
      paper: "#FAF6F0",
      tint: "#F0E7DC",
      card: "#FFFDF9",
      ink: "#2B1B1F",
      muted: "#59464A",
      brand: "#6E1F35",
      accent: "#D9A88F",
      deep: "#2E1119",
    },
    type: {
      display: "Cormorant Garamond",
      text: "Karla",
      weight: 500,
      h1: 72,
      h2: 50,
      body: 17,
      tracking: -0.6,
      italicAccent: true,
      line: 1.14,
    },
    radius: { card: 0, button: 0, picture: 0 },
    rhythm: { band: 112, gap: 26, width: 1200 },
    eyebrow: "caps",
    card: "flat",
    heads: "start",
    button: "quiet",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    { alt: "A wine-coloured kurta with printed flowers on a hanger", still: "rail-kurta" },
    { alt: "A green dress with a gold belt on a hanger", still: "rail-dress" },
    { alt: "An ochre printed shirt and wide trousers on hangers", still: "rail-set", focus: "center left" },
    { alt: "Kurtas and dresses side by side on a brass rail in the sun", still: "rail-house" },
    { alt: "Folded cottons in wine and cream, printed with small flowers", still: "cloth-wine" },
    { alt: "Folded cottons in green and gold, printed with small flowers", still: "cloth-green" },
    {
      alt: "A cotton half printed with wine-red flowers, the carved block and the tray of colour on it",
      still: "block-print",
    },
  ],
  sections: [
    brandBar({
      brand: "[House name]",
      links: [
        { text: "The edit", to: "#edit" },
        { text: "To measure", to: "#measure" },
        { text: "The house", to: "#house" },
      ],
      action: { text: "Book a fitting", to: "#visit" },
    }),
    heroHeadline({
      picture: 7,
      scale: 1.2,
      height: 600,
      facts: [
        { figure: "40 pieces", text: "of each print, then the block is washed" },
        { figure: "9 to 12", text: "days from your order to your door" },
      ],
      eyebrow: "Edit [no. 7], handblock on mulmul",
      title: "Dressed for the evening\n*you actually have.*",
      lead: "A school meeting at four, a sangeet at eight, an auto in between. We make kurtas, dresses and sets in small runs, stitched after you order, so the sleeve is your sleeve.",
      actions: [
        { text: "See the edit", to: "#edit" },
        { text: "How to measure", to: "#measure" },
      ],
      note: "Stitched in [Jaipur], after you order.",
    }),
    productGrid({
      height: 330,
      tone: "tint",
      anchor: "edit",
      eyebrow: "The edit",
      title: "Three to begin with",
      lead: "Each comes with pockets deep enough for a phone and a lipstick. We checked with ours.",
      items: [
        {
          picture: 1,
          name: "Amla kurta",
          text: "Straight to below the knee, gold at hem and cuffs, lined to the waist. Mulmul.",
          price: "[₹3,200]",
          action: { text: "Order mine", to: "#your-shop" },
        },
        {
          picture: 2,
          name: "Ujala dress",
          text: "Gathered under a gold belt, twice round. Modal satin, washes at home.",
          price: "[₹4,800]",
          action: { text: "Order mine", to: "#your-shop" },
        },
        {
          picture: 3,
          name: "Dopahar set",
          text: "Short shirt, wide trousers, both worn apart more than together.",
          price: "[₹5,400]",
          action: { text: "Order mine", to: "#your-shop" },
        },
      ],
    }),
    splitBleed({
      tone: "paper",
      picture: 6,
      height: 560,
      eyebrow: "The cloth",
      title: "Two colours that *took a year*",
      text: "Bottle green is dyed in the shade and washed eleven times before it is cut. Madder is printed with gold, and the block rests after the fortieth piece.",
      points: [
        "Mulmul, washed before it is measured",
        "Forty pieces of a print, then no more",
        "Each cloth has its printer's name",
      ],
    }),
    steps({
      anchor: "measure",
      eyebrow: "Made after you order",
      title: "Three measurements, no return parcel",
      action: { text: "Send measurements", to: "#your-whatsapp" },
      steps: [
        {
          title: "Take them from a kurta you love",
          text: "Lay it flat. Shoulder seam to shoulder seam, armpit to armpit, neck to hem. A tape and two minutes.",
        },
        {
          title: "Say what you always alter",
          text: "“I shorten every sleeve.” “I need room at the bust.” Our cutter writes it on the paper pattern before the cloth is touched.",
        },
        {
          title: "Look once before we cut",
          text: "You get a photograph of the print on the table, with your name on the slip. Say yes, or ask for another corner of the cloth.",
        },
      ],
    }),
    about({
      flip: true,
      picture: 4,
      tone: "tint",
      anchor: "house",
      eyebrow: "The house",
      title: "Begun with a mother's cupboard",
      text: "My mother kept her good sarees for occasions that came twice a year. When she was sixty she wore them to the vegetable market, and looked like a queen buying coriander.\n\nI wanted clothes that need no occasion. We are [seven] women and one printer, [name], whose family has carved blocks in [Bagru] for four generations. His name is on the swing tag beside mine.",
      sign: "[Founder's name]",
    }),
    pictureBand({
      tone: "brand",
      picture: 5,
      veil: 0.8,
      text: "“[A customer in her own words: where she wore it, who asked about it, whether it has been washed yet.]”",
      by: "**[Name]**, [City, piece]",
      action: { text: "Order mine", to: "#edit" },
    }),
    hoursBoard({
      tone: "paper",
      anchor: "visit",
      eyebrow: "The studio",
      title: "Come and touch the cloth",
      map: "Hauz Khas Village, New Delhi",
      week: [
        { what: "Tuesday to Friday", value: "[11 to 7]" },
        { what: "Saturday", value: "[11 to 5]" },
        { what: "Sunday and Monday", value: "[We print]", quiet: true },
        { what: "Fittings", value: "[One guest at a time]" },
      ],
      ways: [
        {
          title: "Where",
          text: "[Studio address, lane, area, city]. The blue gate; the bell is the brass one.",
        },
        {
          title: "How",
          text: "[Metro station], then [eight] minutes on foot. Chai is made at four.",
        },
      ],
      action: { text: "Book a fitting", to: "#your-booking-page" },
    }),
    footerColumns({
      brand: "[House name]",
      text: "Clothes in small runs, stitched to your order.",
      groups: [
        {
          title: "Wear",
          links: [
            { text: "The edit", to: "#edit" },
            { text: "To measure", to: "#measure" },
          ],
        },
        {
          title: "Help",
          links: [
            { text: "Alterations", to: "#your-alterations-page" },
            { text: "Privacy", to: "#your-privacy-page" },
          ],
        },
      ],
      legal:
        "© [Year] [House name]. [GSTIN]. Block prints differ slightly from piece to piece; that is how you know.",
    }),
  ],
};
