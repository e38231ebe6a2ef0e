// Every kit there is, in the order of the shelf.
import { bookingKit } from "./booking/booking.ts";
import { courseKit } from "./course/course.ts";
import type { FunnelKit } from "./kit.ts";
import { launchKit } from "./launch/launch.ts";
import { leadMagnet } from "./lead-magnet/lead-magnet.ts";
import { localShop } from "./local-shop/local-shop.ts";
import { webinar } from "./webinar/webinar.ts";

export const kits: readonly FunnelKit[] = [webinar, leadMagnet, launchKit, courseKit, bookingKit, localShop];

/** How the shelf of kits is called, and what it says of itself. */
export const kitShelf = {
  id: "kits",
  name: "Whole Funnels",
  description:
    "Four to six pages of one brand that lead to one another, imported together: from the first click to the reminder.",
} as const;
