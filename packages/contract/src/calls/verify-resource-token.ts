import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { PackedContent } from "../packed-content.ts";
import { Progress } from "../progress.ts";
import { Resource, Token } from "../schemas.ts";

export const verifyResourceTokenCall = {
  who: "anyone",
  input: z.object({
    sessionToken: Token,
    resourceType: Resource,
    /** Asks for what the area shows as well, so that it opens with one call. */
    content: z.optional(z.boolean()),
  }),
  output: z.object({ content: z.optional(PackedContent), progress: z.optional(Progress) }),
} as const satisfies Call;
