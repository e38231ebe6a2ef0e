// Digital Product 2: post and reel templates for home bakers. Warm, quick, from one kitchen to another.

import type { Brief } from "../../brief.ts";
import { postscript } from "../../kit/closing.ts";
import { footerCenter } from "../../kit/footer.ts";
import { galleryMosaic } from "../../kit/gallery.ts";
import { brandBar } from "../../kit/header.ts";
import { heroCentered } from "../../kit/hero.ts";
import { bonuses } from "../../kit/offers.ts";
import { featureNumbers, featurePanel } from "../../kit/panels.ts";
import { quoteCards } from "../../kit/people.ts";
import { offerCard } from "../../kit/pricing.ts";
import { forWhom, letter } from "../../kit/problem.ts";
import { ratingStrip } from "../../kit/proof.ts";
import { stairs } from "../../kit/sheets.ts";
import { faq, guaranteeBand } from "../../kit/trust.ts";

export const digitalProduct2: Brief = {
  category: "premium-funnels",
  name: "Digital Product 2",
  slug: "digital-product-2",
  design: {
    palette: {
      paper: "#FFF6F3",
      tint: "#FBE3DC",
      card: "#FFFFFF",
      ink: "#3A1B1F",
      muted: "#7A5457",
      brand: "#C2385A",
      accent: "#F6B8A0",
      deep: "#4A1A2C",
    },
    type: {
      display: "Fraunces",
      text: "DM Sans",
      weight: 600,
      h1: 76,
      h2: 54,
      body: 17,
      tracking: -0.8,
      line: 1.1,
      italicAccent: true,
    },
    radius: { card: 26, button: 60, picture: 28 },
    rhythm: { band: 98, gap: 24, width: 1200 },
    eyebrow: "plain",
    card: "flat",
    heads: "center",
    button: "solid",
    picture: "shadow",
    icons: "round",
  },
  pictures: [
    {
      alt: "Three phones, each with a post of a home bakery, between cookies and a tied box",
      still: "bake-posts",
    },
    {
      alt: "Five posts of the kit on paper: prices, a cake to order, Diwali boxes, a slice",
      still: "bake-cards",
    },
    { alt: "Cookies with chocolate on a plate, milk and a box beside them", still: "meal-cookies" },
    { alt: "A baker's white box tied with ribbon, cookies beside it, in afternoon light", still: "bake-box" },
    {
      alt: "A costing sheet on paper: of 650 rupees for a tub, 41 are kept; a calculator beside it",
      still: "bake-costs",
    },
    { alt: "A phone with first lines for reels, on a baker's table", still: "bake-hooks" },
    { alt: "An order for a cake on a phone, and the tied box that it became", still: "bake-order" },
  ],
  sections: [
    brandBar({
      brand: "[Kit name]",
      links: [
        { text: "What is in it", to: "#inside" },
        { text: "Questions", to: "#questions" },
      ],
      action: { text: "Get the kit", to: "#kit" },
      lined: false,
    }),
    heroCentered({
      eyebrow: "For home bakers who would rather bake",
      title: "A month of posts, *done before the sponge cools*",
      lead: "One hundred and twenty reel and post templates for Canva, with the captions written, the order of posting planned and the price-list slide you keep meaning to make.",
      actions: [{ text: "Get the kit for [₹799]", to: "#kit" }],
      note: "Works in free Canva. Change the colours once, and all 120 follow.",
      picture: 1,
      height: 560,
    }),
    ratingStrip({
      text: "[Put your own rating here, with the place it comes from: “4.8 from 212 buyers on Instamojo”.]",
    }),
    letter({
      title: "It is 11.40 pm and there is buttercream on your phone",
      text: "The cake went out at eight. It was the best ruffle you have ever piped, and you have one photograph of it, taken beside the microwave.\n\nTomorrow you will post it with “Made with love, DM to order”. Nineteen people will like it. Eleven of them are your cousins.\n\nMeanwhile the girl two lanes away, whose sponge you have tasted, is booked until Diwali. She is not the better baker. **She posts on Tuesdays and Fridays, she shows the price, and she shows her hands.**\n\nYou can learn all that. Or you can open a file where it is already done, and go to sleep.",
    }),
    featureNumbers({
      anchor: "inside",
      tone: "tint",
      eyebrow: "What is in it",
      title: "Six kinds of post. Each sells a different thing.",
      items: [
        {
          title: "The slice",
          text: "Thirty reel covers and cuts built round one second: the knife going in. Timings marked, sound suggested.",
        },
        {
          title: "The price list",
          text: "Twelve menu slides in half-kilos and kilos, eggless marked, delivery by area. Asked once, answered for ever.",
        },
        {
          title: "The proof",
          text: "Twenty frames for a customer's message or photograph, with the words to ask for it politely.",
        },
        {
          title: "The hands",
          text: "Eighteen behind-the-scenes layouts. People buy from a kitchen they have seen.",
        },
        {
          title: "The date",
          text: "Twenty-four festivals and days, Lohri to Christmas, with the last-order line filled in.",
        },
        {
          title: "The gap",
          text: "Sixteen stories for a slow week: last-minute slots, leftover-flavour boxes, a vote on the next one.",
        },
      ],
    }),
    galleryMosaic({
      title: "Pages from the kit, *and what they sell*",
      lead: "Shown in our rose. Yours will be in your own colours in about two minutes.",
      pictures: [2, 7, 3],
    }),
    stairs({
      tone: "tint",
      title: "Sunday, one hour, then nothing until next month",
      steps: [
        {
          title: "10 minutes: Dress it",
          text: "Drop in your logo, two colours and a font. The kit re-colours itself.",
        },
        {
          title: "25 minutes: Fill it",
          text: "Choose eight posts from the planner. Change the flavour, the weight, the price.",
        },
        {
          title: "15 minutes: Photograph three things",
          text: "A slice, your hands, a box tied with string. The guide shows where to stand in an ordinary kitchen at four in the afternoon.",
        },
        {
          title: "10 minutes: Set the dates",
          text: "Meta's own planner posts them while you bake. Tuesdays and Fridays, seven in the evening.",
        },
      ],
    }),
    featurePanel({
      tone: "paper",
      title: "Small things that bakers asked for",
      items: [
        {
          icon: "fas fa-language",
          title: "Captions in three languages",
          text: "English, Hindi and Hinglish, 120 of each, none of them beginning with “Indulge”.",
        },
        {
          icon: "fas fa-leaf",
          title: "Eggless and Jain marks",
          text: "Drawn to match, so nobody has to ask in the comments.",
        },
        {
          icon: "fab fa-whatsapp",
          title: "Order form for WhatsApp",
          text: "A message that gathers date, weight, flavour, area and advance in one reply.",
        },
        {
          icon: "fas fa-file-signature",
          title: "Advance and cancellation slides",
          text: "Said kindly, in writing, before the fondant is rolled.",
        },
      ],
    }),
    quoteCards({
      tone: "tint",
      title: "From other kitchens",
      quotes: [
        {
          quote: "[What changed in her orders after the price list went up. A number if she agrees to it.]",
          name: "[Name]",
          job: "[Home baker, Thane]",
        },
        {
          quote: "[She had never used Canva. How long the first evening took.]",
          name: "[Name]",
          job: "[Cake artist, Lucknow]",
        },
        {
          quote: "[Someone who sells by the half-kilo: which post her neighbours ordered from first.]",
          name: "[Name]",
          job: "[Home baker, Coimbatore]",
        },
      ],
    }),
    bonuses({
      title: "Three extras, in the same folder",
      items: [
        {
          name: "Kitchen photo guide",
          text: "Fourteen pages on light, a bedsheet and a phone. No ring lamp needed.",
          picture: 4,
        },
        {
          name: "The costing sheet",
          text: "Butter to box. Find out that your ₹650 brownie tub earns ₹41, and mend it.",
          picture: 5,
        },
        { name: "Forty hooks", text: "First lines for reels that are not “wait for it”.", picture: 6 },
      ],
    }),
    forWhom({
      tone: "tint",
      title: "Who will use it up, and who will not",
      yes: [
        "You sell from home or a cloud kitchen, alone or with one helper",
        "You post less than twice a week and feel bad about it",
        "Your cakes are better than your grid",
      ],
      no: [
        "You have a social media person",
        "You want followers rather than orders",
        "You sell something other than food: the captions will make you hungry",
      ],
    }),
    offerCard({
      anchor: "kit",
      tone: "deep",
      title: "The whole kit",
      name: "120 posts, captions, planner, extras",
      price: "[₹799]",
      was: "[₹1,999]",
      per: "once, for one bakery, GST included",
      lines: [
        "120 Canva templates, feed, story and reel",
        "360 captions in three languages",
        "Twelve-month planner with festival dates",
        "Photo guide, costing sheet, forty hooks",
      ],
      action: { text: "Buy the kit", to: "#your-checkout" },
      note: "UPI or card. The link arrives by mail and WhatsApp within a minute.",
    }),
    guaranteeBand({
      title: "One order, or your money back",
      text: "Post eight of them in thirty days. If not one order came from them, send us the eight links and we return the price. Bakers are honest people; so are we.",
    }),
    faq({
      anchor: "questions",
      title: "Before you wash your hands and buy",
      items: [
        {
          title: "Do I need Canva Pro?",
          text: "No. Every picture and font in the kit is in the free version. If you do have Pro, one tap re-colours everything.",
        },
        {
          title: "Will my page look like everyone else's?",
          text: "The layouts are shared, the colours, photographs and words are yours. The guide has three pages on exactly this.",
        },
        {
          title: "I only make chocolates. Or laddoos.",
          text: "Half the templates name no product, and the captions come for eighteen kinds of sweet thing, mithai included.",
        },
        {
          title: "Can I print from it?",
          text: "Yes: menu cards, box stickers and thank-you notes are in the print folder at 300 dpi.",
        },
      ],
    }),
    postscript({
      lines: [
        "**P.S.** If you read to here with the oven on, do only this: make the price-list slide. You get that one free if you write to [hello@kitname.in]. It will pay for the kit by itself.",
      ],
      action: { text: "Get the kit", to: "#your-checkout" },
    }),
    footerCenter({
      brand: "[Kit name]",
      links: [
        { text: "Licence", to: "#your-terms-page" },
        { text: "Refunds", to: "#your-refund-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      social: [
        { icon: "fab fa-instagram", to: "#your-instagram" },
        { icon: "fab fa-whatsapp", to: "#your-whatsapp" },
      ],
      legal: "© [Year] [Your name]. Not connected with Canva or Meta.",
    }),
  ],
};
