import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { TemplateSlug, Token } from "../schemas.ts";

export const downloadTemplateCall = {
  who: "session",
  input: z.object({
    sessionToken: Token,
    category: TemplateSlug,
    template: TemplateSlug,
    /** An older version; the newest without it. */
    version: z.optional(z.number().check(z.int(), z.positive(), z.maximum(9_999))),
  }),
  /** `json` is the file's text, ready to import. */
  output: z.object({ fileName: z.string(), json: z.string() }),
} as const satisfies Call;
