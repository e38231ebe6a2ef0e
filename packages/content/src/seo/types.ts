/** The author's verdict on a typical small shop, and the default of the item's status (SPEC.txt section 2). */
export type SeoEvaluation = "Bad" | "Can be Improved" | "Good";

/** One check of the SEO checklist. `tools` is a line for people, not a list for programs. */
export interface SeoItem {
  id: string;
  task: string;
  detail: string;
  howToUrl: string;
  evaluation: SeoEvaluation;
  impact: "High" | "Medium" | "Low";
  difficulty: "Easy" | "Medium" | "Hard";
  cost: "Free" | "Paid";
  tools: string;
}

/** A collapsible section of the SEO checklist; `glyph` is a Lucide icon name. */
export interface SeoSection {
  id: string;
  title: string;
  glyph: string;
  items: SeoItem[];
}
