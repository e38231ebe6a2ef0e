import type { Brief } from "../../brief.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { heroBleed, pictureBand } from "../../kit/bleed.ts";
import { capture } from "../../kit/capture.ts";
import { featureColumns } from "../../kit/features.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { seats } from "../../kit/offers.ts";
import { steps } from "../../kit/panels.ts";
import { aboutSigned, quoteWall } from "../../kit/people.ts";
import { plans } from "../../kit/pricing.ts";
import { letter, problemCards } from "../../kit/problem.ts";
import { faq } from "../../kit/trust.ts";

export const astrology: Brief = {
  category: "premium-funnels",
  name: "Astrology",
  slug: "astrology",
  design: {
    palette: {
      paper: "#FBF6EC",
      tint: "#F3E8D5",
      card: "#FFFDF8",
      ink: "#241A3D",
      muted: "#655C78",
      brand: "#3C2A78",
      accent: "#E2B04A",
      deep: "#1A1236",
    },
    type: {
      display: "Marcellus",
      text: "Karla",
      weight: 400,
      h1: 76,
      h2: 58,
      body: 18,
      line: 1.14,
      tracking: -0.4,
    },
    radius: { card: 18, button: 40, picture: 22 },
    rhythm: { band: 108, gap: 26, width: 1200, phone: "close" },
    eyebrow: "plain",
    card: "line",
    heads: "center",
    button: "glow",
    picture: "plain",
    icons: "round",
    edge: "curve",
  },
  pictures: [
    {
      alt: "A birth chart on a dark table in the evening, a lamp and a brass pot beside it",
      still: "chart-lamps",
    },
    {
      alt: "Two clay cups of tea on the evening table, a shut book and lamps beside them",
      still: "chart-tea",
    },
    { alt: "A clay lamp burning beside the chart, marigolds behind it", still: "chart-flame" },
  ],
  sections: [
    brandBar({
      brand: "[Your name], Jyotish",
      links: [
        { text: "The hour", to: "#hour" },
        { text: "Readings", to: "#readings" },
        { text: "Questions", to: "#questions" },
      ],
      action: { text: "Book", to: "#book" },
      tone: "deep",
      lined: false,
    }),
    heroBleed({
      share: 54,
      height: 720,
      tone: "deep",
      eyebrow: "Vedic astrology consultations, in Hindi and English",
      title: "Your chart, read *for one decision*",
      lead: "Marriage, work, a house, a child who worries you. We read your kundli together for an hour, and you leave with dates, reasons and what to do on Monday.",
      actions: [
        { text: "Book a consultation", to: "#book" },
        { text: "See what is included", to: "#readings" },
      ],
      note: "By video call or in person at [city]. No gemstones sold, no fear, ever.",
      picture: 1,
    }),
    problemCards({
      eyebrow: "You may be here because",
      title: "Everyone has advice, nobody your chart",
      cards: [
        {
          icon: "fas fa-ring",
          title: "The match is good on paper",
          text: "Twenty-eight gunas out of thirty-six, both families pleased, and something in you still asks. You want more than a number.",
        },
        {
          icon: "fas fa-briefcase",
          title: "Work has stopped moving",
          text: "Two years of the same post, an offer in another city, a business half begun. You need to know whether this is a wall or a wait.",
        },
        {
          icon: "fas fa-home",
          title: "The house feels heavy",
          text: "Illness, quarrels, money that leaves as it comes. Somebody has said dosha and quoted you ₹51,000 for a puja.",
        },
      ],
      close:
        "A chart does not decide for you. It shows the weather, so that you can choose the day to travel.",
    }),
    letter({
      beside: true,
      tone: "tint",
      eyebrow: "A word before you book",
      title: "How I read, and what I refuse to say",
      text: "I learnt Jyotish from my [grandfather], who kept his charts in an old ledger and his fee in a bowl by the door. He told me three things that I still work by.\n\n**Read the dasha before the planet.** A strong Jupiter in a quiet period gives little; a modest Mercury in its own time can build a house. Timing is most of the craft.\n\n**Never name a death, a divorce or a disease.** A reading that leaves a person afraid is a bad reading, whatever the chart says.\n\n**Give a remedy that costs nothing first.** A habit, a day, a word to a parent. If a stone or a ritual would help, I will tell you so, and tell you to take it to someone else.",
    }),
    steps({
      anchor: "hour",
      picture: 2,
      title: "What happens in the hour",
      eyebrow: "The consultation",
      steps: [
        {
          title: "You send the details",
          text: "Date, time and place of birth, and your question in two lines. If the time is uncertain, say so; we correct it with three events of your life before we begin.",
        },
        {
          title: "I prepare for two hours",
          text: "Lagna and navamsa, the running dasha, and the transits of the next eighteen months, worked by hand and checked by software.",
        },
        {
          title: "We talk",
          text: "Sixty minutes. You see the chart on the screen, you interrupt as often as you like, and I show you where each sentence comes from.",
        },
        {
          title: "You receive it in writing",
          text: "Within two days: a recording, a page of dates worth noting, and three remedies in order of effort.",
        },
      ],
      action: { text: "Choose a time", to: "#book" },
    }),
    featureColumns({
      tone: "deep",
      title: "Questions a chart answers well",
      lead: "And the ones it does not: lottery numbers, the name of a thief, what another person thinks.",
      items: [
        {
          icon: "fas fa-heart",
          title: "Marriage and matching",
          text: "Seventh house, navamsa, manglik read properly with its cancellations, and the years in which a wedding sits lightly.",
        },
        {
          icon: "fas fa-seedling",
          title: "Career and business",
          text: "Which work your tenth house wants, whether to sign or wait, and the months for a launch or a loan.",
        },
        {
          icon: "fas fa-baby",
          title: "Children",
          text: "Timing and temperament: how a child learns, and which pressure helps and which hurts.",
        },
        {
          icon: "fas fa-globe-asia",
          title: "Going abroad",
          text: "Twelfth house and the periods in which a move settles rather than scatters.",
        },
        {
          icon: "fas fa-coins",
          title: "Money and property",
          text: "When to buy, when to hold, and the years that ask for a smaller house.",
        },
        {
          icon: "far fa-calendar-check",
          title: "Muhurat",
          text: "A day and an hour for a wedding, a griha pravesh, a shop opening or an operation date that your doctor agrees to.",
        },
      ],
    }),
    quoteWall({
      tone: "paper",
      title: "Letters that came back",
      lead: "Put in three to six real ones, with leave of the writers. Short, and about what changed.",
      quotes: [
        {
          quote:
            "[What she asked, what the reading said about timing, what she did with it. Two or three lines in her own words.]",
          name: "[Name]",
          job: "[Teacher, Pune]",
        },
        {
          quote: "[Someone who came afraid of a dosha and left without a bill for a puja.]",
          name: "[Name]",
          job: "[Shop owner, Indore]",
        },
        {
          quote: "[A couple on their two-chart reading: what they learnt about each other.]",
          name: "[Names]",
          job: "[Bengaluru]",
        },
        {
          quote: "[A sceptic. These are the ones people read.]",
          name: "[Name]",
          job: "[Engineer, Hyderabad]",
        },
        {
          quote: "[Someone who was told to wait, waited, and was glad of it.]",
          name: "[Name]",
          job: "[Nurse, Kochi]",
        },
        { quote: "[A parent, about a child's stubborn year.]", name: "[Name]", job: "[Jaipur]" },
      ],
    }),
    plans({
      anchor: "readings",
      eyebrow: "Readings",
      title: "Three ways to sit with your chart",
      plans: [
        {
          name: "One question",
          text: "For a single decision with a date on it.",
          price: "[₹1,500]",
          per: "25 minutes by phone",
          lines: [
            "Your running period and its end",
            "A yes, a no or a wait, with the reason",
            "Two remedies",
          ],
          action: { text: "Ask one question", to: "#book" },
        },
        {
          name: "Full reading",
          text: "For the whole picture, in an unhurried hour.",
          price: "[₹3,500]",
          per: "60 minutes by video or in person",
          lines: [
            "Birth time checked",
            "Eighteen months, month by month",
            "Recording and written page",
            "One follow-up question within 60 days",
          ],
          pick: "What most people take",
          action: { text: "Book the full reading", to: "#book" },
        },
        {
          name: "Two charts",
          text: "For a match, a marriage or a partnership.",
          price: "[₹5,500]",
          per: "90 minutes, both people welcome",
          lines: [
            "Guna milan and what it leaves out",
            "Doshas with their cancellations",
            "Strengths and strains by year",
            "Three muhurat dates",
          ],
          action: { text: "Read two charts", to: "#book" },
        },
      ],
      note: "Payment by UPI or card when you book. If nothing became clearer in the hour, say so before we hang up, and the fee comes back the same day. Students and anyone out of work: write, and pay what you can.",
    }),
    aboutSigned({
      portrait: true,
      tone: "tint",
      eyebrow: "Who reads",
      title: "Mathematics first, *then the sky*",
      sign: "[Your name]",
      text: "Jyotish Visharad from [institute], [00] years of practice, about [000] charts a year and not one of them in bulk. I stood before a class until [2012]; it shows in how I work and, my students say, in how little I exaggerate.\n\nI live in [city] with a mother who still checks my panchang.",
      points: [
        "Readings in Hindi, English and [Marathi]",
        "Your details stay in a paper file, never with an app",
        "I turn away about one request in ten, and say why",
      ],
      flip: true,
    }),
    pictureBand({
      picture: 3,
      veil: 0.56,
      text: "Bring one real question. *An hour is enough for it.*",
      by: "And a cup of tea, if you come to [city]",
      action: { text: "Ask for your hour", to: "#book" },
    }),
    seats({
      tone: "brand",
      title: "I read for *two people a day*",
      lead: "A chart takes two hours to prepare. The diary opens four weeks at a time, on the first of the month.",
      action: { text: "See open days", to: "#book" },
      facts: [
        { figure: "[Month]", text: "is open for booking now" },
        { figure: "[00]", text: "places left, counted by hand each morning" },
        { figure: "Sunday", text: "kept free for urgent matters, by phone" },
      ],
    }),
    faq({
      anchor: "questions",
      title: "Asked before every first reading",
      items: [
        {
          title: "I do not know my time of birth.",
          text: "Bring what you have: morning or night, a hospital slip, a grandmother's memory. With three dated events we can narrow it to a few minutes. If we cannot, I read from the Moon and say what is lost.",
        },
        {
          title: "Will you tell me something bad?",
          text: "I will tell you when a period asks for care, in which matter and until when. I do not name deaths or break marriages, and I do not sell the cure for a worry I have made.",
        },
        {
          title: "Does it work by video?",
          text: "As well as in a room. You see the chart on the screen, and you keep the recording.",
        },
        {
          title: "Must I believe in it?",
          text: "No. Many people come as to a second opinion. Bring your question and your doubts; both are welcome.",
        },
        {
          title: "Can you match charts without both families knowing?",
          text: "Yes. What you tell me goes nowhere, and the booking mail says only that you have an appointment.",
        },
      ],
    }),
    capture({
      anchor: "book",
      tone: "deep",
      title: "Ask for your hour",
      lead: "Send this, and you have two possible times by message before tomorrow evening.",
      points: [
        "You pay only when a time is fixed",
        "Move it once, free, up to a day before",
        "Everything stays between us",
      ],
      form: {
        fields: [
          nameField,
          phoneField,
          emailField,
          { label: "Date of birth", name: "birth-date", type: "date" },
          { label: "Time of birth, if you know it", name: "birth-time", type: "time", optional: true },
          { label: "Place of birth", name: "birth-place", placeholder: "Nashik" },
          { label: "Your question in two lines", name: "question", type: "textarea" },
        ],
        button: "Ask for a time",
        consent: "Your birth details are used for your reading and for nothing else.",
      },
    }),
    footerCenter({
      brand: "[Your name], Jyotish",
      text: "[Address], [city]. Consultations Tuesday to Saturday, eleven to six.",
      links: [
        { text: "Readings", to: "#readings" },
        { text: "Book", to: "#book" },
        { text: "Privacy", to: "#your-privacy-page" },
        { text: "WhatsApp", to: "#your-whatsapp" },
      ],
      legal: "Astrology is guidance, not medical, legal or financial advice. © [Year] [Your name].",
    }),
  ],
};
