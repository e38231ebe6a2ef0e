import type { Brief } from "../../brief.ts";
import { finalPanel } from "../../kit/closing.ts";
import { featureColumns } from "../../kit/features.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroSplit } from "../../kit/hero.ts";
import { dayStrip, menuCard } from "../../kit/paths.ts";
import { about } from "../../kit/people.ts";
import { faq } from "../../kit/trust.ts";

export const spa: Brief = {
  category: "creative",
  name: "Spa",
  slug: "spa",
  design: {
    palette: {
      paper: "#F8F5F0",
      tint: "#EFE8DD",
      card: "#FFFFFF",
      ink: "#2F3A32",
      muted: "#4D564E",
      brand: "#566A4A",
      accent: "#C99A7B",
      deep: "#303D33",
    },
    type: {
      display: "Playfair Display",
      text: "Josefin Sans",
      weight: 500,
      h1: 68,
      h2: 48,
      body: 18,
      tracking: -0.4,
      italicAccent: true,
      line: 1.14,
    },
    radius: { card: 30, button: 40, picture: 24 },
    rhythm: { band: 108, gap: 34, width: 1160 },
    eyebrow: "plain",
    card: "flat",
    heads: "center",
    button: "quiet",
    picture: "arch",
    icons: "round",
    edge: "curve",
  },
  pictures: [
    {
      alt: "Stacked dark stones, candles, rolled towels, flowers and a bowl of warm oil",
      still: "spa-stones",
    },
    { alt: "Two brown bottles of sesame oil before folded towels", still: "spa-oil" },
    {
      alt: "A treatment couch made up with a sage cloth, rolled towels, a lamp and shelves of oil",
      still: "spa-room",
    },
  ],
  sections: [
    brandBar({
      brand: "[Spa name]",
      tone: "tint",
      lined: false,
      links: [
        { text: "Treatments", to: "#treatments" },
        { text: "WhatsApp", to: "#your-whatsapp" },
      ],
      action: { text: "Choose a time", to: "#your-booking-page" },
    }),
    heroSplit({
      tone: "tint",
      shares: [54, 46],
      eyebrow: "Ayurveda day spa in [area], [city]",
      title: "Ninety minutes in which *nobody needs you*",
      lead: "Warm oil, two therapists who do not chat, and a room where the phone stays outside by rule. You leave with your shoulders an inch lower.",
      actions: [
        { text: "Choose a time", to: "#your-booking-page" },
        { text: "See treatments", to: "#treatments" },
      ],
      note: "Open daily, 9 am to 9 pm. Last treatment at 7:30.",
      picture: 1,
      height: 600,
    }),
    featureColumns({
      eyebrow: "The house",
      title: "Four things we are strict about",
      across: 4,
      items: [
        {
          icon: "fas fa-leaf",
          title: "Oil cooked here",
          text: "Sesame or coconut, with herbs from [garden], in small pans. The bottle shows the day.",
        },
        {
          icon: "fas fa-volume-mute",
          title: "Quiet",
          text: "No music unless you ask. No selling at the end, ever.",
        },
        {
          icon: "fas fa-user-friends",
          title: "Your choice of hands",
          text: "Women for women, men for men, unless you say otherwise.",
        },
        {
          icon: "fas fa-hourglass-half",
          title: "Full minutes",
          text: "Ninety means ninety on the table. Bath and tea come on top.",
        },
      ],
    }),
    menuCard({
      anchor: "treatments",
      tone: "deep",
      eyebrow: "Treatments",
      title: "What your body is asking for",
      groups: [
        {
          title: "To rest",
          items: [
            {
              name: "Abhyanga, two therapists, 90 min",
              price: "[₹3,200]",
              text: "Long strokes with warm oil, head to heel. The one to begin with.",
            },
            {
              name: "Shirodhara, 60 min",
              price: "[₹2,800]",
              text: "A thin stream of oil on the forehead. For those who lie awake.",
            },
            {
              name: "Foot bath and padabhyanga, 45 min",
              price: "[₹1,400]",
              text: "After a flight, or a wedding.",
            },
          ],
        },
        {
          title: "To mend",
          items: [
            {
              name: "Kati basti, 45 min",
              price: "[₹1,900]",
              text: "Warm oil held on the lower back. Best as a course of five.",
            },
            {
              name: "Potli with rice and milk, 75 min",
              price: "[₹2,900]",
              text: "For stiff joints, after the doctor has looked.",
            },
            {
              name: "Desk neck, 40 min",
              price: "[₹1,300]",
              text: "Neck, shoulders, wrists. You can keep your clothes on.",
            },
          ],
        },
      ],
      foot: "GST of [18%] is added. A consultation with the physician comes free with any course.",
      action: { text: "Book a treatment", to: "#your-booking-page" },
    }),
    dayStrip({
      eyebrow: "One afternoon",
      title: "How an afternoon with us goes",
      hours: [
        {
          hour: "2.45 pm",
          title: "Arrive early",
          text: "Slippers, a tulsi infusion, six questions about sleep and digestion.",
        },
        {
          hour: "3 pm",
          title: "Be looked after",
          text: "Your therapist explains each step before it, then is silent.",
        },
        {
          hour: "4.30 pm",
          title: "Steam and bath",
          text: "Herbal steam, then green-gram powder for the oil. Fresh towels, a comb, your own lock.",
        },
        { hour: "5 pm", title: "Stay", text: "The courtyard is yours for as long as the tea lasts." },
      ],
    }),
    about({
      flip: true,
      tone: "tint",
      picture: 3,
      eyebrow: "The physician",
      title: "Dr [Name] asks first and *presses later*",
      text: "She trained at [college] and practised for [fourteen] years in a hospital where patients stayed for three weeks. Here you stay for an hour or two, so she is plain about what an hour can do: rest, warmth, better sleep for some days.\n\nFor pain that wakes you at night she will send you to a doctor, not to a course.",
      points: ["BAMS, registration [number]", "Consultations on Tuesday and Friday"],
    }),
    faq({
      tone: "paper",
      title: "Asked softly at the desk",
      items: [
        {
          title: "What do I wear?",
          text: "We give you a fresh disposable garment and a sheet. Only the part being treated is uncovered.",
        },
        {
          title: "Is it all right during pregnancy or a period?",
          text: "Some treatments are, most are not. Tell us when you book; we suggest a gentler one or a later day, without a fee.",
        },
        {
          title: "Will the oil leave my hair?",
          text: "After one wash with the powder we give you. Keep the evening free of plans and white collars.",
        },
        {
          title: "Can I come with my husband or a friend?",
          text: "Yes. There is one room for two; ask for it by name, the neem room.",
        },
      ],
    }),
    finalPanel({
      tone: "tint",
      inner: "deep",
      title: "Give her\n*an afternoon*, not a box",
      lead: "A gift card on handmade paper, sent by post or WhatsApp. Valid for a year, for any treatment, without small print.",
      actions: [{ text: "Buy a gift card", to: "#your-checkout" }],
      note: "From [₹1,500].",
      picture: 2,
    }),
    footerCenter({
      brand: "[Spa name]",
      text: "[Address, city]. Phone and WhatsApp [number].",
      links: [
        { text: "Treatments", to: "#treatments" },
        { text: "WhatsApp", to: "#your-whatsapp" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Spa name]. Treatments are for wellbeing and do not replace medical care.",
    }),
  ],
};
