import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { LoginCode, Resource, Token } from "../schemas.ts";

export const validateLoginCodeCall = {
  who: "anyone",
  input: z.object({
    attempt: Token,
    code: LoginCode,
    /** The area whose login this is. Without it: the account's own. */
    resourceType: z.optional(Resource),
  }),
  /** As of `validate-login`. */
  output: z.object({ sessionToken: z.string() }),
} as const satisfies Call;
