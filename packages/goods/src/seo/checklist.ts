import type { SeoSection } from "@store/contract/resources";
import { contentSection } from "./content.ts";
import { generalSection } from "./general.ts";
import { linksSection } from "./links.ts";
import { onpageSection } from "./on-page.ts";
import { performanceSection } from "./performance.ts";
import { uxSection } from "./ux.ts";

/** The SEO checklist in page order: 6 sections, 44 items (10 + 8 + 7 + 8 + 6 + 5). */
export const seoChecklist: SeoSection[] = [
  generalSection,
  uxSection,
  performanceSection,
  onpageSection,
  contentSection,
  linksSection,
];
