import { contentSection } from "./content";
import { generalSection } from "./general";
import { linksSection } from "./links";
import { onpageSection } from "./on-page";
import { performanceSection } from "./performance";
import type { SeoSection } from "./types";
import { uxSection } from "./ux";

/** The SEO checklist in page order: 6 sections, 44 items (10 + 8 + 7 + 8 + 6 + 5). */
export const seoChecklist: SeoSection[] = [
  generalSection,
  uxSection,
  performanceSection,
  onpageSection,
  contentSection,
  linksSection,
];
