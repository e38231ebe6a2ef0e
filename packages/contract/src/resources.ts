// The shapes of gated content, as `get-resource` answers it (docs/product.md section 3). The words live in @store/goods.
import * as z from "zod/mini";
import { AdCreative } from "./ad-content.ts";
import { AdLayout } from "./ads/ad-layout.ts";
import { Added, Chapter, Extra } from "./course-content.ts";
import { AgencyDocument } from "./desk/agency-document.ts";
import { Figure } from "./figure-content.ts";
import { FindEntry } from "./find-entries.ts";
import { Flow } from "./flow-content.ts";
import { OccasionBook } from "./occasion-content.ts";
import { resourceTypes } from "./products.ts";
import { RecipeBook } from "./recipes.ts";
import { SeoEvaluation } from "./seo-evaluation.ts";

const Share = z.number().check(z.int(), z.minimum(0), z.maximum(100));

/** A shop whose page shows a point: what stood on it, and when it was read. Pages change. */
export const ShopExample = z.object({ shop: z.string(), shows: z.string(), read: z.string() });
export type ShopExample = z.infer<typeof ShopExample>;

export const CroItem = z.object({
  id: z.string(),
  task: z.string(),
  why: z.string(),
  exampleUrl: z.string(),
  /** Whose page the example is, where it is a shop's. */
  example: z.optional(ShopExample),
  cost: z.enum(["Low", "Medium", "High"]),
  impact: Share,
  priority: Share,
  figure: z.optional(Figure),
  /** A recipe says how to put it right. */
  recipe: z.optional(z.boolean()),
  added: z.optional(Added),
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
  /** A recipe says how to put it right. */
  recipe: z.optional(z.boolean()),
  added: z.optional(Added),
});
export type SeoItem = z.infer<typeof SeoItem>;

export const SeoSection = z.object({
  id: z.string(),
  title: z.string(),
  glyph: z.string(),
  items: z.array(SeoItem),
});
export type SeoSection = z.infer<typeof SeoSection>;

/** One page of a kit, for who looks at it before the import. */
export const PageOfKit = z.object({
  title: z.string(),
  /** What sort of page it is. */
  kind: z.string(),
  /** When a visitor meets it. */
  when: z.string(),
  /** Its address on the owner's site. */
  path: z.string(),
  preview: z.string(),
  sections: z.array(z.string()),
});
export type PageOfKit = z.infer<typeof PageOfKit>;

/** A template is one page, a kit the pages of a whole funnel. */
export const FunnelTemplate = z.object({
  id: z.string(),
  name: z.string(),
  /** Unique within its category. */
  slug: z.string(),
  /** Stem of its preview pictures; `previewPath` makes an address of it. */
  preview: z.string(),
  /** Its sections from the top, head and foot not counted. */
  sections: z.array(z.string()),
  /** Families of its letters: headlines, then text, where they differ. */
  fonts: z.array(z.string()),
  /** Its own colours, as hex: ground, text, brand, accent. */
  colours: z.array(z.string()),
  pictures: z.number(),
  /** Of the JSON file. */
  bytes: z.number(),
  /** The newest: what changed with it stands in the file at `templateVersionsPath`. */
  version: z.number(),
  added: z.optional(Added),
  /** Of a kit: what it sells and how. */
  about: z.optional(z.string()),
  /** Of a kit: its pages in the order in which a visitor meets them. */
  pages: z.optional(z.array(PageOfKit)),
});
export type FunnelTemplate = z.infer<typeof FunnelTemplate>;

/** What to change first in one family of templates, in working order. `templates` are the slugs of the family. */
export const TemplateGuide = z.object({
  family: z.string(),
  templates: z.array(z.string()),
  steps: z.array(z.string()),
});
export type TemplateGuide = z.infer<typeof TemplateGuide>;

export const TemplateCategory = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  guide: z.array(TemplateGuide),
  templates: z.array(FunnelTemplate),
});
export type TemplateCategory = z.infer<typeof TemplateCategory>;

/** A point, a lesson, a template or an ad. Its address is its area's path, and its id behind the hash. */
export const Thing = z.object({
  id: z.string(),
  title: z.string(),
  /** What is ticked when it is done, where that is not its own id. */
  ticks: z.optional(z.array(z.string())),
  added: z.optional(Added),
});
export type Thing = z.infer<typeof Thing>;

/** The captions of a film as WebVTT, in English and in Hindi. */
const FilmCaptions = z.object({ captions: z.string(), hindi: z.string() });
export type FilmCaptions = z.infer<typeof FilmCaptions>;

/** What `get-resource` answers, told apart by `kind`. */
export const ResourceContent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("checklist"), tabs: z.array(CroTab), shelf: z.optional(z.array(Extra)) }),
  /** How the points of a checklist are put right. */
  z.object({ kind: z.literal("recipes"), recipes: RecipeBook }),
  z.object({ kind: z.literal("flows"), flows: z.array(Flow) }),
  z.object({ kind: z.literal("documents"), documents: z.array(AgencyDocument) }),
  z.object({ kind: z.literal("occasions"), book: OccasionBook }),
  /** What a search over all that is owned looks through. */
  z.object({ kind: z.literal("find"), entries: z.array(FindEntry) }),
  /** What each area holds, by name: an account shows how far one is. */
  z.object({
    kind: z.literal("outline"),
    areas: z.array(z.object({ area: z.enum(resourceTypes), things: z.array(Thing) })),
  }),
  z.object({
    kind: z.literal("seo-checklist"),
    sections: z.array(SeoSection),
    shelf: z.optional(z.array(Extra)),
  }),
  z.object({ kind: z.literal("fbads"), chapters: z.array(Chapter) }),
  /** One film: an address that lives five minutes, and its captions. */
  z.object({ kind: z.literal("film"), url: z.string(), ...FilmCaptions.shape }),
  z.object({
    kind: z.literal("funnel_templates"),
    /** Whole funnels, shown before the single pages. */
    kits: TemplateCategory,
    categories: z.array(TemplateCategory),
  }),
  z.object({
    kind: z.literal("ad-templates"),
    creatives: z.array(AdCreative),
    layouts: z.array(AdLayout),
  }),
]);
export type ResourceContent = z.infer<typeof ResourceContent>;
