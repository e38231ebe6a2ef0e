// Music: a band with an album out and a tour on. Dark stage, one hot colour; lines short enough to shout.
import type { Brief } from "../../brief.ts";
import { emailField } from "../../form/form.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { captureBar } from "../../kit/capture.ts";
import { film } from "../../kit/film.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { offerCard } from "../../kit/pricing.ts";
import { letter } from "../../kit/problem.ts";
import { timetable } from "../../kit/programme.ts";
import { nameStrip } from "../../kit/proof.ts";

export const music: Brief = {
  category: "creative",
  name: "Music",
  slug: "music",
  design: {
    palette: {
      paper: "#120B1D",
      tint: "#1C1230",
      card: "#241839",
      ink: "#F6EFFF",
      muted: "#BBAACF",
      brand: "#FF3D77",
      accent: "#FFC24B",
      deep: "#0A0612",
    },
    type: {
      display: "Syne",
      text: "DM Sans",
      weight: 800,
      h1: 70,
      h2: 48,
      body: 17,
      tracking: -1,
      line: 1.04,
    },
    radius: { card: 0, button: 0, picture: 0 },
    rhythm: { band: 100, gap: 24, width: 1200 },
    eyebrow: "caps",
    card: "line",
    heads: "start",
    button: "solid",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "bare",
  },
  pictures: [
    { alt: "A microphone before a crowd and coloured lights", still: "music-stage" },
    { alt: "A record half out of a sleeve with a striped sun, headphones before it", still: "music-record" },
    {
      alt: "Amplifiers and a red guitar on its stand before the sound check, coloured light behind",
      still: "amp-stage",
    },
  ],
  sections: [
    brandBar({
      brand: "[Band name]",
      tone: "deep",
      lined: false,
      links: [
        { text: "The tour", to: "#tour" },
        { text: "The record", to: "#record" },
      ],
      action: { text: "Tickets", to: "#tour" },
    }),
    heroBleed({
      melt: true,
      tone: "deep",
      share: 60,
      height: 760,
      position: "center right",
      eyebrow: "[Band name], second album, out [date]",
      title: "Played loud.\n*In five languages.*",
      lead: "Eleven songs written on night buses between Shillong and Kochi, recorded in nine days with the windows open. You can hear the rain on track four. We kept it.",
      actions: [
        { text: "Find my city", to: "#tour" },
        { text: "Hear it now", to: "#your-streaming-link" },
      ],
      picture: 1,
    }),
    nameStrip({
      tone: "brand",
      label: "Listen where you listen",
      names: ["Spotify", "Apple Music", "YouTube Music", "JioSaavn"],
    }),
    film({
      wide: true,
      tone: "deep",
      eyebrow: "New",
      title: "Track four, with the lights off",
      lead: "Four minutes and nine seconds, one camera, no second take. Headphones, please; the bass is quiet.",
      picture: 3,
      note: "Filmed by [name] in [Shillong], [month].",
    }),
    timetable({
      anchor: "tour",
      eyebrow: "The tour",
      title: "Seven rooms, no seats",
      lead: "Doors at seven. We carry our own amplifiers, a spare string and [one auntie who sells the shirts].",
      rows: [
        {
          when: "[Fri 5 Dec]",
          what: "[Venue], Shillong",
          who: "Home. All ages. Mothers on the guest list.",
          action: { text: "Tickets", to: "#your-ticket-link" },
        },
        {
          when: "[Sat 6 Dec]",
          what: "[Venue], Guwahati",
          who: "With [support act]",
          action: { text: "Tickets", to: "#your-ticket-link" },
        },
        {
          when: "[Thu 11 Dec]",
          what: "[Venue], Kolkata",
          who: "Second night added if this one fills",
          action: { text: "Tickets", to: "#your-ticket-link" },
        },
        {
          when: "[Sat 13 Dec]",
          what: "[Venue], Delhi",
          who: "Doors 7, we start at 8:30 and mean it",
          action: { text: "Tickets", to: "#your-ticket-link" },
        },
        {
          when: "[Fri 19 Dec]",
          what: "[Venue], Mumbai",
          who: "Last local is at 12:40, so the encore is short",
          action: { text: "Tickets", to: "#your-ticket-link" },
        },
        {
          when: "[Sat 20 Dec]",
          what: "[Venue], Bengaluru",
          who: "[Sold out]",
          action: { text: "Waiting list", to: "#your-ticket-link" },
        },
        {
          when: "[Sun 28 Dec]",
          what: "[Venue], Kochi",
          who: "Open air, by the water, free for under-twelves",
          action: { text: "Tickets", to: "#your-ticket-link" },
        },
      ],
      note: "Tickets from [₹599] at [ticket site]. We add no fee of our own.",
    }),
    letter({
      beside: true,
      tone: "tint",
      eyebrow: "[Tell one song in this length; ours is an example]",
      title: "How track four happened",
      text: "The power went at two in the afternoon. Our drummer kept playing because he had his eyes shut. [Singer] came in from the veranda, wet, and sang the verse in Khasi because she had forgotten the English one.\n\nThe recorder was running on a truck battery. That is the take. We tried it again with the lights on, eleven times, and it was never as good.\n\n**If you buy one song, buy that one.** If you come to one show, stand left, near the bass.",
    }),
    offerCard({
      tone: "deep",
      anchor: "record",
      title: "Hold it in your hands",
      name: "The album on 180 g vinyl",
      price: "[₹2,400]",
      per: "posted anywhere in India, GST included",
      lines: [
        "Pressed once, [500] copies, numbered by us",
        "Lyrics in five scripts with translations",
        "Download of all eleven songs the same minute",
        "Signed, if you ask; misspelt, if you do not say how",
      ],
      action: { text: "Order the record", to: "#your-checkout" },
      note: "Ships from [date]. Also on cassette, because our uncle insisted.",
      picture: 2,
      height: 560,
    }),
    captureBar({
      tone: "accent",
      title: "First word on new cities",
      lead: "Tell us where you live. Forty names from one town and we come.",
      form: {
        fields: [emailField, { label: "Your city", name: "city", placeholder: "Imphal" }],
        button: "Put my city down",
        consent: "A mail when we come near you. Nothing else.",
      },
    }),
    footerCenter({
      brand: "[Band name]",
      social: [
        { icon: "fab fa-instagram", to: "#your-instagram" },
        { icon: "fab fa-youtube", to: "#your-youtube" },
        { icon: "fab fa-spotify", to: "#your-spotify" },
      ],
      links: [
        { text: "Bookings", to: "#your-bookings-mail" },
        { text: "Press kit", to: "#your-press-kit" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Band name] and [label].",
    }),
  ],
};
