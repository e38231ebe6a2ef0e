import type { Brief } from "../../brief.ts";
import { nameField, phoneField } from "../../form/form.ts";
import { splitBleed } from "../../kit/bleed.ts";
import { heroCaptureLine } from "../../kit/capture.ts";
import { finalLine } from "../../kit/closing.ts";
import { footerCenter } from "../../kit/footer.ts";
import { brandLine } from "../../kit/header.ts";
import { steps } from "../../kit/panels.ts";
import { aboutSigned } from "../../kit/people.ts";

export const purpleCapturePage: Brief = {
  category: "high-converting",
  name: "Purple Capture Page",
  slug: "purple-capture-page",
  design: {
    palette: {
      paper: "#FBF9FF",
      tint: "#EDE6FF",
      card: "#FFFFFF",
      ink: "#23124A",
      muted: "#4A3F66",
      brand: "#6B34D9",
      accent: "#FFB02E",
      deep: "#2A1560",
    },
    type: {
      display: "Fredoka",
      text: "Nunito",
      weight: 600,
      h1: 76,
      h2: 52,
      body: 18,
      tracking: -0.5,
      line: 1.08,
    },
    radius: { card: 28, button: 18, picture: 28 },
    rhythm: { band: 80, gap: 28, width: 1200 },
    eyebrow: "pill",
    card: "flat",
    heads: "center",
    button: "hard",
    picture: "plain",
    icons: "filled",
  },
  pictures: [
    { alt: "An open picture book among letter blocks and crayons on a yellow table", still: "paper-book" },
    {
      alt: "Letter blocks that say mat, a steel plate with three bottle caps before them",
      still: "paper-mat",
    },
  ],
  sections: [
    brandLine({ brand: "[Reading class]", tone: "tint", align: "center" }),
    heroCaptureLine({
      anchor: "seat",
      tone: "tint",
      eyebrow: "Free live class for parents, [Sunday, 11 a.m.]",
      title: "She knows A to Z. *Now let her read “mat”.*",
      lead: "In fifty minutes you learn the first six sounds, the order to teach them in, and a ten-minute game for after school. For children of three and a half to seven.",
      form: {
        fields: [nameField, phoneField],
        button: "Save my seat",
        consent: "The link comes on WhatsApp. Two hundred seats: the call holds no more.",
      },
      picture: 1,
      height: 460,
    }),
    steps({
      tone: "paper",
      title: "What the fifty minutes hold",
      steps: [
        {
          title: "Sound before name",
          text: "Why “bee” does not help anybody to read “bat”, and what to say instead.",
        },
        {
          title: "s, a, t, p, i, n",
          text: "Six sounds, said clean, without the “uh” behind them. From these come more than twenty words.",
        },
        {
          title: "Blend it aloud",
          text: "The slide game with a steel plate and three bottle caps. Try it on the spot with your child.",
        },
        {
          title: "Your questions",
          text: "Two languages at home, b and d, the cousin who reads already. We stay till the last one.",
        },
      ],
    }),
    splitBleed({
      tone: "brand",
      picture: 2,
      height: 560,
      title: "Six sounds. *More than twenty words* before lunch.",
      points: [
        "s, a, t, p, i, n: said clean",
        "A steel plate and three bottle caps",
        "Ten minutes, and then she may go and play",
      ],
      action: { text: "Save my seat", to: "#seat" },
    }),
    aboutSigned({
      portrait: true,
      tone: "tint",
      eyebrow: "Who takes the class",
      title: "A nursery teacher with a loud kitchen",
      text: "[Teacher's name] has taught reading to four- and five-year-olds in [Hyderabad] for [fourteen] years, most of whom speak Telugu, Tamil or Hindi at home. She has two of her own, one of whom refused to read until he was six and a half.\n\nAt the end she tells you about her ten-week course, in two minutes. The class is useful without it.",
      sign: "[Teacher's name]",
      points: ["[Certificate in early reading, Hyderabad, 2012]", "Bring the child or come alone, both work"],
    }),
    finalLine({
      tone: "accent",
      title: "Bring a plate and three bottle caps.",
      action: { text: "Save my seat", to: "#seat" },
    }),
    footerCenter({
      brand: "[Reading class]",
      links: [
        { text: "Ask on WhatsApp", to: "#your-whatsapp" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal: "© [Year] [Business name]. We keep your number for class messages and nothing else.",
    }),
  ],
};
