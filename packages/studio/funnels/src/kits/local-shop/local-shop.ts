// Local shop funnel: a spice shop with a tiffin counter, from the signboard to the jar that is empty.
import type { FunnelKit } from "../kit.ts";
import { brand, design } from "./brand.ts";
import { again, hamper, ready } from "./later.ts";
import { order, shop } from "./order.ts";

export const localShop: FunnelKit = {
  category: "kits",
  name: "Local Shop Funnel",
  slug: "local-shop",
  description:
    "A shop with a counter that takes orders by message: what it sells today, the page after an order, gift boxes, and what brings people back.",
  brand,
  design,
  pictures: [
    { alt: "A steel masala box with seven spices, star anise and cinnamon about it", still: "food-masala" },
    { alt: "A tiffin carrier with its lid beside it, dal and sabzi in bowls", still: "food-tiffin" },
    { alt: "Brass bowls of spices in a steel box, a spoon resting on them", still: "food-spices" },
    { alt: "A brass thali with dal, paneer, chana, raita, greens, rice and rotis", still: "food-thali" },
    { alt: "Five jars of pulses and spice on a kitchen table, limes before them", still: "grain-jars" },
    { alt: "A rangoli of petals with a ring of lit clay lamps", still: "vastu-lamps" },
  ],
  pages: [
    {
      title: "Spices and tiffin",
      kind: "Shop page",
      when: "From Google, your signboard or an advertisement",
      sections: shop,
    },
    { title: "Your order is with us", kind: "Thank-you", when: "Once the form was sent", sections: order },
    {
      title: "Festival hampers",
      kind: "Upsell",
      when: "From thank-you page and pick-up message",
      sections: hamper,
    },
    {
      title: "Ready for pick-up",
      kind: "Reminder",
      when: "From your message when it is packed",
      sections: ready,
    },
    {
      title: "Come again",
      kind: "Repeat order",
      when: "From your message six weeks later",
      byMessage: true,
      sections: again,
    },
  ],
};
