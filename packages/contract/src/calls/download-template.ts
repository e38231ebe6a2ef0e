import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { TemplateSlug, Token } from "../schemas.ts";

export const downloadTemplateCall = {
  who: "session",
  input: z.object({ sessionToken: Token, category: TemplateSlug, template: TemplateSlug }),
  /** `json` is the file's text, ready to import. */
  output: z.object({ fileName: z.string(), json: z.string() }),
} as const satisfies Call;
