// Webinar funnel: three evenings on local ads for shop owners, from the advertisement to the long programme.
import type { FunnelKit } from "../kit.ts";
import { booked, review, tonight } from "./after.ts";
import { brand, design } from "./brand.ts";
import { programme, recording } from "./later.ts";
import { signUp } from "./sign-up.ts";

export const webinar: FunnelKit = {
  category: "kits",
  name: "Webinar Funnel",
  slug: "webinar",
  description:
    "A paid live workshop: the page that advertisements lead to, what comes before and after the evening, and the programme it sells.",
  brand,
  design,
  pictures: [
    {
      alt: "A sign that says Open on a shop's glass door, the lamps on behind it",
      still: "shop-front",
    },
    {
      alt: "A shop's counter in the evening: jars, a bill book, a stand to pay by phone, and a phone with a customer's messages",
      still: "shop-counter",
    },
    {
      alt: "Three phones on painted blocks, each with messages between a customer and a shop",
      still: "shop-phones",
    },
    { alt: "A yellow megaphone on a round stand", still: "post-megaphone" },
    {
      alt: "The month's orders on a phone, a parcel and a yellow notebook beside it",
      still: "report-agency",
    },
    {
      alt: "The counter from its other end: a customer's messages on a phone, a stand to pay by, a bell and coins",
      still: "shop-pay",
    },
  ],
  pages: [
    { title: "Local ads workshop", kind: "Sign-up", when: "From your advertisement", sections: signUp },
    { title: "Your seat is booked", kind: "Thank-you", when: "Once the form was sent", sections: booked },
    { title: "One to one ad review", kind: "Upsell", when: "From the thank-you page", sections: review },
    {
      title: "Workshop room",
      kind: "Reminder",
      when: "From your message an hour before",
      sections: tonight,
    },
    {
      title: "Workshop recording",
      kind: "Recording",
      when: "From your message the day after",
      sections: recording,
    },
    {
      title: "Twelve weeks of local ads",
      kind: "Sales page",
      when: "From the recording",
      sections: programme,
    },
  ],
};
