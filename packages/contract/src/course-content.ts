// The shape of the course, as `get-resource` answers it. The words live in @store/content.
import * as z from "zod/mini";

/** The seven chapters, in the order of the tabs (SPEC.txt section 2). */
export const chapterIds = [
  "setup",
  "structure",
  "targeting",
  "creative",
  "tracking",
  "optimization",
  "scaling",
] as const;
export type ChapterId = (typeof chapterIds)[number];

const Words = z.array(z.string());

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
]);
export type Block = z.infer<typeof Block>;

/** A film of our own (a signed address that lives five minutes) or a hosted one. */
export const Video = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("film"), file: z.string(), seconds: z.number() }),
  z.object({ kind: z.literal("hosted"), url: z.string() }),
]);
export type Video = z.infer<typeof Video>;

export const Lesson = z.object({
  id: z.string(),
  title: z.string(),
  /** Reading time, the film not counted. */
  minutes: z.number(),
  video: z.optional(Video),
  body: z.array(Block),
});
export type Lesson = z.infer<typeof Lesson>;

/** One tab of the course. */
export const Chapter = z.object({
  id: z.enum(chapterIds),
  title: z.string(),
  summary: z.string(),
  lessons: z.array(Lesson),
});
export type Chapter = z.infer<typeof Chapter>;
