import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { Password, Resource, Username } from "../schemas.ts";

export const validateLoginCall = {
  who: "anyone",
  input: z.object({
    username: Username,
    password: Password,
    /** The area whose login this is. Without it: the account's own. */
    resourceType: z.optional(Resource),
  }),
  /** Good for every area that the customer owns. */
  output: z.object({ sessionToken: z.string() }),
} as const satisfies Call;
