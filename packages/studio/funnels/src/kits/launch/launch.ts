// Launch funnel: a snack brand from the waiting list over the day itself to the last evening of its price.
import type { FunnelKit } from "../kit.ts";
import { list, listed } from "./before.ts";
import { brand, design } from "./brand.ts";
import { lastDay, launch, packed } from "./day.ts";

export const launchKit: FunnelKit = {
  category: "kits",
  name: "Launch Funnel",
  slug: "launch",
  description:
    "A new product from its waiting list to the last day of its first price, with what each order and each name on the list leads to.",
  brand,
  design,
  pictures: [
    {
      alt: "Three packets of roasted makhana, peri peri, pudina and jaggery, some of it spilt before them",
      still: "snack-three",
    },
    {
      alt: "An open carton with eight packets of three flavours, the card of the batch before it",
      still: "snack-carton",
    },
    { alt: "A green packet and a bowl of roasted makhana", still: "snack-pudina" },
    { alt: "An orange packet and a bowl of roasted makhana", still: "snack-peri" },
    { alt: "A violet packet and a bowl of roasted makhana", still: "snack-jaggery" },
  ],
  pages: [
    {
      title: "Something to crunch",
      kind: "Waiting list",
      when: "From your posts, weeks before",
      sections: list,
    },
    { title: "You are on the list", kind: "Thank-you", when: "Once the form was sent", sections: listed },
    { title: "Launch day", kind: "Sales page", when: "From your message when it opens", sections: launch },
    {
      title: "Your box is packed",
      kind: "Order thank-you, upsell",
      when: "From your payment page: write it there as the page after paying",
      byMessage: true,
      sections: packed,
    },
    {
      title: "Last day of the price",
      kind: "Reminder",
      when: "From your message on the last day",
      byMessage: true,
      sections: lastDay,
    },
  ],
};
