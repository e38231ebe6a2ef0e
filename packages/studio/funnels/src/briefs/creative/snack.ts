import type { Brief } from "../../brief.ts";
import { finalPanel } from "../../kit/closing.ts";
import { footerCenter } from "../../kit/footer.ts";
import { productLead } from "../../kit/goods-wide.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { heroPoster } from "../../kit/hero-wide.ts";
import { compare } from "../../kit/offers.ts";
import { featureNumbers } from "../../kit/panels.ts";
import { quoteCards } from "../../kit/people.ts";
import { statement } from "../../kit/proof.ts";

export const snack: Brief = {
  category: "creative",
  name: "Snack",
  slug: "snack",
  design: {
    palette: {
      paper: "#FFF9E8",
      tint: "#FFEDB8",
      card: "#FFFFFF",
      ink: "#3B0D2E",
      muted: "#5B3650",
      brand: "#D6246E",
      accent: "#FFC21A",
      deep: "#3B0D2E",
    },
    type: {
      display: "Bebas Neue",
      text: "Poppins",
      weight: 400,
      h1: 104,
      h2: 60,
      body: 17,
      tracking: 0.4,
      uppercase: true,
      line: 0.98,
    },
    radius: { card: 24, button: 50, picture: 24 },
    rhythm: { band: 84, gap: 22, width: 1200 },
    eyebrow: "pill",
    card: "hard",
    heads: "center",
    button: "hard",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "round",
  },
  pictures: [
    {
      alt: "Three packets of roasted makhana in green, orange and violet, some of it spilt before them",
      still: "snack-three",
    },
    { alt: "A green packet and a bowl of roasted makhana", still: "snack-pudina" },
    { alt: "An orange packet and a bowl of roasted makhana", still: "snack-peri" },
    { alt: "A violet packet and a bowl of roasted makhana", still: "snack-jaggery" },
    {
      alt: "An open carton with eight packets of three flavours, the card of the batch before it",
      still: "snack-carton",
    },
  ],
  sections: [
    noticeStrip({
      text: "Free delivery above [₹399]. Two days to metros, four to everywhere with a PIN code.",
      tone: "deep",
    }),
    brandBar({
      brand: "[Brand]",
      links: [
        { text: "Flavours", to: "#flavours" },
        { text: "For shops", to: "#your-whatsapp" },
      ],
      action: { text: "Build my box", to: "#your-shop" },
    }),
    heroPoster({
      eyebrow: "[Brand]. Roasted makhana and millet puffs",
      title: "Crunch now.\n*Dinner fits.*",
      lead: "Fox nuts from Mithila, roasted in a drum, never fried. [119] calories a packet, and the packet is honest about being one serving.",
      actions: [{ text: "Choose your flavours", to: "#flavours" }],
      price: "[₹60] a packet",
      note: "Box of eight, mixed or not.",
      picture: 1,
      height: 620,
      heightMobile: 190,
      edge: true,
    }),
    productLead({
      anchor: "flavours",
      tone: "paper",
      eyebrow: "Flavours",
      title: "Pick a fight with four o'clock",
      items: [
        {
          picture: 3,
          name: "Peri peri, but ours",
          text: "Guntur chilli, garlic, a squeeze of dried lime. Heat: three of five.",
          price: "[₹480] for 8",
          action: { text: "Add a box", to: "#your-shop" },
        },
        {
          picture: 2,
          name: "Pudina and black salt",
          text: "The chutney from the sandwich-wala, dry. Heat: one.",
          price: "[₹480] for 8",
          action: { text: "Add a box", to: "#your-shop" },
        },
        {
          picture: 4,
          name: "Jaggery and sesame",
          text: "Chikki's well-behaved cousin. For those who say they do not like sweets.",
          price: "[₹520] for 8",
          action: { text: "Add a box", to: "#your-shop" },
        },
      ],
    }),
    compare({
      tone: "tint",
      title: "Turn the packet round",
      ours: "Ours, 28 g",
      theirs: "Potato chips, 28 g",
      rows: [
        { what: "Calories", ours: "[119]", theirs: "[152]" },
        { what: "Fat", ours: "[3.4 g], rice bran oil", theirs: "[10 g], palm oil" },
        { what: "Protein", ours: "[2.7 g]", theirs: "[1.9 g]" },
        { what: "Air in the packet", ours: "A third, to spare the crunch", theirs: "Guess" },
        { what: "Ingredients you can say", ours: "All seven", theirs: "Some" },
      ],
    }),
    statement({ tone: "brand", text: "We could have called it a superfood. *It is a snack.* A good one." }),
    featureNumbers({
      tone: "paper",
      eyebrow: "From pond to packet",
      title: "Four people touched it before you",
      items: [
        {
          title: "Picked",
          text: "From ponds near Darbhanga, by divers who are paid by the day, not by the kilo.",
        },
        {
          title: "Popped",
          text: "By hand on iron, within two hours. This is the part no machine does well.",
        },
        { title: "Roasted", text: "In small drums in [city], twelve minutes. Spices go on while it is hot." },
        {
          title: "Packed",
          text: "With the day printed large. Best within [four] months; it never lasts that long.",
        },
      ],
      across: 4,
    }),
    quoteCards({
      tone: "tint",
      title: "Reviews with crumbs on them",
      quotes: [
        {
          quote: "[A buyer's real line: where they eat it and who steals it.]",
          name: "[Name]",
          job: "[City]",
        },
        { quote: "[A parent's real line about the tiffin.]", name: "[Name]", job: "[City]" },
        { quote: "[A line that criticises something, and your answer.]", name: "[Name]", job: "[City]" },
      ],
    }),
    finalPanel({
      tone: "paper",
      inner: "deep",
      picture: 5,
      title: "Eight packets. One drawer. *No witnesses.*",
      actions: [
        { text: "Build my box", to: "#your-shop" },
        { text: "Stock it in your shop", to: "#your-whatsapp" },
      ],
      note: "Offices and shops: cartons of 48 from [₹42] a packet, GST invoice.",
    }),
    footerCenter({
      brand: "[Brand]",
      tone: "accent",
      social: [
        { icon: "fab fa-instagram", to: "#your-instagram" },
        { icon: "fab fa-whatsapp", to: "#your-whatsapp" },
      ],
      links: [
        { text: "Flavours", to: "#flavours" },
        { text: "Returns", to: "#your-terms-page" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Company name]. FSSAI [number]. Contains sesame; packed where nuts are packed.",
    }),
  ],
};
