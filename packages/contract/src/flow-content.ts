// The shape of the flows for mail and WhatsApp, as `get-resource` answers them. The words live in @store/goods.
import * as z from "zod/mini";

/** What a message says in one language. `[square brackets]` stand for what the sender's program or its owner fills in. */
export const FlowText = z.object({
  /** Of a mail alone. */
  subject: z.optional(z.string()),
  preheader: z.optional(z.string()),
  /** Paragraphs, one a line. */
  text: z.string(),
  buttons: z.array(z.string()),
});
export type FlowText = z.infer<typeof FlowText>;

export const FlowMessage = z.object({
  /** When it goes out, counted from what starts the flow or from the message before. */
  at: z.string(),
  channel: z.enum(["mail", "whatsapp"]),
  /** As which Meta is asked to approve a WhatsApp template. */
  category: z.optional(z.enum(["utility", "marketing"])),
  /** The places of the WhatsApp buttons that open an address, from 1. The others send their words back as a reply. */
  links: z.optional(z.array(z.number())),
  why: z.string(),
  texts: z.object({ en: FlowText, hi: FlowText, hinglish: FlowText }),
});
export type FlowMessage = z.infer<typeof FlowMessage>;
export type FlowLanguage = keyof FlowMessage["texts"];

export const Flow = z.object({
  id: z.string(),
  name: z.string(),
  /** What starts it. */
  start: z.string(),
  goal: z.string(),
  /** What ends it before its last message. */
  stop: z.string(),
  note: z.string(),
  messages: z.array(FlowMessage),
});
export type Flow = z.infer<typeof Flow>;
