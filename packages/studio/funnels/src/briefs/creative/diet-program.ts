import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { capturePanel } from "../../kit/capture.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandBar } from "../../kit/header.ts";
import { heroStage } from "../../kit/hero-staged.ts";
import { steps } from "../../kit/panels.ts";
import { aboutSigned } from "../../kit/people.ts";
import { offerStack } from "../../kit/pricing.ts";
import { beforeAfter, forWhom } from "../../kit/problem.ts";

export const dietProgram: Brief = {
  category: "creative",
  name: "Diet Program",
  slug: "diet-program",
  design: {
    palette: {
      paper: "#FDFCF5",
      tint: "#EFF5DD",
      card: "#FFFFFF",
      ink: "#26331A",
      muted: "#596650",
      brand: "#417A22",
      accent: "#F4A53A",
      deep: "#233317",
    },
    type: {
      display: "Fredoka",
      text: "Nunito",
      weight: 600,
      h1: 70,
      h2: 48,
      body: 18,
      tracking: -0.8,
      line: 1.08,
    },
    radius: { card: 30, button: 30, picture: 40 },
    rhythm: { band: 96, gap: 26, width: 1180 },
    eyebrow: "plain",
    card: "line",
    heads: "center",
    button: "solid",
    picture: "plain",
    icons: "round",
    edge: "waves",
  },
  pictures: [
    { alt: "A plate with two rotis, dal, greens, curd and salad on green linen", still: "lunch-light" },
    { alt: "A bowl of curd with pomegranate, sprouts and a glass of buttermilk", still: "lunch-breakfast" },
    { alt: "A week's plan on a clipboard beside bowls of dal, greens and curd", still: "book-week" },
    { alt: "Five glass jars with chana, masoor, moong, rajma and rice on a board", still: "grain-jars" },
  ],
  sections: [
    brandBar({
      brand: "[Programme name]",
      tone: "tint",
      lined: false,
      links: [
        { text: "The weeks", to: "#weeks" },
        { text: "The fee", to: "#fee" },
      ],
      action: { text: "First talk, free", to: "#talk" },
    }),
    heroStage({
      share: 54,
      tone: "tint",
      eyebrow: "Twelve weeks with a dietitian, on WhatsApp and video",
      title: "Eat the roti.\n*Change the plate.*",
      lead: "A way of eating made from what your kitchen already cooks: less guesswork, more dal, dinner before nine. For those who have tried keto, detox and guilt, in that order.",
      actions: [
        { text: "First talk, free", to: "#talk" },
        { text: "The twelve weeks", to: "#weeks" },
      ],
      note: "Vegetarian, Jain, egg or everything. PCOS, thyroid and prediabetes with your doctor's knowledge.",
      picture: 1,
    }),
    beforeAfter({
      eyebrow: "Same kitchen",
      title: "Tuesday, and a *different* Tuesday",
      before: {
        title: "How it goes now",
        lines: [
          "Tea and two rusks, because there is no time",
          "Three rotis at two o'clock, standing",
          "Biscuits at five, whatever is left at nine-thirty",
          "Scale on Monday morning, mood till Thursday",
        ],
      },
      after: {
        title: "How it goes in week six",
        lines: [
          "Moong chilla made from last night's batter",
          "Two rotis, a full bowl of dal, sabzi first",
          "Roasted chana in the desk drawer",
          "Dinner with the children at eight, scale once a fortnight",
        ],
      },
    }),
    steps({
      anchor: "weeks",
      tone: "tint",
      picture: 3,
      eyebrow: "The twelve weeks",
      title: "One change at a time, and it stays",
      steps: [
        {
          title: "Week 1: we only watch",
          text: "Photograph what you eat, change nothing. The dietitian looks for two habits, not twenty.",
        },
        {
          title: "Weeks 2–4: breakfast and water",
          text: "Fifteen breakfasts under ten minutes. Sleep is written down beside food, for they are cousins.",
        },
        {
          title: "Weeks 5–8: the plate",
          text: "Half vegetables, a quarter dal or curd, a quarter grain. Recipes for your region, cooked by your cook, explained to her in her language.",
        },
        {
          title: "Weeks 9 to 12: weddings, travel, Sundays",
          text: "You plan, we comment. The aim is that you no longer need us in week thirteen.",
        },
      ],
    }),
    forWhom({
      tone: "paper",
      title: "An honest sorting",
      yes: [
        "You cook or eat at home on most days",
        "You want steadier energy, sugar or weight, slowly",
        "You can send three photos a day for a week",
        "Your family eats the same food and should go on doing so",
      ],
      no: [
        "A wedding is in nine days",
        "You are pregnant, under eighteen or in treatment for an eating disorder: see a specialist, we help you to find one",
        "You are looking for powders, teas or belts",
      ],
      noTitle: "Please not, if",
    }),
    splitBleed({
      tone: "brand",
      flip: true,
      share: 44,
      picture: 4,
      eyebrow: "Week thirteen",
      title: "Nothing to buy. *It stands on your shelf.*",
      text: "In week thirteen you eat alone, cook alone and decide alone. [Eight in ten] of those who finish still keep to their plate a year later.",
      points: ["Five jars, half of them already open", "No powder, no bar, no second product"],
    }),
    aboutSigned({
      portrait: true,
      eyebrow: "Your dietitian",
      title: "She weighs the argument, *not you*",
      text: "[Name] is a clinical dietitian, registration [number], [eleven] years in hospital wards in [city]. There she learned that a diet nobody can cook is a sheet of paper.\n\nShe answers her own messages between nine and seven, sends voice notes, and has never called a laddu a cheat.",
      sign: "[Dietitian's name]",
      points: ["M.Sc. in food and nutrition, [college]", "Works with your doctor when there are reports"],
    }),
    offerStack({
      anchor: "fee",
      title: "What twelve weeks hold",
      lead: "Everything is in the fee. There is no second product.",
      items: [
        { name: "Six video talks of 30 minutes", worth: "[₹9,000]" },
        {
          name: "Daily answers on WhatsApp",
          text: "Six days a week, from the dietitian herself",
          worth: "[₹6,000]",
        },
        { name: "Your plan, rewritten every two weeks", worth: "[₹4,500]" },
        {
          name: "60 recipes by region",
          text: "With a page for the cook in Hindi, Marathi, Tamil or Bengali",
          worth: "[₹1,500]",
        },
      ],
      total: "Booked singly [₹21,000]",
      price: "[₹9,900]",
      per: "GST included, or three times [₹3,300]",
      action: { text: "Talk first, pay later", to: "#talk" },
      notes: ["Full refund within the first two weeks", "Pause for travel or illness, up to a month"],
    }),
    capturePanel({
      anchor: "talk",
      tone: "paper",
      eyebrow: "First talk, free",
      title: "Twenty minutes, and a breakfast idea either way",
      lead: "She asks what you ate yesterday. You ask anything. If another kind of help suits you better, she says so.",
      picture: 2,
      form: {
        fields: [
          nameField,
          phoneField,
          {
            label: "What would you like to change?",
            name: "goal",
            type: "select",
            options: ["Weight", "Sugar", "PCOS or thyroid", "Energy and sleep"],
          },
        ],
        button: "Ask for a time",
        consent: "Health details stay with the dietitian.",
      },
    }),
    footerCenter({
      brand: "[Programme name]",
      links: [
        { text: "The weeks", to: "#weeks" },
        { text: "Refunds", to: "#your-terms-page" },
        { text: "Privacy policy", to: "#your-privacy-page" },
      ],
      legal:
        "© [Year] [Company name]. Results differ from person to person. This programme does not replace medical treatment.",
    }),
  ],
};
