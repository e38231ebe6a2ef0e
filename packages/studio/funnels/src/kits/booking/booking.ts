// Booking funnel: a family clinic from the first visit to the yearly check; any service by appointment has the same way.
import type { FunnelKit } from "../kit.ts";
import { brand, design } from "./brand.ts";
import { asked, clinic } from "./clinic.ts";
import { after, before, check } from "./visit.ts";

export const bookingKit: FunnelKit = {
  category: "kits",
  name: "Booking Funnel",
  slug: "booking",
  description:
    "A clinic or another service by appointment: the page that takes the wish for a time, what comes before and after the visit, and the yearly offer.",
  brand,
  design,
  pictures: [
    { alt: "A stethoscope on a clipboard with a prescription", still: "care-desk" },
    {
      alt: "A consulting room in morning light: couch, curtain, desk with a screen, a chart for the eyes",
      still: "clinic-room",
    },
    { alt: "The glass door of a clinic with its name above it, a ramp and plants", still: "clinic-door" },
    { alt: "A quiet corner with an armchair, a lamp and plants", still: "room-corner" },
    {
      alt: "A sheet of readings with a small meter for blood sugar and a pencil",
      still: "meal-readings",
      focus: "center right",
    },
    {
      alt: "A desk clock at twenty past four, a stethoscope, a rolled cuff and a thermometer on a steel tray",
      still: "care-clock",
    },
  ],
  pages: [
    {
      title: "Family clinic",
      kind: "Booking page",
      when: "From Google, your signboard or an advertisement",
      sections: clinic,
    },
    {
      title: "Your appointment is asked for",
      kind: "Thank-you",
      when: "Once the form was sent",
      sections: asked,
    },
    {
      title: "Before your visit",
      kind: "Reminder",
      when: "From your message the day before",
      sections: before,
    },
    {
      title: "Yearly health check",
      kind: "Upsell",
      when: "From thank-you page and reminder",
      sections: check,
    },
    {
      title: "After your visit",
      kind: "Follow-up",
      when: "From your message two days after",
      byMessage: true,
      sections: after,
    },
  ],
};
