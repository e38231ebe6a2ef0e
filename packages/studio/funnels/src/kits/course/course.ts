// Course funnel: growing food on a balcony, from the free lesson over the sale to the first Sunday.
import type { FunnelKit } from "../kit.ts";
import { brand, design } from "./brand.ts";
import { box, start, welcome } from "./join.ts";
import { course, lesson } from "./sell.ts";

export const courseKit: FunnelKit = {
  category: "kits",
  name: "Course Funnel",
  slug: "course",
  description:
    "A free lesson that leads to a paid course, a box that goes with it, and the page for the morning when it begins.",
  brand,
  design,
  pictures: [
    { alt: "A city balcony with tomatoes, greens in boxes and a watering can", still: "balcony-garden" },
    { alt: "Eight jars of seeds with labels on two shelves", still: "balcony-seeds" },
    { alt: "Tomatoes on their stakes at a balcony's railing", still: "balcony-film" },
    { alt: "Spinach and coriander in a box of boards, a watering can before it", still: "balcony-boxes" },
    { alt: "A bowl of tomatoes and a bunch of coriander on a table", still: "balcony-harvest" },
  ],
  pages: [
    {
      title: "Free garden lesson",
      kind: "Free lesson",
      when: "From your film, post or advertisement",
      sections: lesson,
    },
    { title: "Balcony garden course", kind: "Sales page", when: "Once the form was sent", sections: course },
    {
      title: "Your place is sown",
      kind: "Thank-you",
      when: "From your payment page: write it there as the page after paying",
      byMessage: true,
      sections: welcome,
    },
    { title: "Seed box for the course", kind: "Upsell", when: "From the thank-you page", sections: box },
    {
      title: "Your first Sunday",
      kind: "Reminder",
      when: "From your message the day before",
      sections: start,
    },
  ],
};
