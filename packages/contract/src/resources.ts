// The shapes of gated content, as `get-resource` answers it (SPEC.txt section 3). The words live in @store/content.
import * as z from "zod/mini";
import { Chapter } from "./course-content.ts";

const Share = z.number().check(z.int(), z.minimum(0), z.maximum(100));

export const CroItem = z.object({
  id: z.string(),
  task: z.string(),
  why: z.string(),
  exampleUrl: z.string(),
  cost: z.enum(["Low", "Medium", "High"]),
  impact: Share,
  priority: Share,
});
export type CroItem = z.infer<typeof CroItem>;

export const CroSection = z.object({
  title: z.string(),
  icon: z.string(),
  /** Name of the Lucide icon that the page draws. */
  glyph: z.string(),
  items: z.array(CroItem),
});
export type CroSection = z.infer<typeof CroSection>;

export const CroTab = z.object({
  id: z.string(),
  label: z.string(),
  title: z.string(),
  subtitle: z.string(),
  sections: z.array(CroSection),
});
export type CroTab = z.infer<typeof CroTab>;

export const SeoEvaluation = z.enum(["Bad", "Can be Improved", "Good"]);
export type SeoEvaluation = z.infer<typeof SeoEvaluation>;

export const SeoItem = z.object({
  id: z.string(),
  task: z.string(),
  detail: z.string(),
  howToUrl: z.string(),
  /** The status an item starts with. */
  evaluation: SeoEvaluation,
  impact: z.enum(["High", "Medium", "Low"]),
  difficulty: z.enum(["Easy", "Medium", "Hard"]),
  cost: z.enum(["Free", "Paid"]),
  tools: z.string(),
});
export type SeoItem = z.infer<typeof SeoItem>;

export const SeoSection = z.object({
  id: z.string(),
  title: z.string(),
  glyph: z.string(),
  items: z.array(SeoItem),
});
export type SeoSection = z.infer<typeof SeoSection>;

/** What `get-resource` answers, told apart by `kind`. */
export const ResourceContent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("checklist"), tabs: z.array(CroTab) }),
  z.object({ kind: z.literal("seo-checklist"), sections: z.array(SeoSection) }),
  z.object({ kind: z.literal("fbads"), chapters: z.array(Chapter) }),
]);
export type ResourceContent = z.infer<typeof ResourceContent>;
