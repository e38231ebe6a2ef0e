import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { At, words } from "../privacy/privacy-shapes.ts";
import { CustomerName, Phone, Token } from "../schemas.ts";

export const privacyChangeCall = {
  who: "privacy",
  actions: {
    /** Invoices keep what they said. */
    correct: {
      input: z.object({ privacyToken: Token, fullName: CustomerName, phone: Phone }),
      output: z.object({ changed: z.number() }),
    },
    /** Mails that can be stopped: on or off. */
    mails: { input: z.object({ privacyToken: Token, wanted: z.boolean() }), output: z.object({}) },
    erase: {
      input: z.object({
        privacyToken: Token,
        words: z.literal("ERASE", { error: "Please type ERASE" }),
      }),
      output: z.object({ beginsAt: At }),
    },
    undo: { input: z.object({ privacyToken: Token }), output: z.object({}) },
    complain: {
      input: z.object({ privacyToken: Token, words: words("Please say what is wrong, in a sentence") }),
      output: z.object({ requestId: z.string() }),
    },
  },
} as const satisfies Call;
