// The parts of the screen Pages that are sections of the landing page, in its order.
import type { FieldSpec, Part } from "./parts.ts";

const proof: readonly FieldSpec[] = [
  {
    path: "evidence",
    label: "Proof",
    kind: "long",
    hint: "Where it can be seen: an address, a mail, an invoice. Visitors read it at the foot of the page.",
  },
  { path: "asOf", label: "Of the day", kind: "date" },
];
export const landingParts: readonly Part[] = [
  {
    id: "hero",
    label: "Top",
    page: "/",
    words: "hero",
    about: "The first thing that a visitor reads. {price} in a text becomes the bundle's price.",
    fields: [
      { path: "words.hero.headline", label: "Headline" },
      { path: "words.hero.underlined", label: "Its end, with a line under it (optional)", optional: true },
      { path: "words.hero.text", label: "Text below it", kind: "long" },
      { path: "tagline", label: "Tagline", hint: "At the foot of every page." },
    ],
  },
  {
    id: "steps",
    label: "Steps",
    page: "/",
    anchor: "#h-steps",
    section: "steps",
    words: "steps",
    list: {
      path: "words.steps",
      one: "step",
      fields: [
        { path: "title", label: "Title" },
        { path: "text", label: "Text", kind: "long" },
      ],
    },
  },
  {
    id: "voices",
    label: "Voices",
    page: "/",
    anchor: "#h-words",
    section: "voices",
    facts: ["claims", "priceHistory"],
    about: "What buyers said, each with its proof. The first is set large.",
    list: {
      path: "claims",
      one: "voice",
      of: (item) => "kind" in item && item.kind === "testimonial",
      fresh: { kind: "testimonial", name: "", role: "", content: "", initials: "", evidence: "", asOf: "" },
      fields: [
        { path: "content", label: "What they said", kind: "long" },
        { path: "name", label: "Name" },
        { path: "role", label: "Who they are", hint: "Course creator, Pune" },
        { path: "initials", label: "Initials" },
        ...proof,
      ],
    },
  },
  {
    id: "figures",
    label: "Figures",
    page: "/",
    anchor: "#evidence",
    facts: ["claims"],
    about: "Numbers that the shop says of itself, each with its proof. The pages show one of each kind.",
    list: {
      path: "claims",
      one: "figure",
      of: (item) => !("kind" in item) || item.kind !== "testimonial",
      fresh: { kind: "rating", figure: "", text: "", evidence: "", asOf: "" },
      fields: [
        {
          path: "kind",
          label: "What kind",
          kind: "choice",
          choices: [
            { value: "rating", label: "Rating" },
            { value: "customers", label: "Buyers" },
            { value: "revenue", label: "Revenue" },
            { value: "roas", label: "Return on ads" },
            { value: "hours", label: "Hours saved" },
          ],
        },
        { path: "figure", label: "Figure", hint: "4.9/5" },
        { path: "text", label: "What it is a figure of", hint: "from 212 ratings at Google" },
        ...proof,
      ],
    },
  },
  {
    id: "questions",
    label: "Questions",
    page: "/",
    anchor: "#faq",
    section: "questions",
    words: "questions",
    about: "Search engines read these too. {price} in an answer becomes the bundle's price.",
    list: {
      path: "words.questions",
      one: "question",
      fresh: { question: "", answer: "" },
      fields: [
        { path: "question", label: "Question" },
        { path: "answer", label: "Answer", kind: "long" },
      ],
    },
  },
  {
    id: "closing",
    label: "Closing call",
    page: "/",
    anchor: "#h-closing",
    section: "closing",
    words: "closing",
    fields: [{ path: "words.closing", label: "Words on the marigold field" }],
  },
  { id: "features", label: "Features", page: "/", anchor: "#h-features", section: "features" },
  { id: "bonuses", label: "Bonuses", page: "/", anchor: "#h-bonuses", section: "bonuses" },
];
