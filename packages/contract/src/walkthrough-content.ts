// A lesson that is clicked through: screens drawn anew, each with one right place to press and an answer to every other one.
import * as z from "zod/mini";

/** How a control looks; all of them are pressed. */
export const controlKinds = ["button", "link", "row", "choice", "switch", "field", "tab"] as const;

/** What can be pressed on a screen. */
export const Control = z.object({
  part: z.literal("control"),
  as: z.enum(controlKinds),
  label: z.string(),
  /** A smaller line below the label. */
  note: z.optional(z.string()),
  /** A switch that is on, a choice that is taken. */
  on: z.optional(z.boolean()),
  /** The one that the step asks for. */
  right: z.boolean(),
  /** What was pressed, by its name: what it does, or why it is not wanted here. */
  says: z.string(),
});
export type Control = z.infer<typeof Control>;

const ScreenPart = z.discriminatedUnion("part", [
  z.object({ part: z.literal("text"), text: z.string() }),
  z.object({ part: z.literal("fact"), label: z.string(), value: z.string() }),
  Control,
]);
export type ScreenPart = z.infer<typeof ScreenPart>;

export const ClickStep = z.object({
  /** What is to be done. */
  task: z.string(),
  /** Where it is done: the way through the menus, as the screen's head. */
  place: z.string(),
  /** The side menu, where the step is about it. */
  menu: z.optional(z.array(Control)),
  parts: z.array(ScreenPart),
});
export type ClickStep = z.infer<typeof ClickStep>;

export const Walkthrough = z.object({
  title: z.string(),
  /** What is at hand before the first step. */
  intro: z.string(),
  /** The month in which names and places were last compared with the program. */
  checked: z.string(),
  steps: z.array(ClickStep),
  /** What is set up now, line by line. */
  summary: z.array(z.string()),
});
export type Walkthrough = z.infer<typeof Walkthrough>;

/** All that can be pressed in a step. */
export function controlsOf({ menu = [], parts }: ClickStep): Control[] {
  return [...menu, ...parts.filter((part) => part.part === "control")];
}
