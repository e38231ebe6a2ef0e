import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { SignedPasskey } from "../passkey.ts";
import { Resource } from "../schemas.ts";

export const validatePasskeyLoginCall = {
  who: "anyone",
  input: z.object({
    passkey: SignedPasskey,
    /** The area whose login this is. Without it: the account's own. */
    resourceType: z.optional(Resource),
  }),
  /** As of `validate-login`. */
  output: z.object({ sessionToken: z.string() }),
} as const satisfies Call;
