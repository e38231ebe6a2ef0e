// Drawn figures of lessons, as `get-resource` answers them: the data and its words. The web draws them as SVG.
import * as z from "zod/mini";

const text = z.string();
const tone = z.optional(z.enum(["good", "bad"]));

/** A quantity: its name, its size in the chart's own unit, and the figure as it is printed. */
const Quantity = z.object({ label: text, value: z.number(), text, tone });
const quantities = z.array(Quantity);
/** A line across all quantities, such as a target. */
const mark = z.optional(z.object({ value: z.number(), text }));

export const Chart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bars"), rows: quantities, mark }),
  /** Side by side, in the order of time. */
  z.object({ kind: z.literal("columns"), rows: quantities, mark }),
  /** The parts of one sum. */
  z.object({ kind: z.literal("split"), total: z.object({ label: text, text }), rows: quantities }),
  /** How many are left after each step, and the share that goes on to it. Drawn as a scheme, not to scale. */
  z.object({ kind: z.literal("funnel"), rows: z.array(z.object({ text, share: z.optional(text) })) }),
  /** Things that lie inside another. */
  z.object({
    kind: z.literal("nest"),
    label: text,
    inside: z.array(z.object({ label: text, items: z.array(text) })),
  }),
  /** Two ways to one place, where `key` tells which of the two belong together. */
  z.object({
    kind: z.literal("paths"),
    from: z.tuple([z.object({ label: text, text }), z.object({ label: text, text })]),
    key: text,
    to: z.object({ label: text, text }),
  }),
  /** What happens in which seconds. */
  z.object({
    kind: z.literal("timeline"),
    rows: z.array(z.object({ from: z.number(), to: z.number(), label: text })),
  }),
]);
export type Chart = z.infer<typeof Chart>;
