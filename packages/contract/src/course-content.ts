// The shape of the course, as `get-resource` answers it. The words live in @store/goods.
import * as z from "zod/mini";
import { Chart } from "./chart-content.ts";
import { Figure, TreeNode } from "./figure-content.ts";
import { Walkthrough } from "./walkthrough-content.ts";

/** The seven chapters, in the order of the tabs (docs/product.md section 2). */
export const chapterIds = [
  "setup",
  "structure",
  "targeting",
  "creative",
  "tracking",
  "optimization",
  "scaling",
] as const;

const Words = z.array(z.string());

/** `yyyy-mm-dd`, in India: the day on which something came, or changed, that was not in what was sold first. */
export const Added = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "A day is written 2027-01-31"));

/** One piece of a lesson. Only `**bold**` inside a string has a meaning; everything else is plain text. */
export const Block = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("heading"), text: z.string() }),
  z.object({ type: z.literal("steps"), items: Words }),
  z.object({ type: z.literal("list"), items: Words }),
  z.object({
    type: z.literal("example"),
    title: z.string(),
    text: z.string(),
    /** Label and value of each worked figure. */
    figures: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  }),
  z.object({ type: z.literal("table"), head: Words, rows: z.array(Words) }),
  z.object({
    type: z.literal("mistakes"),
    items: z.array(z.object({ mistake: z.string(), instead: z.string() })),
  }),
  z.object({ type: z.literal("checklist"), items: Words }),
  z.object({ type: z.literal("note"), text: z.string() }),
  z.object({ type: z.literal("figure"), title: z.string(), figure: Figure }),
  /** A drawing of what the lesson says in numbers or words. `caption`: what to see in it. */
  z.object({ type: z.literal("chart"), title: z.string(), caption: z.string(), chart: Chart }),
  /** A decision tree: questions, and advice at the ends. */
  z.object({ type: z.literal("tree"), title: z.string(), root: TreeNode }),
  /** Lines to copy. `lang` is their language, for fonts and screen readers. */
  z.object({ type: z.literal("swipe"), title: z.string(), lang: z.optional(z.string()), items: Words }),
]);
export type Block = z.infer<typeof Block>;

/** A film of our own (a signed address that lives five minutes) or a hosted one. */
export const Video = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("film"),
    file: z.string(),
    seconds: z.number(),
    /** Address of the picture that stands for it. */
    poster: z.string(),
  }),
  z.object({ kind: z.literal("hosted"), url: z.string() }),
]);
export type Video = z.infer<typeof Video>;

/** A question after a lesson, pressed and answered at once. */
export const Question = z.object({
  ask: z.string(),
  answers: Words,
  /** The place of the right answer, from 1. */
  right: z.number().check(z.int(), z.positive()),
  /** Why it is right, and what the others miss. */
  why: z.string(),
});
export type Question = z.infer<typeof Question>;

export const Lesson = z.object({
  id: z.string(),
  title: z.string(),
  /** Reading time, the film not counted. */
  minutes: z.number(),
  video: z.optional(Video),
  added: z.optional(Added),
  body: z.array(Block),
  /** Its steps on screens to be clicked through. */
  clicks: z.optional(Walkthrough),
  quiz: z.optional(z.array(Question)),
});
export type Lesson = z.infer<typeof Lesson>;

/** A card beside the lessons or the checklist: what changes too often for a lesson, or concerns India alone. */
export const Extra = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Reading time. */
  minutes: z.number(),
  /** The month in which its facts were last compared with their sources. */
  checked: z.string(),
  body: z.array(Block),
  /** Where the facts come from. */
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type Extra = z.infer<typeof Extra>;

/** One tab of the course. */
export const Chapter = z.object({
  id: z.enum(chapterIds),
  title: z.string(),
  summary: z.string(),
  lessons: z.array(Lesson),
  /** Cards after the lessons; not lessons, and not counted as such. */
  extras: z.optional(z.array(Extra)),
});
export type Chapter = z.infer<typeof Chapter>;
