// Toys: lacquered wood from Channapatna, for children up to six. Sunny and plain; speaks to whoever steps on bricks.

import type { Brief } from "../../brief.ts";
import { tabs } from "../../kit/boards.ts";
import { finalPanel } from "../../kit/closing.ts";
import { footerCenter } from "../../kit/footer.ts";
import { productGrid } from "../../kit/goods.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { heroCentered } from "../../kit/hero.ts";
import { featurePanel } from "../../kit/panels.ts";
import { aboutSigned } from "../../kit/people.ts";
import { faqOpen } from "../../kit/trust.ts";

export const toys: Brief = {
  category: "creative",
  name: "Toys",
  slug: "toys",
  design: {
    palette: {
      paper: "#FFFCF0",
      tint: "#FFF0C2",
      card: "#FFFFFF",
      ink: "#33261C",
      muted: "#57473A",
      brand: "#B92E1B",
      accent: "#FFC531",
      deep: "#2C4A3E",
    },
    type: { display: "Baloo 2", text: "Karla", weight: 700, h1: 70, h2: 48, body: 18, line: 1.06 },
    radius: { card: 22, button: 16, picture: 26 },
    rhythm: { band: 84, gap: 24, width: 1180 },
    eyebrow: "plain",
    card: "hard",
    heads: "center",
    button: "hard",
    picture: "plain",
    icons: "bare",
    edge: "curve",
  },
  pictures: [
    {
      alt: "Letter blocks, a cloth bear with a red bow, a ring stacker and a wooden train",
      still: "toys-shelf",
    },
    { alt: "A wooden train in red and yellow with a wagon of balls", still: "toys-train" },
    { alt: "Letter blocks of beech, three of them stacked", still: "toys-blocks" },
    { alt: "A cloth bear with a red bow", still: "toys-bear" },
    { alt: "A parcel with blocks and a ring stacker in shavings, the train before it", still: "toys-box" },
  ],
  sections: [
    noticeStrip({
      tone: "deep",
      text: "Rakhi and Diwali parcels: order by the [10th] to have it there in time.",
    }),
    brandBar({
      brand: "[Toy maker]",
      links: [
        { text: "Favourites", to: "#toys" },
        { text: "By age", to: "#age" },
      ],
      action: { text: "Shop all", to: "#your-shop" },
    }),
    heroCentered({
      width: 760,
      tone: "accent",
      eyebrow: "Toys of wood and cloth from Channapatna, coloured with turmeric and lac",
      title: "No batteries.\n*No song on repeat.*",
      lead: "Wood turned on a lathe and polished with a palm leaf, cotton sewn by hand, all of it safe in the mouth of a nine-month-old. Most last until the second child, and the second child checks.",
      actions: [
        { text: "Choose by age", to: "#age" },
        { text: "See three favourites", to: "#toys" },
      ],
      picture: 1,
      height: 560,
      heightMobile: 270,
    }),
    productGrid({
      anchor: "toys",
      title: "Played with most",
      items: [
        {
          picture: 2,
          tag: "2 to 5 years",
          name: "The slow train",
          text: "A wagon with five balls, magnets sealed in wood, no rails to lose.",
          price: "[₹1,290]",
          action: { text: "Add to basket", to: "#your-shop" },
        },
        {
          picture: 3,
          tag: "1 to 6 years",
          name: "Eighteen letters",
          text: "Blocks in English, Hindi or Kannada. Good for towers, words and throwing.",
          price: "[₹990]",
          action: { text: "Add to basket", to: "#your-shop" },
        },
        {
          picture: 4,
          tag: "From birth",
          name: "Bhalu",
          text: "Cotton outside and inside. Goes in the machine and comes back forgiving.",
          price: "[₹850]",
          action: { text: "Add to basket", to: "#your-shop" },
        },
      ],
    }),
    tabs({
      tone: "tint",
      anchor: "age",
      eyebrow: "By age",
      title: "What small hands want, and when",
      tabs: [
        {
          tab: "6 to 12 months",
          title: "To hold and to bite",
          text: "Rattles thick enough for a fist, rings on a cord, nothing smaller than a lime.",
          points: ["Rattle in a ring, [₹390]", "Five rings on a cord, [₹520]"],
        },
        {
          tab: "1 to 2 years",
          title: "To fill and to empty",
          text: "Stackers, posting boxes, a cart to push. Expect the same game eighty times; that is the point.",
          points: ["Stacker with nine rings, [₹680]", "Push cart that does not tip, [₹2,150]"],
        },
        {
          tab: "2 to 4 years",
          title: "To pretend",
          text: "A kitchen, a train, an autorickshaw with a driver who comes out.",
          points: ["Autorickshaw with a driver, [₹740]", "Two-burner kitchen, [₹2,900]"],
        },
        {
          tab: "4 to 6 years",
          title: "To win, and to lose",
          text: "Spinning tops, pallanguzhi, memory pairs. Grandparents need no instructions.",
          points: ["Six spinning tops, [₹450]", "Pallanguzhi with 146 seeds, [₹1,180]"],
        },
      ],
    }),
    featurePanel({
      tone: "deep",
      title: "What is in it, and what is not",
      items: [
        {
          icon: "fas fa-tree",
          title: "Hale wood",
          text: "Wrightia tinctoria, light and close-grained, cut by permit in [Karnataka].",
        },
        {
          icon: "fas fa-palette",
          title: "Colours you could cook with",
          text: "Turmeric, indigo, kumkum, katha, melted into lac.",
        },
        {
          icon: "fas fa-ban",
          title: "No nails, no lead",
          text: "Pegged and glued. [BIS licence no. CM/L-0000000 under IS 9873.]",
        },
        {
          icon: "fas fa-tools",
          title: "Mended free",
          text: "A lost wheel or a chewed ear: send it, and we send it back whole.",
        },
      ],
    }),
    aboutSigned({
      portrait: true,
      eyebrow: "Under each toy is a first name",
      title: "Who turned *yours*",
      text: "[Kausar, Prakash and Sumithra] work on [fourteen] lathes in a lane off the Bengaluru to Mysuru road.\n\n[Sumithra] learned from her father-in-law, who said women's wrists were wrong for it, and later asked her to finish his tops. They are paid by the day, not by the piece, because hurry leaves edges.\n\nIf your child loves one, send us a picture. We print it and pin it over that lathe.",
      sign: "[Founder's name]",
    }),
    faqOpen({
      tone: "tint",
      title: "Before the parcel",
      items: [
        {
          title: "Will the colour come off?",
          text: "Not in the mouth. In a bucket overnight, a little. Wipe with a damp cloth and a drop of oil.",
        },
        {
          title: "Can you wrap it?",
          text: "In printed cotton your child can wear as a cape. [₹60], and we write the card by hand.",
        },
        { title: "Does the bill show?", text: "Not in gifts. It comes to your mail." },
        {
          title: "Birthday return gifts?",
          text: "Tops, yo-yos and whistles from [₹75] each, for twenty children or more.",
        },
      ],
    }),
    finalPanel({
      tone: "paper",
      inner: "brand",
      title: "Tell us the age. We will pack three.",
      lead: "A box of three toys within your budget, swapped free if one is already at home.",
      actions: [{ text: "Pack a box on WhatsApp", to: "#your-whatsapp" }],
      note: "Boxes from [₹1,500], posted across India.",
      picture: 5,
    }),
    footerCenter({
      brand: "[Toy maker]",
      links: [
        { text: "Safety and BIS", to: "#your-safety-page" },
        { text: "Returns", to: "#your-refund-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Toy maker], [GSTIN]. Play under an adult's eye up to three years.",
    }),
  ],
};
