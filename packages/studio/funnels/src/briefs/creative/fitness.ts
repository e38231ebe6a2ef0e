import type { Brief } from "../../brief.ts";
import { quoteAside } from "../../kit/asides.ts";
import { heroBleed } from "../../kit/bleed.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandBar, noticeStrip } from "../../kit/header.ts";
import { team } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { problemCards } from "../../kit/problem.ts";
import { timetable } from "../../kit/programme.ts";
import { proofBar } from "../../kit/proof.ts";
import { guaranteeBand } from "../../kit/trust.ts";

export const fitness: Brief = {
  category: "creative",
  name: "Fitness",
  slug: "fitness",
  design: {
    palette: {
      paper: "#101214",
      tint: "#181B1F",
      card: "#1F2328",
      ink: "#F5F7F2",
      muted: "#B4BBB5",
      brand: "#C6F135",
      accent: "#FF6B3D",
      deep: "#0A0B0D",
    },
    type: {
      display: "Barlow Condensed",
      text: "Inter",
      weight: 700,
      h1: 84,
      h2: 54,
      body: 17,
      tracking: -0.4,
      uppercase: true,
      line: 0.98,
    },
    radius: { card: 6, button: 6, picture: 6 },
    rhythm: { band: 92, gap: 20, width: 1180 },
    eyebrow: "bar",
    card: "flat",
    heads: "start",
    button: "solid",
    buttonCase: "uppercase",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    { alt: "Two dumb-bells and a kettlebell on a speckled floor", still: "gear-weights" },
    { alt: "A loaded bar on a dark platform, its plates ringed in lime and orange", still: "gear-bar" },
  ],
  sections: [
    noticeStrip({
      text: "Next beginners' batch: [Monday, date], 7 am and 7 pm. [Eight] people each.",
      tone: "accent",
    }),
    brandBar({
      brand: "[Gym]*.*",
      lined: false,
      links: [
        { text: "The week", to: "#week" },
        { text: "Coaches", to: "#coaches" },
        { text: "Prices", to: "#join" },
      ],
      action: { text: "Try one", to: "#join" },
    }),
    heroBleed({
      tone: "paper",
      melt: true,
      share: 48,
      height: 740,
      eyebrow: "Strength gym, [area], [city]",
      title: "Lift your own\nsuitcase *at seventy*",
      lead: "Eight people, one coach, forty-five minutes, three times a week. We teach five lifts until they are boring and your back stops complaining.",
      actions: [
        { text: "Try one for [₹199]", to: "#join" },
        { text: "See the week", to: "#week" },
      ],
      note: "First time in a gym? Half of our members were.",
      picture: 2,
    }),
    proofBar({
      tone: "tint",
      ruled: true,
      facts: [
        { figure: "8", text: "people in a session, never nine" },
        { figure: "45 min", text: "warm-up to shower" },
        { figure: "5 lifts", text: "learned in six weeks" },
        { figure: "[₹0]", text: "joining fee" },
      ],
    }),
    problemCards({
      tone: "paper",
      eyebrow: "Why the last gym did not work",
      title: "You paid for a year and went for *nineteen days*",
      cards: [
        {
          icon: "fas fa-user-slash",
          title: "Nobody noticed you",
          text: "A trainer counted your reps from his phone. Here the coach knows which knee is the bad one.",
        },
        {
          icon: "fas fa-random",
          title: "A new routine every day",
          text: "Sweat is not progress. You repeat the same lifts and write the kilos down; the book does not lie.",
        },
        {
          icon: "fas fa-clock",
          title: "Two hours you do not have",
          text: "Doors open at six. You are showered and out before the nine o'clock call.",
        },
      ],
    }),
    timetable({
      anchor: "week",
      tone: "tint",
      picture: 1,
      eyebrow: "The week",
      title: "Pick a slot. It is yours.",
      rows: [
        { when: "Mon, Wed, Fri, 6:15 am", what: "Strength, mixed levels", who: "Coach [name]" },
        { when: "Mon, Wed, Fri, 7:15 am", what: "Beginners", who: "Coach [name], women's batch on request" },
        {
          when: "Tue, Thu, Sat, 7:00 am",
          what: "Over fifty",
          who: "Coach [name], with a physiotherapist on Saturdays",
        },
        { when: "Mon, Wed, Fri, 7:00 pm", what: "Beginners", who: "Coach [name]" },
        { when: "Mon, Wed, Fri, 8:00 pm", what: "Strength, mixed levels", who: "Coach [name]" },
        { when: "Sunday, 8:00 am", what: "Open floor, bring a friend", who: "Free for both of you" },
      ],
      note: "Missed Wednesday? Come on any other day of the week if there is a place; the app shows it.",
    }),
    plans({
      anchor: "join",
      tone: "deep",
      eyebrow: "Membership",
      title: "Three prices on the wall",
      plans: [
        {
          name: "One session",
          text: "To see the room and be seen lifting.",
          price: "[₹199]",
          per: "once",
          lines: [
            "A full session with your batch",
            "Movement check by the coach",
            "No call afterwards unless you ask",
          ],
          action: { text: "Book a session", to: "#your-booking-page" },
        },
        {
          name: "Three a week",
          text: "Your slot, your coach, your logbook.",
          price: "[₹3,800]",
          per: "a month, GST included",
          lines: [
            "12 sessions a month",
            "A plan rewritten every six weeks",
            "Protein guide for vegetarian kitchens",
            "Pause for up to 30 days a year",
          ],
          pick: "What most people take",
          action: { text: "Take a slot", to: "#your-checkout" },
        },
        {
          name: "One to one",
          text: "After an injury, or before a wedding.",
          price: "[₹1,200]",
          per: "a session, packs of ten",
          lines: [
            "You and the coach alone",
            "Works with your doctor's note",
            "Any hour between 10 am and 5 pm",
          ],
          action: { text: "Talk to a coach", to: "#your-whatsapp" },
        },
      ],
      note: "Month to month. Leave with one message before the 25th.",
    }),
    team({
      anchor: "coaches",
      tone: "tint",
      eyebrow: "Coaches",
      title: "They demonstrate. They listen. They write it down.",
      people: [
        {
          name: "Head coach",
          job: "[Name, certificate]",
          text: "Learned to squat at thirty-four, after a slipped disc.",
        },
        {
          name: "Beginners",
          job: "[Name, certificate]",
          text: "Will put the empty bar in your hands and be glad about it.",
        },
        {
          name: "Over fifty",
          job: "[Name, physiotherapist, number]",
          text: "Counts in Kannada when it gets hard.",
        },
      ],
    }),
    quoteAside({
      title: "The suitcase, *revisited*",
      tone: "paper",
      quote: {
        quote: "[A member over fifty: what everyday thing became *easy again.*]",
        name: "[Name]",
        job: "[Age, work, member since]",
      },
      facts: [
        { what: "First day, empty bar", value: "[15 kg]" },
        { what: "Week six, from the floor", value: "[47.5 kg]" },
        { what: "Sessions missed", value: "[Two]" },
      ],
      others: [
        {
          quote: "[A member's own words: what hurt or scared them before, what they lift now.]",
          name: "[Name]",
          job: "[age, work]",
        },
        {
          quote: "[A beginner: how the first session felt, why they came back.]",
          name: "[Name]",
          job: "[age, work]",
        },
      ],
    }),
    guaranteeBand({
      tone: "brand",
      title: "Six weeks, or your money back",
      text: "Come to fifteen of your first eighteen sessions. If you do not lift more than on day one, we return the fee by UPI the same evening.",
      seal: "fas fa-undo",
      action: { text: "Start on Monday", to: "#join" },
    }),
    footerLine({
      tone: "deep",
      brand: "[Gym name]",
      links: [
        { text: "The week", to: "#week" },
        { text: "Prices", to: "#join" },
        { text: "WhatsApp", to: "#your-whatsapp" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal:
        "© [Year] [Gym name], [street], [city]. See a doctor first if you have a heart or joint condition.",
    }),
  ],
};
