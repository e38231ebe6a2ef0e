// All calculators by name, with the lessons and checklist items they belong to. Small: pages list them without loading
// the arithmetic.

export const toolIds = [
  "break-even",
  "cash-gap",
  "ab-verdict",
  "new-people",
  "marginal-order",
  "campaign-link",
  "speed-budget",
  "delivery-promise",
] as const;
export type ToolId = (typeof toolIds)[number];

export interface ShelfEntry {
  id: ToolId;
  title: string;
  /** What it answers, in the words of the person who asks. */
  question: string;
  /** Ids of lessons. */
  lessons: readonly string[];
  /** Ids of CRO items. */
  items: readonly string[];
  /** Ids of SEO items. */
  seoItems: readonly string[];
}

export const shelf: readonly ShelfEntry[] = [
  {
    id: "break-even",
    title: "Break-even return",
    question: "What may an order cost me, with GST, cash on delivery and freight?",
    lessons: ["metrics", "core-audiences", "scale-kill-optimize", "scaling-roadmap"],
    items: ["check-9", "cart-7", "cart-o-2"],
    seoItems: [],
  },
  {
    id: "cash-gap",
    title: "Cash gap",
    question: "How much cash is away before the courier pays out?",
    lessons: ["budget-management", "vertical-scaling"],
    items: [],
    seoItems: [],
  },
  {
    id: "ab-verdict",
    title: "A/B verdict",
    question: "Is B really better, and how many people would prove it?",
    lessons: ["ab-testing"],
    items: ["gen-8"],
    seoItems: [],
  },
  {
    id: "new-people",
    title: "Price of a thousand new people",
    question: "Do my ads still meet anybody new?",
    lessons: ["horizontal-scaling"],
    items: [],
    seoItems: [],
  },
  {
    id: "marginal-order",
    title: "The additional order",
    question: "What did the extra orders cost after I raised the budget?",
    lessons: ["vertical-scaling", "cbo-scaling"],
    items: [],
    seoItems: [],
  },
  {
    id: "campaign-link",
    title: "Names and UTM links",
    question: "How do I name an ad and label its link?",
    lessons: ["naming-conventions", "utm-parameters"],
    items: ["land-8", "gen-6"],
    seoItems: [],
  },
  {
    id: "speed-budget",
    title: "Speed budget",
    question: "How heavy may the first view of my page be?",
    lessons: [],
    items: ["gen-1", "home-10", "land-7"],
    seoItems: ["perf-1", "perf-5", "perf-6"],
  },
  {
    id: "delivery-promise",
    title: "Delivery promise",
    question: "Which day may I promise, and when is the last day to order?",
    lessons: [],
    items: ["home-7", "prod-cta-3", "cart-6", "ty-2"],
    seoItems: [],
  },
];

/** The calculators that belong to a lesson, a CRO item or an SEO item. */
export function toolsOf(kind: "lessons" | "items" | "seoItems", id: string): ShelfEntry[] {
  return shelf.filter((entry) => entry[kind].includes(id));
}
