// Social Media Service: posts for restaurants and cafés, shot on two mornings a month. Hot pink on cream, quick and funny.
import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { capturePanel } from "../../kit/capture.ts";
import { footerLine } from "../../kit/footer.ts";
import { galleryMosaic } from "../../kit/gallery.ts";
import { brandBar } from "../../kit/header.ts";
import { heroStage } from "../../kit/hero-staged.ts";
import { plans } from "../../kit/pricing.ts";
import { beforeAfter } from "../../kit/problem.ts";
import { statement } from "../../kit/proof.ts";
import { bigFigure } from "../../kit/sheets.ts";
import { faq } from "../../kit/trust.ts";

export const socialMediaService: Brief = {
  category: "creative",
  name: "Social Media Service",
  slug: "social-media-service",
  design: {
    palette: {
      paper: "#FFF9F2",
      tint: "#FFE6EE",
      card: "#FFFFFF",
      ink: "#1E1033",
      muted: "#5E5070",
      brand: "#D1104F",
      accent: "#FFB300",
      deep: "#2A1248",
    },
    type: {
      display: "Outfit",
      text: "Outfit",
      weight: 700,
      h1: 68,
      h2: 48,
      body: 17,
      tracking: -1.4,
      line: 1.06,
    },
    radius: { card: 26, button: 60, picture: 30 },
    rhythm: { band: 90, gap: 22, width: 1200 },
    eyebrow: "pill",
    card: "shadow",
    heads: "center",
    button: "solid",
    picture: "plain",
    icons: "round",
  },
  pictures: [
    { alt: "A phone on its tripod films a burger under a lamp", still: "post-shoot" },
    { alt: "A yellow megaphone on a violet stage", still: "post-megaphone" },
    { alt: "A brass thali from above on a pink cloth, as it would be posted", still: "lunch-post" },
    { alt: "A burger with cheese, tomato and lettuce on a wooden board", still: "post-burger" },
    { alt: "A pizza with mozzarella, olives and basil on a board", still: "post-pizza" },
  ],
  sections: [
    brandBar({
      brand: "[Studio].",
      links: [
        { text: "What you get", to: "#get" },
        { text: "Price", to: "#price" },
      ],
      action: { text: "Free page review", to: "#review" },
    }),
    heroStage({
      height: 640,
      heightMobile: 360,
      tone: "accent",
      eyebrow: "Instagram and Google for restaurants, cafés and bakeries",
      title: "Your burger deserves better than *your nephew's reels.*",
      lead: "We come two mornings a month, shoot what is hot, and post it on the days people decide where to eat. You cook. We answer the comments too, even the one about parking.",
      actions: [
        { text: "Get my page reviewed", to: "#review" },
        { text: "See the price", to: "#price" },
      ],
      picture: 1,
    }),
    galleryMosaic({
      tone: "deep",
      title: "Tuesday, Thursday, *Friday at six*",
      lead: "Three posts of one week at one café. The third filled [eleven] tables.",
      pictures: [3, 4, 5],
    }),
    beforeAfter({
      title: "One restaurant, two Thursdays",
      before: {
        title: "Posting when there is time",
        lines: [
          "Festival greeting with last year's logo",
          "Dark photo of paneer, or possibly chicken",
          "“DM for price”",
          "Eleven unanswered messages about a table for eight",
          "Google still says closed on Sunday",
        ],
      },
      after: {
        title: "Posting like a menu",
        lines: [
          "One dish a week, filmed as it leaves the pan",
          "Thursday reel for Friday's tables",
          "Price, timings and pin in the caption",
          "Every message answered in an hour, noon to ten",
          "Google photos, hours and reviews kept fresh",
        ],
      },
    }),
    bigFigure({
      tone: "brand",
      anchor: "get",
      figure: "2",
      title: "mornings a month in your kitchen. That is your part.",
      text: "Ours is fixed as well, and printed here. We report calls, directions and bookings; likes we leave to the screenshot.",
      points: [
        "**Twelve reels**: steam, crunch, the hand that pours",
        "**Thirty photos**, also sized for the delivery apps",
        "**Every reply** within the hour, noon to ten, in two languages",
        "**Your place on the map**: menu, hours, holidays, questions",
      ],
    }),
    statement({ tone: "tint", text: "Followers do not eat. *Neighbours do.*" }),
    plans({
      anchor: "price",
      title: "Less than one waiter, on the menu at last",
      plans: [
        {
          name: "Stall",
          text: "For one counter and a short menu.",
          price: "[₹14,000]",
          per: "a month + GST",
          lines: ["One morning, six reels", "Google listing kept", "Replies till six"],
          action: { text: "Start with a stall", to: "#review" },
        },
        {
          name: "Restaurant",
          text: "For a full menu and weekends to fill.",
          price: "[₹26,000]",
          per: "a month + GST",
          lines: [
            "Two mornings, twelve reels",
            "Thirty photos for apps",
            "Replies noon to ten",
            "Two festival ideas, planned a month before",
          ],
          pick: "Most kitchens take this",
          action: { text: "Fill my weekends", to: "#review" },
        },
        {
          name: "Branches",
          text: "Three outlets or more.",
          price: "[₹20,000]",
          per: "an outlet + GST",
          lines: [
            "Everything in Restaurant",
            "One page per outlet on the map",
            "Monthly hour with the owner",
          ],
          action: { text: "Talk about branches", to: "#review" },
        },
      ],
      note: "Three months to begin with, then month to month. Ad money is yours, paid to Meta directly.",
    }),
    faq({
      tone: "tint",
      title: "Asked across the counter",
      items: [
        {
          title: "Will I get more tables?",
          text: "We cannot promise tables. We show calls, direction taps and bookings each month beside last month's; you know your till.",
        },
        { title: "Who owns the videos?", text: "You, with the raw files on a drive, even if you leave." },
        { title: "My cook is shy.", text: "Then we film hands. Hands do better anyway." },
        {
          title: "Do you bring bloggers?",
          text: "Only if you ask, only local ones, and we say in the post that the meal was free.",
        },
      ],
    }),
    capturePanel({
      tone: "paper",
      anchor: "review",
      inner: "deep",
      title: "Send your handle, get a two-minute film",
      lead: "We record your page as a hungry stranger sees it: what we would order, where we would give up. Free, within [two] working days.",
      picture: 2,
      form: {
        fields: [
          nameField,
          phoneField,
          { label: "Instagram handle", name: "handle", placeholder: "@yourcafe" },
        ],
        button: "Review my page",
        consent: "The film comes by WhatsApp. No follow-up call unless you write back.",
      },
    }),
    footerLine({
      brand: "[Studio].",
      links: [
        { text: "Instagram", to: "#your-instagram" },
        { text: "Terms", to: "#your-terms-page" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Studio], [city], [GSTIN]. Not affiliated with Meta or Google.",
    }),
  ],
};
