// Drawings of page parts, as `get-resource` answers them: what stands on a screen from top to bottom, in words. The web
// draws them as SVG; the words of a drawing are sold content and come with the lesson or checklist item it belongs to.
import * as z from "zod/mini";

/** Things that a drawn product picture can show. */
export const figureThings = ["kurta", "saree", "bottle", "lamp", "shoe", "box", "tea", "phone"] as const;

const Thing = z.enum(figureThings);
const Pair = z.tuple([z.string(), z.string()]);
const text = z.string();
/** The part that the drawing is about: framed in the figure's colour. */
const mark = z.optional(z.literal(true));

/** One part of a drawn screen. Parts stand under each other; `bar` stands at the lower edge, `popup` over the rest. */
export const FigurePart = z.discriminatedUnion("part", [
  z.object({ part: z.literal("top"), text, cart: z.optional(z.number()), mark }),
  z.object({ part: z.literal("search"), text, typed: z.optional(z.literal(true)), mark }),
  z.object({
    part: z.literal("photo"),
    show: Thing,
    label: z.optional(text),
    low: z.optional(z.literal(true)),
    mark,
  }),
  z.object({
    part: z.literal("cards"),
    items: z.array(
      z.object({
        show: Thing,
        name: text,
        price: text,
        note: z.optional(text),
        gone: z.optional(z.literal(true)),
      }),
    ),
    mark,
  }),
  z.object({ part: z.literal("title"), text, mark }),
  z.object({
    part: z.literal("text"),
    text,
    small: z.optional(z.literal(true)),
    pale: z.optional(z.literal(true)),
    mark,
  }),
  /** Grey strokes for text that does not matter here. */
  z.object({ part: z.literal("lines"), count: z.number(), mark }),
  z.object({ part: z.literal("stars"), text, mark }),
  z.object({ part: z.literal("price"), now: text, was: z.optional(text), save: z.optional(text), mark }),
  z.object({
    part: z.literal("chips"),
    items: z.array(text),
    on: z.optional(z.array(z.number())),
    gone: z.optional(z.array(z.number())),
    mark,
  }),
  z.object({ part: z.literal("button"), text, look: z.optional(z.enum(["quiet", "dead", "link"])), mark }),
  z.object({ part: z.literal("field"), label: text, value: z.optional(text), error: z.optional(text), mark }),
  /** Labels left and figures right; the last row may be a total. */
  z.object({ part: z.literal("sums"), rows: z.array(Pair), total: z.optional(Pair), mark }),
  /** A line of a cart. */
  z.object({ part: z.literal("line"), show: Thing, name: text, detail: text, price: text, mark }),
  z.object({
    part: z.literal("choice"),
    items: z.array(z.object({ text, sub: z.optional(text) })),
    on: z.optional(z.number()),
    boxes: z.optional(z.literal(true)),
    mark,
  }),
  z.object({ part: z.literal("note"), text, tone: z.optional(z.enum(["good", "bad"])), mark }),
  /** A speech bubble of a chat; ours stand right. */
  z.object({ part: z.literal("chat"), text, ours: z.optional(z.literal(true)), mark }),
  /** Rows of bars: label, length from 0 to 100, and the figure printed beside. */
  z.object({ part: z.literal("bars"), rows: z.array(z.tuple([z.string(), z.number(), z.string()])), mark }),
  z.object({ part: z.literal("popup"), text, button: text, mark }),
  z.object({ part: z.literal("bar"), text, button: text, mark }),
]);
export type FigurePart = z.infer<typeof FigurePart>;

/** One drawn screen. */
export const FigureScreen = z.object({
  /** Said under the drawing. */
  caption: z.string(),
  /** Says what is to be seen, for readers who cannot see it; left out, it is told from the parts. */
  alt: z.optional(z.string()),
  parts: z.array(FigurePart),
});
export type FigureScreen = z.infer<typeof FigureScreen>;

/** A drawing, or a pair of them: how it is often done, and how it sells. */
export const Figure = z.object({ weak: z.optional(FigureScreen), good: FigureScreen });
export type Figure = z.infer<typeof Figure>;

/** A question with an answer on each branch, or the advice at its end. */
export interface TreeNode {
  /** A question when it has branches, else the advice. */
  text: string;
  branches?: { answer: string; next: TreeNode }[] | undefined;
}
export const TreeNode: z.ZodMiniType<TreeNode> = z.object({
  text: z.string(),
  branches: z.optional(z.array(z.object({ answer: z.string(), next: z.lazy(() => TreeNode) }))),
});
