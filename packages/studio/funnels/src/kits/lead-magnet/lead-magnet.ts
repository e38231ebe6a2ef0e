// Lead magnet funnel: a free costing sheet for home bakers, a small offer after it, and the letter of the third day.
import type { FunnelKit } from "../kit.ts";
import { brand, design } from "./brand.ts";
import { sent, sheet } from "./capture.ts";
import { cards, order, use } from "./offer.ts";

export const leadMagnet: FunnelKit = {
  category: "kits",
  name: "Lead Magnet Funnel",
  slug: "lead-magnet",
  description:
    "Something free for an address, a small offer on the next page, and the page that your mail of the third day leads to.",
  brand,
  design,
  pictures: [
    {
      alt: "A costing sheet on paper: of 650 rupees for a tub, 41 are kept; a calculator beside it",
      still: "bake-costs",
      focus: "center left",
    },
    { alt: "Five cards on paper: prices, a cake to order, Diwali boxes, a slice", still: "bake-cards" },
    { alt: "An order for a cake on a phone, and the tied box that it became", still: "bake-order" },
    { alt: "A baker's white box tied with ribbon, cookies beside it, in afternoon light", still: "bake-box" },
    { alt: "Cookies on a plate, milk and a tied box beside them", still: "meal-cookies" },
    {
      alt: "Three phones, each with a post of a home bakery, between cookies and a tied box",
      still: "bake-posts",
    },
  ],
  pages: [
    {
      title: "Free costing sheet",
      kind: "Sign-up",
      when: "From your reel, post or advertisement",
      sections: sheet,
    },
    { title: "Your sheet is on its way", kind: "Thank-you", when: "Once the form was sent", sections: sent },
    { title: "Price list cards", kind: "Upsell", when: "From the thank-you page", sections: cards },
    {
      title: "Your cards are here",
      kind: "Order thank-you",
      when: "From your payment page: write it there as the page after paying",
      byMessage: true,
      sections: order,
    },
    {
      title: "How to use your sheet",
      kind: "Reminder",
      when: "From your mail on the third day, and for who wants no cards",
      sections: use,
    },
  ],
};
