// Pink Capture Page: a wedding budget sheet in exchange for an address. Cheerful, a cousin who has done it before.
import type { Brief } from "../../brief.ts";
import { emailField, nameField, phoneField } from "../../form/form.ts";
import { ledger } from "../../kit/asides.ts";
import { heroCapture } from "../../kit/capture.ts";
import { finalPanel } from "../../kit/closing.ts";
import { footerLine } from "../../kit/footer.ts";
import { brandLine } from "../../kit/header.ts";
import { nameStrip } from "../../kit/proof.ts";

export const pinkCapturePage: Brief = {
  category: "high-converting",
  name: "Pink Capture Page",
  slug: "pink-capture-page",
  design: {
    palette: {
      paper: "#FFF6F2",
      tint: "#FFE3E3",
      card: "#FFFFFF",
      ink: "#43121F",
      muted: "#80525B",
      brand: "#C2185B",
      accent: "#F4A63A",
      deep: "#5B0F2E",
    },
    type: {
      display: "Playfair Display",
      text: "Poppins",
      weight: 700,
      h1: 80,
      h2: 54,
      body: 17,
      tracking: -0.4,
      line: 1.14,
      italicAccent: true,
    },
    radius: { card: 24, button: 28, picture: 20 },
    rhythm: { band: 84, gap: 26, width: 1200 },
    eyebrow: "rule",
    card: "shadow",
    heads: "center",
    button: "solid",
    picture: "plain",
    icons: "round",
  },
  pictures: [
    { alt: "A wedding budget on paper between marigolds, bangles beside it", still: "book-wedding" },
    { alt: "Gift envelopes in a fan, laddoos on a brass plate, marigolds", still: "sheets-shagun" },
  ],
  sections: [
    brandLine({ brand: "[Planner's name]", tone: "tint" }),
    heroCapture({
      anchor: "sheet",
      tone: "tint",
      eyebrow: "Free for families with a date",
      title: "A shaadi for 300,\n*on one sheet.*",
      lead: "Every rupee from the roka to the return gifts, in an Excel sheet that adds up while the relatives are still talking.",
      points: [
        "126 lines in the order in which money leaves",
        "Both families' share, worked out without a quarrel",
        "What to pay as advance, and what never to",
      ],
      picture: 1,
      formTitle: "Where shall we send the sheet?",
      form: {
        fields: [
          nameField,
          phoneField,
          { ...emailField, optional: true },
          {
            label: "Month of the wedding",
            name: "month",
            type: "select",
            options: ["Within 3 months", "3 to 6 months", "6 to 12 months", "Only dreaming so far"],
          },
        ],
        button: "Send me the budget sheet",
        consent:
          "It comes on WhatsApp in a minute. One message a week after that, until the wedding. Reply STOP and we stop.",
      },
    }),
    nameStrip({
      tone: "paper",
      label: "Seven evenings, in the order in which they are paid",
      names: ["Roka", "Mehendi", "Sangeet", "Haldi", "Baraat", "Pheras", "Reception"],
    }),
    ledger({
      tone: "paper",
      title: "Three leaks the sheet finds first",
      caption: "Lines 68 to 73, as they stand in the sheet. The amounts are examples.",
      rows: [
        { what: "68  Plates, 246 guaranteed of 300 invited", value: "[₹2,95,200]" },
        { what: "69  Plates above the guarantee, set aside", value: "[₹24,000]" },
        { what: "70  Counter for drivers and the band", value: "[₹14,400]" },
        { what: "71  Generator, diesel, light towers", value: "[₹58,000]" },
        { what: "72  Safa, mehendi cones, coolies", value: "[₹22,500]" },
        { what: "73  Shagun envelopes, sweets for the building", value: "[₹37,500]" },
      ],
      sum: { what: "One evening's small print", value: "[₹4,51,600]" },
      notes: [
        {
          title: "The plate count",
          text: "Caterers bill the higher of “guaranteed” and “eaten”. The sheet sets the guarantee at 82 in 100 invited and tells you when to confirm it.",
        },
        {
          title: "The generator",
          text: "Power, diesel and light towers come as a surprise on the last evening in most farmhouse weddings.",
        },
        {
          title: "The week before",
          text: "Safa, cones, envelopes, coolies, sweets for the building. Small notes, together [₹60,000] and more.",
        },
      ],
    }),
    finalPanel({
      tone: "tint",
      inner: "deep",
      title: "Both families get the same sheet. *The quarrel stays with the caterer.*",
      lead: "Down to the envelopes and the sweets for the building.",
      actions: [{ text: "Send me the budget sheet", to: "#sheet" }],
      picture: 2,
    }),
    footerLine({
      tone: "deep",
      brand: "[Planner's name]",
      links: [
        { text: "Instagram", to: "#your-instagram" },
        { text: "Privacy", to: "#your-privacy-page" },
      ],
      legal:
        "© [Year] [Business name], [city]. Amounts in the sheet are examples; overwrite them with your quotes.",
    }),
  ],
};
