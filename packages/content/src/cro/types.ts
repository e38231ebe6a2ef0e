/** What an item costs to put right: Low is hours, Medium days, High weeks or a supplier (SPEC.txt section 3). */
export type CroCost = "Low" | "Medium" | "High";

/** One check of the e-commerce CRO checklist. Impact and priority run from 0 to 100; ids are the keys of ticks and statuses. */
export interface CroItem {
  id: string;
  task: string;
  why: string;
  exampleUrl: string;
  cost: CroCost;
  impact: number;
  priority: number;
}

/** A collapsible section. `icon` is the emoji of SPEC.txt, `glyph` the Lucide icon that the page draws instead. */
export interface CroSection {
  title: string;
  icon: string;
  glyph: string;
  items: CroItem[];
}

/** One tab of the checklist page, in the order and wording of SPEC.txt section 2. */
export interface CroTab {
  id: string;
  label: string;
  title: string;
  subtitle: string;
  sections: CroSection[];
}
